/*
 * The endings of a game of goals with exact weights. Chances do not change within a fixture, so the number of goals in
 * a period follows a binomial law, and each goal is the home side's with the same chance. Ticks are not enumerated.
 */
import { binomial } from '../../../binomial.ts';
import { memoize } from '../memoize.ts';
import type { Ending } from '../questions.ts';
import type { GoalsParameters, GoalsResult, GoalsState, Needs } from './goalsTerms.ts';

const CASES = 65_536n;

/** The remainder of a period. */
interface PeriodLeft {
  /** The certain ticks, and the equally likely numbers of further ticks. */
  ticks: number;
  added: readonly number[];
  /** The most goals that it can still see. */
  cap: number;
}

/**
 * Weights of 0, 1, … goals in `ticks` ticks, divided by `goal` to the power of that number, where `goal` is the number
 * of cases with a goal. Multiplied by the ways to distribute the goals, they sum to 65,536 to the power of `ticks`.
 */
function countsOf(ticks: number, cap: number, goal: bigint): bigint[] {
  const quiet = CASES - goal;
  const maxGoals = Math.min(ticks, cap);
  const counts = Array.from({ length: maxGoals + 1 }, (_, k) => binomial(ticks, k) * quiet ** BigInt(ticks - k));
  if (ticks <= cap) return counts;
  // All weight beyond the cap counts at the cap.
  let below = 0n;
  for (let k = 0; k < cap; k += 1) below += (counts[k] as bigint) * goal ** BigInt(k);
  counts[cap] = (CASES ** BigInt(ticks) - below) / goal ** BigInt(cap);
  return counts;
}

const countsOfPeriod = memoize(
  2000,
  (period: PeriodLeft, goal: number) => `${period.ticks};${period.added.join()};${period.cap};${goal}`,
  ({ ticks, added, cap }: PeriodLeft, goal: number): bigint[] => {
    const longest = Math.max(...added);
    const sums: bigint[] = [];
    for (const extra of added) {
      const scale = CASES ** BigInt(longest - extra);
      for (const [k, count] of countsOf(ticks + extra, cap, BigInt(goal)).entries()) {
        sums[k] = (sums[k] ?? 0n) + count * scale;
      }
    }
    return sums;
  },
);

function convolved(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const sums = Array.from({ length: a.length + b.length - 1 }, () => 0n);
  for (const [i, left] of a.entries()) {
    for (const [j, right] of b.entries()) sums[i + j] = (sums[i + j] as bigint) + left * right;
  }
  return sums;
}

/** Returns the remainder of the current period, and the later periods. */
function periodsLeft({ lengths, added, cap }: GoalsParameters, state: GoalsState): PeriodLeft[] {
  if (state.isOver) return [];
  const running = state.scorers.length - 1;
  return lengths.slice(running).map((length, i) => {
    const maxAdded = added[running + i] ?? 0;
    const anyAdded = maxAdded > 0 ? Array.from({ length: maxAdded }, (_, more) => more + 1) : [0];
    if (i > 0) return { ticks: length, added: anyAdded, cap };
    return {
      ticks: length - state.inPeriod,
      added: state.added === null ? anyAdded : [state.added],
      cap: cap - (state.scorers[running]?.length ?? 0),
    };
  });
}

/**
 * The ways in which `home` and `away` goals fall, each weighted with the cases of its side, by the side that scores
 * first.
 */
interface Ways {
  home: number;
  away: number;
  /** The side that scores first. Null if it does not matter or there is no goal. */
  next: number | null;
  weight: bigint;
}

function waysOf(goals: number, { home, away }: GoalsParameters, needsNext: boolean): Ways[] {
  const ways: Ways[] = [];
  for (let h = 0; h <= goals; h += 1) {
    const cases = BigInt(home) ** BigInt(h) * BigInt(away) ** BigInt(goals - h);
    if (!needsNext || goals === 0) {
      ways.push({ home: h, away: goals - h, next: null, weight: binomial(goals, h) * cases });
      continue;
    }
    // All orders of the same goals are equally likely.
    if (h > 0) ways.push({ home: h, away: goals - h, next: 0, weight: binomial(goals - 1, h - 1) * cases });
    if (h < goals) ways.push({ home: h, away: goals - h, next: 1, weight: binomial(goals - 1, h) * cases });
  }
  return ways;
}

/** Returns the endings of a state that differ in the needed data, with their weights. */
export function endingsOf(
  parameters: GoalsParameters,
  state: GoalsState,
  now: GoalsResult,
  needs: Needs,
): Ending<GoalsResult>[] {
  const goal = parameters.home + parameters.away;
  const periods = periodsLeft(parameters, state).map((period) => countsOfPeriod(period, goal));
  const isFirstAsked = needs.first && !now.isFirstOver;
  const firstCounts = isFirstAsked ? (periods.shift() ?? [1n]) : [1n];
  const restCounts = periods.reduce(convolved, [1n]);
  const firstWays = firstCounts.map((_, goals) => waysOf(goals, parameters, needs.next));
  const restWays = restCounts.map((_, goals) => waysOf(goals, parameters, needs.next));
  const endings: Ending<GoalsResult>[] = [];
  const add = (count: bigint, first: Ways, rest: Ways): void => {
    const next = first.next ?? rest.next;
    const result: GoalsResult = {
      first: [now.first[0] + first.home, now.first[1] + first.away],
      isFirstOver: true,
      full: [now.full[0] + first.home + rest.home, now.full[1] + first.away + rest.away],
      isOver: true,
      scorers: next === null ? now.scorers : [...now.scorers, next],
    };
    endings.push({ result, weight: count * (first.weight * rest.weight) });
  };
  for (const [i, firstCount] of firstCounts.entries()) {
    for (const [j, restCount] of restCounts.entries()) {
      const count = firstCount * restCount;
      for (const first of firstWays[i] ?? []) for (const rest of restWays[j] ?? []) add(count, first, rest);
    }
  }
  return endings;
}
