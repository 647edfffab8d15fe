/** Figures of the jackpot counter in whole units of the currency (product.md 9). */
export const JACKPOT_MIN = 1_200_000_000;
export const JACKPOT_MAX = 1_300_000_000;
const JACKPOT_STEP_MIN = 100;
const JACKPOT_STEP_MAX = 200;
const JACKPOT_PAUSES_MS = [3000, 4000, 5000] as const;
/** A random generator with values in [0, 1), like `Math.random`. */
export type Random = () => number;

function between(min: number, max: number, random: Random): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** Returns the start value. */
export function jackpotStart(random: Random): number {
  return between(JACKPOT_MIN, JACKPOT_MAX, random);
}

/** Returns the size of the next step. */
export function jackpotStep(random: Random): number {
  return between(JACKPOT_STEP_MIN, JACKPOT_STEP_MAX, random);
}

/** Returns the pause before the next step, in ms. */
export function jackpotPause(random: Random): number {
  return JACKPOT_PAUSES_MS[between(0, JACKPOT_PAUSES_MS.length - 1, random)] ?? JACKPOT_PAUSES_MS[0];
}
