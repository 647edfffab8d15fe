import { openDatabase, type Database } from '@parlor/database';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder, type ArcadeSchema } from '../../database.ts';
import { commitmentOf } from '../../fairness/outcomeWords.ts';
import { fixtureDraw, tapeOf } from '../../games/sportsbook/model/tape.ts';
import { createSealedSecrets } from '../../security/sealedSecrets.ts';
import type { ListedFixture } from './feed.ts';
import { listEnded, listFixtures } from './fixture.repository.ts';
import { createFixtures } from './fixtures.ts';
import { createSimulatedFeed } from './simulatedFeed.ts';
import { simulatedSports } from './simulatedSports.ts';

const DAY_MS = 24 * 3_600_000;
const secrets = createSealedSecrets(Buffer.alloc(32, 7));
const serverSeedOf = ({ sealedServerSeed, seedPairId }: ListedFixture): string =>
  secrets.open(sealedServerSeed, seedPairId);
/** Football alone: three leagues. */
const football = {
  ...simulatedSports,
  leagues: simulatedSports.leagues.filter(({ sport }) => sport === 'football'),
};

let testDatabase: TestDatabase;
let database: Database<ArcadeSchema>;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
  database = openDatabase<ArcadeSchema>(testDatabase.url, { applicationName: 'test', acquireTimeoutMs: 20_000 });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** Creates the fixtures of a process whose clock a test sets. */
function processAt(clock: { now: () => number }, aheadMs?: number) {
  const feed = createSimulatedFeed(football, serverSeedOf);
  return { feed, fixtures: createFixtures({ db: database.db, clock, feed, secrets, aheadMs }) };
}
const all = { offset: 0, limit: 10_000 };

describe('fixtures', () => {
  it('are listed no further ahead than configured', async () => {
    const now = Date.now();
    await processAt({ now: () => now }, 30 * 60_000).fixtures.listAhead();
    const listed = await listFixtures(database.db, all, now);
    expect(listed.length).toBeGreaterThan(5);
    for (const { startsAt } of listed) expect(startsAt).toBeLessThanOrEqual(now + 30 * 60_000);
  });

  it('of the next day are listed once by all processes, each with its own seeds', async () => {
    const clock = { now: () => Date.now() };
    const processes = [processAt(clock), processAt(clock), processAt(clock)];
    await Promise.all(processes.map(({ fixtures }) => fixtures.listAhead()));
    await Promise.all(processes.map(({ fixtures }) => fixtures.listAhead()));
    const listed = await listFixtures(database.db, all, Date.now());
    const expected = football.leagues.reduce((sum, { periodMs }) => sum + DAY_MS / periodMs, 0);
    expect(Math.abs(listed.length - expected)).toBeLessThan(football.leagues.length + 1);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    expect(new Set(listed.map(({ seedHash }) => seedHash)).size).toBe(listed.length);
    for (const fixture of listed) expect(commitmentOf(serverSeedOf(fixture))).toBe(fixture.seedHash);
  });

  it('are found by a part of a name in any language, and by their league', async () => {
    const found = (words: string, leagues: string[] = []) =>
      listFixtures(database.db, { ...all, search: { words, leagues } }, Date.now());
    const [any] = await listFixtures(database.db, all, Date.now());
    const name = any?.entrants[0];
    if (!any || !name) throw new Error('no fixture');
    for (const each of Object.values(name)) {
      const list = await found(each.slice(1).toLowerCase());
      expect(list.map(({ id }) => id)).toContain(any.id);
      for (const { entrants } of list)
        expect(entrants.some((teams) => Object.values(teams).some((names) => names.includes(each.slice(1))))).toBe(
          true,
        );
    }
    const ofLeague = await found('no such name', ['fb-orchid']);
    expect(ofLeague.length).toBeGreaterThan(0);
    expect(new Set(ofLeague.map(({ league }) => league))).toEqual(new Set(['fb-orchid']));
    // Special characters match literally, and the JSON keys of a name do not match.
    expect(await Promise.all(['%', '_', '"', "'", 'en"'].map((words) => found(words)))).toEqual([[], [], [], [], []]);
  });

  it('that have begun are no longer listed', async () => {
    const late = processAt({ now: () => Date.now() - 3 * DAY_MS });
    const before = (await listFixtures(database.db, all, Date.now())).length;
    await late.fixtures.listAhead();
    expect((await listFixtures(database.db, all, Date.now())).length).toBe(before);
  });

  it('are played tick by tick from their seeds, the same in every process', async () => {
    const [fixture] = await listFixtures(database.db, { offset: 0, limit: 1 }, Date.now());
    if (!fixture) throw new Error('no fixture');
    const seeds = { serverSeed: serverSeedOf(fixture), clientSeed: fixture.clientSeed };
    const model = football.modelOf(fixture);
    const tape = tapeOf(fixture, fixtureDraw(fixture, seeds));
    const [first, second] = [processAt({ now: () => 0 }).feed, processAt({ now: () => 0 }).feed];
    for (let tick = 0; tick < tape.length; tick += 1) {
      const moment = first.at(fixture, fixture.startsAt + tick * fixture.tickMs);
      expect(moment.board).toEqual(model.board(fixture, tape[tick] ?? null));
      expect(moment.revision).toBe(tick + 1);
    }
    // A process that starts late, and one that reads a past moment, see the same.
    const end = second.at(fixture, fixture.endsBy);
    expect(end).toMatchObject({ phase: 'over', board: { isOver: true } });
    expect(end.events).toEqual(first.at(fixture, fixture.endsBy).events);
    const half = fixture.startsAt + 40 * fixture.tickMs;
    expect(second.at(fixture, half).board).toEqual(first.at(fixture, half).board);
  });

  it('do not reveal a future moment', async () => {
    const [fixture] = await listFixtures(database.db, { offset: 0, limit: 1 }, Date.now());
    if (!fixture) throw new Error('no fixture');
    const { fixtures } = processAt({ now: () => fixture.startsAt + 10 * fixture.tickMs });
    expect(fixtures.at(fixture, fixture.endsBy).revision).toBe(11);
  });

  it('take no bets for ten seconds after a goal', async () => {
    const listed = await listFixtures(database.db, all, Date.now());
    const { feed } = processAt({ now: () => 0 });
    // The first goal of a fixture, with the second one long after it.
    const withGoal = listed.flatMap((fixture) => {
      const goals = feed.at(fixture, fixture.endsBy).events.filter(({ type }) => type === 'goal');
      const [first, second = { tick: Infinity }] = goals;
      const isAlone = first !== undefined && second.tick - first.tick > 10;
      return isAlone ? [{ fixture, at: fixture.startsAt + first.tick * fixture.tickMs }] : [];
    });
    const [{ fixture, at } = { fixture: undefined, at: 0 }] = withGoal;
    if (!fixture) throw new Error('no goal');
    expect([at - 1, at, at + 9_999, at + 30_000].map((moment) => feed.at(fixture, moment).isSuspended)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const during = feed.at(fixture, at + 5_000);
    expect(during.stoppedAt).toBe(at);
    expect(during.markets().every(({ isSuspended }) => isSuspended)).toBe(true);
    expect(
      during.priceOf([{ market: during.markets()[0]?.market ?? '', pick: during.markets()[0]?.picks[0]?.pick ?? '' }]),
    ).toBeNull();
  });

  it('that are over have their end stored once, and their seed revealed', async () => {
    await database.pool.query(
      `update fixture set starts_at = starts_at - interval '2 days', ends_by = ends_by - interval '2 days',
         facts = jsonb_set(facts, '{startsAt}', to_jsonb((facts ->> 'startsAt')::bigint - 172800000))
       where id in (select id from fixture order by starts_at limit 5)`,
    );
    const clock = { now: () => Date.now() };
    const ended = await Promise.all([processAt(clock), processAt(clock)].map(({ fixtures }) => fixtures.endDue()));
    expect(ended.every((count) => count <= 5)).toBe(true);
    const results = await listEnded(database.db, all);
    expect(results).toHaveLength(5);
    for (const { result } of results) expect(result.isOver).toBe(true);
    const { rows } = await database.pool.query<{ revealed: string }>(
      "select count(*) as revealed from seed_pair where player_ref like 'fixture:%' and revealed_at is not null",
    );
    expect(rows[0]?.revealed).toBe(5n);
  });
});
