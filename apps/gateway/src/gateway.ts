import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { GatewayConfig } from './config.ts';
import type { Database } from './database.ts';
import type { SharedState } from './shared/sharedState.ts';
import { createMerchantService, type MerchantService } from './modules/merchant/merchant.service.ts';
import { createSessionService, type SessionService } from './modules/session/session.service.ts';
import { createEncryptionService, type EncryptionService } from './modules/system/encryption.service.ts';
import { createAccountService, type AccountService } from './modules/member/account.service.ts';
import { createPasswordHasher, type PasswordHasher } from './modules/session/passwordHasher.ts';

/** What a gateway runs on; the same for every module. */
export interface GatewayDeps {
  config: GatewayConfig;
  db: Kysely<Database>;
  /** The connections of `db`, for `LISTEN`. */
  pool: Pool;
  shared: SharedState;
  log: FastifyBaseLogger;
  /** The time in epoch milliseconds. */
  clock: () => number;
}

/** The services of all modules. Add one line here and one in `createServices`. */
export interface Services {
  merchants: MerchantService;
  passwords: PasswordHasher;
  accounts: AccountService;
  sessions: SessionService;
  encryption: EncryptionService;
}

/** What modules register their calls on: the parts and the services. */
export interface Gateway extends GatewayDeps {
  services: Services;
}

/** Builds the services in the order in which they need each other. */
export function createServices(deps: GatewayDeps): Services {
  const merchants = createMerchantService(deps);
  const passwords = createPasswordHasher();
  const accounts = createAccountService({ ...deps, passwords });
  const sessions = createSessionService(deps);
  const encryption = createEncryptionService(deps);
  return { merchants, passwords, accounts, sessions, encryption };
}
