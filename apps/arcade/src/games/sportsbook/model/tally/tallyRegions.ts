/*
 * Selections about two scores as regions: half planes of the home and the away score. The weight of a region is summed
 * up row by row, each row being an interval of the away score.
 */
import type { Selection } from '../sportModel.ts';
import { halfLine } from '../questions.ts';
import { allCases, type Law, type PartLaw, type TallyParameters } from './tallyLaws.ts';

/** Two scores, home and away. */
export type Score = readonly [number, number];

/** The scores with `home × h + away × a` above a half line. */
export interface HalfPlane {
  home: -1 | 0 | 1;
  away: -1 | 0 | 1;
  above: number;
}

/** The condition of a selection. */
export interface Region {
  /** Whether it is about the score of the first period, not the final one. */
  isFirst: boolean;
  planes: readonly HalfPlane[];
}

/** Lines beyond this are refused. */
const MAX_LINE = 400;

export function isWithin(planes: readonly HalfPlane[], [home, away]: Score): boolean {
  return planes.every((plane) => plane.home * home + plane.away * away > plane.above);
}

function resultPlanes(pick: string, canDraw: boolean): HalfPlane[] | undefined {
  if (pick === 'home') return [{ home: 1, away: -1, above: 0.5 }];
  if (pick === 'away') return [{ home: -1, away: 1, above: 0.5 }];
  if (pick !== 'draw' || !canDraw) return undefined;
  return [
    { home: 1, away: -1, above: -0.5 },
    { home: -1, away: 1, above: -0.5 },
  ];
}

const counted: Readonly<Record<string, { home: 0 | 1; away: 0 | 1 }>> = {
  total: { home: 1, away: 1 },
  homeTotal: { home: 1, away: 0 },
  awayTotal: { home: 0, away: 1 },
};

function linePlanes(name: string, line: number, pick: string): HalfPlane[] | undefined {
  if (name === 'handicap') {
    if (pick === 'home') return [{ home: 1, away: -1, above: -line }];
    return pick === 'away' ? [{ home: -1, away: 1, above: line }] : undefined;
  }
  const of = counted[name];
  if (!of || line < 0) return undefined;
  if (pick === 'over') return [{ ...of, above: line }];
  if (pick !== 'under') return undefined;
  return [{ home: of.home === 1 ? -1 : 0, away: of.away === 1 ? -1 : 0, above: -line }];
}

const namesOfFirst: Readonly<Record<string, string>> = { periodHandicap: 'handicap', periodTotal: 'total' };

/** Returns the region of a selection. @throws RangeError if a fixture of these parameters does not have it. */
export function regionOf({ market, pick }: Selection, { firstPeriods, goldenScore }: TallyParameters): Region {
  const [name = '', ...rest] = market.split(':');
  const isFirst = name.startsWith('period') && rest[0] === '1' && firstPeriods > 0;
  const texts = isFirst ? rest.slice(1) : rest;
  const isResult = market === (isFirst ? 'periodResult:1' : 'result');
  const line = texts.length === 1 ? halfLine(texts[0], MAX_LINE) : undefined;
  const lineName = isFirst ? namesOfFirst[name] : name;
  const planes = isResult
    ? resultPlanes(pick, isFirst || goldenScore === 0)
    : line === undefined || lineName === undefined
      ? undefined
      : linePlanes(lineName, line, pick);
  if (!planes) throw new RangeError(`the fixture has no ${market} ${pick}`);
  return { isFirst, planes };
}

/** Returns the away scores that planes allow next to a home score: from `low` to below `high`. */
function rowOf(planes: readonly HalfPlane[], home: number, away: number, length: number): [number, number] {
  let [low, high] = [0, length];
  for (const plane of planes) {
    // Lines are halves, so `above - …` is never a whole number.
    const threshold = plane.above - plane.home * home;
    if (plane.away === 1) low = Math.max(low, Math.ceil(threshold - away));
    else if (plane.away === -1) high = Math.min(high, Math.ceil(-threshold - away));
    else if (threshold > 0) return [0, 0];
  }
  return [low, Math.max(low, high)];
}

function sumsBefore(law: Law): bigint[] {
  const sums = [0n];
  for (const [i, weight] of law.entries()) sums.push((sums[i] as bigint) + weight);
  return sums;
}

/**
 * Returns the weight of ending within planes, given the scores so far. With a golden turn, weights refer to its 4,096
 * cases.
 */
export function regionWeight(
  { home, away }: PartLaw,
  [homeNow, awayNow]: Score,
  planes: readonly HalfPlane[],
  golden: { cases: bigint; home: bigint; score: number } | null,
): bigint {
  const sums = sumsBefore(away);
  let weight = 0n;
  for (const [i, row] of home.entries()) {
    const score = homeNow + i;
    const [low, high] = rowOf(planes, score, awayNow, away.length);
    let inRow = high > low ? (sums[high] as bigint) - (sums[low] as bigint) : 0n;
    if (golden) {
      const level = score - awayNow;
      const equal = away[level] ?? 0n;
      if (level >= low && level < high) inRow -= equal;
      inRow *= golden.cases;
      if (isWithin(planes, [score + golden.score, score])) inRow += equal * golden.home;
      if (isWithin(planes, [score, score + golden.score])) inRow += equal * (golden.cases - golden.home);
    }
    weight += row * inRow;
  }
  return weight;
}

/** Returns the number of cases of both sides' further scores. */
export function partCases({ home, away }: PartLaw): bigint {
  return allCases(home) * allCases(away);
}
