import type { Fraction } from '../../../fraction.ts';
import { linesFrom, medianOf } from '../questions.ts';
import type { Market, Pick } from '../sportModel.ts';
import { sumLaw, type Law, type PartLaw, type TallyParameters } from './tallyLaws.ts';
import { firstChance, fullChance, reachOf, totalLaw, type Reach } from './tallyReach.ts';
import { regionOf, type HalfPlane, type Score } from './tallyRegions.ts';
import type { TallyState } from './tallyState.ts';

const SIDES = ['home', 'away'] as const;
const LINES = ['over', 'under'] as const;

function median(law: Law): number {
  return medianOf(new Map(law.entries()));
}

/** Returns `count` half lines around a middle, `step` apart. */
function linesAround(middle: number, count: number, step: number): string[] {
  const from = middle + 0.5 - step * Math.floor(count / 2);
  return Array.from({ length: count }, (_, i) => linesFrom(from + i * step, 1)[0] as string);
}

/** Returns the names of the markets about two scores; with `isFirst` about those of the first period. */
function namesOf(law: PartLaw, [home, away]: Score, step: number, isFirst: boolean): [string, Market['group']][] {
  const [homeMedian, awayMedian] = [home + median(law.home), away + median(law.away)];
  const total = home + away + median(sumLaw(law.home, law.away));
  const handicaps = linesAround(awayMedian - homeMedian, isFirst ? 2 : 4, step);
  const totals = linesAround(total - 1, isFirst ? 3 : 5, step).filter((line) => Number(line) > 0);
  if (isFirst) {
    return [
      ['periodResult:1', 'period'],
      ...handicaps.map((line): [string, Market['group']] => [`periodHandicap:1:${line}`, 'period']),
      ...totals.map((line): [string, Market['group']] => [`periodTotal:1:${line}`, 'period']),
    ];
  }
  return [
    ['result', 'main'],
    ...handicaps.map((line): [string, Market['group']] => [`handicap:${line}`, 'handicap']),
    ...totals.map((line): [string, Market['group']] => [`total:${line}`, 'total']),
    [`homeTotal:${Math.max(0, homeMedian - 1)}.5`, 'total'],
    [`awayTotal:${Math.max(0, awayMedian - 1)}.5`, 'total'],
  ];
}

function picksOf(name: string, hasDraw: boolean): readonly string[] {
  if (/result/i.test(name)) return hasDraw ? ['home', 'draw', 'away'] : SIDES;
  return /handicap/i.test(name) ? SIDES : LINES;
}

/** Returns the chances of both or all answers. The last one is the remainder to 1. */
function withChances(picks: readonly string[], chanceOf: (pick: string) => Fraction): Pick[] {
  const found: Pick[] = [];
  let [rest, denominator] = [0n, 1n];
  for (const [i, pick] of picks.entries()) {
    if (i === picks.length - 1) {
      found.push({ pick, chance: { numerator: rest, denominator } });
      continue;
    }
    const chance = chanceOf(pick);
    if (i === 0) [rest, denominator] = [chance.denominator, chance.denominator];
    rest -= chance.numerator;
    found.push({ pick, chance });
  }
  return found.filter(({ chance }) => chance.numerator > 0n);
}

function marketsOf(
  names: readonly [string, Market['group']][],
  parameters: TallyParameters,
  isFirst: boolean,
  chanceOf: (planes: readonly HalfPlane[]) => Fraction,
): Market[] {
  const markets: Market[] = [];
  for (const [market, group] of names) {
    const picks = withChances(picksOf(market, isFirst || parameters.goldenScore === 0), (pick) =>
      chanceOf(regionOf({ market, pick }, parameters).planes),
    );
    if (picks.length > 1) markets.push({ market, group, picks });
  }
  return markets;
}

function firstMarkets(parameters: TallyParameters, reach: Reach): Market[] {
  const { inFirst } = reach;
  if (!inFirst) return [];
  const step = Math.max(1, Math.floor(parameters.step / 2));
  const names = namesOf(inFirst, reach.first, step, true);
  return marketsOf(names, parameters, true, (planes) => firstChance(reach, inFirst, planes));
}

/** Returns the markets of an unfinished state. */
export function tallyMarkets(parameters: TallyParameters, state: TallyState): Market[] {
  const reach = reachOf(parameters, state);
  const law = totalLaw(reach);
  const names = namesOf(law, reach.full, parameters.step, false);
  return [
    ...marketsOf(names, parameters, false, (planes) => fullChance(parameters, reach, law, planes)),
    ...firstMarkets(parameters, reach),
  ];
}
