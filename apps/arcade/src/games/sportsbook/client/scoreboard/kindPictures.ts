import type { FixtureView } from '../../../../sportsApi.ts';
import type { ModelKind } from '../../model/sportModel.ts';
import type { SportsContext } from '../sportsContext.ts';
import { withDrawing } from './drawnPicture.ts';
import { createPeriodTable } from './periodTable.ts';
import type { Picture } from './picture.ts';
import { createPitch } from './pitch.ts';
import { createRounds } from './rounds.ts';
import { createTrack } from './track.ts';

const pictures: Readonly<Record<ModelKind, (context: SportsContext, fixture: FixtureView) => Picture>> = {
  goals: createPitch,
  points: createPeriodTable,
  sets: createPeriodTable,
  innings: createPeriodTable,
  race: createTrack,
  bout: createRounds,
};

/** Creates the picture of a fixture: the picture of its kind, below the drawing of its sport, if any. */
export function createPicture(context: SportsContext, first: FixtureView): Picture {
  return withDrawing(context, first, pictures[context.words.kindOf(first.sport)](context, first));
}
