/** How far the content must be pulled to be refreshed on letting go, in px. */
export const pullThreshold = 64;

/** The furthest the content follows, in px; it comes ever nearer and never there. */
const pullLimit = 128;

/** How far a finger moves before its direction counts, in px. */
const slack = 8;

/** How far the content follows a finger (both in px): readily at first, ever less then, as if held by rubber. */
export function followed(fingerPx: number): number {
  return fingerPx <= 0 ? 0 : pullLimit * (1 - Math.exp(-fingerPx / pullLimit));
}

/** How far along a pull is, from 0 to 1, where letting go refreshes. */
export function pullProgress(followedPx: number): number {
  return Math.min(1, followedPx / pullThreshold);
}

/** What a finger that began at the top of the page is doing. */
export type Gesture = 'undecided' | 'pull' | 'other';

/** What a finger is doing that moved by so much (px): sideways it pushes a rail, up it scrolls the page, down it pulls. */
export function gestureOf(acrossPx: number, downPx: number): Gesture {
  if (Math.abs(acrossPx) < slack && Math.abs(downPx) < slack) return 'undecided';
  return downPx > 0 && downPx > Math.abs(acrossPx) ? 'pull' : 'other';
}
