import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { DatabaseError } from './databaseError.ts';
import type { Database } from './connection.ts';
import { errorCode } from './processLife.ts';

/** One migration file. */
interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
const REPEATED_NAME = /^repeat_[a-z0-9_]+\.sql$/;
const CONNECT_TIMEOUT_MS = 15_000;
// The server is not listening yet, or still starting. A connection timeout has no code.
const NOT_READY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03']);
// Any fixed number will do, as long as all processes use the same.
const LOCK_KEY = 7_275_190_114;

/**
 * Migrates the database to the files in `folder`: `0001_name.sql`, `0002_name.sql` and so on, each in its own
 * transaction. Several processes may call it at once; one applies the files, the others wait.
 * Files are append-only. A database that is ahead of the folder is not changed, so that an older process can start
 * during a roll-out.
 * A file named `repeat_name.sql` declares a state (such as who may do what) instead of a change: it is edited in place,
 * and applied after the others whenever it or any of them is new. It must be idempotent.
 * @returns the names of the files applied by this call.
 * @throws DatabaseError naming the file: it was edited after it was applied, is missing, is out of order, has an
 * invalid name, or its SQL fails (with the line).
 */
export async function migrate(database: Pick<Database<never>, 'pool'>, folder: string): Promise<string[]> {
  const { numbered, repeated } = readMigrations(folder);
  const client = await connectWithRetries(database.pool);
  try {
    await client.query('set statement_timeout = 0');
    await client.query(withoutTimeout('select pg_advisory_lock($1)', [LOCK_KEY]));
    await client.query(`create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration order by name',
    );
    const pending = compare(
      numbered,
      rows.filter(({ name }) => !REPEATED_NAME.test(name)),
      folder,
    );
    const known = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    const isAhead = (rows.findLast(({ name }) => FILE_NAME.test(name))?.name ?? '') > (numbered.at(-1)?.name ?? '');
    const again = isAhead
      ? []
      : repeated.filter(({ name, checksum }) => pending.length > 0 || known.get(name) !== checksum);
    for (const migration of [...pending, ...again]) {
      await apply(client, migration);
    }
    return [...pending, ...again].map(({ name }) => name);
  } finally {
    // Closing the connection also drops its settings and its lock.
    client.release(true);
  }
}

/** Returns a short text that changes whenever any migration in the folder does. */
export function migrationsChecksum(folder: string): string {
  const hash = createHash('sha256');
  const { numbered, repeated } = readMigrations(folder);
  for (const { name, checksum } of [...numbered, ...repeated]) {
    hash.update(`${name} ${checksum}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

// Migrations run when a process starts, perhaps together with its database: an error that would later be a failure only
// causes a wait here.
async function connectWithRetries(pool: Pool): Promise<PoolClient> {
  for (const deadline = Date.now() + CONNECT_TIMEOUT_MS; ; await wait(200)) {
    try {
      return await pool.connect();
    } catch (error) {
      const isPermanent = errorCode(error) !== undefined && !NOT_READY_CODES.has(errorCode(error) ?? '');
      if (isPermanent || Date.now() > deadline) {
        throw error;
      }
    }
  }
}

function readMigrations(folder: string): { numbered: Migration[]; repeated: Migration[] } {
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  const files = all.filter((file) => !REPEATED_NAME.test(file));
  const byNumber = new Map<string, string>();
  for (const name of files) {
    const number = FILE_NAME.exec(name)?.[1];
    if (number === undefined) {
      throw new DatabaseError(`The migration ${name} is not named like 0001_first_tables.sql: rename it.`);
    }
    const other = byNumber.get(number);
    if (other !== undefined) {
      throw new DatabaseError(`The migrations ${other} and ${name} have the same number: renumber the newer one.`);
    }
    byNumber.set(number, name);
  }
  const read = (name: string): Migration => {
    // Line endings of the checkout do not matter.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  };
  return { numbered: files.map(read), repeated: all.filter((file) => REPEATED_NAME.test(file)).map(read) };
}

function compare(migrations: Migration[], applied: { name: string; checksum: string }[], folder: string): Migration[] {
  const files = new Map(migrations.map((migration) => [migration.name, migration]));
  const newestFile = migrations.at(-1)?.name ?? '';
  for (const { name, checksum } of applied) {
    const file = files.get(name);
    if (file === undefined && name < newestFile) {
      throw new DatabaseError(`The migration ${name} was applied and is missing in ${folder}: put it back.`);
    }
    if (file !== undefined && file.checksum !== checksum) {
      throw new DatabaseError(
        `The migration ${name} was edited after it was applied: restore it and write the change as a new migration.`,
      );
    }
  }
  const appliedNames = new Set(applied.map(({ name }) => name));
  const newestApplied = applied.at(-1)?.name ?? '';
  const pending = migrations.filter(({ name }) => !appliedNames.has(name));
  const late = pending.find(({ name }) => name < newestApplied);
  if (late !== undefined) {
    throw new DatabaseError(
      `The migration ${late.name} comes before ${newestApplied}, which was applied: give it the next free number.`,
    );
  }
  return pending;
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(withoutTimeout(sql));
    await client.query(
      'insert into schema_migration (name, checksum) values ($1, $2) on conflict (name) do update set checksum = excluded.checksum, applied_at = now()',
      [name, checksum],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`The migration ${name} failed${lineOf(error, sql)}: ${reason}.`, { cause: error });
  }
}

// The driver reads `query_timeout`, but its types lack it. Zero would mean the pool's timeout, so this is a day.
function withoutTimeout(text: string, values?: unknown[]): QueryConfig & { query_timeout: number } {
  return { text, query_timeout: 86_400_000, ...(values === undefined ? {} : { values }) };
}

function lineOf(error: unknown, sql: string): string {
  if (error instanceof Error && 'position' in error && typeof error.position === 'string') {
    return ` on line ${sql.slice(0, Number(error.position)).split('\n').length}`;
  }
  return '';
}
