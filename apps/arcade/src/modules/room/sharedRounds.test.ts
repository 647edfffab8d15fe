import { createHash } from 'node:crypto';
import { openDatabase, type Database } from '@parlor/database';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder, type ArcadeSchema } from '../../database.ts';
import { commitmentOf } from '../../fairness/outcomeWords.ts';
import { reachedAt } from '../../games/crash/growth.ts';
import { createSealedSecrets } from '../../security/sealedSecrets.ts';
import { createSeedService } from '../seed/seed.service.ts';
import { CHAIN_LENGTH, chainSeeds } from './seedChain.ts';
import { noteAlive, type SharedRoundRow } from './sharedRound.repository.ts';
import { createSharedRounds, type SharedRounds } from './sharedRounds.ts';

let testDatabase: TestDatabase;
let database: Database<ArcadeSchema>;
let rounds: SharedRounds;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
  database = openDatabase<ArcadeSchema>(testDatabase.url, { applicationName: 'test', acquireTimeoutMs: 20_000 });
  const secrets = createSealedSecrets(Buffer.alloc(32, 7));
  const seeds = createSeedService({ db: database.db, secrets, now: Date.now });
  rounds = createSharedRounds({
    db: database.db,
    secrets,
    seeds,
    now: Date.now,
    bettingMs: 60_000,
    interruptedAfterMs: 3_000,
  });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** Moves the times of a round into the past. */
async function shift(round: SharedRoundRow, ms: number): Promise<SharedRoundRow> {
  const startsAt = new Date(round.starts_at - ms);
  await database.db
    .updateTable('shared_round')
    .set({ opens_at: new Date(round.opens_at - ms), starts_at: startsAt })
    .where('id', '=', round.id)
    .execute();
  return { ...round, opens_at: round.opens_at - ms, starts_at: startsAt.getTime() };
}

/** Opens the next round and plays it to its end, with times in the past. */
async function played(last?: SharedRoundRow): Promise<SharedRoundRow> {
  const opened = await shift(await rounds.openNext(last, Date.now()), 120_000 + reachedAt(1_000_000));
  return rounds.end(await rounds.close(opened));
}

describe('a chain of seeds', () => {
  it('has seeds that are each the SHA-256 of the next one', () => {
    const seeds = chainSeeds('ab'.repeat(32), 20);
    expect(seeds).toHaveLength(21);
    expect(seeds[20]).toBe('ab'.repeat(32));
    for (let index = 1; index <= 20; index += 1) expect(commitmentOf(seeds[index] ?? '')).toBe(seeds[index - 1]);
  });
});

describe('the rounds of the room', () => {
  let last: SharedRoundRow;

  it('begin with a chain whose first hash is the commitment to the first round', async () => {
    last = await played();
    expect(last).toMatchObject({ index: 1, length: CHAIN_LENGTH, state: 'ENDED' });
    expect(last.server_seed_hash).toBe(last.terminal_hash);
  });

  it('have the hash of an empty text as client seed when nobody bets', () => {
    expect(last.client_seed).toBe(createHash('sha256').update('').digest('hex'));
  });

  it('prove that each seed is the commitment of the next round', async () => {
    const seed = rounds.fateOf(last)?.serverSeed ?? '';
    expect(commitmentOf(seed)).toBe(last.server_seed_hash);
    last = await played(last);
    expect(last.server_seed_hash).toBe(seed);
    const past = await rounds.past(30);
    expect(past.map(({ index }) => index)).toEqual([2, 1]);
    expect(past[1]?.serverSeed).toBe(seed);
  });

  it('are opened once, however many processes try', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => rounds.openNext(last, Date.now())));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(opened[0]?.index).toBe(last.index + 1);
    last = opened[0] as SharedRoundRow;
  });

  it('are neither closed nor ended before their time, nor opened while one continues', async () => {
    expect(rounds.fateOf(last)).toBeUndefined();
    expect((await rounds.close(last)).state).toBe('BETTING');
    expect((await rounds.openNext(last, Date.now())).id).toBe(last.id);
    const running = await rounds.close(await shift(last, 60_000));
    expect(running.state).toBe('RUNNING');
    const later = await shift(running, -60_000);
    expect((await rounds.end(later)).state).toBe('RUNNING');
    last = await rounds.end(await shift(later, 240_000));
    expect(last.state).toBe('ENDED');
  });

  it('are interrupted if no process kept them for the last three seconds', async () => {
    const flags: boolean[] = [];
    for (const aliveUntil of [4_000, 2_000]) {
      let round = await rounds.openNext(last, Date.now());
      round = await rounds.close(await shift(round, 400_000));
      const fate = rounds.fateOf(round);
      if (!fate) throw new Error('the round has not started');
      const aliveAt = new Date(fate.crashAt - aliveUntil);
      await database.db.updateTable('shared_round').set({ alive_at: aliveAt }).where('id', '=', round.id).execute();
      // The crash has passed, so this does not count.
      await noteAlive(database.db, round.id, new Date(fate.crashAt));
      last = await rounds.end(round);
      flags.push(last.interrupted);
    }
    expect(flags).toEqual([true, false]);
  });

  it('continue with another chain when one is used up', async () => {
    await database.db.updateTable('crash_chain').set({ length: last.index }).execute();
    const next = await rounds.openNext({ ...last, length: last.index }, Date.now());
    expect(next.index).toBe(1);
    expect(next.chain_id).not.toBe(last.chain_id);
    expect(next.server_seed_hash).toBe(next.terminal_hash);
  });
});
