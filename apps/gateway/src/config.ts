import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isMasterKey } from './masterKey/masterKeys.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['', '0', '1', 'false', 'true']).transform((value) => value === '1' || value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
const budget = (preset: number) => z.coerce.number().int().min(1).max(1_000_000).default(preset);
const NO_MASTER_KEY = 'must be 32 bytes in base64: make one with "openssl rand -base64 32"';
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i;
const gatewayFolder = fileURLToPath(new URL('../', import.meta.url));

const environment = z
  .object({
    GATEWAY_PART: z.enum(['all', 'chat']).default('all'),
    NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: port.default(8080),
    HTTPS: flag.default(false),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(8),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    PARLOR_DATA_DIR: z.string().min(1).optional(),
    LEDGER_ROOTS_DIR: z.string().min(1).optional(),
    LEDGER_ROOTS_PUBLIC_KEY: z.string().min(1).optional(),
    PARLOR_SITE_DIR: z.string().min(1).optional(),
    DEFAULT_MERCHANT: z
      .string()
      .regex(/^[A-Z0-9_]{2,20}$/)
      .default('LOTUS'),
    DEMO_JURISDICTION: z
      .string()
      .regex(/^[\w-]{2,20}$/)
      .default('open'),
    DEMO_TEAMS: flag.optional(),
    ARCADE_URL: z.url({ protocol: /^https?$/ }).optional(),
    ARCADE_PORT: port.default(8081),
    PROVIDER_SECRET: z.string().min(32).optional(),
    BOT_CHECK_SECRET: z.string().min(32).optional(),
    MASTER_KEY: z.string().refine(isMasterKey, NO_MASTER_KEY).optional(),
    MASTER_KEYS_OTHER: list.pipe(z.array(z.string().refine(isMasterKey, NO_MASTER_KEY))).default([]),
    TRUSTED_PROXIES: list.default([]),
    HSTS_INCLUDE_SUBDOMAINS: flag.default(false),
    METRICS_TOKEN: z.string().min(32).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    SESSION_IDLE_MINUTES: z.coerce.number().int().min(1).max(1440).default(30),
    SESSION_HOURS: z.coerce.number().int().min(1).max(720).default(12),
    RATE_LIMIT_PER_MINUTE: budget(1_200),
    LOGIN_ATTEMPTS_PER_ADDRESS: budget(120),
    LOGIN_FAILURES_PER_MINUTE: budget(100),
    REGISTRATIONS_PER_ADDRESS: budget(30),
    SMS_CODES_PER_ADDRESS: budget(20),
    SMS_CODES_PER_PREFIX: budget(30),
    SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMS_TOKEN: z.string().min(1).optional(),
    SMS_FROM: z.string().min(1).max(20).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).max(200).optional(),
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^B[\w-]{86}$/)
      .optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    VAPID_SUBJECT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
    TEST_CAPTCHA_ANSWER: z
      .string()
      .regex(/^\d{1,6}$/)
      .optional(),
    FIREBASE_JWKS_URL: z.url({ protocol: /^https?$/ }).optional(),
    FIREBASE_AUTH_EMULATOR_HOST: z
      .string()
      .regex(/^[\w.-]+:\d{1,5}$/)
      .optional(),
  })
  .refine((values) => values.TEST_CAPTCHA_ANSWER === undefined || values.NODE_ENV === 'test', {
    path: ['TEST_CAPTCHA_ANSWER'],
    message: 'works with NODE_ENV=test only',
  })
  .refine((values) => values.FIREBASE_AUTH_EMULATOR_HOST === undefined || values.NODE_ENV === 'test', {
    path: ['FIREBASE_AUTH_EMULATOR_HOST'],
    message: 'works with NODE_ENV=test only, for what the emulator says is not signed',
  })
  .refine((values) => values.GATEWAY_PART === 'all' || values.DATABASE_URL !== undefined, {
    path: ['GATEWAY_PART'],
    message: 'a part works beside a whole gateway, on its DATABASE_URL',
  })
  .refine(
    (values) => values.SMS_URL === undefined || (values.SMS_TOKEN !== undefined && values.SMS_FROM !== undefined),
    {
      path: ['SMS_URL'],
      message: 'needs SMS_TOKEN and SMS_FROM beside it',
    },
  )
  .refine((values) => values.SMTP_URL === undefined || values.MAIL_FROM !== undefined, {
    path: ['SMTP_URL'],
    message: 'needs MAIL_FROM beside it',
  })
  .refine(
    ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }) =>
      new Set([VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT].map((value) => value === undefined)).size === 1,
    { path: ['VAPID_PUBLIC_KEY'], message: 'VAPID_PRIVATE_KEY and VAPID_SUBJECT are set together or not at all' },
  );

/** The keys that identify the platform to push services (VAPID, RFC 8292), and its contact address. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:`. */
  subject: string;
}

/** The configuration of a gateway process. */
export interface GatewayConfig {
  /** The part that this process serves: everything, or only the chat beside whole gateways. */
  part: 'all' | 'chat';
  host: string;
  port: number;
  /** Whether to serve over TLS with a self-signed certificate. */
  isHttps: boolean;
  /** The URL of an external PostgreSQL; without one the gateway starts its own in `dataDir`. */
  databaseUrl: string | undefined;
  /** The URL of the same database as the owner of its tables, only for migrations; `databaseUrl` by default. */
  databaseOwnerUrl: string | undefined;
  databasePool: number;
  /** The URL of Redis or Valkey, shared by all gateway processes. Without one, shared state lives in this process. */
  redisUrl: string | undefined;
  dataDir: string;
  /** The folder of signed roots of the ledger; gateways on one database share it. */
  ledgerRootsDir: string;
  /** The file of the public key for checking roots; by default the encrypted key in the database. */
  ledgerRootsPublicKey: string | undefined;
  /** The folder of the built site. */
  siteDir: string;
  defaultMerchant: string;
  /** The jurisdiction of the demo's merchants. */
  demoJurisdiction: string;
  /** Whether the demo has teams of agents with half a year of history; off in tests by default. */
  hasDemoTeams: boolean;
  /** The address of the in-house games, without a trailing slash. */
  arcadeUrl: string;
  /** The secret with which the in-house games sign; by default generated and stored in `dataDir`. */
  providerSecret: string | undefined;
  /**
   * The key that signs challenges of the bot check, shared by all gateway processes; by default generated and stored in
   * `dataDir`.
   */
  botCheckSecret: string | undefined;
  /**
   * The master key that encrypts secrets in the database, 32 bytes in base64; by default generated and stored in
   * `dataDir`.
   */
  masterKey: string | undefined;
  /** Former master keys, during a rotation. */
  formerMasterKeys: string[];
  /** Addresses or networks whose forwarding headers are trusted. */
  trustedProxies: string[];
  /** Whether HSTS includes subdomains. */
  hstsIncludesSubdomains: boolean;
  logLevel: string;
  /** The token for reading `/metrics`; without it metrics are off. */
  metricsToken: string | undefined;
  /**
   * The endpoint of traces (OTLP over HTTP), and the traced fraction of requests; without an endpoint tracing is off.
   */
  traces: { endpoint: string | undefined; sampleRatio: number };
  sessionIdleMs: number;
  sessionMaxMs: number;
  /** The most calls of one client address in a minute. */
  rateLimitPerMinute: number;
  /** The most login attempts of one client address in a quarter of an hour. */
  loginAttemptsPerAddress: number;
  /**
   * The most failed logins of one merchant in a minute. Beyond it, all its logins require a solved challenge for a
   * while.
   */
  loginFailuresPerMinute: number;
  /** The most registrations from one client address in an hour. */
  registrationsPerAddress: number;
  /** The most codes requested by one client address in an hour. */
  smsCodesPerAddress: number;
  /** The most codes for one block of ten thousand numbers in an hour. */
  smsCodesPerPrefix: number;
  /** The sender of text messages; without one they stay in the outbox. */
  sms: { url: string; token: string; from: string } | undefined;
  /** The sender of mail; without one it stays in the outbox. */
  mail: { url: string; from: string } | undefined;
  /**
   * The VAPID keys of browser notifications; without them none are sent. The demo generates and stores them in
   * `dataDir`.
   */
  push: PushKeys | undefined;
  /** The answer to every captcha, for tests in a browser; refused outside NODE_ENV=test. */
  testCaptchaAnswer: string | undefined;
  /** The address of the identity provider's public keys; its own by default. */
  identityKeysUrl: string | undefined;
  /**
   * Host and port of the identity provider's emulator, whose unsigned tokens are then accepted; refused outside
   * NODE_ENV=test.
   */
  identityEmulator: string | undefined;
  /** Whether tests run it: challenges of the bot check are small. */
  isTest: boolean;
  /** Whether to check every response against the contract: everywhere except in production. */
  checksAnswers: boolean;
  /** How long shared answers are cached, in ms. */
  answerCacheMs: number;
  /** Whether nothing external is configured. The demo merchants are then seeded. */
  isZeroConfiguration: boolean;
  /**
   * Whether the page with codes and links is served: no delivery is configured, and the gateway listens only on this
   * machine.
   */
  hasOutboxPage: boolean;
}

/** An invalid configuration. The message is one line and names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError naming each variable that has a wrong form.
 */
export function loadConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration cannot be used. ${problems.join('; ')}.`);
  }
  const values = parsed.data;
  const dataDir = resolve(values.PARLOR_DATA_DIR ?? resolve(gatewayFolder, '../../.data'));
  return {
    part: values.GATEWAY_PART,
    host: values.HOST,
    port: values.PORT,
    isHttps: values.HTTPS,
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databasePool: values.DATABASE_POOL,
    redisUrl: values.REDIS_URL,
    dataDir,
    ledgerRootsDir: resolve(values.LEDGER_ROOTS_DIR ?? resolve(dataDir, 'roots')),
    ledgerRootsPublicKey: values.LEDGER_ROOTS_PUBLIC_KEY,
    siteDir: resolve(values.PARLOR_SITE_DIR ?? resolve(gatewayFolder, '../mobile-web/dist')),
    defaultMerchant: values.DEFAULT_MERCHANT,
    demoJurisdiction: values.DEMO_JURISDICTION,
    hasDemoTeams: values.DEMO_TEAMS ?? values.NODE_ENV !== 'test',
    arcadeUrl: (values.ARCADE_URL ?? `${values.HTTPS ? 'https' : 'http'}://localhost:${values.ARCADE_PORT}`).replace(
      /\/+$/,
      '',
    ),
    providerSecret: values.PROVIDER_SECRET,
    botCheckSecret: values.BOT_CHECK_SECRET,
    masterKey: values.MASTER_KEY,
    formerMasterKeys: values.MASTER_KEYS_OTHER,
    trustedProxies: values.TRUSTED_PROXIES,
    hstsIncludesSubdomains: values.HSTS_INCLUDE_SUBDOMAINS,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    traces: { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, sampleRatio: values.OTEL_TRACES_SAMPLER_ARG },
    sessionIdleMs: values.SESSION_IDLE_MINUTES * 60_000,
    sessionMaxMs: values.SESSION_HOURS * 3_600_000,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    loginAttemptsPerAddress: values.LOGIN_ATTEMPTS_PER_ADDRESS,
    loginFailuresPerMinute: values.LOGIN_FAILURES_PER_MINUTE,
    registrationsPerAddress: values.REGISTRATIONS_PER_ADDRESS,
    smsCodesPerAddress: values.SMS_CODES_PER_ADDRESS,
    smsCodesPerPrefix: values.SMS_CODES_PER_PREFIX,
    sms:
      values.SMS_URL === undefined
        ? undefined
        : { url: values.SMS_URL, token: values.SMS_TOKEN ?? '', from: values.SMS_FROM ?? '' },
    mail: values.SMTP_URL === undefined ? undefined : { url: values.SMTP_URL, from: values.MAIL_FROM ?? '' },
    push:
      values.VAPID_PUBLIC_KEY === undefined
        ? undefined
        : {
            publicKey: values.VAPID_PUBLIC_KEY,
            privateKey: values.VAPID_PRIVATE_KEY ?? '',
            subject: values.VAPID_SUBJECT ?? '',
          },
    testCaptchaAnswer: values.TEST_CAPTCHA_ANSWER,
    identityKeysUrl: values.FIREBASE_JWKS_URL,
    identityEmulator: values.FIREBASE_AUTH_EMULATOR_HOST,
    isTest: values.NODE_ENV === 'test',
    checksAnswers: values.NODE_ENV !== 'production',
    // Tests expect changes to show immediately.
    answerCacheMs: values.NODE_ENV === 'test' ? 0 : 1_000,
    isZeroConfiguration: values.DATABASE_URL === undefined,
    hasOutboxPage:
      [values.DATABASE_URL, values.SMS_URL, values.SMTP_URL].every((value) => value === undefined) &&
      LOOPBACK.test(values.HOST),
  };
}
