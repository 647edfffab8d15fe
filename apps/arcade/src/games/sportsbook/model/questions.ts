/*
 * Shared by all models: questions about a fixture, and the chances of their answers. A model lists the possible results
 * of a state with exact weights; a question decides each.
 */
import { ZERO, type Fraction } from '../../fraction.ts';
import type { LegChances, LegOutcome, Market, Pick, Selection } from './sportModel.ts';

/** A market of a model, whose answers follow from a result: the state so far, or an ending. */
export interface Question<Result> {
  market: string;
  group: Market['group'];
  picks: readonly string[];
  /** The result of a pick. It is `open` only before the end. */
  grade: (result: Result, pick: string) => LegOutcome;
}

/** A result with which a fixture may end, and how many of the equally likely cases lead to it. */
export interface Ending<Result> {
  result: Result;
  weight: bigint;
}

/** Decides an answer that stays open until the end, unless it is already right. */
export function decide(isRight: boolean, isFinal: boolean): LegOutcome {
  if (!isFinal) return 'open';
  return isRight ? 'won' : 'lost';
}

/** Decides over and under of a count that never falls. */
export function gradeTotal(count: number, line: number, pick: string, isFinal: boolean): LegOutcome {
  if (count > line) return pick === 'over' ? 'won' : 'lost';
  return decide(pick === 'under', isFinal);
}

/** Decides an answer from all possible ends. It is decided as soon as they agree. */
export function gradePossible<End>(ends: readonly End[], isRight: (end: End) => boolean): LegOutcome {
  const right = ends.filter(isRight).length;
  return right === ends.length ? 'won' : right === 0 ? 'lost' : 'open';
}

/** Returns the question of a fixture that may be abandoned: answers that are then undecided are void. */
export function voidIfAbandoned<Result extends { isAbandoned: boolean }>(question: Question<Result>): Question<Result> {
  return {
    ...question,
    grade: (result, pick) => {
      const outcome = question.grade(result, pick);
      return outcome === 'open' && result.isAbandoned ? 'void' : outcome;
    },
  };
}

/** Parses the line of a market such as `2.5`. Undefined if it is not a half line, or further than `max` from 0. */
export function halfLine(text: string | undefined, max: number): number | undefined {
  if (text === undefined || !/^-?(?:0|[1-9]\d{0,2})\.5$/.test(text)) return undefined;
  const line = Number(text);
  return Math.abs(line) <= max ? line : undefined;
}

/** Returns `count` half lines from `from` upwards, as in names of markets. */
export function linesFrom(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => (from + i).toFixed(1));
}

/** Returns the least count that at least half of all cases do not exceed. */
export function medianOf(weights: ReadonlyMap<number, bigint>): number {
  let all = 0n;
  for (const weight of weights.values()) all += weight;
  let below = 0n;
  for (const [count, weight] of [...weights].toSorted(([a], [b]) => a - b)) {
    below += weight;
    if (2n * below >= all) return count;
  }
  return 0;
}

/** Returns the result of a leg of several selections. */
export function outcomeOfLeg(outcomes: readonly LegOutcome[]): LegOutcome {
  for (const outcome of ['lost', 'open', 'void'] as const) if (outcomes.includes(outcome)) return outcome;
  return 'won';
}

/** Finds the function that decides each selection. @throws RangeError if the fixture has no such selection. */
export function gradersOf<Result>(
  questionOf: (market: string) => Question<Result> | undefined,
  selections: readonly Selection[],
): ((result: Result) => LegOutcome)[] {
  return selections.map(({ market, pick }) => {
    const question = questionOf(market);
    if (!question?.picks.includes(pick)) throw new RangeError(`the fixture has no ${market} ${pick}`);
    return (result) => question.grade(result, pick);
  });
}

/** Returns the chances of a leg, from all endings. */
export function legChancesOf<Result>(
  endings: readonly Ending<Result>[],
  graders: readonly ((result: Result) => LegOutcome)[],
): LegChances {
  let [all, won, returned] = [0n, 0n, 0n];
  for (const { result, weight } of endings) {
    all += weight;
    const outcome = outcomeOfLeg(graders.map((grade) => grade(result)));
    if (outcome === 'won') won += weight;
    if (outcome === 'void') returned += weight;
  }
  return { won: { numerator: won, denominator: all }, void: { numerator: returned, denominator: all } };
}

/** Returns the chance to win, given that the leg is not void. */
export function chanceUnlessVoid({ won, void: returned }: LegChances): Fraction {
  const denominator = won.denominator * (returned.denominator - returned.numerator);
  return denominator === 0n ? ZERO : { numerator: won.numerator * returned.denominator, denominator };
}

/** Returns the open picks of a question with their chances. Empty if it is decided. */
function openPicks<Result>(
  question: Question<Result>,
  now: Result,
  endings: readonly Ending<Result>[],
  all: bigint,
): Pick[] {
  const picks: Pick[] = [];
  for (const pick of question.picks) {
    if (question.grade(now, pick) !== 'open') continue;
    let [won, returned] = [0n, 0n];
    for (const { result, weight } of endings) {
      const outcome = question.grade(result, pick);
      if (outcome === 'won') won += weight;
      else if (outcome === 'void') returned += weight;
    }
    if (won > 0n) picks.push({ pick, chance: { numerator: won, denominator: all - returned } });
  }
  return picks.length > 1 ? picks : [];
}

/** Returns the open markets, from the state so far and all endings. A market with one possible answer is decided. */
export function openMarkets<Result>(
  questions: readonly Question<Result>[],
  now: Result,
  endings: readonly Ending<Result>[],
): Market[] {
  let all = 0n;
  for (const { weight } of endings) all += weight;
  const markets: Market[] = [];
  for (const question of questions) {
    const picks = openPicks(question, now, endings, all);
    if (picks.length > 0) markets.push({ market: question.market, group: question.group, picks });
  }
  return markets;
}
