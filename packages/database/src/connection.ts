import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { columnTypes } from './columnTypes.ts';
import { PreparingClient } from './preparingClient.ts';
import { guardAgainstStall } from './stallGuard.ts';

/** How to reach a database. Times are milliseconds. */
export interface DatabaseOptions {
  /** Connections held at most, 8 by default; more than the server has cores for makes it slower. */
  readonly poolSize?: number;
  /** The name this process shows in `pg_stat_activity`. */
  readonly applicationName: string;
  /** The role that statements run as; the one that logs in by default, which must be a member of it. */
  readonly role?: string;
  /** The server gives a statement up after this time, 10 s by default. */
  readonly statementTimeoutMs?: number;
  /** How long a call waits for a free connection before it fails, 1 s by default. */
  readonly acquireTimeoutMs?: number;
  /**
   * Queries fail within a second when the server stops answering, instead of at their timeout. It takes a connection
   * more.
   */
  readonly cutsStalls?: boolean;
  /** Set to false behind a pooler that does not carry prepared statements. */
  readonly prepareStatements?: boolean;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
  /** Called with each typed query that ended: its text with placeholders, and how long it took. */
  readonly onQuery?: ((query: { sql: string; durationMs: number; isFailed: boolean }) => void) | undefined;
}

/** An open database. */
export interface Database<Schema> {
  /** Typed queries. */
  readonly db: Kysely<Schema>;
  /** The same connections, for `LISTEN` and for statements given as text. */
  readonly pool: Pool;
  /** Waits for running queries and closes every connection. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Opens a pool of connections. Nothing is sent before the first query, so this does not fail on a wrong address.
 *
 * Values come back as: `int8` bigint; `timestamptz` epoch milliseconds as a number (write it with a `Date`); `date`,
 * `timestamp` and `numeric` strings; `json` and `jsonb` parsed. This holds for this pool alone.
 */
export function openDatabase<Schema>(url: string, options: DatabaseOptions): Database<Schema> {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize ?? 8,
    application_name: options.applicationName,
    connectionTimeoutMillis: options.acquireTimeoutMs ?? 1_000,
    statement_timeout: statementTimeoutMs,
    // A server that is stopped cannot keep its own promise; this is ours, a little later.
    query_timeout: statementTimeoutMs + 1_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // What SQL makes of a day or a date must not depend on how the server was set up.
    options: `-c TimeZone=UTC -c DateStyle=ISO${options.role === undefined ? '' : ` -c role=${options.role}`}`,
    types: columnTypes,
    ...(options.prepareStatements === false ? {} : { Client: PreparingClient }),
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // The pool listens only while a connection rests. One that breaks while it is used fails its query; without a
  // listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const endGuard =
    options.cutsStalls === true ? guardAgainstStall(pool, url, options.applicationName) : () => Promise.resolve();
  const { onQuery } = options;
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && {
      log: ({ level, query, queryDurationMillis }) =>
        onQuery({ sql: query.sql, durationMs: queryDurationMillis, isFailed: level === 'error' }),
    }),
  });
  let closing: Promise<void> | undefined;
  return {
    db,
    pool,
    close() {
      closing ??= Promise.all([pool.end(), endGuard()]).then(() => undefined);
      return closing;
    },
  };
}
