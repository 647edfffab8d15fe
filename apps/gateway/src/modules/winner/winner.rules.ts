/** A name as others may see it: two letters, stars, the last two. Shorter names show their first letter alone. */
export function maskAccount(account: string): string {
  return account.length >= 6 ? `${account.slice(0, 2)}****${account.slice(-2)}` : `${account.slice(0, 1)}****`;
}

const STEP_MS = 7 * 60_000;

/**
 * When a demo winner won, seen from `now`: some minutes apart, the first not long ago. It moves with the hour, so lists
 * stay the same for a while.
 */
export function demoWonAt(position: number, now: number): number {
  const hour = Math.floor(now / 3_600_000) * 3_600_000;
  return hour - (position + 1) * STEP_MS;
}
