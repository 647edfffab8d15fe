/** Pull distance that refreshes on release, in px. */
export const pullThreshold = 64;

/** Limit that the pull distance approaches, in px. */
const pullLimit = 128;

/** Movement in px before the direction of a gesture is decided. */
const slack = 8;

/** Returns the pull distance for a finger's movement, both in px, with increasing resistance. */
export function followed(fingerPx: number): number {
  return fingerPx <= 0 ? 0 : pullLimit * (1 - Math.exp(-fingerPx / pullLimit));
}

/** Returns the progress of a pull, from 0 to 1 at the threshold. */
export function pullProgress(followedPx: number): number {
  return Math.min(1, followedPx / pullThreshold);
}

/** A gesture that started at the top of the page. */
export type Gesture = 'undecided' | 'pull' | 'other';

/** Classifies a movement in px: down is a pull; up or sideways belongs to the browser. */
export function gestureOf(acrossPx: number, downPx: number): Gesture {
  if (Math.abs(acrossPx) < slack && Math.abs(downPx) < slack) return 'undecided';
  return downPx > 0 && downPx > Math.abs(acrossPx) ? 'pull' : 'other';
}
