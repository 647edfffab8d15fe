/** Masks a name for others: two letters, stars, the last two. Shorter names keep only their first letter. */
export function maskAccount(account: string): string {
  return account.length >= 6 ? `${account.slice(0, 2)}****${account.slice(-2)}` : `${account.slice(0, 1)}****`;
}

const STEP_MS = 7 * 60_000;

/**
 * Returns when a demo winner won, relative to `now`: some minutes apart, the first not long ago. It changes with the
 * hour, so lists stay stable for a while.
 */
export function demoWonAt(position: number, now: number): number {
  const hour = Math.floor(now / 3_600_000) * 3_600_000;
  return hour - (position + 1) * STEP_MS;
}
