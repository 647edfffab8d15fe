/* Fixtures of the models, as the server sends them at a tick. */
import type { FixtureDetail } from '../../../../sportsApi.ts';
import { fixtureOf } from '../../model/fixtures.ts';
import { leagues } from '../../model/leagues.ts';
import { modelOf } from '../../model/models.ts';
import { fixtureDraw, tapeOf } from '../../model/tape.ts';
import { NOW } from './sampleSports.ts';

const seeds = { serverSeed: '12'.repeat(32), clientSeed: 'cd'.repeat(16) };

/** A fixture with its whole tape. `at` returns the message after this many ticks, with all events until then. */
export interface TapedFixture {
  id: string;
  ticks: number;
  at: (tick: number) => FixtureDetail;
}

/** Plays a fixture of a sport; `number` is its number in the first league of the sport. */
export function tapedFixture(sport: string, number = 3_000_000): TapedFixture {
  const league = leagues.find((each) => each.sport === sport);
  if (!league) throw new RangeError(`there is no league of ${sport}`);
  const fixture = fixtureOf(league.code, number);
  const model = modelOf(fixture);
  const tape = tapeOf(fixture, fixtureDraw(fixture, seeds));
  const events = tape.map((state, i) => (i === 0 ? [] : model.eventsBetween(fixture, tape[i - 1] ?? null, state)));
  return {
    id: fixture.id,
    ticks: tape.length - 1,
    at(tick) {
      const board = model.board(fixture, tape[tick] ?? null);
      return {
        id: fixture.id,
        sport,
        league: { code: league.code, name: league.name },
        entrants: [...fixture.entrants],
        startsAt: NOW - 60_000,
        endsBy: NOW + 600_000,
        phase: board.isOver ? 'over' : 'live',
        seedHash: 'ab'.repeat(32),
        clientSeed: seeds.clientSeed,
        board,
        revision: tick + 1,
        markets: [],
        openMarkets: 0,
        events: events.slice(0, tick + 1).flat(),
        serverSeed: null,
      };
    },
  };
}
