import { join } from 'node:path';
import type { Tracing } from '@parlor/telemetry';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { GatewayConfig } from './config.ts';
import type { Database } from './database.ts';
import type { MasterKeys } from './masterKey/masterKeys.ts';
import type { SharedState } from './shared/sharedState.ts';
import { createMerchantService, type MerchantService } from './modules/merchant/merchant.service.ts';
import { createSessionService, type SessionService } from './modules/session/session.service.ts';
import { createEncryptionService, type EncryptionService } from './modules/system/encryption.service.ts';
import { createAccountService, type AccountService } from './modules/member/account.service.ts';
import { createPasswordHasher, type PasswordHasher } from './modules/session/passwordHasher.ts';
import { createCaptchaService, type CaptchaService } from './modules/captcha/captcha.service.ts';
import { createBotCheckService, type BotCheckService } from './modules/captcha/botCheck.service.ts';
import { createLoginService, type LoginService } from './modules/session/login.service.ts';
import { createIdentityService, type IdentityService } from './modules/identity/identity.service.ts';
import { createMessageService, type MessageService } from './modules/message/message.service.ts';
import { createMessageSenders } from './modules/message/messageSenders.ts';
import { createCodeService, type CodeService } from './modules/code/code.service.ts';
import { createTrialService, type TrialService } from './modules/session/trial.service.ts';
import { createAffiliateService, type AffiliateService } from './modules/registration/affiliate.service.ts';
import { createNewPasswordService, type NewPasswordService } from './modules/password/newPassword.service.ts';
import { createRegistrationService, type RegistrationService } from './modules/registration/registration.service.ts';
import { createContractRequestService, type ContractRequestService } from './modules/agent/contractRequest.service.ts';
import { createArtService, type ArtService } from './modules/artwork/art.service.ts';
import { versionedArtAddress } from './modules/artwork/artFile.rules.ts';
import { artVersion } from './modules/artwork/artVersion.ts';
import { createRenderPool } from './modules/artwork/renderPool.ts';
import { createCatalogueService, type CatalogueService } from './modules/catalogue/catalogue.service.ts';
import { createContentService, type ContentService } from './modules/content/content.service.ts';
import { createFavouriteService, type FavouriteService } from './modules/favourite/favourite.service.ts';
import { createRecentService, type RecentService } from './modules/favourite/recent.service.ts';
import { createDepositService, type DepositService } from './modules/deposit/deposit.service.ts';
import { createSandboxProvider, type SandboxProvider } from './modules/deposit/sandbox.service.ts';
import { createGamesProbe, type GamesProbe } from './modules/launch/gamesProbe.ts';
import { createLaunchService, type LaunchService } from './modules/launch/launch.service.ts';
import { createOrderService, type OrderService } from './modules/order/order.service.ts';
import { createProviderService, type ProviderService } from './modules/provider/provider.service.ts';
import { createWalletService, type WalletService } from './modules/wallet/wallet.service.ts';
import { createWinnerService, type WinnerService } from './modules/winner/winner.service.ts';

/** What a gateway runs on; the same for every module. */
export interface GatewayDeps {
  config: GatewayConfig;
  db: Kysely<Database>;
  /** The connections of `db`, for `LISTEN`. */
  pool: Pool;
  shared: SharedState;
  log: FastifyBaseLogger;
  /** What secrets in the database are sealed with. */
  masterKeys: MasterKeys;
  /** The time in epoch milliseconds. */
  clock: () => number;
  /** Whether nobody answers where our own games are; their address is asked when left out. */
  areGamesAway?: GamesProbe;
  /** Follows calls into traces; left out where none are collected. */
  tracing?: Tracing | undefined;
}

/** The services of all modules. Add one line here and one in `createServices`. */
export interface Services {
  merchants: MerchantService;
  passwords: PasswordHasher;
  accounts: AccountService;
  sessions: SessionService;
  encryption: EncryptionService;
  captchas: CaptchaService;
  botChecks: BotCheckService;
  logins: LoginService;
  messages: MessageService;
  codes: CodeService;
  trials: TrialService;
  /** Players who prove who they are at the identity provider of their merchant. */
  identities: IdentityService;
  affiliates: AffiliateService;
  registrations: RegistrationService;
  newPasswords: NewPasswordService;
  contractRequests: ContractRequestService;
  art: ArtService;
  catalogue: CatalogueService;
  content: ContentService;
  favourites: FavouriteService;
  recents: RecentService;
  wallet: WalletService;
  orders: OrderService;
  /** The sandbox payment provider; only in the zero-configuration mode. */
  sandbox: SandboxProvider | undefined;
  deposits: DepositService;
  providers: ProviderService;
  launches: LaunchService;
  winners: WinnerService;
}

/** What modules register their calls on: the parts and the services. */
export interface Gateway extends GatewayDeps {
  services: Services;
}

/** Puts the calls of a module on the server. */
export type ModuleRoutes = (app: FastifyInstance, gateway: Gateway) => void | Promise<void>;

/** Builds the services in the order in which they need each other. */
export function createServices(deps: GatewayDeps): Services {
  const merchants = createMerchantService(deps);
  const passwords = createPasswordHasher();
  const accounts = createAccountService({ ...deps, passwords });
  const sessions = createSessionService(deps);
  const encryption = createEncryptionService(deps);
  const captchas = createCaptchaService(deps);
  const botChecks = createBotCheckService(deps);
  const messages = createMessageService({
    ...deps,
    senders: createMessageSenders(deps),
    onRefused: (message) => deps.log.error({ message }, 'a message could not be delivered'),
  });
  const codes = createCodeService({ ...deps, accounts, messages });
  const trials = createTrialService({ ...deps, accounts });
  const identities = createIdentityService({ ...deps, accounts });
  const logins = createLoginService({ ...deps, accounts, captchas, botChecks, codes, identities, passwords });
  const affiliates = createAffiliateService({ ...deps, accounts });
  const registrations = createRegistrationService({ ...deps, accounts, affiliates, botChecks, captchas, codes, identities });
  const newPasswords = createNewPasswordService({ ...deps, accounts, codes, identities, logins, messages, passwords, sessions });
  const contractRequests = createContractRequestService(deps);
  const art = createArtService({
    folder: join(deps.config.dataDir, 'art'),
    version: artVersion,
    pool: createRenderPool(),
    onError: (error) => deps.log.warn({ err: error }, 'A drawn picture was lost'),
  });
  const published = {
    ...deps,
    artAddress: (path: string) => versionedArtAddress(art.version, path),
    onError: (error: unknown) => deps.log.warn({ err: error }, 'Published data could not be reloaded'),
  };
  const catalogue = createCatalogueService(published);
  const content = createContentService(published);
  const favourites = createFavouriteService({ ...deps, catalogue });
  const recents = createRecentService({ ...deps, catalogue });
  const wallet = createWalletService(deps);
  const orders = createOrderService(deps);
  const sandbox = deps.config.isZeroConfiguration ? createSandboxProvider(deps) : undefined;
  const deposits = createDepositService({ ...deps, providers: sandbox === undefined ? [] : [sandbox] });
  const providers = createProviderService(deps);
  const launches = createLaunchService({ ...deps, catalogue, recents, providers, areGamesAway: deps.areGamesAway ?? createGamesProbe({ arcadeUrl: deps.config.arcadeUrl, clock: deps.clock }) });
  const winners = createWinnerService({ ...deps, catalogue });
  return {
    merchants, passwords, accounts, sessions, encryption, captchas, botChecks, logins, trials, identities, registrations, contractRequests,
    art, catalogue, content, favourites, recents,
    messages, codes, affiliates, newPasswords,
    wallet, orders, sandbox, deposits, providers, launches, winners,
  };
}
