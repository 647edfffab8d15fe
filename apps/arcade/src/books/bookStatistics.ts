import type { BookFacts, BookRow } from './book.ts';

/** The payouts of a book, in whole numbers. Chances are weights out of `totalWeight`. */
export interface BookStatistics {
  totalWeight: bigint;
  /** Σ weight · payout, in hundredths of the stake. */
  weightedPayout: bigint;
  /** The weight of all rows that pay. */
  hitWeight: bigint;
  /** In hundredths of the stake. */
  maxPayout: number;
  /** The weight of all rows with the highest payout. */
  maxWeight: bigint;
  /** The largest share of one row in the book's payouts, in millionths. */
  greatestShare: number;
  /** The engine's payout without weights, in hundredths of the stake over all rows. */
  naturalPayout: bigint;
}

/** Computes the statistics of a book. */
export function statisticsOf(rows: readonly BookRow[], facts: BookFacts): BookStatistics {
  const { payingRows, payingWeight, totalWeight } = facts;
  const naturalPayout = rows.reduce((sum, { payout }) => sum + BigInt(payout), 0n);
  const maxPayout = rows.reduce((max, { payout }) => Math.max(max, payout), 0);
  const atMax = rows.filter(({ payout }) => payout === maxPayout).length;
  // Rows that pay nothing add nothing, so the share of a paying row is in proportion to its payout.
  return {
    totalWeight,
    weightedPayout: naturalPayout * payingWeight,
    hitWeight: BigInt(payingRows) * payingWeight,
    maxPayout,
    maxWeight: BigInt(atMax) * payingWeight,
    greatestShare: Number((BigInt(maxPayout) * 1_000_000n) / naturalPayout),
    naturalPayout,
  };
}
