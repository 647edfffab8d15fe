import { boutModel } from './bout/bout.ts';
import { goalsModel } from './goals/goals.ts';
import { raceModel } from './race/race.ts';
import { remember } from './remember.ts';
import { setsModel } from './sets/sets.ts';
import type { Fixture, ModelKind, SportModel } from './sportModel.ts';
import { inningsModel, pointsModel } from './tally/tally.ts';

/**
 * Fixtures of all sports have fewer sets of parameters than this, so each set of markets before a start is made once.
 */
const KEPT_STARTS = 800;

/**
 * A model that remembers its markets before the start: thousands of fixtures are listed, and few differ in parameters.
 */
function withStarts(model: SportModel): SportModel {
  const marketsAtStart = remember(
    KEPT_STARTS,
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

/** The model that a fixture is played by. */
export function modelOf({ kind }: Pick<Fixture, 'kind'>): SportModel {
  return models[kind];
}
