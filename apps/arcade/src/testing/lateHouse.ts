import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { demoGames, type InHouseFamily } from '@parlor/artwork/titles';
import { openDatabase, type Database } from '@parlor/database';
import { createTestDatabase } from '@parlor/database/testing';
import { sql } from 'kysely';
import { createArcade, type ArcadeApp } from '../app.ts';
import type { ArcadeAnswer, SessionView } from '../arcadeApi.ts';
import { migrationsFolder, type ArcadeSchema } from '../database.ts';
import type { Game } from '../games/game.ts';
import { sportsbookGame } from '../games/sportsbook/game.ts';
import { titleOf, type Title } from '../games/titles.ts';
import { createSealedSecrets } from '../security/sealedSecrets.ts';
import { createDatabaseClock, type DatabaseClock } from './databaseClock.ts';
import { STEADY_DRAWS } from './drawRoomTable.ts';
import { startFakeGateway, type FakeGateway } from './fakeGateway.ts';
import { shortTimes, valueOf, type Player } from './roomTable.ts';
import { scriptedSports } from './scriptedSports.ts';
import { testSeatTimes, THINK_MS } from './seatRoom.ts';
import { insertTestFixture, SPORTS_TITLE, type TestFixture } from './sportsHouse.ts';
import { TEST_SECRET, testConfig } from './testConfig.ts';

/** A message of any socket. */
export interface SocketMessage {
  type: string;
  [key: string]: unknown;
}

/** A page's connection, with all its messages. */
export interface Page {
  socket: WebSocket;
  /** Waits for a message, received already or next. */
  waitFor(fits: (message: SocketMessage) => boolean): Promise<SocketMessage>;
}

/**
 * Arcades over one database and gateway, with a title of every family whose rounds end later than their bet. Draws have
 * deadlines that are far apart, and players at tables with seats have unlimited time.
 */
export interface LateHouse {
  gateway: FakeGateway;
  clock: DatabaseClock;
  database: Database<ArcadeSchema>;
  arcade(): Promise<ArcadeApp>;
  /** Opens a page of a player, by default a new one. */
  open(arcade: ArcadeApp, code: string, playerRef?: string): Promise<Player>;
  call<Value>(
    arcade: ArcadeApp,
    method: 'GET' | 'POST',
    path: string,
    token: string,
    body?: object,
  ): Promise<ArcadeAnswer<Value>>;
  /** Connects a page to a socket and waits for its greeting. */
  connect(arcade: ArcadeApp, path: string, player: Player): Promise<Page>;
  fixture(inMs: number): Promise<TestFixture>;
  /** Ends every connection of the arcades to their database, which stays unreachable until it is started. */
  killDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  /** Stops all arcades. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Returns the game of a family, with the times of the test. */
function slowed(game: Game): Game {
  const { drawing, seating } = game;
  return {
    ...game,
    ...(drawing && { drawing: { ...drawing, schedule: STEADY_DRAWS } }),
    ...(seating && { seating: { ...seating, rules: { ...seating.rules, thinkMs: THINK_MS }, fillTo: 4 } }),
  };
}

/** Returns the title that represents a family in the tests. */
export function lateTitleOf(family: InHouseFamily): string {
  const code = demoGames().find((card) => card.family === family)?.gameCode;
  if (family === 'sportsbook') return SPORTS_TITLE;
  if (code === undefined) throw new Error(`no title of ${family}`);
  return code;
}

function titleIn(code: string): Title | undefined {
  if (code === SPORTS_TITLE)
    return { code, family: 'sportsbook', name: { EN: 'Sports', TY: 'Sports' }, dress: null, game: sportsbookGame };
  const title = titleOf(code);
  return title && { ...title, game: slowed(title.game) };
}

function listen(socket: WebSocket): Page {
  const received: SocketMessage[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    received.push(JSON.parse(String(data)) as SocketMessage);
    for (const look of waiting) look();
  });
  return {
    socket,
    waitFor: (fits) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = received.findLast(fits);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** Creates the house. An undecided bet is rolled back after `betWindowMs`. */
export async function createLateHouse({ betWindowMs }: { betWindowMs: number }): Promise<LateHouse> {
  const testDatabase = await createTestDatabase({ migrationsFolder });
  const server = openDatabase<never>(new URL('/postgres', testDatabase.url).href, {
    applicationName: 'test',
    acquireTimeoutMs: 20_000,
    poolSize: 1,
  });
  const clock = await createDatabaseClock(testDatabase.url);
  const gateway = await startFakeGateway({ secret: TEST_SECRET });
  const config = testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url });
  const database = openDatabase<ArcadeSchema>(testDatabase.url, { applicationName: 'test', acquireTimeoutMs: 20_000 });
  const secrets = createSealedSecrets(config.sealingKey);
  const name = new URL(testDatabase.url).pathname.slice(1);
  const arcades = new Set<ArcadeApp>();
  let fixtures = 0;
  let calls = 0;

  const allowConnections = (isAllowed: boolean) =>
    sql`alter database ${sql.id(name)} with allow_connections ${sql.lit(isAllowed)}`.execute(server.db);

  const inject: (
    arcade: ArcadeApp,
    method: 'GET' | 'POST',
    path: string,
    token?: string,
    body?: object,
  ) => Promise<unknown> = async ({ http }, method, path, token, body) => {
    calls += 1;
    const response = await http.inject({
      // A test calls more often than an address may.
      remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
      method,
      url: `/arcade/api/${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    });
    return response.json();
  };

  async function stop(): Promise<void> {
    for (const { http } of arcades) await http.close();
    arcades.clear();
  }

  return {
    gateway,
    clock,
    database,
    async arcade() {
      const draws = {
        graceMs: 100,
        idleEveryMs: 30,
        clockEveryMs: 30,
        watchEveryMs: 30,
        notifyEveryMs: 50,
        notifyRetryMs: 20,
      };
      const sports = { workEveryMs: 30, listEveryMs: 60_000, clockEveryMs: 30, watchEveryMs: 30, lateAfterMs: 60_000 };
      const work = { callTimeoutMs: 20_000, retryPauseMs: 1, settleEveryMs: 50, leaseMs: 500, betWindowMs };
      const times = { ...work, room: shortTimes, draws, sports, seats: testSeatTimes };
      const arcade = await createArcade(config, times, Date.now, titleIn, scriptedSports);
      await arcade.http.listen({ host: '127.0.0.1', port: 0 });
      arcades.add(arcade);
      return arcade;
    },
    async open(arcade, gameCode, playerRef = `player-${randomBytes(6).toString('hex')}`) {
      const code = gateway.launch({ gameCode, playerRef });
      const opened = (await inject(arcade, 'POST', 'session', undefined, { code })) as ArcadeAnswer<{
        token: string;
        session: SessionView;
      }>;
      return { ...valueOf(opened), playerRef };
    },
    call: async <Value>(...given: Parameters<LateHouse['call']>) => (await inject(...given)) as ArcadeAnswer<Value>,
    async connect({ http }, path, { token }) {
      const { port } = http.server.address() as AddressInfo;
      const socket = new WebSocket(`ws://127.0.0.1:${port}/arcade/api/${path}`);
      const page = listen(socket);
      await new Promise((resolve, reject) => {
        socket.addEventListener('open', resolve);
        socket.addEventListener('error', () => reject(new Error(`${path} does not open`)));
      });
      socket.send(JSON.stringify({ token }));
      await page.waitFor(({ type }) => type === 'hello');
      return page;
    },
    fixture(inMs) {
      fixtures += 1;
      return insertTestFixture({ database, clock, secrets }, fixtures, inMs, { home: [1], ticks: 2, tickMs: 100 });
    },
    async killDatabase() {
      await allowConnections(false);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(server.db);
    },
    startDatabase: async () => void (await allowConnections(true)),
    stop,
    async close() {
      await allowConnections(true);
      await stop();
      await gateway.close();
      await clock.close();
      await database.close();
      await server.close();
      await testDatabase.drop();
    },
  };
}
