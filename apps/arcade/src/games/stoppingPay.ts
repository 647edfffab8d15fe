import { toDecimal, type Fraction } from './fraction.ts';

/** The payout of stopping now. Amounts are digits in minor units. */
export interface StoppingPay {
  /** With two decimals, truncated for display. */
  multiplier: string;
  /** The whole minor units. A draw settles the fraction when the round ends. */
  payout: string;
  /** The payout without rounding. */
  exactPayout: { numerator: string; denominator: string };
}

/** Returns the payout of a stake at a multiplier before the fraction of a minor unit is settled. */
export function stoppingPay(stake: bigint, { numerator, denominator }: Fraction): StoppingPay {
  const payout = stake * numerator;
  return {
    multiplier: toDecimal({ numerator: (100n * numerator) / denominator, denominator: 100n }, 2),
    payout: (payout / denominator).toString(),
    exactPayout: { numerator: payout.toString(), denominator: denominator.toString() },
  };
}
