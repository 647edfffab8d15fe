import type { Fraction } from '../fraction.ts';
import { binomial } from '../binomial.ts';

/** The numbers of rows on offer. */
export const plinkoRows = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type PlinkoRows = (typeof plinkoRows)[number];

/** The risks on offer. */
export const plinkoRisks = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof plinkoRisks)[number];

/** The declared return to player: the same for every number of rows and every risk. */
export const DECLARED_RETURN = '0.990000000';

/** Multipliers in hundredths from the edge bucket to the centre. The other half of the row is its mirror image. */
const halfRows: Readonly<Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly number[]>>>> = {
  8: { low: [562, 210, 110, 100, 50], medium: [1304, 301, 130, 70, 40], high: [2900, 399, 150, 30, 20] },
  9: { low: [564, 200, 160, 100, 70], medium: [1800, 400, 169, 90, 50], high: [4293, 699, 200, 60, 20] },
  10: { low: [888, 300, 140, 110, 100, 50], medium: [2203, 500, 201, 140, 60, 40], high: [7598, 997, 300, 90, 30, 20] },
  11: {
    low: [836, 300, 190, 130, 100, 70],
    medium: [2398, 598, 300, 180, 70, 50],
    high: [12001, 1400, 517, 140, 40, 20],
  },
  12: {
    low: [1000, 298, 161, 140, 110, 100, 50],
    medium: [3298, 1102, 400, 200, 110, 60, 30],
    high: [16996, 2397, 807, 200, 70, 20, 20],
  },
  13: {
    low: [814, 400, 300, 190, 120, 90, 70],
    medium: [4298, 1302, 600, 300, 130, 70, 40],
    high: [26008, 3700, 1099, 399, 100, 20, 20],
  },
  14: {
    low: [708, 400, 190, 140, 130, 110, 100, 50],
    medium: [5806, 1503, 700, 400, 190, 100, 50, 20],
    high: [41996, 5600, 1802, 500, 190, 30, 20, 20],
  },
  15: {
    low: [1501, 799, 300, 200, 150, 110, 100, 70],
    medium: [8796, 1802, 1100, 500, 300, 130, 50, 30],
    high: [62006, 8301, 2700, 799, 300, 50, 20, 20],
  },
  16: {
    low: [1594, 903, 200, 140, 140, 120, 110, 100, 50],
    medium: [11006, 4101, 1003, 500, 300, 150, 100, 50, 30],
    high: [99972, 13000, 2602, 901, 400, 200, 20, 20, 20],
  },
};

/** Returns the multipliers in hundredths of all buckets from left to right. */
export function bucketMultipliers(rows: PlinkoRows, risk: PlinkoRisk): number[] {
  const half = halfRows[rows][risk];
  // An even number of rows has one bucket in the centre.
  return [...half, ...half.toReversed().slice(rows % 2 === 0 ? 1 : 0)];
}

/** Returns the exact return of a row of buckets that pays these multipliers, in hundredths. */
export function returnOf(multipliers: readonly number[]): Fraction {
  const rows = multipliers.length - 1;
  return {
    numerator: multipliers.reduce((sum, multiplier, bucket) => sum + binomial(rows, bucket) * BigInt(multiplier), 0n),
    denominator: 100n * 2n ** BigInt(rows),
  };
}

/** Returns the exact return and the largest multiplier of each number of rows and risk. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return plinkoRows.flatMap((rows) =>
    plinkoRisks.map((risk) => {
      const multipliers = bucketMultipliers(rows, risk);
      const maxMultiplier = { numerator: BigInt(Math.max(...multipliers)), denominator: 100n };
      return { mode: `${rows} ${risk}`, returned: returnOf(multipliers), maxMultiplier };
    }),
  );
}
