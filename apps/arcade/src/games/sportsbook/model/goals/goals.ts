/*
 * Games of goals. Every tick has a chance of a goal for each side, out of 65,536, and at most one goal. A period has at
 * most `cap` goals. After the regular ticks of a period its added time is drawn.
 */
import type { Board, Fixture, MatchEvent, SportModel } from '../sportModel.ts';
import type { UniformDraw } from '../../../../fairness/uniformDraw.ts';
import { chanceUnlessVoid, gradersOf, legChancesOf, openMarkets, outcomeOfLeg } from '../questions.ts';
import { endingsOf } from './goalsEndings.ts';
import { afterGoal, afterQuietTick, KICK_OFF } from './runOfPlay.ts';
import { goalsQuestion, goalsQuestions, needsOf } from './goalsQuestions.ts';
import type { GoalsParameters, GoalsResult, GoalsState, Needs } from './goalsTerms.ts';

/** The number of cases of a tick. */
export const TICK_CASES = 65_536;

/** Reads the parameters of a fixture of goals. */
function goalsParameters({ parameters }: Fixture): GoalsParameters {
  return parameters as unknown as GoalsParameters;
}

function scoreOf(scorers: readonly number[]): [number, number] {
  const away = scorers.reduce((sum, side) => sum + side, 0);
  return [scorers.length - away, away];
}

function play(fixture: Fixture, state: GoalsState, draw: UniformDraw): GoalsState {
  if (state.isOver) return state;
  const { home, away, lengths, added, cap } = goalsParameters(fixture);
  const period = state.scorers.length - 1;
  const running = state.scorers[period] ?? [];
  const drawn = draw(TICK_CASES);
  const goal = home + away;
  const side = drawn < home ? 0 : 1;
  const next: GoalsState = { ...state, tick: state.tick + 1, inPeriod: state.inPeriod + 1 };
  if (drawn >= goal) next.run = afterQuietTick(state.run, { home, away }, drawn - goal, TICK_CASES - goal);
  else if (running.length < cap) {
    next.scorers = [...state.scorers.slice(0, -1), [...running, side]];
    next.run = afterGoal(state.run, side);
  }
  const length = lengths[period] ?? 0;
  const maxAdded = added[period] ?? 0;
  if (next.inPeriod === length) next.added = maxAdded > 0 ? 1 + draw(maxAdded) : 0;
  if (next.added === null || next.inPeriod < length + next.added) return next;
  if (period === lengths.length - 1) return { ...next, isOver: true };
  return { ...next, inPeriod: 0, added: null, scorers: [...next.scorers, []] };
}

function board(fixture: Fixture, state: GoalsState): Board {
  const { lengths } = goalsParameters(fixture);
  const { attacking, shots, corners } = state.run;
  const period = state.scorers.length - 1;
  const before = lengths.slice(0, period).reduce((sum, length) => sum + length, 0);
  const names = lengths.length === 2 ? ['firstHalf', 'secondHalf'] : ['period1', 'period2', 'period3'];
  return {
    score: scoreOf(state.scorers.flat()),
    periods: state.scorers.map(scoreOf),
    period: state.isOver ? 'fullTime' : (names[period] ?? ''),
    clock: before + state.inPeriod,
    isOver: state.isOver,
    isAbandoned: false,
    details: {
      attacking: [0, 1].map((side) => (side === attacking ? 1 : 0)),
      shots,
      corners,
    },
  };
}

function eventsBetween(_fixture: Fixture, before: GoalsState, after: GoalsState): MatchEvent[] {
  const events: MatchEvent[] = [];
  const { tick } = after;
  for (const entrant of after.scorers.flat().slice(before.scorers.flat().length)) {
    events.push({ tick, type: 'goal', entrant });
  }
  if (after.scorers.length > before.scorers.length) events.push({ tick, type: 'periodEnd', entrant: null });
  if (after.isOver && !before.isOver) events.push({ tick, type: 'end', entrant: null });
  return events;
}

/** Returns the state so far, in the form that questions read. */
function resultOf(state: GoalsState): GoalsResult {
  return {
    first: scoreOf(state.scorers[0] ?? []),
    isFirstOver: state.scorers.length > 1 || state.isOver,
    full: scoreOf(state.scorers.flat()),
    isOver: state.isOver,
    scorers: state.scorers.flat(),
  };
}

function allNeeds(markets: readonly string[]): Needs {
  const needs = markets.map(needsOf);
  return { first: needs.some(({ first }) => first), next: needs.some(({ next }) => next) };
}

export const goalsModel: SportModel<GoalsState> = {
  kind: 'goals',
  start: () => ({ tick: 0, inPeriod: 0, added: null, scorers: [[]], isOver: false, run: KICK_OFF }),
  play,
  board,
  pricingState: (state) => ({ ...state, run: KICK_OFF }),
  eventsBetween,
  markets(fixture, state) {
    const now = resultOf(state);
    const questions = goalsQuestions(goalsParameters(fixture), now);
    const needs = [
      { first: false, next: false },
      { first: true, next: false },
      { first: false, next: true },
    ];
    const markets = needs.flatMap((need) => {
      const matching = questions.filter(({ market }) => {
        const { first, next } = needsOf(market);
        return first === need.first && next === need.next;
      });
      return openMarkets(matching, now, endingsOf(goalsParameters(fixture), state, now, need));
    });
    const order = new Map(questions.map(({ market }, index) => [market, index]));
    return markets.toSorted((a, b) => (order.get(a.market) ?? 0) - (order.get(b.market) ?? 0));
  },
  legChances(fixture, state, selections) {
    const now = resultOf(state);
    const graders = gradersOf((market) => goalsQuestion(market, goalsParameters(fixture), now), selections);
    const needs = allNeeds(selections.map(({ market }) => market));
    return legChancesOf(endingsOf(goalsParameters(fixture), state, now, needs), graders);
  },
  chanceOfAll(fixture, state, selections) {
    return chanceUnlessVoid(goalsModel.legChances(fixture, state, selections));
  },
  outcomeOf(fixture, state, selection) {
    const now = resultOf(state);
    const graders = gradersOf((market) => goalsQuestion(market, goalsParameters(fixture), now), [selection]);
    return outcomeOfLeg(graders.map((grade) => grade(now)));
  },
};
