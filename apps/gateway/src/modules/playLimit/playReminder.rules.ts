/** A time without bets after which play counts as paused; the next bet begins a new stretch. In ms. */
export const PAUSE_MS = 900_000;
const MINUTE_MS = 60_000;

/**
 * After how many minutes of play a reminder is due: what the player chose, at the latest what the jurisdiction asks.
 */
export function reminderMinutesOf(latest: number | null, chosen: number | null): number | null {
  if (latest === null || chosen === null) return latest ?? chosen;
  return Math.min(latest, chosen);
}

/** Play without a pause: when it began, and when it was last seen, in epoch ms. */
export interface Stretch {
  since: number;
  until: number;
}

/** The state of a stretch at a time: whether a reminder is due, or in how many ms it will be if play continues. */
export function judgeStretch(
  stretch: Stretch | undefined,
  { minutes, now }: { minutes: number | null; now: number },
): { isDue: boolean; askInMs: number | null } {
  if (stretch === undefined || minutes === null || now - stretch.until >= PAUSE_MS)
    return { isDue: false, askInMs: null };
  const leftMs = stretch.since + minutes * MINUTE_MS - now;
  return leftMs > 0 ? { isDue: false, askInMs: leftMs } : { isDue: true, askInMs: null };
}
