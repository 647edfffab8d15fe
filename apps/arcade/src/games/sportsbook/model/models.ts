import { boutModel } from './bout/bout.ts';
import { goalsModel } from './goals/goals.ts';
import { raceModel } from './race/race.ts';
import { setsModel } from './sets/sets.ts';
import type { Fixture, ModelKind, SportModel } from './sportModel.ts';
import { inningsModel, pointsModel } from './tally/tally.ts';

const models: Readonly<Record<ModelKind, SportModel>> = {
  goals: goalsModel,
  points: pointsModel,
  sets: setsModel,
  race: raceModel,
  bout: boutModel,
  innings: inningsModel,
};

/** The model that a fixture is played by. */
export function modelOf({ kind }: Pick<Fixture, 'kind'>): SportModel {
  return models[kind];
}
