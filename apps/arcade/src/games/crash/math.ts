import type { Fraction } from '../fraction.ts';
import { MAX_HUNDREDTHS } from './growth.ts';

/** The declared return to player, rounded to nine places. A test compares it with the exact return. */
export const DECLARED_RETURN = '0.990000000';

/** The lowest and the highest target of an automatic cash-out, in hundredths. */
export const MIN_TARGET = 101;
export const MAX_TARGET = MAX_HUNDREDTHS;

/** How many values a number of 52 bits has. */
const NUMBERS = 1n << 52n;

/** The declared return in hundredths, times the values of a number. */
const LIMIT = 99n * NUMBERS;

/**
 * Returns the crash point of a round, in hundredths, from a number of 52 bits: 99 · 2⁵² / (2⁵² − number) rounded down,
 * at least 1.00 and at most 10,000.00. The round still pays at this multiplier.
 */
export function crashHundredths(number: bigint): number {
  const reached = LIMIT / (NUMBERS - number);
  if (reached >= BigInt(MAX_HUNDREDTHS)) return MAX_HUNDREDTHS;
  return Math.max(Number(reached), 100);
}

/**
 * Returns how many of the 2⁵² numbers reach a multiplier in hundredths of at least 1.01: the highest LIMIT /
 * multiplier.
 */
export function reachingNumbers(hundredths: number): bigint {
  return LIMIT / BigInt(hundredths);
}

/**
 * Returns the exact return of cashing out at a multiplier in hundredths that pays `paid`, whether by a target or by
 * hand. It is 0.99 unless the multiplier does not divide the numbers evenly; it is then lower by less than one number's
 * share, at most 2.3 · 10⁻¹² at the highest one. The rest after half a cash-out returns the same from its own
 * multiplier.
 */
export function exactReturn(hundredths: number, paid: number = hundredths): Fraction {
  return { numerator: reachingNumbers(hundredths) * BigInt(paid), denominator: NUMBERS * 100n };
}

/** Returns the chance that a round reaches a multiplier in hundredths of at least 1.01. */
export function chanceOf(hundredths: number): Fraction {
  return { numerator: reachingNumbers(hundredths), denominator: NUMBERS };
}

/** Returns the return and the highest pay of representative targets, for the rules sheet. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return [MIN_TARGET, 150, 200, 500, 1000, 10_000, 100_000, MAX_TARGET].map((target) => ({
    mode: `${target / 100}x`,
    returned: exactReturn(target),
    maxMultiplier: { numerator: BigInt(target), denominator: 100n },
  }));
}
