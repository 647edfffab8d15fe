/*
 * Games of points and of innings. Every tick is a turn of one side, which scores a number of points drawn from its
 * table, or loses a wicket if the sport has wickets.
 */
import type { UniformDraw } from '../../../../fairness/uniformDraw.ts';
import { ZERO } from '../../../fraction.ts';
import { chanceUnlessVoid, outcomeOfLeg } from '../questions.ts';
import type { Board, Fixture, LegOutcome, MatchEvent, ModelKind, SportModel } from '../sportModel.ts';
import { TURN_CASES, type TallyParameters } from './tallyLaws.ts';
import { tallyMarkets } from './tallyMarkets.ts';
import { isWithin, regionOf, type Region, type Score } from './tallyRegions.ts';
import { firstScore, reachOf, regionsChance } from './tallyReach.ts';
import type { TallyState } from './tallyState.ts';

/** Reads the parameters of a fixture of points or innings. */
function tallyParameters({ parameters }: Fixture): TallyParameters {
  return parameters as unknown as TallyParameters;
}

/** Returns the number of turns without the golden one. */
function turnsOf({ ends }: TallyParameters): number {
  return ends.at(-1) ?? 0;
}

/** Returns the score so far. */
function scoreOf({ periods }: Pick<TallyState, 'periods'>): [number, number] {
  return periods.reduce<[number, number]>((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0]);
}

function sideOf(parameters: TallyParameters, turn: number): 0 | 1 {
  if (parameters.isInBlocks === 0) return turn % 2 === 0 ? 0 : 1;
  return turn < turnsOf(parameters) / 2 ? 0 : 1;
}

function added(score: Score, side: number, points: number): [number, number] {
  return side === 0 ? [score[0] + points, score[1]] : [score[0], score[1] + points];
}

/** Returns the points of a turn's drawn number. Null is a wicket. */
function pointsOf(scores: readonly number[], drawn: number): number | null {
  let edge = 0;
  for (const [points, cases] of scores.entries()) {
    edge += cases;
    if (drawn < edge) return points;
  }
  return null;
}

function playGolden(parameters: TallyParameters, state: TallyState, draw: UniformDraw): TallyState {
  const side = draw(TURN_CASES) < parameters.goldenHome ? 0 : 1;
  const last = added(state.periods.at(-1) ?? [0, 0], side, parameters.goldenScore);
  return { ...state, tick: state.tick + 1, periods: [...state.periods.slice(0, -1), last], isOver: true };
}

function play(fixture: Fixture, state: TallyState, draw: UniformDraw): TallyState {
  if (state.isOver) return state;
  const parameters = tallyParameters(fixture);
  const turns = turnsOf(parameters);
  if (state.turn === turns) return playGolden(parameters, state, draw);
  const side = sideOf(parameters, state.turn);
  const points = pointsOf(side === 0 ? parameters.homeScores : parameters.awayScores, draw(TURN_CASES));
  const next: TallyState = { ...state, tick: state.tick + 1, turn: state.turn + 1 };
  if (points === null) {
    next.wickets = added(state.wickets, side, 1);
    if (next.wickets[side] === parameters.wickets) next.turn = side === 0 ? turns / 2 : turns;
  } else if (points > 0) {
    next.periods = [...state.periods.slice(0, -1), added(state.periods.at(-1) ?? [0, 0], side, points)];
  }
  if (next.turn === turns) {
    const [home, away] = scoreOf(next);
    return { ...next, isOver: home !== away || parameters.goldenScore === 0 };
  }
  const startedPeriods = parameters.ends.filter((end) => end <= next.turn).length + 1;
  return startedPeriods > next.periods.length ? { ...next, periods: [...next.periods, [0, 0]] } : next;
}

function board(fixture: Fixture, state: TallyState): Board {
  const parameters = tallyParameters(fixture);
  const isGolden = !state.isOver && state.turn === turnsOf(parameters);
  const running = isGolden ? 'golden' : `period${state.periods.length}`;
  const side = sideOf(parameters, state.turn);
  return {
    score: scoreOf(state),
    periods: state.periods,
    period: state.isOver ? 'fullTime' : running,
    clock: state.turn,
    isOver: state.isOver,
    isAbandoned: false,
    details: {
      attacking: side === 0 ? [1, 0] : [0, 1],
      ...(parameters.wickets > 0 && { wickets: state.wickets }),
    },
  };
}

function eventsBetween(_fixture: Fixture, before: TallyState, after: TallyState): MatchEvent[] {
  const { tick } = after;
  const events: MatchEvent[] = [];
  const [now, old] = [scoreOf(after), scoreOf(before)];
  for (const entrant of [0, 1] as const) {
    const points = now[entrant] - old[entrant];
    if (points > 0) events.push({ tick, type: 'score', entrant, points });
    if (after.wickets[entrant] > before.wickets[entrant]) events.push({ tick, type: 'wicket', entrant });
  }
  if (after.periods.length > before.periods.length) events.push({ tick, type: 'periodEnd', entrant: null });
  if (after.isOver && !before.isOver) events.push({ tick, type: 'end', entrant: null });
  return events;
}

/** Returns the result of a region. Scores only grow, so a plane with a lower bound can be decided early. */
function outcomeOfRegion(parameters: TallyParameters, state: TallyState, region: Region): LegOutcome {
  const isFirstOver = state.isOver || state.periods.length > parameters.firstPeriods;
  const score = region.isFirst ? firstScore(parameters, state) : scoreOf(state);
  const holds = isWithin(region.planes, score);
  if (state.isOver || (region.isFirst && isFirstOver)) return holds ? 'won' : 'lost';
  if (region.planes.some(({ home, away }) => home * away < 0)) return 'open';
  const isUpwards = region.planes.every(({ home, away }) => home + away > 0);
  if (isUpwards) return holds ? 'won' : 'open';
  return holds ? 'open' : 'lost';
}

function tallyModel(kind: ModelKind): SportModel<TallyState> {
  const model: SportModel<TallyState> = {
    kind,
    start: () => ({ tick: 0, turn: 0, periods: [[0, 0]], wickets: [0, 0], isOver: false }),
    play,
    board,
    eventsBetween,
    markets: (fixture, state) => (state.isOver ? [] : tallyMarkets(tallyParameters(fixture), state)),
    legChances(fixture, state, selections) {
      const parameters = tallyParameters(fixture);
      const regions = selections.map((selection) => regionOf(selection, parameters));
      const outcomes = regions.map((region) => outcomeOfRegion(parameters, state, region));
      if (outcomes.includes('lost')) return { won: ZERO, void: ZERO };
      const open = regions.filter((_, i) => outcomes[i] === 'open');
      return { won: regionsChance(parameters, reachOf(parameters, state), open), void: ZERO };
    },
    chanceOfAll: (fixture, state, selections) => chanceUnlessVoid(model.legChances(fixture, state, selections)),
    outcomeOf(fixture, state, selection) {
      const parameters = tallyParameters(fixture);
      return outcomeOfLeg([outcomeOfRegion(parameters, state, regionOf(selection, parameters))]);
    },
  };
  return model;
}

export const pointsModel = tallyModel('points');
export const inningsModel = tallyModel('innings');
