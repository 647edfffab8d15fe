import type { Fraction } from '../fraction.ts';

/** The declared return to player, rounded to nine places. A test compares it with the exact return. */
export const DECLARED_RETURN = '0.990000000';

/** A round ends by itself after this many right flips. */
export const MAX_FLIPS = 20;

/** What a streak of right flips pays, in hundredths of the stake: 0.99 · 2ⁿ. */
export function streakHundredths(flips: number): number {
  return 99 * 2 ** flips;
}

/** The exact return of stopping after `flips` right flips: one of 2ⁿ rows of flips is right throughout. */
export function exactReturn(flips: number, hundredths: number = streakHundredths(flips)): Fraction {
  return { numerator: BigInt(hundredths), denominator: 100n << BigInt(flips) };
}

/** The return and the pay of every length of a streak, for the rules sheet. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return Array.from({ length: MAX_FLIPS }, (_, index) => ({
    mode: `streak of ${index + 1}`,
    returned: exactReturn(index + 1),
    maxMultiplier: { numerator: BigInt(streakHundredths(index + 1)), denominator: 100n },
  }));
}
