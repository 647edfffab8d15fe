import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { openDatabase, type Database } from '@parlor/database';
import { createTestDatabase } from '@parlor/database/testing';
import { createArcade, type ArcadeApp } from '../app.ts';
import type { ArcadeAnswer, RoundView, SessionView } from '../arcadeApi.ts';
import type { ArcadeConfig } from '../config.ts';
import { migrationsFolder, type ArcadeSchema } from '../database.ts';
import { pokDengGame } from '../games/pok-deng/game.ts';
import type { Game } from '../games/game.ts';
import type { Seating } from '../games/seating.ts';
import type { SeatTimes } from '../modules/seat/seatTable.ts';
import type { SeatAct, SeatMessage, TableView } from '../seatApi.ts';
import { createDatabaseClock, type DatabaseClock } from './databaseClock.ts';
import { startFakeGateway, type FakeGateway } from './fakeGateway.ts';
import { anySeed, valueOf, type Player } from './roomTable.ts';
import { TEST_SECRET, testConfig } from './testConfig.ts';

type Message<Type extends SeatMessage['type']> = Extract<SeatMessage, { type: Type }>;

/** A player's connection to a table, with all its messages. */
export interface SeatClient {
  received: SeatMessage[];
  socket: WebSocket;
  holder: string;
  closed: Promise<number>;
  /** The last sent state of the table. */
  table(): TableView | null;
  waitFor<Type extends SeatMessage['type']>(
    type: Type,
    fits?: (message: Message<Type>) => boolean,
  ): Promise<Message<Type>>;
  /** Waits until the table fits. */
  waitForTable(fits: (table: TableView) => boolean): Promise<TableView>;
}

/** Arcades over one database and gateway, for tests of tables with seats. Their only title is pok deng by default. */
export interface SeatRoom {
  gateway: FakeGateway;
  database: Database<ArcadeSchema>;
  /** The clock of the tables, which runs on its own. */
  clock: DatabaseClock;
  arcade(change?: Partial<ArcadeConfig>): Promise<ArcadeApp>;
  open(arcade: ArcadeApp, launch?: Parameters<FakeGateway['launch']>[0]): Promise<Player>;
  call<Value>(
    arcade: ArcadeApp,
    method: 'GET' | 'POST',
    path: string,
    token?: string,
    body?: object,
  ): Promise<ArcadeAnswer<Value>>;
  buyIn(arcade: ArcadeApp, player: Player, stake?: string, base?: string): Promise<ArcadeAnswer<RoundView>>;
  /** Connects; `address` is the player's IP address as reported by a proxy. */
  enter(arcade: ArcadeApp, player: Player, address?: string): Promise<SeatClient>;
  act(
    arcade: ArcadeApp,
    player: Player,
    holder: string,
    act: SeatAct,
  ): Promise<ArcadeAnswer<{ table: TableView | null }>>;
  /** Sends a seed for every hand, and moves on request, until stopped. */
  play(arcade: ArcadeApp, player: Player, client: SeatClient, moves?: boolean): { stop: () => void };
  settled(arcade: ArcadeApp, player: Player, id: string): Promise<RoundView>;
  /** Ages every player's last message by an hour. */
  letTimePass(): Promise<void>;
  close(): Promise<void>;
}

const SEAT_ROOM = 'pok-deng-room';

/** How long a player may take for a move, in ms. */
export const THINK_MS = 60_000;

/**
 * The server's waiting times are short, so that a hand takes less than a second. The times for players are longer than
 * a test, so that nobody is late or away on a slow machine; `letTimePass` makes players late.
 */
export const testSeatTimes: SeatTimes = {
  pollEveryMs: 20,
  idleEveryMs: 20,
  showMs: 60,
  gatherMs: 60,
  seedWaitMs: 300,
  fillAfterMs: 60,
  fillEveryMs: 20,
  botThinkMs: [10, 30],
  bankMs: 60_000,
  graceMs: 50,
  awayAfterMs: 60_000,
  leavesAfterMs: 120_000,
  outLeavesAfterMs: 120_000,
  touchEveryMs: 200,
};

function listen(socket: WebSocket): SeatClient {
  const received: SeatMessage[] = [];
  const waiting = new Set<() => void>();
  const client: SeatClient = {
    received,
    socket,
    holder: '',
    closed: new Promise((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code));
    }),
    table() {
      const last = received.findLast(({ type }) => type === 'hello' || type === 'table');
      return last && 'table' in last ? last.table : null;
    },
    waitFor: <Type extends SeatMessage['type']>(type: Type, fits: (message: Message<Type>) => boolean = () => true) =>
      new Promise<Message<Type>>((resolve) => {
        const look = (): void => {
          const found = received.find(
            (message): message is Message<Type> => message.type === type && fits(message as Message<Type>),
          );
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    waitForTable: (fits) =>
      new Promise((resolve) => {
        const look = (): void => {
          const table = client.table();
          if (!table || !fits(table)) return;
          waiting.delete(look);
          resolve(table);
        };
        waiting.add(look);
        look();
      }),
  };
  socket.addEventListener('message', ({ data }) => {
    received.push(JSON.parse(String(data)) as SeatMessage);
    for (const look of waiting) look();
  });
  return client;
}

/** Creates the room with its own database and gateway. */
export async function createSeatRoom(seatGame: Game = pokDengGame): Promise<SeatRoom> {
  const { seating } = seatGame;
  if (!seating) throw new Error('the game has no seats');
  const quick: Seating = { ...seating, rules: { ...seating.rules, thinkMs: THINK_MS }, fillTo: 4 };
  const game = { ...seatGame, seating: quick };
  const testDatabase = await createTestDatabase({ migrationsFolder });
  const clock = await createDatabaseClock(testDatabase.url);
  const gateway = await startFakeGateway({ secret: TEST_SECRET, balance: 10_000_000n });
  const database = openDatabase<ArcadeSchema>(testDatabase.url, { applicationName: 'test', acquireTimeoutMs: 20_000 });
  const arcades = new Set<ArcadeApp>();

  const call: SeatRoom['call'] = async (arcade, method, path, token, body) => {
    const response = await arcade.http.inject({
      method,
      url: `/arcade/api/${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    });
    return response.json();
  };

  const act: SeatRoom['act'] = (arcade, player, holder, request) =>
    call(arcade, 'POST', 'seats/acts', player.token, { holder, act: request });

  return {
    gateway,
    database,
    clock,
    call,
    act,
    async arcade(change = {}) {
      const config = testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url }, change);
      const arcade = await createArcade(
        config,
        { callTimeoutMs: 20_000, retryPauseMs: 1, settleEveryMs: 50, seats: testSeatTimes },
        Date.now,
        (code) =>
          code === SEAT_ROOM
            ? { code, family: 'pok-deng', name: { EN: 'Pok Deng', TY: 'ป๊อกเด้ง' }, dress: null, game }
            : undefined,
      );
      await arcade.http.listen({ host: '127.0.0.1', port: 0 });
      arcades.add(arcade);
      return arcade;
    },
    async open(arcade, launch = {}) {
      const playerRef = launch.playerRef ?? `player-${randomBytes(6).toString('hex')}`;
      const code = gateway.launch({ gameCode: SEAT_ROOM, ...launch, playerRef });
      const opened = await call<{ token: string; session: SessionView }>(arcade, 'POST', 'session', undefined, {
        code,
      });
      return { ...valueOf(opened), playerRef };
    },
    buyIn: (arcade, player, stake = '4000', tableBase = '100') =>
      call(arcade, 'POST', 'rounds', player.token, {
        stake,
        choice: { tableBase },
        clientSeed: anySeed(),
        idempotencyKey: anySeed(),
      }),
    async enter({ http }, player, address) {
      const { port } = http.server.address() as AddressInfo;
      // Node's WebSocket accepts headers in place of protocols.
      const options = (address === undefined ? [] : { headers: { 'x-forwarded-for': address } }) as string[];
      const socket = new WebSocket(`ws://127.0.0.1:${port}/arcade/api/seats`, options);
      const client = listen(socket);
      await new Promise((resolve) => {
        socket.addEventListener('open', resolve);
      });
      socket.send(JSON.stringify({ token: player.token }));
      client.holder = (await client.waitFor('hello')).holder;
      return client;
    },
    play(arcade, player, client, moves = true) {
      let isStopped = false;
      const done = new Set<string>();
      const once = (key: string, request: SeatAct): void => {
        if (isStopped || done.has(key)) return;
        done.add(key);
        // A call that failed is retried with the next message.
        act(arcade, player, client.holder, request).catch(() => done.delete(key));
      };
      const look = (): void => {
        const table = client.table();
        if (!table) return;
        const { next, hand, you } = table;
        if (next && !you.isReady) once(`seed ${next.id}`, { type: 'seed', hand: next.id, clientSeed: anySeed() });
        const [move] = hand?.yourMoves ?? [];
        if (moves && hand && move !== undefined)
          once(`move ${hand.id} ${hand.yourPosition}`, {
            type: 'move',
            hand: hand.id,
            position: hand.yourPosition,
            move,
          });
      };
      client.socket.addEventListener('message', look);
      look();
      return {
        stop() {
          isStopped = true;
        },
      };
    },
    async settled(arcade, player, id) {
      for (;;) {
        const round = valueOf(await call<RoundView>(arcade, 'GET', `rounds/${id}`, player.token));
        if (round.state === 'SETTLED' || round.state === 'VOID') return round;
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
      }
    },
    async letTimePass() {
      // The tables are locked first, as in a step.
      await database.db.transaction().execute(async (transaction) => {
        await sql`update seat_table set due_at = clock_timestamp()`.execute(transaction);
        await sql`update seat_sitting set holder = null, seen_at = seen_at - interval '1 hour'
          where round_id is not null`.execute(transaction);
      });
    },
    async close() {
      for (const arcade of arcades) await arcade.http.close();
      await gateway.close();
      await clock.close();
      await database.close();
      await testDatabase.drop();
    },
  };
}
