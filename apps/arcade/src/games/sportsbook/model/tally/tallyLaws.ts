/*
 * The laws of points and runs. The two sides score independently of each other, so everything follows from the weights
 * of each side's further points before and after the first period ends.
 */
import { memoize } from '../memoize.ts';

/** The number of cases of a turn. */
export const TURN_CASES = 4096;

const CASES = BigInt(TURN_CASES);

/** The parameters of a fixture of points or innings. */
export interface TallyParameters {
  /**
   * Cases of a turn that scores 0, 1, 2, … for the home side, and for the away side. The remaining cases are a wicket.
   */
  homeScores: readonly number[];
  awayScores: readonly number[];
  /** Sides take turns one by one, home first (0), or the home side has the first half of all turns (1). */
  isInBlocks: number;
  /** The number of turns played at the end of each period. */
  ends: readonly number[];
  /** How many periods the markets of the first period cover. 0 if there are none. */
  firstPeriods: number;
  /** The number of wickets that ends an innings. 0 if there are none. */
  wickets: number;
  /**
   * The golden turn that decides equal scores: cases that the home side wins it, and its points. 0 if equal scores are
   * a draw.
   */
  goldenHome: number;
  goldenScore: number;
  /** The distance between the lines on offer. */
  step: number;
}

/** The weights of scoring 0, 1, 2, … further points. */
export type Law = readonly bigint[];

/** The weights of a side's points in `turns` turns with `wickets` left. They sum to 4,096 to the power of `turns`. */
export const scoringLaw: (scores: readonly number[], turns: number, wickets: number) => Law = memoize(
  6000,
  (scores: readonly number[], turns: number, wickets: number) => `${scores.join()};${turns};${wickets}`,
  (scores: readonly number[], turns: number, wickets: number): Law => {
    const wicket = TURN_CASES - scores.reduce((sum, cases) => sum + cases, 0);
    if (turns === 0) return [1n];
    if (wicket > 0 && wickets === 0) return [CASES ** BigInt(turns)];
    const before = scoringLaw(scores, turns - 1, wickets);
    const law = Array.from({ length: before.length + scores.length - 1 }, () => 0n);
    for (const [points, cases] of scores.entries()) {
      if (cases === 0) continue;
      const factor = BigInt(cases);
      for (const [total, weight] of before.entries())
        law[total + points] = (law[total + points] as bigint) + weight * factor;
    }
    if (wicket > 0) {
      for (const [total, weight] of scoringLaw(scores, turns - 1, wickets - 1).entries()) {
        law[total] = (law[total] ?? 0n) + weight * BigInt(wicket);
      }
    }
    return law;
  },
);

/** Returns the law of a sum of two independent scores. */
export function sumLaw(a: Law, b: Law): Law {
  const law = Array.from({ length: a.length + b.length - 1 }, () => 0n);
  for (const [i, left] of a.entries()) {
    if (left === 0n) continue;
    for (const [j, right] of b.entries()) law[i + j] = (law[i + j] as bigint) + left * right;
  }
  return law;
}

/** The possible further scores of both sides in a part of a fixture. */
export interface PartLaw {
  home: Law;
  away: Law;
}

/** Returns the total weight of a law. */
export function allCases(law: Law): bigint {
  let all = 0n;
  for (const weight of law) all += weight;
  return all;
}
