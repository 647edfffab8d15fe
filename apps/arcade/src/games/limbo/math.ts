import type { Fraction } from '../fraction.ts';
import { MAX_WIN } from '../maxWin.ts';

/** The declared return to player, rounded to nine places. A test compares it with the exact return. */
export const DECLARED_RETURN = '0.990000000';

/** The lowest and the highest target in hundredths: 1.01 stakes and the highest win. */
export const MIN_TARGET = 101;
export const MAX_TARGET = MAX_WIN * 100;

/** The highest multiplier that a round reaches, in hundredths. */
export const MAX_REACHED = 100_000_000;

/** How many values a number of 64 bits has. */
const NUMBERS = 1n << 64n;

/** The declared return in hundredths, times the values of a number. */
const LIMIT = 99n * NUMBERS;

/** Whether a number wins against a target in hundredths: number / 2⁶⁴ is below 0.99 / multiplier. */
export function isWinningNumber(number: bigint, target: number): boolean {
  return number * BigInt(target) < LIMIT;
}

/**
 * Returns the multiplier that a number reaches, in hundredths: the greatest one that it would win against as a target,
 * or 1.00 if there is none. For whole numbers, `number × target < LIMIT` is the same as `target <= (LIMIT - 1) /
 * number` rounded down, so a number reaches a target exactly if it wins against it.
 */
export function reachedHundredths(number: bigint): number {
  if (isWinningNumber(number, MAX_REACHED)) return MAX_REACHED;
  const reached = Number((LIMIT - 1n) / number);
  return Math.max(reached, 100);
}

/** Returns how many of the 2⁶⁴ numbers win against a target: those below LIMIT / target. */
export function winningNumbers(target: number): bigint {
  return (LIMIT + BigInt(target) - 1n) / BigInt(target);
}

/**
 * Returns the exact return of a target that pays `paid` hundredths. It is 0.99 unless the target does not divide the
 * numbers evenly; it is then higher by less than one number's share, at most 1.4 · 10⁻¹⁵ at the highest target.
 */
export function exactReturn(target: number, paid: number = target): Fraction {
  return { numerator: winningNumbers(target) * BigInt(paid), denominator: NUMBERS * 100n };
}

/** Returns the return and the highest pay of representative targets, for the rules sheet. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return [MIN_TARGET, 150, 200, 500, 1000, 10_000, 100_000, 1_000_000, MAX_TARGET].map((target) => ({
    mode: `${target / 100}x`,
    returned: exactReturn(target),
    maxMultiplier: { numerator: BigInt(target), denominator: 100n },
  }));
}
