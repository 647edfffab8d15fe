/*
 * How the multiplier grows: 100 · e^(GROWTH · t) hundredths after t milliseconds, rounded down. The moment at which a
 * multiplier is reached decides; the multiplier at a moment follows from it, so the two never disagree. No value before
 * the highest multiplier comes so close to a whole millisecond that another implementation of the logarithm would round
 * it differently.
 */

/** The highest multiplier in hundredths: 10,000.00 stakes. Bets that are still open are cashed out there. */
export const MAX_HUNDREDTHS = 1_000_000;

/** The rate of growth for each millisecond. */
const GROWTH = 0.00006;

/** Returns when a multiplier is reached, in whole ms after the start. `hundredths` is a whole number from 100. */
export function reachedAt(hundredths: number): number {
  return Math.ceil(Math.log(hundredths / 100) / GROWTH);
}

/** Returns the multiplier in hundredths this many ms after the start; 100 before it, and `MAX_HUNDREDTHS` at most. */
export function multiplierAt(elapsedMs: number): number {
  if (elapsedMs <= 0) return 100;
  let hundredths = Math.min(Math.floor(100 * Math.exp(GROWTH * elapsedMs)), MAX_HUNDREDTHS);
  while (hundredths > 100 && reachedAt(hundredths) > elapsedMs) hundredths -= 1;
  while (hundredths < MAX_HUNDREDTHS && reachedAt(hundredths + 1) <= elapsedMs) hundredths += 1;
  return hundredths;
}

/**
 * Returns when a round that crashes at a multiplier ends, in ms after its start: the moment at which the next
 * multiplier would be reached.
 */
export function crashesAfter(hundredths: number): number {
  return reachedAt(Math.min(hundredths + 1, MAX_HUNDREDTHS));
}
