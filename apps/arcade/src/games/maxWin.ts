import type { Fraction } from './fraction.ts';

/**
 * The most that a round pays, in stakes. A gateway pays no more for a round without asking an operator
 * (`provider_cap.round_multiple`), so a game ends a round before its value exceeds this.
 */
export const MAX_WIN = 25_000;

/** The same as a multiplier. */
export const MAX_WIN_MULTIPLIER: Fraction = { numerator: BigInt(MAX_WIN), denominator: 1n };

/** The terms of a round that has a highest win. Rounds from before there was one are without. */
export interface MaxWinTerms {
  /** In stakes. */
  maxWin?: number;
}

/** Whether a multiplier is within the highest win of a round. */
export function isWithinMaxWin({ numerator, denominator }: Fraction, { maxWin }: MaxWinTerms): boolean {
  return maxWin === undefined || numerator <= BigInt(maxWin) * denominator;
}
