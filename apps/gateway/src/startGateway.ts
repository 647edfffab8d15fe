import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { DatabaseError, migrate, openDatabase, startEmbeddedPostgres, type EmbeddedPostgres } from '@parlor/database';
import { followConnections } from '@parlor/serving';
import { startTracing } from '@parlor/telemetry';
import { buildApp } from './app.ts';
import type { GatewayConfig } from './config.ts';
import {
  ensureBotCheckSecret,
  ensureCertificate,
  ensureDataFolder,
  ensureProviderSecret,
  ensurePushKeys,
} from './dataFolder.ts';
import type { Database } from './database.ts';
import { APP_ROLE } from './databaseRoles.ts';
import { createLog } from './log.ts';
import { OUTBOX_PATH } from './modules/message/message.routes.ts';
import { configuredMasterKeys } from './masterKey/configuredMasterKeys.ts';
import { resealRecords, unopenedProblem } from './masterKey/sealedRecords.ts';
import { createProcessState } from './shared/processState.ts';
import { holdGatewayLock } from './start/gatewayLock.ts';
import { requireNoProblems } from './start/startRules.ts';
import { reasonOf, StartError } from './startError.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
/** How long calls in flight may run after the stop before their connections are cut, in ms. */
const FINISH_MS = 10_000;

/** A brand of the demo, and its address. */
export interface DemoSite {
  name: string;
  url: string;
}

/** A gateway that serves calls. */
export interface RunningGateway {
  app: FastifyInstance;
  /** Its address, without a trailing slash. */
  url: string;
  /** The URL of a database for the in-house games beside the gateway's own; undefined with an external database. */
  arcadeDatabaseUrl: string | undefined;
  /** The secret with which the in-house games sign. */
  providerSecret: string;
  /** The brands of the demo, the default one first; empty outside zero-configuration mode. */
  demoSites: DemoSite[];
  /** The page with unsent codes and links; undefined if there is none. */
  outboxUrl: string | undefined;
  /** The file of the gateway's own certificate, if it serves over TLS. */
  certificateFile: string | undefined;
  /** Resolves with the reason when the gateway must stop: another one works on its database without shared state. */
  mustStop: Promise<StartError>;
  /** Stops accepting calls, waits for those in flight, then stops everything that was started. Idempotent. */
  stop(): Promise<void>;
}

/**
 * Starts a gateway: database, migrations, shared state, demo data in zero-configuration mode, then the server.
 *
 * @throws StartError or DatabaseError with one sentence that names the fix, after everything started before was
 * stopped.
 */
export async function startGateway(
  config: GatewayConfig,
  log: FastifyBaseLogger = createLog(config.logLevel),
): Promise<RunningGateway> {
  const closers: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= closeAll(closers));
  const { promise: mustStop, resolve: demandStop } = Promise.withResolvers<StartError>();
  try {
    requireNoProblems(config);
    ensureDataFolder(config.dataDir);
    const tracing = await startTracing({
      ...config.traces,
      service: 'parlor-gateway',
      onProblem: (problem) => log.warn({ problem }, 'traces could not be sent'),
    });
    if (tracing !== undefined) closers.push(() => tracing.stop());
    const embedded = config.databaseUrl === undefined ? await startEmbedded(config, log) : undefined;
    if (embedded !== undefined) closers.push(() => embedded.stop());
    const databaseUrl = embedded?.url('gateway') ?? config.databaseUrl ?? '';

    await runOnDatabase(() => migrateAsOwner(config.databaseOwnerUrl ?? databaseUrl));
    const database = openDatabase<Database>(databaseUrl, {
      applicationName: 'parlor-gateway',
      role: APP_ROLE,
      poolSize: config.databasePool,
      cutsStalls: true,
      onQuery: tracing?.noteQuery,
      onConnectionLost: (error) => {
        if (stopping === undefined) log.warn({ err: error }, 'a database connection was lost');
      },
    });
    closers.push(() => database.close());
    // The lock of its folder reserves the embedded database for this gateway.
    if (config.databaseUrl !== undefined) {
      const lock = await runOnDatabase(() => holdGatewayLock(databaseUrl, config.redisUrl, demandStop));
      closers.push(() => lock.release());
    }

    const masterKeys = configuredMasterKeys(config);
    const unopened = unopenedProblem(await resealRecords(database.db, masterKeys, 'plain'));
    if (unopened !== undefined) throw new StartError(unopened);

    const shared =
      config.redisUrl === undefined
        ? createProcessState({ clock: Date.now })
        : (await import('./shared/redisState.ts')).createRedisState({
            url: config.redisUrl,
            onError: (error) => log.warn({ err: error }, 'the shared state cannot be reached'),
          });
    closers.push(() => shared.close());

    const providerSecret = config.providerSecret ?? ensureProviderSecret(config.dataDir);
    const botCheckSecret = config.botCheckSecret ?? ensureBotCheckSecret(config.dataDir);
    const push = config.push ?? (config.isZeroConfiguration ? await ensurePushKeys(config.dataDir) : undefined);
    const certificate = config.isHttps ? await ensureCertificate(config.dataDir) : undefined;
    const deps = {
      config: { ...config, providerSecret, botCheckSecret, push },
      db: database.db,
      pool: database.pool,
      shared,
      log,
      masterKeys,
      tracing,
      clock: Date.now,
    };
    const app = await buildApp(deps, certificate && { key: certificate.key, cert: certificate.cert });
    const connections = followConnections(app.server);
    closers.push(() => connections.endWith(() => app.close(), FINISH_MS));
    // Imported here, because a real merchant's gateway does not need it.
    const merchants = config.isZeroConfiguration
      ? await (await import('./modules/demo/seedDemo.ts')).seedDemo(app.gateway)
      : [];
    const url = await listen(app, config);
    const { protocol, port } = new URL(url);
    const demoSites = merchants.map(({ name, brand }) => ({
      name,
      url: `${protocol}//${brand}.localhost${port && `:${port}`}`,
    }));
    const outboxUrl = config.hasOutboxPage ? url + OUTBOX_PATH : undefined;
    log.info({ url }, 'the gateway takes calls');
    return {
      app,
      url,
      arcadeDatabaseUrl: embedded?.url('arcade'),
      providerSecret,
      demoSites,
      outboxUrl,
      certificateFile: certificate?.certificateFile,
      mustStop,
      stop,
    };
  } catch (error) {
    await stop().catch((cause: unknown) => log.warn({ err: cause }, 'what was started could not be ended'));
    throw error;
  }
}

/** Runs migrations as the owner of the tables. Everything else runs as the application role. */
async function migrateAsOwner(url: string): Promise<void> {
  const owner = openDatabase<never>(url, { applicationName: 'parlor-gateway-migration', poolSize: 1 });
  try {
    await migrate(owner, migrationsFolder);
  } finally {
    await owner.close();
  }
}

async function startEmbedded(config: GatewayConfig, log: FastifyBaseLogger): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) });
  try {
    await embedded.ensureDatabase('gateway');
    await embedded.ensureDatabase('arcade');
    return embedded;
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** Runs work on the database. @throws StartError or DatabaseError with the reason of a failure. */
async function runOnDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof DatabaseError || cause instanceof StartError) throw cause;
    throw new StartError(
      `The database cannot be used (${reasonOf(cause)}): check DATABASE_URL and that the server runs.`,
      { cause },
    );
  }
}

async function listen(app: FastifyInstance, { host, port, isHttps }: GatewayConfig): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is taken: end what listens there, or start with PORT=<another> instead.`, {
        cause,
      });
    if (code === 'EACCES')
      throw new StartError(`Port ${port} needs rights that this user does not have: start with PORT=8080 instead.`, {
        cause,
      });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST=${host} is not an address of this machine: use 127.0.0.1 or 0.0.0.0.`, { cause });
    throw cause;
  }
  const address = app.server.address() as AddressInfo;
  const shownHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `${isHttps ? 'https' : 'http'}://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${address.port}`;
}

/** Closes everything in reverse order of its start, even if one of them fails. */
async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers.toReversed()) {
    await close().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be ended');
}
