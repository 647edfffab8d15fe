import type { Tracing } from '@parlor/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { GatewayConfig } from './config.ts';
import type { Database } from './database.ts';
import type { MasterKeys } from './masterKey/masterKeys.ts';
import type { SharedState } from './shared/sharedState.ts';

/** The cost of an Argon2id hash: memory in KiB, passes over it, and threads. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The dependencies of a gateway; every module may use them. */
export interface GatewayParts {
  config: GatewayConfig;
  db: Kysely<Database>;
  /** The connection pool of `db`, for `LISTEN`. */
  pool: Pool;
  shared: SharedState;
  log: FastifyBaseLogger;
  /** The keys that encrypt secrets in the database. */
  masterKeys: MasterKeys;
  /** Returns the time in epoch milliseconds. */
  clock: () => number;
  /** Whether the server of our own games is down; by default their address is probed. */
  areGamesDown?: () => Promise<boolean>;
  /** The cost of hashing a password; that of production by default. */
  hashCost?: HashCost | undefined;
  /** How long a call waits for merchants to be read again, in ms; 100 by default. */
  merchantWaitMs?: number | undefined;
  /** Traces calls; undefined without a collector. */
  tracing?: Tracing | undefined;
}
