import type { Fraction } from '../fraction.ts';

/** The declared return to player, rounded to nine places. A test compares it with the exact return. */
export const DECLARED_RETURN = '0.990000000';

/** The numbers of segments on offer. */
export const wheelSizes = [10, 20, 30, 40, 50] as const;
export type WheelSize = (typeof wheelSizes)[number];

/** The risks on offer, from the most to the fewest winning segments. */
export const wheelRisks = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof wheelRisks)[number];

/** A multiplier in hundredths, and how many segments show it. */
type Tier = readonly [hundredths: number, count: number];

/** The winning segments of each wheel, the highest multiplier first. All other segments pay nothing. */
const winningTiers: Readonly<Record<WheelRisk, Readonly<Record<WheelSize, readonly Tier[]>>>> = {
  low: {
    10: [
      [150, 1],
      [120, 7],
    ],
    20: [
      [200, 1],
      [170, 2],
      [120, 12],
    ],
    30: [
      [300, 1],
      [170, 3],
      [120, 18],
    ],
    40: [
      [400, 1],
      [170, 4],
      [120, 24],
    ],
    50: [
      [500, 1],
      [170, 5],
      [120, 30],
    ],
  },
  medium: {
    10: [
      [300, 1],
      [240, 1],
      [150, 3],
    ],
    20: [
      [480, 1],
      [300, 2],
      [150, 6],
    ],
    30: [
      [720, 1],
      [300, 3],
      [150, 9],
    ],
    40: [
      [960, 1],
      [300, 4],
      [150, 12],
    ],
    50: [
      [1200, 1],
      [300, 5],
      [150, 15],
    ],
  },
  high: {
    10: [[990, 1]],
    20: [[1980, 1]],
    30: [[2970, 1]],
    40: [[3960, 1]],
    50: [[4950, 1]],
  },
};

/**
 * Places the segments of every tier evenly around a wheel: each position goes to the tier that is furthest behind its
 * share so far, the first of equals.
 */
function arrange(size: number, winning: readonly Tier[]): readonly number[] {
  const losing = size - winning.reduce((sum, [, count]) => sum + count, 0);
  const tiers = [...winning, [0, losing] as const].map(([hundredths, count]) => ({ hundredths, count, placed: 0 }));
  return Array.from({ length: size }, (_, position) => {
    const behind = (tier: { count: number; placed: number }) => tier.count * (position + 1) - tier.placed * size;
    const next = tiers.reduce((best, tier) => (behind(tier) > behind(best) ? tier : best));
    next.placed += 1;
    return next.hundredths;
  });
}

/** Returns the multipliers of a wheel in hundredths, in the order of its segments around the wheel. */
export function wheelSegments(size: WheelSize, risk: WheelRisk): readonly number[] {
  return arrange(size, winningTiers[risk][size]);
}

/** Returns the exact return of a wheel whose segments pay these hundredths: each segment is equally likely. */
export function exactReturn(segments: readonly number[]): Fraction {
  return {
    numerator: segments.reduce((sum, hundredths) => sum + BigInt(hundredths), 0n),
    denominator: 100n * BigInt(segments.length),
  };
}

/** Returns the return and the highest pay of every wheel, for the rules sheet. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return wheelRisks.flatMap((risk) =>
    wheelSizes.map((size) => {
      const segments = wheelSegments(size, risk);
      return {
        mode: `${risk} ${size}`,
        returned: exactReturn(segments),
        maxMultiplier: { numerator: BigInt(Math.max(...segments)), denominator: 100n },
      };
    }),
  );
}
