import {
  decide,
  halfLine,
  gradePossible,
  gradeTotal,
  linesFrom,
  voidIfAbandoned,
  type Question,
} from '../questions.ts';
import type { SetsParameters } from './setLaws.ts';

/** The data that questions about sets read. */
export interface SetsResult {
  /** Points, or games, of each set that has begun. */
  sets: readonly (readonly [number, number])[];
  /** The number of finished sets. */
  finished: number;
  /** Sets won by home and away. */
  won: readonly [number, number];
  isAbandoned: boolean;
}

type SetsQuestion = Question<SetsResult>;

const SIDES = ['home', 'away'] as const;
const LINES = ['over', 'under'] as const;

/** Returns how many sets win a match. */
export function setsToWin(best: number): number {
  return (best + 1) / 2;
}

/** Returns all scores in sets with which a match can still end. */
function possibleScores(best: number, [home, away]: readonly [number, number]): [number, number][] {
  const needed = setsToWin(best);
  if (home === needed || away === needed) return [[home, away]];
  const scores: [number, number][] = [];
  for (let less = away; less < needed; less += 1) scores.push([needed, less]);
  for (let less = home; less < needed; less += 1) scores.push([less, needed]);
  return scores;
}

function aboutSets(
  best: number,
  question: Omit<SetsQuestion, 'grade'>,
  isRight: (score: readonly [number, number], pick: string) => boolean,
): SetsQuestion {
  return {
    ...question,
    grade: ({ won }, pick) => gradePossible(possibleScores(best, won), (score) => isRight(score, pick)),
  };
}

function setQuestion(n: number): SetsQuestion {
  return {
    market: `set:${n}`,
    group: 'period',
    picks: SIDES,
    grade: ({ sets, finished }, pick) => {
      const [home, away] = sets[n - 1] ?? [0, 0];
      return decide((home > away ? 'home' : 'away') === pick, n <= finished);
    },
  };
}

function setTotalQuestion(market: string, n: number, line: number): SetsQuestion {
  return {
    market,
    group: 'total',
    picks: LINES,
    grade: ({ sets, finished }, pick) => {
      const [home, away] = sets[n - 1] ?? [0, 0];
      return gradeTotal(home + away, line, pick, n <= finished);
    },
  };
}

function plainQuestion(market: string, { best, cap }: SetsParameters, now: SetsResult): SetsQuestion | undefined {
  if (market === 'winner') {
    return aboutSets(best, { market, group: 'main', picks: SIDES }, ([home, away], pick) => {
      return (home > away ? 'home' : 'away') === pick;
    });
  }
  if (market === 'correctSets') {
    const picks = possibleScores(best, [0, 0]).map((score) => score.join('-'));
    return aboutSets(best, { market, group: 'score', picks }, (score, pick) => score.join('-') === pick);
  }
  const [name, first, second] = market.split(':');
  if (name === 'set' || name === 'setTotal') {
    const n = /^[1-9]$/.test(first ?? '') ? Number(first) : 0;
    if (n < 1 || n > now.sets.length) return undefined;
    if (name === 'set') return second === undefined ? setQuestion(n) : undefined;
    const line = halfLine(second, 2 * cap);
    return line === undefined || line < 0 ? undefined : setTotalQuestion(market, n, line);
  }
  const line = halfLine(first, best);
  if (line === undefined || second !== undefined) return undefined;
  if (name === 'setHandicap') {
    return aboutSets(best, { market, group: 'handicap', picks: SIDES }, ([home, away], pick) => {
      return (home + line > away ? 'home' : 'away') === pick;
    });
  }
  if (name !== 'totalSets' || line < 0) return undefined;
  return aboutSets(best, { market, group: 'total', picks: LINES }, ([home, away], pick) => {
    return (home + away > line ? 'over' : 'under') === pick;
  });
}

/** Returns the question of a market. Undefined if the fixture has no such market at this point. */
export function setsQuestion(market: string, parameters: SetsParameters, now: SetsResult): SetsQuestion | undefined {
  const found = plainQuestion(market, parameters, now);
  return found && voidIfAbandoned(found);
}

/** Whether a market depends on the points of a set, not only on its winner. */
export function needsPoints(market: string): boolean {
  return market.startsWith('setTotal:');
}

/** Returns the names of the markets about the match and the winner of the current set. */
export function matchMarkets({ best }: SetsParameters, now: SetsResult): string[] {
  const needed = setsToWin(best);
  return [
    'winner',
    ...linesFrom(0.5 - needed, 2 * needed)
      .filter((line) => Math.abs(Number(line)) > 1)
      .map((line) => `setHandicap:${line}`),
    ...linesFrom(needed + 0.5, needed - 1).map((line) => `totalSets:${line}`),
    `set:${now.sets.length}`,
    'correctSets',
  ];
}

/** Returns the names of the markets about the points of the current set, around the median count. */
export function pointsMarkets(now: SetsResult, median: number): string[] {
  return linesFrom(Math.max(0.5, median - 1.5), 4).map((line) => `setTotal:${now.sets.length}:${line}`);
}
