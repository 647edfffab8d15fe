/*
 * Matches of sets. Every tick is a point, won by one side with a chance that depends on who serves. After a set that
 * does not end the match a side may give up.
 */
import type { UniformDraw } from '../../../../fairness/uniformDraw.ts';
import {
  chanceUnlessVoid,
  gradersOf,
  legChancesOf,
  medianOf,
  openMarkets,
  outcomeOfLeg,
  type Ending,
} from '../questions.ts';
import type { Board, Fixture, MatchEvent, SportModel } from '../sportModel.ts';
import {
  gameTarget,
  homeCases,
  isSetOver,
  POINT_CASES,
  serverOf,
  setEndings,
  setWeights,
  type SetEnding,
  type SetsParameters,
} from './setLaws.ts';
import { matchMarkets, needsPoints, pointsMarkets, setsQuestion, setsToWin, type SetsResult } from './setsQuestions.ts';

/** The number of cases of a retirement after a set. */
const RETIREMENT_CASES = 65_536;

export type SetsState = {
  tick: number;
  /** Points, or games in tennis, of each set that has begun. */
  sets: readonly (readonly [number, number])[];
  /** Points of the current game in tennis. */
  game: readonly [number, number];
  isOver: boolean;
  isAbandoned: boolean;
};

/** Reads the parameters of a fixture of sets. */
function setsParameters({ parameters }: Fixture): SetsParameters {
  return parameters as unknown as SetsParameters;
}

function plusOne(score: readonly [number, number], side: number): [number, number] {
  return side === 0 ? [score[0] + 1, score[1]] : [score[0], score[1] + 1];
}

function wonOf(sets: readonly (readonly [number, number])[]): [number, number] {
  const home = sets.filter(([a, b]) => a > b).length;
  return [home, sets.length - home];
}

function runningSet(state: SetsState): readonly [number, number] {
  return state.sets.at(-1) ?? [0, 0];
}

function play(fixture: Fixture, state: SetsState, draw: UniformDraw): SetsState {
  if (state.isOver) return state;
  const parameters = setsParameters(fixture);
  const position = { score: runningSet(state), game: state.game };
  const index = state.sets.length - 1;
  const side = draw(POINT_CASES) < homeCases(parameters, index, position) ? 0 : 1;
  const next: SetsState = { ...state, tick: state.tick + 1 };
  if (parameters.game > 0) {
    next.game = plusOne(state.game, side);
    if (next.game[side] !== gameTarget(parameters, position.score)) return next;
    next.game = [0, 0];
  }
  const score = plusOne(position.score, side);
  next.sets = [...state.sets.slice(0, -1), score];
  if (!isSetOver(parameters, score[0], score[1])) return next;
  if (Math.max(...wonOf(next.sets)) === setsToWin(parameters.best)) return { ...next, isOver: true };
  if (parameters.retirement > 0 && draw(RETIREMENT_CASES) < parameters.retirement) {
    return { ...next, isOver: true, isAbandoned: true };
  }
  return { ...next, sets: [...next.sets, [0, 0]] };
}

function finishedSets(state: SetsState): readonly (readonly [number, number])[] {
  return state.isOver ? state.sets : state.sets.slice(0, -1);
}

function board(fixture: Fixture, state: SetsState): Board {
  const parameters = setsParameters(fixture);
  const index = state.sets.length - 1;
  const server = serverOf(parameters, index, { score: runningSet(state), game: state.game });
  return {
    score: wonOf(finishedSets(state)),
    periods: state.sets,
    period: state.isAbandoned ? 'retired' : state.isOver ? 'fullTime' : `set${state.sets.length}`,
    clock: null,
    isOver: state.isOver,
    isAbandoned: state.isAbandoned,
    ...(parameters.game > 0 && { details: { game: state.game, serving: [1 - server, server] } }),
  };
}

function eventsBetween(_fixture: Fixture, before: SetsState, after: SetsState): MatchEvent[] {
  if (after.tick === before.tick) return [];
  const { tick } = after;
  const index = before.sets.length - 1;
  const [old, now] = [before.sets[index] ?? [0, 0], after.sets[index] ?? [0, 0]];
  const hasScored = now[0] + now[1] > old[0] + old[1];
  const scorer = hasScored ? (now[0] > old[0] ? 0 : 1) : after.game[0] > before.game[0] ? 0 : 1;
  const events: MatchEvent[] = [{ tick, type: 'point', entrant: scorer }];
  const isGame = hasScored && before.game[0] + before.game[1] > 0;
  if (isGame) events.push({ tick, type: 'game', entrant: scorer });
  if (finishedSets(after).length > finishedSets(before).length) events.push({ tick, type: 'set', entrant: scorer });
  if (after.isAbandoned) events.push({ tick, type: 'retired', entrant: null });
  else if (after.isOver) events.push({ tick, type: 'end', entrant: scorer });
  return events;
}

function resultOf(state: SetsState): SetsResult {
  const finished = finishedSets(state);
  return { sets: state.sets, finished: finished.length, won: wonOf(finished), isAbandoned: state.isAbandoned };
}

/** Merges the endings of a set into one for each winner, for markets that do not need points. */
function mergedByWinner(endings: readonly SetEnding[]): SetEnding[] {
  const merged: SetEnding[] = [];
  for (const ending of endings) {
    const same = merged.find(({ home, away }) => home > away === ending.home > ending.away);
    if (same) same.weight += ending.weight;
    else merged.push({ ...ending });
  }
  return merged;
}

function endingsOf(parameters: SetsParameters, state: SetsState, withPoints: boolean): Ending<SetsResult>[] {
  if (state.isOver) return [{ result: resultOf(state), weight: 1n }];
  const { best, retirement } = parameters;
  const needed = setsToWin(best);
  const index = state.sets.length - 1;
  const ofRunning = setEndings(parameters, index, { score: runningSet(state), game: state.game });
  const endings: Ending<SetsResult>[] = [];
  const pauseCases = retirement > 0 ? BigInt(RETIREMENT_CASES) : 1n;
  /** Returns the number of cases of the pauses and sets from `set` on. */
  const casesFrom = (set: number): bigint => {
    let cases = 1n;
    for (let later = set; later < best; later += 1) {
      const { home, away } = setWeights(parameters, later);
      cases *= pauseCases * (home + away);
    }
    return cases;
  };
  const end = (ending: SetEnding, won: readonly [number, number], weight: bigint, isAbandoned: boolean): void => {
    const sets = [...state.sets.slice(0, -1), [ending.home, ending.away] as const];
    endings.push({ result: { sets, finished: sets.length, won, isAbandoned }, weight });
  };
  const goOn = (ending: SetEnding, won: readonly [number, number], set: number, weight: bigint): void => {
    if (Math.max(...won) === needed) return end(ending, won, weight * casesFrom(set), false);
    const { home, away } = setWeights(parameters, set);
    const gaveUp = BigInt(retirement);
    if (gaveUp > 0n) end(ending, won, weight * gaveUp * (home + away) * casesFrom(set + 1), true);
    goOn(ending, plusOne(won, 0), set + 1, weight * (pauseCases - gaveUp) * home);
    goOn(ending, plusOne(won, 1), set + 1, weight * (pauseCases - gaveUp) * away);
  };
  for (const ending of withPoints ? ofRunning : mergedByWinner(ofRunning)) {
    goOn(ending, plusOne(wonOf(finishedSets(state)), ending.home > ending.away ? 0 : 1), index + 1, ending.weight);
  }
  return endings;
}

export const setsModel: SportModel<SetsState> = {
  kind: 'sets',
  start: () => ({ tick: 0, sets: [[0, 0]], game: [0, 0], isOver: false, isAbandoned: false }),
  play,
  board,
  eventsBetween,
  markets(fixture, state) {
    if (state.isOver) return [];
    const parameters = setsParameters(fixture);
    const now = resultOf(state);
    const ofRunning = setEndings(parameters, state.sets.length - 1, { score: runningSet(state), game: state.game });
    const totals = new Map<number, bigint>();
    for (const { home, away, weight } of ofRunning) totals.set(home + away, (totals.get(home + away) ?? 0n) + weight);
    const questionsOf = (markets: readonly string[]) =>
      markets.flatMap((market) => setsQuestion(market, parameters, now) ?? []);
    const afterRunning = ofRunning.map(({ home, away, weight }) => {
      const sets = [...state.sets.slice(0, -1), [home, away] as const];
      return { result: { ...now, sets, finished: sets.length }, weight };
    });
    return [
      ...openMarkets(questionsOf(matchMarkets(parameters, now)), now, endingsOf(parameters, state, false)),
      ...openMarkets(questionsOf(pointsMarkets(now, medianOf(totals))), now, afterRunning),
    ];
  },
  legChances(fixture, state, selections) {
    const parameters = setsParameters(fixture);
    const now = resultOf(state);
    const graders = gradersOf((market) => setsQuestion(market, parameters, now), selections);
    const withPoints = selections.some(({ market }) => needsPoints(market));
    return legChancesOf(endingsOf(parameters, state, withPoints), graders);
  },
  chanceOfAll(fixture, state, selections) {
    return chanceUnlessVoid(setsModel.legChances(fixture, state, selections));
  },
  outcomeOf(fixture, state, selection) {
    const now = resultOf(state);
    const graders = gradersOf((market) => setsQuestion(market, setsParameters(fixture), now), [selection]);
    return outcomeOfLeg(graders.map((grade) => grade(now)));
  },
};
