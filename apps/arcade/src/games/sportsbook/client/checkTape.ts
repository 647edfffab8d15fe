import type { FixtureResult } from '../../../sportsApi.ts';

/** The result of recomputing a fixture: proven, or a different seed or score. */
export type TapeCheck = 'proven' | 'wrongSeed' | 'wrongScore';

/** Recomputes a fixture from its seeds. Loads the models on demand. */
export async function checkTape(result: FixtureResult): Promise<TapeCheck> {
  const [{ fixtureOfId }, { modelOf }, { commitment, fixtureDraw, tapeOf }] = await Promise.all([
    import('../model/fixtures.ts'),
    import('../model/models.ts'),
    import('../model/tape.ts'),
  ]);
  if (commitment(result.serverSeed) !== result.seedHash) return 'wrongSeed';
  const fixture = fixtureOfId(result.id);
  const last = fixture && tapeOf(fixture, fixtureDraw(fixture, result)).at(-1);
  if (last === undefined || !fixture) return 'wrongScore';
  const { score } = modelOf(fixture).board(fixture, last);
  return JSON.stringify(score) === JSON.stringify(result.board.score) ? 'proven' : 'wrongScore';
}
