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
  /** The connections of `db`, for `LISTEN`. */
  pool: Pool;
  shared: SharedState;
  log: FastifyBaseLogger;
  /** The keys that seal secrets in the database. */
  masterKeys: MasterKeys;
  /** The time in epoch milliseconds. */
  clock: () => number;
  /** Whether nobody answers where our own games are; their address is asked when left out. */
  areGamesAway?: () => Promise<boolean>;
  /** The cost of hashing a password; the full one when left out. */
  hashCost?: HashCost | undefined;
  /** Follows calls into traces; left out where none are collected. */
  tracing?: Tracing | undefined;
}
