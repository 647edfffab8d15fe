/* The possible endings of a state of points or innings. */
import type { Fraction } from '../../../fraction.ts';
import { scoringLaw, sumLaw, TURN_CASES, type PartLaw, type TallyParameters } from './tallyLaws.ts';
import { isWithin, partCases, regionWeight, type HalfPlane, type Region, type Score } from './tallyRegions.ts';
import type { TallyState } from './tallyState.ts';

/** The scores so far, and the laws of the further scores in the first period of the markets and after it. */
export interface Reach {
  first: Score;
  full: Score;
  /** The remainder of the first period. Null once it is over, or if the fixture has no markets about it. */
  inFirst: PartLaw | null;
  afterFirst: PartLaw;
  isOver: boolean;
}

/** Returns the score of the first period so far. */
export function firstScore({ firstPeriods }: TallyParameters, { periods }: TallyState): Score {
  let [home, away] = [0, 0];
  for (const period of periods.slice(0, firstPeriods)) [home, away] = [home + period[0], away + period[1]];
  return [home, away];
}

/** Returns the turns of each side from one turn to before another. */
function turnsBetween({ isInBlocks, ends }: TallyParameters, from: number, to: number): [number, number] {
  if (from >= to) return [0, 0];
  if (isInBlocks === 0) return [Math.ceil(to / 2) - Math.ceil(from / 2), Math.floor(to / 2) - Math.floor(from / 2)];
  const half = (ends.at(-1) ?? 0) / 2;
  return [Math.max(0, Math.min(half, to) - from), Math.max(0, to - Math.max(half, from))];
}

function lawBetween(parameters: TallyParameters, state: TallyState, from: number, to: number): PartLaw {
  const [home, away] = turnsBetween(parameters, from, to);
  const remaining = ([lostHome, lostAway]: Score): Score =>
    parameters.wickets > 0 ? [parameters.wickets - lostHome, parameters.wickets - lostAway] : [0, 0];
  const [homeLeft, awayLeft] = remaining(state.wickets);
  return {
    home: scoringLaw(parameters.homeScores, home, homeLeft),
    away: scoringLaw(parameters.awayScores, away, awayLeft),
  };
}

/** Returns the possible endings of a state. Fixtures with wickets have no markets of the first period. */
export function reachOf(parameters: TallyParameters, state: TallyState): Reach {
  const { ends, firstPeriods } = parameters;
  const last = ends.at(-1) ?? 0;
  const endOfFirst = firstPeriods > 0 ? (ends[firstPeriods - 1] as number) : 0;
  const isInFirst = state.turn < endOfFirst;
  return {
    first: firstScore(parameters, state),
    full: state.periods.reduce<Score>((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0]),
    inFirst: isInFirst ? lawBetween(parameters, state, state.turn, endOfFirst) : null,
    afterFirst: lawBetween(parameters, state, Math.max(state.turn, endOfFirst), last),
    isOver: state.isOver,
  };
}

/** Returns the golden turn of an unfinished fixture that has one. */
function goldenOf({ goldenHome, goldenScore }: TallyParameters, isOver: boolean) {
  if (goldenScore === 0 || isOver) return null;
  return { cases: BigInt(TURN_CASES), home: BigInt(goldenHome), score: goldenScore };
}

/** Returns the law of the total further scores of both sides. */
export function totalLaw({ inFirst, afterFirst }: Reach): PartLaw {
  if (!inFirst) return afterFirst;
  return { home: sumLaw(inFirst.home, afterFirst.home), away: sumLaw(inFirst.away, afterFirst.away) };
}

/** Returns the chance that regions of the final score hold. */
export function fullChance(
  parameters: TallyParameters,
  reach: Reach,
  law: PartLaw,
  planes: readonly HalfPlane[],
): Fraction {
  const golden = goldenOf(parameters, reach.isOver);
  return {
    numerator: regionWeight(law, reach.full, planes, golden),
    denominator: partCases(law) * (golden?.cases ?? 1n),
  };
}

/** Returns the chance that regions of the score of the first period hold, while it is played. */
export function firstChance(reach: Reach, law: PartLaw, planes: readonly HalfPlane[]): Fraction {
  return { numerator: regionWeight(law, reach.first, planes, null), denominator: partCases(law) };
}

/** Returns the exact chance that all regions hold. Regions of the first period must still be open. */
export function regionsChance(parameters: TallyParameters, reach: Reach, regions: readonly Region[]): Fraction {
  const ofFirst = regions.filter(({ isFirst }) => isFirst).flatMap(({ planes }) => planes);
  const ofFull = regions.filter(({ isFirst }) => !isFirst).flatMap(({ planes }) => planes);
  const { inFirst, afterFirst } = reach;
  if (!inFirst || ofFirst.length === 0) return fullChance(parameters, reach, totalLaw(reach), ofFull);
  if (ofFull.length === 0) return firstChance(reach, inFirst, ofFirst);
  const golden = goldenOf(parameters, reach.isOver);
  // The remainder depends only on the positions of the planes relative to the score, so scores with equal relative
  // positions share a sum.
  const after = new Map<string, bigint>();
  let numerator = 0n;
  for (const [i, home] of inFirst.home.entries()) {
    for (const [j, away] of inFirst.away.entries()) {
      if (home === 0n || away === 0n || !isWithin(ofFirst, [reach.first[0] + i, reach.first[1] + j])) continue;
      const score: Score = [reach.full[0] + i, reach.full[1] + j];
      const seen = ofFull.map((plane) => plane.home * score[0] + plane.away * score[1]);
      const key = golden ? `${seen.join()};${score[0] - score[1]}` : seen.join();
      const weight = after.get(key) ?? regionWeight(afterFirst, score, ofFull, golden);
      after.set(key, weight);
      numerator += home * away * weight;
    }
  }
  return { numerator, denominator: partCases(inFirst) * partCases(afterFirst) * (golden?.cases ?? 1n) };
}
