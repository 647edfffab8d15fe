import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { GamePage } from '@parlor/contract';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@parlor/database';
import { nextMessage, startChild, type Child } from './children.ts';
import type { GatewayOrder, GatewayReady, KillerOrder, KillerReport, OrderAnswer, Target } from './messages.ts';
import { createWire, type Wire } from './wire.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
/** The arcade with quick fixtures and hands: slips are settled within a run, and many hands are played. */
const arcadeProgram = fileURLToPath(new URL('testing/quickServer.ts', import.meta.resolve('@parlor/arcade')));
const NONE = { resetBeforeSend: 0, resetAfterCommit: 0, pauseMs: 0 };
/** A rate limit high enough that the load never exceeds it. */
const BUDGET = '1000000';
const MERCHANT = 'LOTUS';
/** The timeout of the first start of a gateway, including restarts, in ms. */
const FIRST_START_MS = 120_000;
/** The in-house game that seats play, by the code that the vendor knows. It has jackpots, which any bet may win. */
export const GAME_CODE = 'lotus-lanterns';
/** The in-house game that savers play, so that no jackpot adds to their balance. */
export const GAME_WITHOUT_JACKPOT = 'lotus-dice';
/** The in-house games of the arcade's players in turn: ended by the bet, with a prize, and with decisions. */
export const ARCADE_GAMES = [GAME_CODE, GAME_WITHOUT_JACKPOT, 'naga-mines', 'temple-hi-lo'] as const;
/** The fastest table, which deals three times a minute, and the fastest lottery, with a draw a minute. */
export const TABLE = 'sunrise-speed-baccarat';
export const LOTTERY = 'rooftop-quick-dice';
/** A title of the sportsbook; every title opens the whole sportsbook. */
export const SPORTSBOOK = 'football-arena';

/** A title whose players sit at tables and play with each other. */
export const SEATS = 'starlight-pok-deng';

/** The setup of the product for the suite. */
export interface WorldOptions {
  /** One gateway with the embedded PostgreSQL, or three on one PostgreSQL and one Redis. */
  gateways: 1 | 3;
  seed: number;
  folder: string;
}

/** The product, in separate processes, each of which can be killed. */
export type World = Awaited<ReturnType<typeof startWorld>>;

export async function startWorld({ gateways, seed, folder }: WorldOptions) {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const vendorSecret = randomBytes(32).toString('base64url');
  const log = (name: string): string => join(folder, `${name}.log`);
  const arcadePort = await freePort();
  const gatewayPorts = await Promise.all(Array.from({ length: gateways }, () => freePort()));
  const closers: (() => Promise<unknown>)[] = [];
  let isStopping = false;

  const killer = startChild(here('killer.ts'), [String(seed)], process.env, log('killer'));
  closers.push(() => endChannel(killer));
  const postgres = gateways === 1 ? undefined : await startPostgres(dataDir, closers);
  const postgresPort = postgres?.port;
  sendToKiller({
    kind: 'open',
    ways: [
      ...gatewayPorts.map((port) => ({ port, isHttp: true })),
      ...(postgresPort === undefined ? [] : [{ port: postgresPort, isHttp: false }]),
    ],
  });
  const isOpened = (message: unknown): message is Extract<KillerReport, { kind: 'opened' }> =>
    (message as KillerReport).kind === 'opened';
  const { ports: ways } = await nextMessage(killer, isOpened, log('killer'));
  const redis = gateways === 1 ? undefined : await startRedis(folder, closers);

  const common = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    // The same compile cache as the product's own program.
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    PARLOR_DATA_DIR: dataDir,
    ARCADE_PORT: String(arcadePort),
    DEFAULT_MERCHANT: MERCHANT,
    // No pause between two bets.
    DEMO_JURISDICTION: 'unpaced',
    // No agent takes part, and half a year of their teams takes seconds to write.
    DEMO_TEAMS: '0',
    PROVIDER_SECRET: vendorSecret,
    BOT_CHECK_SECRET: randomBytes(32).toString('base64url'),
    MASTER_KEY: randomBytes(32).toString('base64'),
    RATE_LIMIT_PER_MINUTE: BUDGET,
    ...(postgres !== undefined && {
      DATABASE_URL: Object.assign(new URL(postgres.url('gateway')), { port: String(ways[gateways]) }).href,
      REDIS_URL: redis?.url,
    }),
  };

  const running: { child: Child; ready: GatewayReady | undefined }[] = [];
  let arcade: Child | undefined;
  let isArcadeReady = false;
  let orders = 0;

  /** Starts a gateway, with retries, because on a busy machine its database may not be ready in time. */
  async function startFirst(index: number): Promise<void> {
    const failure = await startGateway(index).catch((error: unknown) => error);
    const limit = Date.now() + FIRST_START_MS;
    while (running[index]?.ready === undefined) {
      if (Date.now() > limit) throw failure;
      await pause(50);
    }
  }

  async function followGateway(index: number, child: Child): Promise<void> {
    await child.ended;
    running[index] = { child, ready: undefined };
    if (!isStopping) await startGateway(index).catch(() => undefined);
  }

  async function followArcade(child: Child): Promise<void> {
    await child.ended;
    isArcadeReady = false;
    if (isStopping) return;
    // The database may not have been ready yet.
    await pause(100);
    await startArcade();
  }

  async function startGateway(index: number): Promise<GatewayReady> {
    const logFile = log(`gateway${index}`);
    const env = { ...common, PORT: String(gatewayPorts[index]) };
    const child = startChild(here('gatewayProcess.ts'), [], env, logFile);
    running[index] = { child, ready: undefined };
    // It is no longer a target, and the next one is starting.
    void followGateway(index, child);
    const ready = await nextMessage(child, isReady, logFile);
    running[index] = { child, ready };
    return ready;
  }

  for (let index = 0; index < gateways; index += 1) await startFirst(index);
  closers.push(() => Promise.all(running.map(({ child }) => child.stop())));
  const arcadeDatabaseUrl = postgres?.url('arcade') ?? running[0]?.ready?.arcadeDatabaseUrl ?? '';

  async function startArcade(): Promise<void> {
    const env = {
      ...common,
      PORT: String(arcadePort),
      DATABASE_URL: arcadeDatabaseUrl,
      GATEWAY_URL: `http://127.0.0.1:${ways[0]}`,
      TRUSTED_PROXIES: '127.0.0.1',
    };
    const child = startChild(arcadeProgram, [], env, log('arcade'));
    arcade = child;
    void followArcade(child);
    const hasEnded = (): boolean => child.process.exitCode !== null || child.process.signalCode !== null;
    await answers(`http://127.0.0.1:${arcadePort}/readyz`, hasEnded);
    isArcadeReady = !hasEnded();
  }
  await startArcade();
  closers.push(async () => arcade?.stop());

  function sendToKiller(order: KillerOrder): void {
    killer.process.send(order);
  }

  let games: Promise<Map<string, string>> | undefined;
  return {
    gateways,
    folder,
    dataDir,
    merchant: MERCHANT,
    vendorSecret,
    killer,
    sendToKiller,
    /** Gateways through their proxies. */
    gatewayUrls: gatewayPorts.map((_, index) => `http://127.0.0.1:${ways[index]}`),
    arcadeUrl: `http://127.0.0.1:${arcadePort}`,
    redis,
    environment: common,
    databaseUrl: (): string => postgres?.url('gateway') ?? findUrl(dataDir),
    arcadeDatabaseUrl,
    webhookKey: (): string => running[0]?.ready?.webhookKey ?? '',
    /** The number of the database's proxy; the embedded database has none. */
    databaseWay: postgres === undefined ? undefined : gateways,
    /** Bypasses the proxies, for figures and setup. */
    wire: (index = 0): Wire => createWire(`http://127.0.0.1:${gatewayPorts[index]}`, vendorSecret),
    arcadeWire: (): Wire => createWire(`http://127.0.0.1:${arcadePort}`, vendorSecret),
    /** Processes that accept calls and can be killed. */
    pids(): { target: Target; index: number; pid: number }[] {
      return [
        ...running.flatMap(({ child, ready }, index) =>
          ready === undefined ? [] : [{ target: 'gateway' as const, index, pid: child.process.pid ?? 0 }],
        ),
        { target: 'arcade' as const, index: 0, pid: isArcadeReady ? (arcade?.process.pid ?? 0) : 0 },
        { target: 'postgres' as const, index: 0, pid: postmasterPid(dataDir) },
      ];
    },
    /** Resolves when every server reports that it is ready. */
    async untilReady(): Promise<void> {
      for (const port of [...gatewayPorts, arcadePort]) await answers(`http://127.0.0.1:${port}/readyz`, () => false);
      while (running.some(({ ready }) => ready === undefined)) await pause(10);
    },
    /** Sends an order to a gateway process. @throws Error if it fails. */
    order(name: GatewayOrder['name'], with_: Record<string, string>): Promise<unknown> {
      const living = running.find(({ ready, child }) => ready !== undefined && child.process.connected);
      if (living === undefined) return Promise.reject(new Error('No gateway runs'));
      orders += 1;
      const id = orders;
      const isAnswer = (message: unknown): message is OrderAnswer => (message as OrderAnswer).id === id;
      const answer = nextMessage(living.child, isAnswer, log('gateway0'));
      living.child.process.send({ id, name, with: with_ });
      return answer.then(({ value, problem }) => {
        if (problem !== undefined) throw new Error(problem);
        return value;
      });
    },
    /** Returns the node id of a game. */
    async nodeOf(wire: Wire, gameCode: string): Promise<string> {
      games ??= findGames(wire);
      const node = (await games).get(gameCode);
      if (node === undefined) throw new Error(`The catalogue has no game ${gameCode}`);
      return node;
    },
    async stop(): Promise<void> {
      isStopping = true;
      for (const way of ways.keys()) sendToKiller({ kind: 'proxy', index: way, treatment: NONE });
      for (const close of closers.toReversed()) await close();
    },
  };

  function isReady(message: unknown): message is GatewayReady {
    return (message as Partial<GatewayReady>).ready === true;
  }

  /** Returns the node ids of all games, by game code. */
  async function findGames(wire: Wire): Promise<Map<string, string>> {
    const nodes = new Map<string, string>();
    for (let page = 1, last = 1; page <= last; page += 1) {
      const path = `/wps/games?pageSize=200&pageNo=${page}`;
      const answer = await wire.send('GET', path, { merchant: MERCHANT }, '');
      const { value } = JSON.parse(answer.text) as { value?: GamePage };
      if (value === undefined) throw new Error(`The games cannot be read: ${answer.text.slice(0, 200)}`);
      for (const { gameCode, nodeId } of value.games) nodes.set(gameCode, nodeId);
      last = value.totalPages;
    }
    return nodes;
  }
}

/** Returns the process id of the embedded PostgreSQL server. */
export function postmasterPid(dataDir: string): number {
  try {
    return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
}

function findUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const port = readFileSync(join(dataDir, 'postgres.port'), 'utf8').trim();
  return `postgres://parlor:${password}@127.0.0.1:${port}/gateway`;
}

async function startPostgres(dataDir: string, closers: (() => Promise<unknown>)[]): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  closers.push(() => postgres.stop());
  await postgres.ensureDatabase('gateway');
  await postgres.ensureDatabase('arcade');
  return postgres;
}

/** Starts a separate Redis, which faults may flush, stop and restart. */
async function startRedis(folder: string, closers: (() => Promise<unknown>)[]) {
  const port = await freePort();
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    const flags = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', '', '--appendonly', 'no'];
    child = spawn('redis-server', flags, { stdio: 'ignore' });
    await once(child, 'spawn');
  };
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await start();
  closers.push(end);
  return { url: `redis://127.0.0.1:${port}`, port, start, end };
}

async function endChannel(child: Child): Promise<void> {
  if (child.process.connected) child.process.disconnect();
  await child.ended;
}

/** Resolves when an address answers 200. It stops without an error when `isOver` returns true. */
async function answers(url: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(20);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
