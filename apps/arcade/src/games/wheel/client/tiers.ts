import { wheelSegments } from '../math.ts';
import type { WheelChoice } from '../rules.ts';

/** A multiplier of a wheel. */
export interface Tier {
  hundredths: number;
  /** How many segments show it. */
  count: number;
  /** 0 for a multiplier of zero; the highest multiplier has `TOP_RANK`. It determines colour and dots. */
  rank: number;
}

/** The most winning multipliers of a wheel. */
const TOP_RANK = 3;

/** Returns the multipliers of a wheel in ascending order. */
export function tiersOf({ segments, risk }: WheelChoice): readonly Tier[] {
  const shown = wheelSegments(segments, risk);
  const multipliers = [...new Set(shown)].toSorted((a, b) => a - b);
  return multipliers.map((hundredths, i) => ({
    hundredths,
    count: shown.filter((other) => other === hundredths).length,
    rank: hundredths === 0 ? 0 : TOP_RANK - (multipliers.length - 1 - i),
  }));
}
