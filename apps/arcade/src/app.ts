import { setTimeout } from 'node:timers/promises';
import fastifyCompress from '@fastify/compress';
import { migrate, openDatabase } from '@parlor/database';
import { hasSingleHost } from '@parlor/serving';
import { registerMetrics, startTracing } from '@parlor/telemetry';
import { fastify, type FastifyInstance } from 'fastify';
import type { ArcadeConfig } from './config.ts';
import { migrationsFolder, type ArcadeSchema } from './database.ts';
import type { Game } from './games/game.ts';
import { tableCodes, titleOf as titleOfCatalogue, type Title } from './games/titles.ts';
import { http1Limits, limitHttp2Arrival, type ArrivalLimits } from './http/arrivalLimits.ts';
import { registerArcadeRoutes } from './http/arcadeRoutes.ts';
import { healthBudget, registerCallBudgets } from './http/callBudgets.ts';
import { registerGameFiles } from './http/gameFiles.ts';
import { registerLotteryRoutes } from './http/lotteryRoutes.ts';
import { registerOperatorRoutes } from './http/operatorRoutes.ts';
import { defaultRoomLimits, registerRoomRoutes, type RoomLimits } from './http/roomRoute.ts';
import { registerSportsRoutes } from './http/sportsRoutes.ts';
import { createDrawTable, defaultDrawTimes, type DrawRunTimes } from './modules/draw/drawTable.ts';
import { createFishModule, defaultFishTimes, type FishTimes } from './modules/fish/fishModule.ts';
import { createProviderClient } from './modules/provider/providerClient.ts';
import { createRoom } from './modules/room/room.ts';
import { defaultRoomTimes, type RoomTimes } from './modules/room/roomKeeper.ts';
import { createRoundService, type RoundService } from './modules/round/round.service.ts';
import { createRoundSettlement, DUE_BATCH, type RoundSettlement } from './modules/round/roundSettlement.ts';
import { createSeatModule } from './modules/seat/seatModule.ts';
import { defaultSeatTimes, type SeatTimes } from './modules/seat/seatTable.ts';
import { registerSeatRoutes } from './http/seatRoutes.ts';
import { createSeedService } from './modules/seed/seed.service.ts';
import { createSessionService } from './modules/session/session.service.ts';
import { createSenderLock } from './modules/sports/senderLock.ts';
import { simulatedSports } from './modules/sports/simulatedSports.ts';
import type { SimulatedSports } from './modules/sports/simulatedFeed.ts';
import { createSportsTable, defaultSportsTimes, type SportsTimes } from './modules/sports/sportsTable.ts';
import { createSealedSecrets } from './security/sealedSecrets.ts';

/** An arcade that can listen. */
export interface ArcadeApp {
  http: FastifyInstance;
  settlement: RoundSettlement;
  rounds: RoundService;
}

/** Times in ms, which tests override. */
export interface ArcadeTimes extends ArrivalLimits {
  /** Timeout of one provider call. */
  callTimeoutMs: number;
  retryPauseMs: number;
  betWindowMs: number;
  leaseMs: number;
  /** How long an open round waits for its player's next decision. */
  decisionWindowMs: number;
  /** Polling interval of the queue of open rounds; 0 disables polling. */
  settleEveryMs: number;
  /** Times of the room of shared rounds, and of its connections. */
  room: RoomTimes;
  roomLimits: RoomLimits;
  draws: DrawRunTimes;
  sports: SportsTimes;
  seats: SeatTimes;
  fish: FishTimes;
}

const defaultTimes: ArcadeTimes = {
  callTimeoutMs: 3_000,
  retryPauseMs: 200,
  betWindowMs: 45_000,
  leaseMs: 30_000,
  decisionWindowMs: 24 * 3_600_000,
  settleEveryMs: 1_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  checkEveryMs: 5_000,
  room: defaultRoomTimes,
  roomLimits: defaultRoomLimits,
  draws: defaultDrawTimes,
  sports: defaultSportsTimes,
  seats: defaultSeatTimes,
  fish: defaultFishTimes,
};

/**
 * Creates the arcade and runs its migrations. Closing `http` closes everything. Tests pass their own games and sports.
 */
export async function createArcade(
  config: ArcadeConfig,
  times: Partial<ArcadeTimes> = {},
  now: () => number = Date.now,
  titleOf: (code: string) => Title | undefined = titleOfCatalogue,
  sports: SimulatedSports = simulatedSports,
): Promise<ArcadeApp> {
  const allTimes = { ...defaultTimes, ...times };
  const { callTimeoutMs, retryPauseMs, betWindowMs, leaseMs, decisionWindowMs, settleEveryMs } = allTimes;
  const limits = http1Limits(allTimes);
  const options = {
    logger: {
      level: config.logLevel,
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
      },
    },
    bodyLimit: 16_384,
    trustProxy: config.trustedProxies && config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestTimeout: limits.requestTimeout,
    http: limits,
    forceCloseConnections: 'idle' as const,
  };
  // With TLS the server speaks HTTP/2 and HTTP/1.1.
  const secure = config.tls && { http2: true, https: { ...config.tls, allowHTTP1: true, http1Options: limits } };
  const http: FastifyInstance = fastify({ ...options, ...secure } as typeof options);
  limitHttp2Arrival(http, allTimes);
  const tracing = await startTracing({
    endpoint: config.traces?.endpoint,
    sampleRatio: config.traces?.sampleRatio ?? 1,
    service: 'parlor-arcade',
    onProblem: (problem) => http.log.warn({ problem }, 'Traces could not be sent.'),
  });
  tracing?.register(http);
  const database = openDatabase<ArcadeSchema>(config.databaseUrl, {
    applicationName: 'arcade',
    // A spin waits for a connection rather than being refused.
    acquireTimeoutMs: 5_000,
    onQuery: tracing?.noteQuery,
    onConnectionLost: (error) => http.log.warn({ err: error }, 'A database connection was lost.'),
  });
  await migrate(database, migrationsFolder);
  const { db } = database;

  const secrets = createSealedSecrets(config.sealingKey);
  const client = createProviderClient({
    gatewayUrl: config.gatewayUrl,
    providerCode: config.providerCode,
    secret: config.providerSecret,
    timeoutMs: callTimeoutMs,
    retryPauseMs,
    now,
    traceHeaders: tracing?.outgoingHeaders,
  });
  const gameOf = (code: string): Game | undefined => titleOf(code)?.game;
  const sessions = createSessionService({ db, secrets, client, gameOf, now });
  const seeds = createSeedService({ db, secrets, now });
  const settlement = createRoundSettlement({
    db,
    client,
    sessions,
    gameOf,
    log: http.log,
    now,
    betWindowMs,
    leaseMs,
    decisionWindowMs,
  });
  const room = createRoom({
    db,
    secrets,
    seeds,
    settlement,
    gameOf,
    leaseMs,
    decisionWindowMs,
    times: allTimes.room,
    log: http.log,
    now,
  });
  const drawTable = createDrawTable({
    db,
    client,
    secrets,
    seeds,
    settlement,
    gameOf,
    tableCodes,
    leaseMs,
    decisionWindowMs,
    times: allTimes.draws,
    log: http.log,
    now,
  });
  const sportsTable = createSportsTable({
    db,
    secrets,
    seeds,
    sessions,
    settlement,
    gameOf,
    sports,
    senderLock: createSenderLock(config.databaseUrl, http.log),
    fixturesAheadMs: config.fixturesAheadMs,
    leaseMs,
    times: allTimes.sports,
    log: http.log,
    now,
  });
  const seats = createSeatModule({
    db,
    secrets,
    settlement,
    gameOf,
    times: allTimes.seats,
    mayShareAddress: config.mayShareTable ?? false,
    log: http.log,
    now,
  });
  const rounds = createRoundService({
    db,
    seeds,
    settlement,
    sessions,
    gameOf,
    leaseMs,
    decisionWindowMs,
    shared: room.bets,
    draws: drawTable.bets,
    sittings: seats.bets,
    now,
  });
  const fish = createFishModule({ db, rounds, sessions, gameOf, times: allTimes.fish, log: http.log });

  http.addHook('onRequest', async ({ raw, originalUrl }, reply) =>
    hasSingleHost(raw, originalUrl)
      ? undefined
      : reply.code(400).send({ success: false, errorCode: 'request.invalid' }),
  );
  await http.register(fastifyCompress, { global: true, encodings: ['br', 'gzip'] });
  await registerCallBudgets(http);
  await registerMetrics(http, { token: config.metricsToken, config: healthBudget, pool: database.pool });
  registerArcadeRoutes(http, {
    sessions,
    seeds,
    rounds: { ...rounds, bet: fish.bet },
    draws: drawTable.draws,
    tables: drawTable.tables,
    titleOf,
    now,
  });
  registerLotteryRoutes(http, { draws: drawTable.draws, titleOf });
  await registerOperatorRoutes(http, { rounds, secret: config.providerSecret, now });
  registerSportsRoutes(http, { db, sessions, sportsTable });
  registerSeatRoutes(http, { sessions, seats });
  await registerRoomRoutes(http, {
    rooms: {
      '/arcade/api/rooms/crash': (player, socket) => room.enter({ player, socket }),
      '/arcade/api/draws': drawTable.enter,
      '/arcade/api/sports/live': sportsTable.live,
      '/arcade/api/seats': seats.enter,
      '/arcade/api/fish': fish,
    },
    sessions,
    limits: allTimes.roomLimits,
  });
  http.get('/healthz', { config: healthBudget }, () => ({ status: 'ok' }));
  http.get('/readyz', { config: healthBudget }, async (_, reply) => {
    try {
      await database.pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
  await registerGameFiles(http, config);

  const settler = settleEveryMs > 0 ? startSettler({ settlement, rounds }, settleEveryMs, http) : undefined;
  await room.start();
  await drawTable.start();
  await sportsTable.start();
  seats.start();
  fish.start();
  http.addHook('onClose', async () => {
    await Promise.all([room.stop(), drawTable.stop(), sportsTable.stop(), seats.stop(), fish.stop()]);
    await settler?.stop();
    await database.close();
    await tracing?.stop();
  });
  return { http, settlement, rounds };
}

function startSettler(
  { settlement, rounds }: Pick<ArcadeApp, 'settlement' | 'rounds'>,
  everyMs: number,
  http: FastifyInstance,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let isBusy = false;
  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      // An aborted pause ends the loop. If more is due than one call handles, the next one follows at once.
      if (!isBusy) await setTimeout(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      isBusy = false;
      try {
        isBusy = (await settlement.settleDue()) >= DUE_BATCH;
        await rounds.endAbandoned();
      } catch (error) {
        http.log.error({ err: error }, 'The queue of open rounds cannot be worked on.');
      }
    }
  }
  const done = work();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
