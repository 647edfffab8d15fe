import type { Fraction } from './fraction.ts';

/**
 * The highest win of a round, in stakes. A gateway pays more only after an operator approves
 * (`provider_cap.round_multiple`), so a game ends a round before its value exceeds this.
 */
export const MAX_WIN = 25_000;

/** The highest win of a round as a multiplier. */
export const MAX_WIN_MULTIPLIER: Fraction = { numerator: BigInt(MAX_WIN), denominator: 1n };

/** The terms of a round with a highest win. Rounds from before it was introduced have none. */
export interface MaxWinTerms {
  /** In stakes. */
  maxWin?: number;
}

/** Whether a multiplier is within the highest win of a round. */
export function isWithinMaxWin({ numerator, denominator }: Fraction, { maxWin }: MaxWinTerms): boolean {
  return maxWin === undefined || numerator <= BigInt(maxWin) * denominator;
}
