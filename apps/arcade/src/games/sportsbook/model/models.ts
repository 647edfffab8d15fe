import { goalsModel } from './goals/goals.ts';
import type { Fixture, ModelKind, SportModel } from './sportModel.ts';

const models: Partial<Record<ModelKind, SportModel>> = {
  goals: goalsModel,
};

/** The model that a fixture is played by. */
export function modelOf({ kind }: Pick<Fixture, 'kind'>): SportModel {
  const model = models[kind];
  if (!model) throw new RangeError(`there is no model ${kind}`);
  return model;
}
