/** The time without bets after which the next bet starts a new stretch, in ms. */
export const PAUSE_MS = 900_000;
const MINUTE_MS = 60_000;

/** Returns after how many minutes of play a reminder is due: the player's choice, at most the jurisdiction's limit. */
export function reminderMinutesOf(latest: number | null, chosen: number | null): number | null {
  if (latest === null || chosen === null) return latest ?? chosen;
  return Math.min(latest, chosen);
}

/** A stretch of play without a pause: its start and its last known moment, in epoch ms. */
export interface Stretch {
  since: number;
  until: number;
}

/** Returns whether a reminder is due, or in how many ms it will be if play continues. */
export function checkStretch(
  stretch: Stretch | undefined,
  { minutes, now }: { minutes: number | null; now: number },
): { isDue: boolean; askInMs: number | null } {
  if (stretch === undefined || minutes === null || now - stretch.until >= PAUSE_MS)
    return { isDue: false, askInMs: null };
  const remainingMs = stretch.since + minutes * MINUTE_MS - now;
  return remainingMs > 0 ? { isDue: false, askInMs: remainingMs } : { isDue: true, askInMs: null };
}
