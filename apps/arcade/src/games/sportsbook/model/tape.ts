/*
 * The tape of a fixture: its states, one for each tick. It follows only from the seeds. The number of the fixture is
 * its nonce.
 */
import { commitmentOf, outcomeWords } from '../../../fairness/outcomeWords.ts';
import { sha256, toHex } from '../../../fairness/sha256.ts';
import { uniformDraw, type UniformDraw } from '../../../fairness/uniformDraw.ts';
import type { Json } from '../../game.ts';
import { modelOf } from './models.ts';
import type { Fixture } from './sportModel.ts';

/** The seeds of a fixture, both hexadecimal digits: the server seed has 32 bytes, the client seed at least 16. */
export interface FixtureSeeds {
  serverSeed: string;
  clientSeed: string;
}

/**
 * The commitment to a server seed, published before its fixture is listed: SHA-256 of its bytes in hexadecimal digits.
 */
export const commitment: (serverSeed: string) => string = commitmentOf;

/** The published text from which the client seeds of all fixtures follow. */
const PUBLIC_SEED = 'parlor-sportsbook-1';

/** Returns the client seed of a fixture. It follows from a published text, so nobody can choose it. */
export function fixtureClientSeed({ league, number }: Pick<Fixture, 'league' | 'number'>): string {
  return toHex(sha256(new TextEncoder().encode(`${PUBLIC_SEED}:${league}:${number}`)));
}

/** Creates the draw of a fixture, from its first random number on. */
export function fixtureDraw(fixture: Fixture, seeds: FixtureSeeds): UniformDraw {
  return uniformDraw(outcomeWords({ ...seeds, nonce: fixture.number }));
}

/**
 * Returns every state of a fixture, from before its first tick to its last. The index is the tick. A fixture may end
 * early.
 */
export function tapeOf(fixture: Fixture, draw: UniformDraw): Json[] {
  const model = modelOf(fixture);
  let state = model.start(fixture);
  const states = [state];
  while (!model.board(fixture, state).isOver && states.length <= fixture.ticks) {
    state = model.play(fixture, state, draw);
    states.push(state);
  }
  return states;
}

/** Returns the state after `tick` ticks, or the last one. `draw` starts at the first random number. */
export function stateAt(fixture: Fixture, draw: UniformDraw, tick: number): Json {
  const model = modelOf(fixture);
  let state = model.start(fixture);
  for (let played = 0; played < tick; played += 1) state = model.play(fixture, state, draw);
  return state;
}
