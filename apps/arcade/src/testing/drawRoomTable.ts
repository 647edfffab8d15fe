import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { openDatabase, type Database } from '@parlor/database';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { z } from 'zod';
import { createArcade, type ArcadeApp, type ArcadeTimes } from '../app.ts';
import type { ArcadeAnswer, RoundView, SessionView } from '../arcadeApi.ts';
import type { DrawMessage, DrawView } from '../drawApi.ts';
import { migrationsFolder, type ArcadeSchema } from '../database.ts';
import { defineGame, type Drawing, type Game } from '../games/game.ts';
import { gridStakes } from '../games/stakes.ts';
import { createDatabaseClock, type DatabaseClock } from './databaseClock.ts';
import { startFakeGateway, type FakeGateway } from './fakeGateway.ts';
import { anySeed, valueOf, type Player } from './roomTable.ts';
import { TEST_SECRET, testConfig } from './testConfig.ts';

type Message<Type extends DrawMessage['type']> = Extract<DrawMessage, { type: Type }>;

/** A player's connection to a room of draws, with all its messages. */
export interface DrawClient {
  received: DrawMessage[];
  socket: WebSocket;
  /** Waits for a message, received already or next. */
  waitFor<Type extends DrawMessage['type']>(
    type: Type,
    fits?: (message: Message<Type>) => boolean,
  ): Promise<Message<Type>>;
}

/** A bet on a side of the coin that the test's rooms draw. */
export interface CoinBet {
  side: 0 | 1;
  stake: string;
  draw: number;
  clientSeed: string;
  idempotencyKey: string;
}

/** Arcades over one database and gateway, for tests of draws. Their only title draws a coin. */
export interface DrawRoomTable {
  gateway: FakeGateway;
  database: Database<ArcadeSchema>;
  clock: DatabaseClock;
  arcade(now?: () => number): Promise<ArcadeApp>;
  open(arcade: ArcadeApp, launch?: Parameters<FakeGateway['launch']>[0]): Promise<Player>;
  enter(arcade: ArcadeApp, player: Player): Promise<DrawClient>;
  /** Advances to the next draw. Its bets stay open until a test closes it. */
  opened(client: DrawClient): Promise<DrawView>;
  /** Advances beyond a draw's close and its grace period. */
  closeBets(draw: Pick<DrawView, 'closesAt'>): Promise<void>;
  /** Advances until a draw is revealed. */
  reveal(draw: Pick<DrawView, 'revealsAt'>): Promise<void>;
  bet(arcade: ArcadeApp, player: Player, bet?: Partial<CoinBet>): Promise<ArcadeAnswer<RoundView>>;
  call<Value>(
    arcade: ArcadeApp,
    method: 'GET' | 'POST',
    path: string,
    token?: string,
    body?: object,
  ): Promise<ArcadeAnswer<Value>>;
  /** Bets at the beginning of a draw; the bet is accepted. Returns it with its draw. */
  accepted(arcade: ArcadeApp, player: Player, bet?: Partial<CoinBet>): Promise<{ round: RoundView; draw: DrawView }>;
  /** Reveals the round's draw, and returns the round once it is settled or void. */
  settled(arcade: ArcadeApp, player: Player, round: Pick<RoundView, 'id'>): Promise<RoundView>;
  /** Lists the accepted money calls of a round. */
  moved(roundId: string): string[];
  close(): Promise<void>;
}

const ROOM = 'coin-room';

/** Draws whose deadlines are far apart. A test advances the time between them. */
export const STEADY_DRAWS: Drawing['schedule'] = {
  periodMs: 1_800_000,
  bettingMs: 900_000,
  revealsAfterMs: 600_000,
};

/** Returns the times of the draw `count` draws after another. */
export function drawAfter({ index, opensAt, closesAt, revealsAt }: Omit<DrawView, 'hash'>, count: number) {
  const ms = count * STEADY_DRAWS.periodMs;
  return { index: index + count, opensAt: opensAt + ms, closesAt: closesAt + ms, revealsAt: revealsAt + ms };
}

/** How long after the close a bet that had arrived before may still be stored, in ms. */
const GRACE_MS = 100;

const coinGame = defineGame<{ side: 0 | 1 }, never, { type: 'coin'; side: number }>({
  version: 'coin@1',
  declaredReturn: '1.000000000',
  drawing: {
    schedule: STEADY_DRAWS,
    drawsAhead: 3,
    isCancellable: true,
    notifiesPlayers: true,
    resultOf: (draw) => draw(2),
    placesOf: ({ side }) => [{ place: `side ${side}`, amount: 200n }],
  },
  stakesOf: gridStakes,
  choice: z.strictObject({ side: z.union([z.literal(0), z.literal(1)]) }),
  decision: z.never(),
  play(draw, stake, { side }) {
    const drawn = draw(2);
    return {
      events: [{ type: 'coin', side: drawn }],
      win: drawn === side ? 2n * stake : 0n,
      isOver: true,
    };
  },
});

function listen(socket: WebSocket): DrawClient {
  const received: DrawMessage[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    received.push(JSON.parse(String(data)) as DrawMessage);
    for (const look of waiting) look();
  });
  return {
    received,
    socket,
    waitFor: <Type extends DrawMessage['type']>(type: Type, fits: (message: Message<Type>) => boolean = () => true) =>
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
  };
}

/** Creates a table with its own database and gateway. A test of another game than the coin passes its game. */
export async function createDrawRoomTable(
  times: Partial<ArcadeTimes> = {},
  game: Game = coinGame,
): Promise<DrawRoomTable> {
  const testDatabase: TestDatabase = await createTestDatabase({
    migrationsFolder,
  });
  const clock = await createDatabaseClock(testDatabase.url);
  const gateway = await startFakeGateway({
    secret: TEST_SECRET,
    balance: 10_000_000n,
  });
  const config = testConfig({
    databaseUrl: testDatabase.url,
    gatewayUrl: gateway.url,
  });
  const database = openDatabase<ArcadeSchema>(testDatabase.url, {
    applicationName: 'test',
    acquireTimeoutMs: 20_000,
  });
  const arcades = new Set<ArcadeApp>();

  const call: DrawRoomTable['call'] = async (arcade, method, path, token, body) => {
    const response = await arcade.http.inject({
      method,
      url: `/arcade/api/${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    });
    return response.json();
  };

  const enter: DrawRoomTable['enter'] = async ({ http }, player) => {
    const { port } = http.server.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/arcade/api/draws`);
    const client = listen(socket);
    await new Promise((resolve) => {
      socket.addEventListener('open', resolve);
    });
    socket.send(JSON.stringify({ token: player.token }));
    await client.waitFor('hello');
    return client;
  };

  const bet: DrawRoomTable['bet'] = (arcade, player, given = {}) => {
    const { side = 0, stake = '200', draw, clientSeed = anySeed(), idempotencyKey = anySeed() } = given;
    const body = {
      stake,
      choice: { side },
      clientSeed,
      idempotencyKey,
      ...(draw !== undefined && { draw }),
    };
    return call(arcade, 'POST', 'rounds', player.token, body);
  };

  async function nextDraw(client: DrawClient): Promise<DrawView> {
    const draws = client.received.flatMap((message) => ('draw' in message ? [message.draw] : []));
    const { index, opensAt } = draws.at(-1) ?? { index: 0, opensAt: 0 };
    await clock.reach(opensAt + (game.drawing?.schedule.periodMs ?? 0));
    return (await client.waitFor('opened', ({ draw }) => draw.index > index)).draw;
  }

  return {
    gateway,
    database,
    clock,
    call,
    enter,
    opened: nextDraw,
    closeBets: ({ closesAt }) => clock.reach(closesAt + GRACE_MS),
    reveal: ({ revealsAt }) => clock.reach(revealsAt),
    bet,
    async arcade(now = Date.now) {
      const draws = {
        graceMs: GRACE_MS,
        idleEveryMs: 30,
        clockEveryMs: 30,
        watchEveryMs: 30,
        notifyEveryMs: 50,
        notifyRetryMs: 20,
      };
      const arcade = await createArcade(
        config,
        {
          callTimeoutMs: 20_000,
          retryPauseMs: 1,
          settleEveryMs: 50,
          draws,
          ...times,
        },
        now,
        (code) =>
          code === ROOM
            ? {
                code,
                family: 'wheel',
                name: { EN: 'Coin', TY: 'Coin' },
                dress: null,
                game,
              }
            : undefined,
      );
      await arcade.http.listen({ host: '127.0.0.1', port: 0 });
      arcades.add(arcade);
      return arcade;
    },
    async open(arcade, launch = {}) {
      const playerRef = launch.playerRef ?? `player-${randomBytes(6).toString('hex')}`;
      const code = gateway.launch({ gameCode: ROOM, ...launch, playerRef });
      const opened = await call<{ token: string; session: SessionView }>(arcade, 'POST', 'session', undefined, {
        code,
      });
      return { ...valueOf(opened), playerRef };
    },
    async accepted(arcade, player, given = {}) {
      const client = await enter(arcade, player);
      const draw = await nextDraw(client);
      const round = valueOf(await bet(arcade, player, { draw: draw.index, ...given }));
      client.socket.close();
      return { round, draw };
    },
    async settled(arcade, player, { id }) {
      const { reveals_at: revealsAt } = await database.db
        .selectFrom('draw')
        .innerJoin('round', 'round.draw_id', 'draw.id')
        .select('draw.reveals_at')
        .where('round.id', '=', id)
        .executeTakeFirstOrThrow();
      await clock.reach(revealsAt);
      for (;;) {
        const round = valueOf(await call<RoundView>(arcade, 'GET', `rounds/${id}`, player.token));
        if (round.state === 'SETTLED' || round.state === 'VOID') return round;
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
    },
    moved: (roundId) =>
      gateway.calls.flatMap(({ call: called, status, txId }) =>
        txId?.startsWith(roundId) && status === 'OK' ? [called] : [],
      ),
    async close() {
      for (const arcade of arcades) await arcade.http.close();
      await gateway.close();
      await clock.close();
      await database.close();
      await testDatabase.drop();
    },
  };
}
