import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { loadOrCreateKey, parseKey } from './security/sealedSecrets.ts';

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
const packageFolder = fileURLToPath(new URL('../', import.meta.url));

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number<string>().int().min(0).max(65_535).default(8081),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  GATEWAY_URL: z.url({ protocol: /^https?$/ }),
  PROVIDER_CODE: z
    .string()
    .regex(/^[A-Z0-9_]{2,20}$/)
    .default('PARLOR'),
  PROVIDER_SECRET: z.string().min(32),
  SITE_ORIGINS: list.pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))).default([]),
  TRUSTED_PROXIES: list.default([]),
  SEED_KEY: z.string().optional(),
  PARLOR_DATA_DIR: z.string().min(1).optional(),
  TLS_CERT_FILE: z.string().min(1).optional(),
  TLS_KEY_FILE: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(32).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number<string>().min(0).max(1).default(1),
  TABLES_SHARE_ADDRESS: z.enum(['yes', 'no']).default('no'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Configuration of an arcade process. */
export interface ArcadeConfig {
  host: string;
  port: number;
  databaseUrl: string;
  /** URL of the provider API. */
  gatewayUrl: string;
  /** The vendor code, and the secret that signs calls. */
  providerCode: string;
  providerSecret: string;
  /** Origins that may frame the games. Empty allows any port of the arcade's host name. */
  siteOrigins: readonly string[];
  /** Addresses or networks of trusted proxies. */
  trustedProxies?: readonly string[] | undefined;
  /** The 32-byte key that encrypts secrets at rest. */
  sealingKey: Buffer;
  /** The folder of the built game clients. */
  clientDir: string;
  /** Certificate and key. Without them the arcade serves plain HTTP, behind a proxy or locally. */
  tls?: { cert: Buffer; key: Buffer } | undefined;
  /** Whether players of one IP address may sit at one table. By default only on this machine. */
  mayShareTable?: boolean | undefined;
  /** How long before their start fixtures are listed, in ms. The default is a day, as the sportsbook page says. */
  fixturesAheadMs?: number | undefined;
  logLevel: string;
  /** The bearer token of `/metrics`. Without it the route does not exist. */
  metricsToken?: string | undefined;
  /** The OTLP endpoint and the share of requests that is traced. Without an endpoint nothing is traced. */
  traces?: { endpoint: string | undefined; sampleRatio: number } | undefined;
}

/** An invalid configuration. The message is one line and names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError naming each variable that is missing or has a wrong form.
 */
export function loadConfig(env: NodeJS.ProcessEnv): ArcadeConfig {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration cannot be used. ${problems.join('; ')}.`);
  }
  const values = parsed.data;
  if ((values.TLS_CERT_FILE === undefined) !== (values.TLS_KEY_FILE === undefined)) {
    throw new ConfigError('The configuration cannot be used. TLS_CERT_FILE and TLS_KEY_FILE belong together.');
  }
  const dataDir = resolve(values.PARLOR_DATA_DIR ?? resolve(packageFolder, '../../.data'));
  return {
    host: values.HOST,
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    gatewayUrl: values.GATEWAY_URL,
    providerCode: values.PROVIDER_CODE,
    providerSecret: values.PROVIDER_SECRET,
    siteOrigins: values.SITE_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    sealingKey: sealingKey(values.SEED_KEY, resolve(dataDir, 'arcade.key')),
    clientDir: resolve(packageFolder, 'dist'),
    tls:
      values.TLS_CERT_FILE && values.TLS_KEY_FILE
        ? { cert: readFileSync(values.TLS_CERT_FILE), key: readFileSync(values.TLS_KEY_FILE) }
        : undefined,
    mayShareTable: values.TABLES_SHARE_ADDRESS === 'yes',
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    traces: { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, sampleRatio: values.OTEL_TRACES_SAMPLER_ARG },
  };
}

function sealingKey(given: string | undefined, file: string): Buffer {
  if (given === undefined) return loadOrCreateKey(file);
  try {
    return parseKey(given);
  } catch {
    throw new ConfigError('The configuration cannot be used. SEED_KEY: must be 32 bytes in base64.');
  }
}
