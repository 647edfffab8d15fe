/*
 * Bouts. In every tick one side may stop the other, or land a hit. After the last round the side with more hits wins on
 * points; equal hits are a draw. In a pause the bout may be abandoned: no contest.
 */
import type { UniformDraw } from '../../../../fairness/uniformDraw.ts';
import { chanceUnlessVoid, gradersOf, legChancesOf, openMarkets, outcomeOfLeg, type Ending } from '../questions.ts';
import type { Board, Fixture, MatchEvent, SportModel } from '../sportModel.ts';
import { BOUT_CASES, boutEndings } from './boutEndings.ts';
import { boutQuestion, boutQuestions } from './boutQuestions.ts';
import type { BoutParameters, BoutResult, BoutState } from './boutTerms.ts';

/** Reads the parameters of a bout. */
function boutParameters({ parameters }: Fixture): BoutParameters {
  return parameters as unknown as BoutParameters;
}

function hitsOf(state: BoutState): [number, number] {
  return state.hits.reduce<[number, number]>((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0]);
}

/** Returns the event of a tick's drawn number. */
function strikeOf({ homeStop, awayStop, homeHit, awayHit }: BoutParameters, drawn: number) {
  const edges = [homeStop, awayStop, homeHit, awayHit];
  let edge = 0;
  for (const [i, cases] of edges.entries()) {
    edge += cases;
    if (drawn < edge) return { side: i % 2, isStoppage: i < 2 };
  }
  return null;
}

function play(fixture: Fixture, state: BoutState, draw: UniformDraw): BoutState {
  if (state.isOver) return state;
  const parameters = boutParameters(fixture);
  const strike = strikeOf(parameters, draw(BOUT_CASES));
  const next: BoutState = { ...state, tick: state.tick + 1, inRound: state.inRound + 1 };
  if (strike?.isStoppage) return { ...next, stoppage: strike.side, isOver: true };
  if (strike) {
    const [home, away] = state.hits.at(-1) ?? [0, 0];
    next.hits = [...state.hits.slice(0, -1), strike.side === 0 ? [home + 1, away] : [home, away + 1]];
  }
  if (next.inRound < parameters.roundTicks) return next;
  if (next.hits.length === parameters.rounds) return { ...next, isOver: true };
  if (parameters.noContest > 0 && draw(BOUT_CASES) < parameters.noContest) {
    return { ...next, isOver: true, isAbandoned: true };
  }
  return { ...next, inRound: 0, hits: [...next.hits, [0, 0]] };
}

function board(_fixture: Fixture, state: BoutState): Board {
  const ended = state.isAbandoned ? 'noContest' : state.stoppage === null ? 'points' : 'stoppage';
  return {
    score: hitsOf(state),
    periods: state.hits,
    period: state.isOver ? ended : `round${state.hits.length}`,
    clock: state.inRound,
    isOver: state.isOver,
    isAbandoned: state.isAbandoned,
    ...(state.stoppage !== null && { details: { stopped: state.stoppage === 0 ? [0, 1] : [1, 0] } }),
  };
}

function eventsBetween(_fixture: Fixture, before: BoutState, after: BoutState): MatchEvent[] {
  const { tick } = after;
  const events: MatchEvent[] = [];
  const [home, away] = hitsOf(after);
  const [homeBefore, awayBefore] = hitsOf(before);
  if (home > homeBefore) events.push({ tick, type: 'hit', entrant: 0 });
  if (away > awayBefore) events.push({ tick, type: 'hit', entrant: 1 });
  if (after.stoppage !== before.stoppage) events.push({ tick, type: 'stoppage', entrant: after.stoppage });
  if (after.hits.length > before.hits.length) events.push({ tick, type: 'roundEnd', entrant: null });
  if (after.isOver && !before.isOver)
    events.push({ tick, type: after.isAbandoned ? 'noContest' : 'end', entrant: null });
  return events;
}

function resultOf(state: BoutState): BoutResult {
  const [home, away] = hitsOf(state);
  const isDecision = state.isOver && !state.isAbandoned && state.stoppage === null;
  const byHits = home > away ? 'home' : home < away ? 'away' : 'draw';
  return {
    round: state.hits.length,
    stoppage: state.stoppage,
    decision: isDecision ? byHits : null,
    isOver: state.isOver && !state.isAbandoned,
    isAbandoned: state.isAbandoned,
  };
}

function endingsOf(fixture: Fixture, state: BoutState): Ending<BoutResult>[] {
  if (state.isOver) return [{ result: resultOf(state), weight: 1n }];
  const [home, away] = hitsOf(state);
  return boutEndings(boutParameters(fixture), state, home - away);
}

export const boutModel: SportModel<BoutState> = {
  kind: 'bout',
  start: () => ({ tick: 0, inRound: 0, hits: [[0, 0]], stoppage: null, isOver: false, isAbandoned: false }),
  play,
  board,
  eventsBetween,
  markets(fixture, state) {
    if (state.isOver) return [];
    return openMarkets(boutQuestions(boutParameters(fixture)), resultOf(state), endingsOf(fixture, state));
  },
  legChances(fixture, state, selections) {
    const graders = gradersOf((market) => boutQuestion(market, boutParameters(fixture)), selections);
    return legChancesOf(endingsOf(fixture, state), graders);
  },
  chanceOfAll(fixture, state, selections) {
    return chanceUnlessVoid(boutModel.legChances(fixture, state, selections));
  },
  outcomeOf(fixture, state, selection) {
    const graders = gradersOf((market) => boutQuestion(market, boutParameters(fixture)), [selection]);
    return outcomeOfLeg(graders.map((grade) => grade(resultOf(state))));
  },
};
