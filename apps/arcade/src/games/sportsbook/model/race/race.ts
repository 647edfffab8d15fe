/*
 * Races. With every tick one runner falls out of contention and takes the last free place, until one remains: the
 * winner. In an elimination race the runner leaves the track, in others its place is settled.
 */
import type { UniformDraw } from '../../../../fairness/uniformDraw.ts';
import { ZERO } from '../../../fraction.ts';
import { chanceUnlessVoid, outcomeOfLeg } from '../questions.ts';
import type { Board, Fixture, Market, MatchEvent, Pick, SportModel } from '../sportModel.ts';
import { openLaw, raceLaw, runnersOf, weightOf, type Field } from './raceLaw.ts';
import { raceRule, type RaceResult } from './raceSelections.ts';

/** The parameters of a race. */
export interface RaceParameters {
  /** Weights of the runners to fall back, by runner. The best has the least. */
  weights: readonly number[];
}

export type RaceState = {
  /** The runners that fell back, in order. One for each played tick. */
  out: readonly number[];
};

/** Reads the parameters of a race. */
function raceParameters({ parameters }: Fixture): RaceParameters {
  return parameters as unknown as RaceParameters;
}

function fieldOf({ weights }: RaceParameters, state: RaceState): Field {
  return state.out.reduce((field, runner) => field & ~(1 << runner), (1 << weights.length) - 1);
}

function isOver({ weights }: RaceParameters, state: RaceState): boolean {
  return state.out.length >= weights.length - 1;
}

function play(fixture: Fixture, state: RaceState, draw: UniformDraw): RaceState {
  const parameters = raceParameters(fixture);
  if (isOver(parameters, state)) return state;
  const field = fieldOf(parameters, state);
  let drawn = draw(weightOf(parameters.weights, field));
  for (const runner of runnersOf(field)) {
    drawn -= parameters.weights[runner] as number;
    if (drawn < 0) return { out: [...state.out, runner] };
  }
  throw new Error('a number of a draw lies beyond all weights');
}

function resultOf(parameters: RaceParameters, state: RaceState): RaceResult {
  const { length } = parameters.weights;
  const over = isOver(parameters, state);
  return {
    places: parameters.weights.map((_, runner) => {
      const fell = state.out.indexOf(runner);
      return fell >= 0 ? length - fell : over ? 1 : null;
    }),
  };
}

function board(fixture: Fixture, state: RaceState): Board {
  const parameters = raceParameters(fixture);
  const { places } = resultOf(parameters, state);
  const over = isOver(parameters, state);
  return {
    score: places.map((place) => place ?? 1),
    periods: [],
    period: over ? 'finish' : 'race',
    clock: state.out.length,
    isOver: over,
    isAbandoned: false,
    details: { inContention: places.map((place) => (place === null ? 1 : 0)) },
  };
}

function eventsBetween(fixture: Fixture, before: RaceState, after: RaceState): MatchEvent[] {
  const tick = after.out.length;
  const events: MatchEvent[] = after.out
    .slice(before.out.length)
    .map((entrant) => ({ tick, type: 'fellBack', entrant }));
  const parameters = raceParameters(fixture);
  if (isOver(parameters, after) && !isOver(parameters, before)) {
    const [winner = null] = runnersOf(fieldOf(parameters, after));
    events.push({ tick, type: 'winner', entrant: winner });
  }
  return events;
}

/** Creates a market of runners, or pairs of them, without those that can no longer win. */
function market(name: string, group: Market['group'], picks: readonly Pick[]): Market[] {
  const possible = picks.filter(({ chance }) => chance.numerator > 0n);
  return possible.length > 1 ? [{ market: name, group, picks: possible }] : [];
}

/** Creates the market of finishing among the first few. */
function placeMarket(name: string, last: number, parameters: RaceParameters, field: Field): Market[] {
  const law = openLaw(parameters.weights, field);
  const runners = runnersOf(field);
  if (runners.length <= last) return [];
  const denominator = law.casesTo[last] as bigint;
  const picks = runners.map((runner) => {
    let numerator = 0n;
    for (const [reached, weight] of law.weights) {
      if ((reached >> runner) & 1 && runnersOf(reached).length === last) numerator += weight;
    }
    return { pick: `${runner + 1}`, chance: { numerator, denominator } };
  });
  return market(name, last === 1 ? 'main' : 'special', picks);
}

function forecastMarket({ weights }: RaceParameters, field: Field): Market[] {
  const law = openLaw(weights, field);
  const runners = runnersOf(field);
  const picks = runners.flatMap((first) =>
    runners
      .filter((second) => second !== first)
      .map((second) => {
        const pair = (1 << first) | (1 << second);
        const numerator = (law.weights.get(pair) ?? 0n) * BigInt(weights[second] as number);
        const denominator = (law.casesTo[2] as bigint) * BigInt(weightOf(weights, pair));
        return { pick: `${first + 1}-${second + 1}`, chance: { numerator, denominator } };
      }),
  );
  return market('forecast', 'score', picks);
}

/** Creates the markets of rivals with neighbouring numbers: 1 and 2, 3 and 4, and so on. */
function fasterMarkets(fixture: Fixture, state: RaceState, field: Field): Market[] {
  const markets: Market[] = [];
  for (let runner = 0; runner + 1 < raceParameters(fixture).weights.length; runner += 2) {
    if (((field >> runner) & 3) !== 3) continue;
    const name = `faster:${runner + 1}-${runner + 2}`;
    const picks = [runner + 1, runner + 2].map((number) => {
      const selection = { market: name, pick: `${number}` };
      return { pick: selection.pick, chance: raceModel.chanceOfAll(fixture, state, [selection]) };
    });
    markets.push(...market(name, 'special', picks));
  }
  return markets;
}

export const raceModel: SportModel<RaceState> = {
  kind: 'race',
  start: () => ({ out: [] }),
  play,
  board,
  eventsBetween,
  markets(fixture, state) {
    const parameters = raceParameters(fixture);
    if (isOver(parameters, state)) return [];
    const field = fieldOf(parameters, state);
    const hasThree = parameters.weights.length > 6;
    return [
      ...placeMarket('winner', 1, parameters, field),
      ...placeMarket('place:2', 2, parameters, field),
      ...(hasThree ? placeMarket('place:3', 3, parameters, field) : []),
      ...fasterMarkets(fixture, state, field),
      ...forecastMarket(parameters, field),
    ];
  },
  legChances(fixture, state, selections) {
    const parameters = raceParameters(fixture);
    const rules = selections.map((selection) => raceRule(selection, parameters.weights.length));
    const result = resultOf(parameters, state);
    if (rules.some((rule) => rule.outcomeOf(result) === 'lost')) return { won: ZERO, void: ZERO };
    const law = raceLaw(parameters.weights, fieldOf(parameters, state), (field, size, runner) =>
      rules.every(({ permits }) => permits(field, size, runner)),
    );
    let numerator = 0n;
    for (const runner of parameters.weights.keys()) numerator += law.weights.get(1 << runner) ?? 0n;
    return { won: { numerator, denominator: law.casesTo[1] as bigint }, void: ZERO };
  },
  chanceOfAll(fixture, state, selections) {
    return chanceUnlessVoid(raceModel.legChances(fixture, state, selections));
  },
  outcomeOf(fixture, state, selection) {
    const parameters = raceParameters(fixture);
    const rule = raceRule(selection, parameters.weights.length);
    return outcomeOfLeg([rule.outcomeOf(resultOf(parameters, state))]);
  },
};
