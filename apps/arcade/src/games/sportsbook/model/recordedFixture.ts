import type { Board } from './sportModel.ts';
import { fixtureOfId } from './fixtures.ts';
import { modelOf } from './models.ts';
import { fixtureDraw, tapeOf, type FixtureSeeds } from './tape.ts';

/** The data for programs that verify a fixture: its seeds, and the board before the first tick and after each one. */
export interface RecordedFixture extends FixtureSeeds {
  fixture: string;
  boards: Pick<Board, 'score' | 'periods' | 'isOver' | 'isAbandoned'>[];
}

/** Plays a fixture. @throws RangeError if there is no such fixture. */
export function recordedFixture(id: string, { serverSeed, clientSeed }: FixtureSeeds): RecordedFixture {
  const fixture = fixtureOfId(id);
  if (!fixture) throw new RangeError(`there is no fixture ${id}`);
  const model = modelOf(fixture);
  const boards = tapeOf(fixture, fixtureDraw(fixture, { serverSeed, clientSeed })).map((state) => {
    const { score, periods, isOver, isAbandoned } = model.board(fixture, state);
    return { score, periods, isOver, isAbandoned };
  });
  return { fixture: id, serverSeed, clientSeed, boards };
}
