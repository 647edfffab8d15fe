import { boutModel } from './bout/bout.ts';
import { goalsModel } from './goals/goals.ts';
import { raceModel } from './race/race.ts';
import { memoize } from './memoize.ts';
import { setsModel } from './sets/sets.ts';
import type { Fixture, ModelKind, SportModel } from './sportModel.ts';
import { inningsModel, pointsModel } from './tally/tally.ts';

/**
 * More than the sets of parameters of all sports, so that the markets before a start are computed once for each set.
 */
const MAX_CACHED_STARTS = 800;

/**
 * Returns a model that caches its markets before the start: of thousands of listed fixtures few differ in parameters.
 */
function withStarts(model: SportModel): SportModel {
  const marketsAtStart = memoize(
    MAX_CACHED_STARTS,
    ({ parameters }: Fixture) => JSON.stringify(parameters),
    (fixture: Fixture) => model.markets(fixture, model.start(fixture)),
  );
  return {
    ...model,
    markets: (fixture, state) =>
      JSON.stringify(state) === JSON.stringify(model.start(fixture))
        ? marketsAtStart(fixture)
        : model.markets(fixture, state),
  };
}

const models: Readonly<Record<ModelKind, SportModel>> = {
  goals: withStarts(goalsModel),
  points: withStarts(pointsModel),
  sets: withStarts(setsModel),
  race: withStarts(raceModel),
  bout: withStarts(boutModel),
  innings: withStarts(inningsModel),
};

/** Returns the model that plays a fixture. */
export function modelOf({ kind }: Pick<Fixture, 'kind'>): SportModel {
  return models[kind];
}
