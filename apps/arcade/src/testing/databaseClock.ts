import { openDatabase } from '@parlor/database';

/** The clock of a test's database, which decides all deadlines. It runs until it is stopped. */
export interface DatabaseClock {
  /** Reads the time of the database, in epoch ms. */
  now(): Promise<number>;
  /** Advances the clock by this many ms. */
  pass(ms: number): Promise<void>;
  /** Advances the clock to a moment in epoch ms. Does nothing if it has passed. */
  reach(moment: number): Promise<void>;
  /** Stops the clock. From then on time passes only when a test advances it. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Installs a controlled clock in a database: statements that call `clock_timestamp()` find it before the server's. A
 * test then has unlimited time before a deadline, and waits for none. Must be called before anything else connects.
 * Processes follow when they next compare their clock.
 */
export async function createDatabaseClock(url: string): Promise<DatabaseClock> {
  const database = connect(url);
  await database.pool.query(`
    create schema test_clock;
    create table test_clock.setting as select 0::float8 as ahead_ms, null::timestamptz as stopped_at;
    create function test_clock.clock_timestamp() returns timestamptz language sql volatile
      return (select coalesce(stopped_at, pg_catalog.clock_timestamp()) + ahead_ms * interval '1 millisecond'
        from test_clock.setting);
    do $$ begin
      execute format('alter database %I set search_path = test_clock, pg_catalog, public', current_database());
    end $$`);
  return clockOf(database);
}

/** Opens the clock that another process installed in a database. */
export function openDatabaseClock(url: string): DatabaseClock {
  return clockOf(connect(url));
}

function connect(url: string) {
  return openDatabase(url, { applicationName: 'test-clock', poolSize: 1, acquireTimeoutMs: 20_000 });
}

function clockOf(database: ReturnType<typeof connect>): DatabaseClock {
  const { pool } = database;
  return {
    async now() {
      const { rows } = await pool.query<{ now: number }>('select test_clock.clock_timestamp() as now');
      return rows[0]?.now ?? 0;
    },
    async pass(ms) {
      await pool.query('update test_clock.setting set ahead_ms = ahead_ms + $1::float8', [ms]);
    },
    async reach(moment) {
      await pool.query(
        `update test_clock.setting set ahead_ms = ahead_ms + greatest(0,
           extract(epoch from $1::timestamptz - test_clock.clock_timestamp())::float8 * 1000 + 1)`,
        [new Date(moment)],
      );
    },
    async stop() {
      await pool.query('update test_clock.setting set stopped_at = pg_catalog.clock_timestamp()');
    },
    close: () => database.close(),
  };
}
