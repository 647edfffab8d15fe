import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from './index.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

interface Schema {
  account: { id: bigint; balance: bigint };
}

let testDatabase: TestDatabase;
let database: Database<Schema>;

beforeAll(async () => {
  testDatabase = await createTestDatabase({});
  database = openDatabase(testDatabase.url, {
    applicationName: 'connection-test',
    poolSize: 2,
    acquireTimeoutMs: 20_000,
  });
  await sql`create table account (id int8 primary key, balance int8 not null)`.execute(database.db);
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function valueOf(expression: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
}

describe('values', () => {
  it('keeps every digit of an amount that a float would round', async () => {
    const balance = 9_007_199_254_740_993n;
    await database.db.insertInto('account').values({ id: 1n, balance }).execute();
    const account = await database.db.selectFrom('account').selectAll().where('id', '=', 1n).executeTakeFirstOrThrow();
    expect(account).toEqual({ id: 1n, balance });
  });

  it('reads counts, sums of int8 columns and arrays without floats', async () => {
    expect(await valueOf('count(*)')).toBe(1n);
    expect(await valueOf("'{1,-9223372036854775808,NULL}'::int8[]")).toEqual([1n, -9_223_372_036_854_775_808n, null]);
    expect(await valueOf("'{}'::int8[]")).toEqual([]);
    expect(await valueOf('1234.50::numeric')).toBe('1234.50');
  });

  it('reads a timestamp as epoch milliseconds, in any time zone of the database', async () => {
    await database.pool.query(
      "do $$ begin execute format('alter database %I set timezone = %L', current_database(), 'Asia/Bangkok'); end $$",
    );
    const other = openDatabase(testDatabase.url, { applicationName: 'connection-test', acquireTimeoutMs: 20_000 });
    try {
      const { rows } = await other.pool.query(
        "select '2026-11-21 09:30:00.123456+07'::timestamptz as at, null::timestamptz as never",
      );
      expect(rows).toEqual([{ at: Date.UTC(2026, 10, 21, 2, 30, 0, 123), never: null }]);
      const moved = await other.pool.query<{ at: number; zone: string }>(
        "select current_setting('timezone') as zone, timestamptz '2026-11-21 09:30:00+07' as at",
      );
      expect(moved.rows).toEqual([{ zone: 'UTC', at: Date.UTC(2026, 10, 21, 2, 30) }]);
      const client = await other.pool.connect();
      await client.query("set timezone = 'Asia/Kolkata'");
      const { rows: shifted } = await client.query("select timestamptz '2026-11-21 09:30:00.5+07' as at");
      client.release(true);
      expect(shifted).toEqual([{ at: Date.UTC(2026, 10, 21, 2, 30, 0, 500) }]);
    } finally {
      await other.close();
    }
  });

  it('round-trips a timestamp', async () => {
    const moment = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
    const { rows } = await sql<{ at: number; all: number[] }>`
      select ${new Date(moment)}::timestamptz as at, array[${new Date(moment)}::timestamptz] as all`.execute(
      database.db,
    );
    expect(rows).toEqual([{ at: moment, all: [moment] }]);
  });

  it('reads a date as a calendar day', async () => {
    expect(await valueOf("'2026-11-21'::date")).toBe('2026-11-21');
  });

  it('does not affect other pools of the process', async () => {
    const plain = new Pool({ connectionString: testDatabase.url });
    try {
      const { rows } = await plain.query('select 5::int8 as value');
      expect(rows).toEqual([{ value: '5' }]);
    } finally {
      await plain.end();
    }
  });
});

describe('statements', () => {
  it('prepares a repeated statement', async () => {
    const single = openDatabase<Schema>(testDatabase.url, {
      applicationName: 'prepare-test',
      poolSize: 1,
      acquireTimeoutMs: 20_000,
    });
    try {
      const byId = (id: bigint) => single.db.selectFrom('account').select('balance').where('id', '=', id).execute();
      const prepared = async () => (await single.pool.query('select statement from pg_prepared_statements')).rows;
      await byId(1n);
      expect(await prepared()).toEqual([]);
      await byId(2n);
      await byId(3n);
      expect(await prepared()).toEqual([{ statement: 'select "balance" from "account" where "id" = $1' }]);
    } finally {
      await single.close();
    }
  });

  it('are reported when they end, without values, in the caller’s context', async () => {
    const caller = new AsyncLocalStorage<string>();
    const queries: unknown[] = [];
    const watched = openDatabase<Schema>(testDatabase.url, {
      applicationName: 'watched-test',
      acquireTimeoutMs: 20_000,
      poolSize: 1,
      onQuery: ({ sql: text, isFailed }) => queries.push({ text, isFailed, caller: caller.getStore() }),
    });
    try {
      const ask = (id: bigint) => watched.db.selectFrom('account').select('balance').where('id', '=', id).execute();
      await Promise.all([caller.run('first', () => ask(4711n)), caller.run('second', () => ask(4712n))]);
      await caller.run('third', () => sql`select no_such_column`.execute(watched.db)).catch(() => undefined);
    } finally {
      await watched.close();
    }
    const text = 'select "balance" from "account" where "id" = $1';
    expect(queries).toEqual([
      { text, isFailed: false, caller: 'first' },
      { text, isFailed: false, caller: 'second' },
      { text: 'select no_such_column', isFailed: true, caller: 'third' },
    ]);
  });

  it('still succeeds when a migration changes the result type of a prepared statement', async () => {
    await database.pool.query('create table brand (id int8)');
    const single = openDatabase(testDatabase.url, {
      applicationName: 'prepare-test',
      poolSize: 1,
      acquireTimeoutMs: 20_000,
    });
    try {
      const all = () => single.pool.query('select * from brand where id <> $1', [0]);
      await all();
      await all();
      await database.pool.query('alter table brand add column name text');
      expect((await all()).fields.map(({ name }) => name)).toEqual(['id', 'name']);
    } finally {
      await single.close();
    }
  });

  it('cancels a statement at its timeout, and continues', async () => {
    const hasty = openDatabase(testDatabase.url, {
      applicationName: 'timeout-test',
      acquireTimeoutMs: 20_000,
      poolSize: 1,
      statementTimeoutMs: 500,
    });
    try {
      // On a busy machine the server's answer may come after the pool's own timeout.
      await expect(hasty.pool.query('select pg_sleep(30)')).rejects.toThrow(/statement timeout|Query read timeout/);
      expect((await hasty.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await hasty.close();
    }
  });

  it('drops a connection whose server process hangs, and uses a new one', async () => {
    const hasty = openDatabase(testDatabase.url, {
      applicationName: 'hang-test',
      acquireTimeoutMs: 20_000,
      poolSize: 1,
      statementTimeoutMs: 2_000,
    });
    const { rows } = await hasty.pool.query<{ pid: number }>('select pg_backend_pid() as pid where $1', [true]);
    const pid = rows[0]?.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    try {
      await expect(hasty.pool.query('select $1::int as one', [1])).rejects.toThrow('Query read timeout');
      expect((await hasty.pool.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
    } finally {
      process.kill(pid, 'SIGCONT');
      await hasty.close();
    }
  });

  it('fails quickly when every connection is busy', async () => {
    const narrow = openDatabase(testDatabase.url, { applicationName: 'busy-test', poolSize: 1, acquireTimeoutMs: 200 });
    // On a busy machine the first connection itself may take longer than that.
    const busy = await vi.waitFor(() => narrow.pool.connect(), { timeout: 30_000 });
    try {
      await expect(narrow.pool.query('select 1')).rejects.toThrow('timeout');
    } finally {
      busy.release();
      await narrow.close();
    }
  });
});
