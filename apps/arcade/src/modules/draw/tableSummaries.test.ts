import { sql } from 'kysely';
import { openDatabase, type Database } from '@parlor/database';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder, type ArcadeSchema } from '../../database.ts';
import { tableCodes, titleOf } from '../../games/titles.ts';
import { createSealedSecrets } from '../../security/sealedSecrets.ts';
import type { RoomClock } from '../room/roomClock.ts';
import { createDraws, type DrawRoom, type Draws } from './draws.ts';
import { createTableSummaries } from './tableSummaries.ts';

let testDatabase: TestDatabase;
let database: Database<ArcadeSchema>;
let draws: Draws;
// A fixed moment, long enough ago for every draw before it to be over.
const then = Date.now() - 60_000;
const clock: RoomClock = { now: () => then, at: (ms) => ms, sync: () => Promise.resolve() };

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
  database = openDatabase<ArcadeSchema>(testDatabase.url, { applicationName: 'test', acquireTimeoutMs: 20_000 });
  draws = createDraws({
    db: database.db,
    secrets: createSealedSecrets(Buffer.alloc(32, 7)),
    clock,
    gameOf: (code) => titleOf(code)?.game,
    graceMs: 500,
  });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const rooms = (count: number): DrawRoom[] =>
  tableCodes()
    .slice(0, count)
    .flatMap((code) => draws.roomOf(code) ?? []);

describe('the past draws of many rooms', () => {
  it('equal those that are read for each room separately', async () => {
    const watched = rooms(5);
    const past = await draws.pastOf(watched.map((room) => ({ room, after: -1, limit: 10 })));
    for (const room of watched) {
      expect(past.get(room.room)).toHaveLength(10);
      expect(past.get(room.room)).toEqual(await draws.past(room, 10));
    }
  });

  it('are only those after the known draw', async () => {
    const [room] = rooms(1) as [DrawRoom];
    const [newest, , third] = await draws.past(room, 3);
    const past = (await draws.pastOf([{ room, after: third?.index ?? 0, limit: 10 }])).get(room.room);
    expect(past?.map(({ index }) => index)).toEqual([newest?.index, (newest?.index ?? 0) - 1]);
    expect((await draws.pastOf([{ room, after: newest?.index ?? 0, limit: 10 }])).get(room.room)).toEqual([]);
  });

  it('fix the client seeds of draws with bets before they are published', async () => {
    const [room] = rooms(1) as [DrawRoom];
    const [{ index } = { index: 0 }] = await draws.past(room, 1);
    await sql`
      with pair as (
        insert into seed_pair (id, player_ref, is_free_play, sealed_server_seed, server_seed_hash, created_at)
        values (gen_random_uuid(), 'draw:test', false, '', repeat('0', 64), clock_timestamp()) returning id
      )
      insert into draw (id, chain_id, room, index, seed_pair_id, closes_at, reveals_at, state)
      select gen_random_uuid(), chain.id, chain.room, ${index}, pair.id, now(), now(), 'OPEN'
      from pair, draw_chain chain where chain.room = ${room.room}`.execute(database.db);
    await sql`update draw_chain set closed_through = 0`.execute(database.db);
    const [past] = (await draws.pastOf([{ room, after: -1, limit: 1 }])).get(room.room) ?? [];
    const { rows } = await sql<{ state: string; client_seed: string }>`
      select draw.state, seed_pair.client_seed from draw join seed_pair on seed_pair.id = draw.seed_pair_id`.execute(
      database.db,
    );
    expect(rows).toEqual([{ state: 'CLOSED', client_seed: past?.clientSeed }]);
  });

  it('leave out a room in which a bet is being stored, and do not wait for it', async () => {
    const [held, free] = rooms(2) as [DrawRoom, DrawRoom];
    const wanted = [held, free].map((room) => ({ room, after: -1, limit: 3 }));
    await draws.pastOf(wanted);
    await sql`update draw_chain set closed_through = 0`.execute(database.db);
    await database.db.transaction().execute(async (bet) => {
      await sql`select id from draw_chain where room = ${held.room} for share`.execute(bet);
      expect([...(await draws.pastOf(wanted)).keys()]).toEqual([free.room]);
    });
    expect([...(await draws.pastOf(wanted)).keys()]).toEqual([held.room, free.room]);
  });
});

describe('the answer about all tables', () => {
  it('has no results until they are read, and has them afterwards', async () => {
    let release = (): void => undefined;
    const isRead = new Promise<void>((resolve) => {
      release = resolve;
    });
    let now = then;
    const summaries = createTableSummaries({
      db: database.db,
      clock: { ...clock, now: () => now },
      codes: () => tableCodes().slice(0, 3),
      waitMs: 0,
      draws: {
        ...draws,
        async pastOf(wanted) {
          await isRead;
          return draws.pastOf(wanted);
        },
      },
    });
    const resultsOf = async (): Promise<number[]> =>
      (await summaries.list()).tables.map((table) => (table.form === 'road' ? table.road : table.marks).length);
    expect(await resultsOf()).toEqual([0, 0, 0]);
    release();
    await expect
      .poll(
        () => {
          // An answer is cached for a second.
          now += 1_000;
          return resultsOf();
        },
        { timeout: 60_000 },
      )
      .not.toContain(0);
  });
});
