import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { columnTypes } from './columnTypes.ts';
import { PreparingClient } from './preparingClient.ts';
import { guardAgainstStall } from './stallGuard.ts';

/** The settings of a connection pool. Times are in ms. */
export interface DatabaseOptions {
  /** Maximum number of connections, 8 by default; more than the server has cores makes it slower. */
  readonly poolSize?: number;
  /** The name of this process in `pg_stat_activity`. */
  readonly applicationName: string;
  /** The role under which statements run; by default the login role, which must be a member of it. */
  readonly role?: string;
  /** The time after which the server cancels a statement, 10 s by default. */
  readonly statementTimeoutMs?: number;
  /** How long a call waits for a free connection before it fails, 1 s by default. */
  readonly acquireTimeoutMs?: number;
  /**
   * Makes queries fail within a second when the server stops answering, not only at their timeout. Uses one more
   * connection.
   */
  readonly cutsStalls?: boolean;
  /** Set to false behind a pooler that does not support prepared statements. */
  readonly prepareStatements?: boolean;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
  /** Called when a typed query has ended, with its text, which has placeholders, and its duration. */
  readonly onQuery?: ((query: { sql: string; durationMs: number; isFailed: boolean }) => void) | undefined;
}

/** An open database. */
export interface Database<Schema> {
  /** Typed queries. */
  readonly db: Kysely<Schema>;
  /** The same connections, for `LISTEN` and for plain SQL statements. */
  readonly pool: Pool;
  /** Waits for running queries and closes every connection. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Opens a pool of connections. Connects on the first query only, so a wrong address does not fail here.
 * Value types: `int8` is a bigint; `timestamptz` is epoch milliseconds as a number (write a `Date`); `date`,
 * `timestamp` and `numeric` are strings; `json` and `jsonb` are parsed. This applies to this pool only.
 */
export function openDatabase<Schema>(url: string, options: DatabaseOptions): Database<Schema> {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize ?? 8,
    application_name: options.applicationName,
    connectionTimeoutMillis: options.acquireTimeoutMs ?? 1_000,
    statement_timeout: statementTimeoutMs,
    // A stopped server cannot enforce its own timeout; this one is the client's, a little later.
    query_timeout: statementTimeoutMs + 1_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // How SQL interprets days and dates must not depend on the server's configuration.
    options: `-c TimeZone=UTC -c DateStyle=ISO${options.role === undefined ? '' : ` -c role=${options.role}`}`,
    types: columnTypes,
    ...(options.prepareStatements === false ? {} : { Client: PreparingClient }),
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // The pool listens only while a connection is idle. One that breaks while it is used fails its query; without a
  // listener it would also end the process.
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
