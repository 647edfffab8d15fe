import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { holdProcessLock, openDatabase, type Database, type ProcessLock, type ProcessLockOptions } from './index.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const KEY = 4_711n;
let testDatabase: TestDatabase;
let database: Database<Record<string, never>>;
let held: ProcessLock[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase({});
  database = openDatabase(testDatabase.url, { applicationName: 'lock-test', poolSize: 1, acquireTimeoutMs: 20_000 });
});
afterEach(async () => {
  await Promise.all(held.map((lock) => lock.release()));
  held = [];
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function hold(options: Partial<ProcessLockOptions> = {}): Promise<ProcessLock | undefined> {
  const lock = await holdProcessLock(testDatabase.url, {
    key: KEY,
    mode: 'exclusive',
    applicationName: 'holder',
    waitMs: 50,
    onAcquired: () => undefined,
    ...options,
  });
  if (lock !== undefined) held.push(lock);
  return lock;
}

/** Returns the ids of the server processes that hold the lock. */
async function holders(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks where locktype = 'advisory' and objid = ${KEY} and granted and database = (select oid from pg_database where datname = current_database())
  `.execute(database.db);
  return rows.map(({ pid }) => pid);
}

async function cut(pid: number | undefined): Promise<void> {
  await sql`select pg_terminate_backend(${pid})`.execute(database.db);
}

describe('a process lock', () => {
  it('is held by only one process, and free again once it is released', async () => {
    const first = await hold();
    expect(await hold()).toBeUndefined();
    expect(await hold({ mode: 'shared' })).toBeUndefined();
    await first?.release();
    await first?.release();
    expect(await holders()).toEqual([]);
    await hold();
    expect(await holders()).toHaveLength(1);
  });

  it('can be shared by any number of holders, and cannot be held exclusively at the same time', async () => {
    await Promise.all([hold({ mode: 'shared' }), hold({ mode: 'shared' })]);
    expect(await holders()).toHaveLength(2);
    expect(await hold()).toBeUndefined();
  });

  it('waits for a holder that is ending', async () => {
    const first = await hold();
    const second = hold({ waitMs: 20_000 });
    await first?.release();
    await second;
    expect(await holders()).toHaveLength(1);
  });

  it('is reacquired when its connection breaks', async () => {
    const onAcquired = vi.fn<() => void>();
    await hold({ onAcquired });
    const [before] = await holders();
    await cut(before);
    await expect
      .poll(async () => (await holders()).filter((pid) => pid !== before).length, { timeout: 10_000 })
      .toBe(1);
    expect(onAcquired).not.toHaveBeenCalled();
  });

  it('notifies the former holder when another process has acquired it', async () => {
    const onAcquired = vi.fn<() => void>();
    await hold({ onAcquired });
    const second = hold({ waitMs: 20_000 });
    await cut((await holders())[0]);
    await second;
    await expect.poll(() => onAcquired.mock.calls.length, { timeout: 10_000 }).toBe(1);
    expect(await holders()).toHaveLength(1);
  });

  it('fails when the database cannot be reached', async () => {
    await expect(
      holdProcessLock('postgres://nobody@127.0.0.1:1/none', {
        key: KEY,
        mode: 'shared',
        applicationName: 'holder',
        waitMs: 50,
        onAcquired: () => undefined,
      }),
    ).rejects.toThrow('ECONNREFUSED');
  });
});
