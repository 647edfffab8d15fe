import type { Fraction } from '../fraction.ts';
import { isWithinMaxWin, MAX_WIN, type MaxWinTerms } from '../maxWin.ts';

/** The declared return to player, rounded to nine places. A test compares it with the exact return. */
export const DECLARED_RETURN = '0.990000000';

/** No round continues after this many right flips. */
const FLIP_LIMIT = 20;

/** Returns the payout of a streak of right flips, in hundredths of the stake: 0.99 · 2ⁿ. */
export function streakHundredths(flips: number): number {
  return 99 * 2 ** flips;
}

function streakMultiplier(flips: number): Fraction {
  return { numerator: BigInt(streakHundredths(flips)), denominator: 100n };
}

/** After how many right flips a round ends by itself: the last one that pays no more than the highest win. */
export function longestStreak(terms: MaxWinTerms): number {
  let flips = 1;
  while (flips < FLIP_LIMIT && isWithinMaxWin(streakMultiplier(flips + 1), terms)) flips += 1;
  return flips;
}

/** The longest streak of a round that begins now. */
export const MAX_FLIPS = longestStreak({ maxWin: MAX_WIN });

/** Returns the exact return of stopping after `flips` right flips: one of 2ⁿ sequences of flips is entirely right. */
export function exactReturn(flips: number, hundredths: number = streakHundredths(flips)): Fraction {
  return { numerator: BigInt(hundredths), denominator: 100n << BigInt(flips) };
}

/** Returns the return and the pay of every length of a streak, for the rules sheet. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return Array.from({ length: MAX_FLIPS }, (_, index) => ({
    mode: `streak of ${index + 1}`,
    returned: exactReturn(index + 1),
    maxMultiplier: streakMultiplier(index + 1),
  }));
}
