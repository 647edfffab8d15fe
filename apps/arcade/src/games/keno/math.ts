import type { Fraction } from '../fraction.ts';
import { binomial } from '../binomial.ts';

/** The numbers on the card, how many of them are drawn, and the most a player picks. */
export const NUMBERS = 40;
export const DRAWN = 10;
export const MAX_PICKS = 10;

/** The risks on offer. */
export const kenoRisks = ['classic', 'low', 'medium', 'high'] as const;
export type KenoRisk = (typeof kenoRisks)[number];

/** The declared return to player: the same for every number of picks and every risk. */
export const DECLARED_RETURN = '0.990000000';

/** Multipliers in hundredths for 0, 1, 2, … hits. The first table of a risk is for one pick, the next for two. */
const tables: Readonly<Record<KenoRisk, readonly (readonly number[])[]>> = {
  classic: [
    [0, 396],
    [0, 189, 456],
    [0, 99, 313, 1041],
    [0, 81, 178, 502, 2226],
    [0, 24, 140, 414, 1662, 3596],
    [0, 0, 100, 368, 701, 1655, 3997],
    [0, 0, 46, 300, 458, 1400, 3095, 5731],
    [0, 0, 0, 220, 400, 1298, 2202, 5530, 6999],
    [0, 0, 0, 155, 300, 801, 1500, 4397, 5995, 8541],
    [0, 0, 0, 140, 225, 450, 794, 1706, 4997, 8000, 13947],
  ],
  low: [
    [70, 186],
    [0, 201, 376],
    [0, 110, 138, 2611],
    [0, 0, 220, 789, 9051],
    [0, 0, 150, 421, 1301, 30021],
    [0, 0, 110, 200, 620, 9996, 69991],
    [0, 0, 110, 160, 351, 1502, 22511, 70005],
    [0, 0, 110, 150, 200, 550, 3897, 9985, 80147],
    [0, 0, 110, 130, 170, 248, 744, 5002, 25000, 99324],
    [0, 0, 110, 120, 130, 185, 350, 1350, 5000, 24146, 100002],
  ],
  medium: [
    [40, 276],
    [0, 180, 516],
    [0, 0, 280, 5001],
    [0, 0, 170, 1004, 10026],
    [0, 0, 140, 400, 1400, 39146],
    [0, 0, 0, 300, 900, 18084, 70998],
    [0, 0, 0, 200, 701, 2999, 39995, 80008],
    [0, 0, 0, 200, 401, 1100, 6702, 39982, 89997],
    [0, 0, 0, 200, 251, 498, 1500, 9995, 50000, 100098],
    [0, 0, 0, 160, 200, 400, 708, 2550, 10005, 50000, 94197],
  ],
  high: [
    [0, 396],
    [0, 0, 1716],
    [0, 0, 0, 8151],
    [0, 0, 0, 1000, 25941],
    [0, 0, 0, 449, 4820, 44996],
    [0, 0, 0, 0, 1100, 35001, 70986],
    [0, 0, 0, 0, 700, 9006, 40008, 80036],
    [0, 0, 0, 0, 500, 2003, 27002, 60013, 89999],
    [0, 0, 0, 0, 400, 1101, 5603, 50005, 80000, 99426],
    [0, 0, 0, 0, 350, 800, 1303, 6250, 50002, 80000, 100872],
  ],
};

/**
 * Returns the multipliers in hundredths for 0, 1, 2, … hits.
 *
 * @throws RangeError if the number of picks is not on offer.
 */
export function hitMultipliers(picks: number, risk: KenoRisk): readonly number[] {
  const multipliers = tables[risk][picks - 1];
  if (!multipliers) throw new RangeError('the number of picks is out of range');
  return multipliers;
}

/** Returns the exact return of a table that pays these multipliers, in hundredths. */
export function returnOf(multipliers: readonly number[]): Fraction {
  const picks = multipliers.length - 1;
  return {
    numerator: multipliers.reduce(
      (sum, multiplier, hits) =>
        sum + binomial(picks, hits) * binomial(NUMBERS - picks, DRAWN - hits) * BigInt(multiplier),
      0n,
    ),
    denominator: 100n * binomial(NUMBERS, DRAWN),
  };
}

/** Returns the exact return and the largest multiplier of each number of picks and risk. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return kenoRisks.flatMap((risk) =>
    tables[risk].map((multipliers) => ({
      mode: `${multipliers.length - 1} ${risk}`,
      returned: returnOf(multipliers),
      maxMultiplier: { numerator: BigInt(Math.max(...multipliers)), denominator: 100n },
    })),
  );
}
