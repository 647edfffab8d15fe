import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { openDatabase, type Database } from '@parlor/database';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { sql } from 'kysely';
import { createArcade, type ArcadeApp, type ArcadeTimes } from '../app.ts';
import type { ArcadeAnswer, RoundView, SessionView } from '../arcadeApi.ts';
import type { RoomMessage, RoomRound } from '../roomApi.ts';
import { migrationsFolder, type ArcadeSchema } from '../database.ts';
import { outcomeWords } from '../fairness/outcomeWords.ts';
import { uniformDraw } from '../fairness/uniformDraw.ts';
import { drawCrash } from '../games/crash/rules.ts';
import { chainSeeds } from '../modules/room/seedChain.ts';
import { createSealedSecrets } from '../security/sealedSecrets.ts';
import { createDatabaseClock, type DatabaseClock } from './databaseClock.ts';
import { startFakeGateway, type FakeGateway } from './fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testConfig.ts';

type Message<Type extends RoomMessage['type']> = Extract<RoomMessage, { type: Type }>;

/** A player's connection to the room, with all its messages. */
export interface RoomClient {
  received: RoomMessage[];
  /** The texts of the messages with their times. */
  texts: { text: string; at: number }[];
  socket: WebSocket;
  /** The code with which the connection was closed. */
  closed: Promise<number>;
  /** Waits for a message, received already or next. */
  waitFor<Type extends RoomMessage['type']>(
    type: Type,
    fits?: (message: Message<Type>) => boolean,
  ): Promise<Message<Type>>;
}

/** A player in a session. */
export interface Player {
  token: string;
  session: SessionView;
  playerRef: string;
}

/** Arcades over one database and gateway, for tests of shared rounds. */
export interface RoomTable {
  gateway: FakeGateway;
  database: Database<ArcadeSchema>;
  clock: DatabaseClock;
  /** The address of the database. */
  url: string;
  /** Starts another arcade, with its own times if given. */
  arcade(change?: Partial<ArcadeTimes>): Promise<ArcadeApp>;
  open(arcade: ArcadeApp, launch?: Parameters<FakeGateway['launch']>[0]): Promise<Player>;
  /** Connects without a first message; `origin` is the origin of the page. */
  connect(arcade: ArcadeApp, origin?: string): Promise<RoomClient>;
  enter(arcade: ArcadeApp, player: Player): Promise<RoomClient>;
  /** Waits for a round whose bets are open. They stay open until it is started. */
  betting(client: RoomClient): Promise<RoomRound>;
  /** Starts a round, this many ms from now. Returns it with its time. */
  start(round: RoomRound, inMs?: number): Promise<RoomRound>;
  /**
   * Finds a seed for the first bet with which the round crashes as requested. `others` are the seeds of the later bets.
   * It uses the key of the test's arcades.
   */
  seedFor(round: RoomRound, crashes: (hundredths: number) => boolean, others?: readonly string[]): Promise<string>;
  bet(arcade: ArcadeApp, player: Player, bet: Partial<TestBet>): Promise<ArcadeAnswer<RoundView>>;
  decide(
    arcade: ArcadeApp,
    player: Player,
    round: Pick<RoundView, 'id'>,
    position: number,
    decision: unknown,
  ): Promise<ArcadeAnswer<RoundView>>;
  call<Value>(
    arcade: ArcadeApp,
    method: 'GET' | 'POST',
    path: string,
    token?: string,
    body?: object,
  ): Promise<ArcadeAnswer<Value>>;
  /** Returns the player's view of a round once it is closed and its seed is revealed. */
  settled(arcade: ArcadeApp, player: Player, round: Pick<RoundView, 'id'>): Promise<RoundView>;
  /** Closes all connections to the room, and waits until the arcades have noticed. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** A bet of a test. */
export interface TestBet {
  stake: string;
  panel: 0 | 1;
  target: number | null;
  clientSeed: string;
  idempotencyKey: string;
}

/** Short times. Bets stay open until a test starts the round; rounds continue until it advances the clock. */
export const shortTimes: ArcadeTimes['room'] = {
  bettingMs: 600_000,
  pauseMs: 300,
  graceMs: 200,
  targetsEveryMs: 20,
  aliveEveryMs: 50,
  interruptedAfterMs: 600_000,
  idleEveryMs: 50,
  clockEveryMs: 30,
  watchEveryMs: 30,
};

/** Returns a random client seed. */
export function anySeed(): string {
  return randomBytes(16).toString('hex');
}

/** Returns the value of an answer; throws its refusal. */
export function valueOf<Value>(answer: ArcadeAnswer<Value>): Value {
  if (!answer.success) throw new Error(answer.errorCode);
  return answer.value;
}

/** Returns the refusal of an answer, or "success". */
export function codeOf(answer: ArcadeAnswer<unknown>): string {
  return answer.success ? 'success' : answer.errorCode;
}

/** Waits for this many ms. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function listen(socket: WebSocket): RoomClient {
  const received: RoomMessage[] = [];
  const texts: RoomClient['texts'] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    texts.push({ text: String(data), at: Date.now() });
    received.push(JSON.parse(String(data)) as RoomMessage);
    for (const look of waiting) look();
  });
  return {
    received,
    texts,
    socket,
    closed: new Promise((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code));
    }),
    waitFor: <Type extends RoomMessage['type']>(type: Type, fits: (message: Message<Type>) => boolean = () => true) =>
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

/** Creates a table with its own database and gateway. */
export async function createRoomTable(times: Partial<ArcadeTimes> = {}): Promise<RoomTable> {
  const testDatabase: TestDatabase = await createTestDatabase({ migrationsFolder });
  const clock = await createDatabaseClock(testDatabase.url);
  const gateway = await startFakeGateway({ secret: TEST_SECRET, balance: 10_000_000n });
  const config = testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url });
  const database = openDatabase<ArcadeSchema>(testDatabase.url, { applicationName: 'test', acquireTimeoutMs: 20_000 });
  const secrets = createSealedSecrets(config.sealingKey);
  const arcades = new Set<ArcadeApp>();
  const clients = new Set<RoomClient>();
  /** The ids of started rounds. */
  const started = new Set<string>();

  const call: RoomTable['call'] = async (arcade, method, path, token, body) => {
    const response = await arcade.http.inject({
      method,
      url: `/arcade/api/${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    });
    return response.json();
  };

  const connect: RoomTable['connect'] = async ({ http }, origin) => {
    const { port } = http.server.address() as AddressInfo;
    // Node's WebSocket accepts headers in place of protocols.
    const options = (origin === undefined ? [] : { headers: { origin } }) as string[];
    const socket = new WebSocket(`ws://127.0.0.1:${port}/arcade/api/rooms/crash`, options);
    const client = listen(socket);
    clients.add(client);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error('the room does not open')));
    });
    return client;
  };

  async function leave(): Promise<void> {
    for (const { socket } of clients) socket.close();
    await Promise.all([...clients].map(({ closed }) => closed));
    clients.clear();
  }

  return {
    gateway,
    database,
    clock,
    url: testDatabase.url,
    call,
    connect,
    async arcade(change = {}) {
      const arcade = await createArcade(config, {
        callTimeoutMs: 20_000,
        retryPauseMs: 1,
        settleEveryMs: 50,
        room: shortTimes,
        ...times,
        ...change,
      });
      await arcade.http.listen({ host: '127.0.0.1', port: 0 });
      arcades.add(arcade);
      return arcade;
    },
    async open(arcade, launch = {}) {
      const playerRef = launch.playerRef ?? `player-${randomBytes(6).toString('hex')}`;
      const code = gateway.launch({ gameCode: 'rocket-boost', ...launch, playerRef });
      const opened = await call<{ token: string; session: SessionView }>(arcade, 'POST', 'session', undefined, {
        code,
      });
      return { ...valueOf(opened), playerRef };
    },
    async enter(arcade, player) {
      const client = await connect(arcade);
      client.socket.send(JSON.stringify({ token: player.token }));
      await client.waitFor('hello');
      return client;
    },
    async betting(client) {
      const isBetting = ({ id }: RoomRound): boolean => !started.has(id);
      const hello = await client.waitFor('hello');
      return isBetting(hello.round) && hello.phase === 'betting'
        ? hello.round
        : (await client.waitFor('opened', ({ round }) => isBetting(round))).round;
    },
    async start(round, inMs = 0) {
      started.add(round.id);
      const { rows } = await sql<{ starts_at: number }>`
        update shared_round set starts_at = date_trunc('milliseconds', clock_timestamp()) + ${inMs}::integer * interval '1 millisecond'
        where id = ${round.id} returning starts_at`.execute(database.db);
      return { ...round, startsAt: rows[0]?.starts_at ?? 0 };
    },
    async seedFor({ index, id }, crashes, others = []) {
      const chain = await database.db
        .selectFrom('crash_chain')
        .innerJoin('shared_round', 'shared_round.chain_id', 'crash_chain.id')
        .select(['crash_chain.id', 'sealed_seed', 'length'])
        .where('shared_round.id', '=', id)
        .executeTakeFirstOrThrow();
      const serverSeed = chainSeeds(secrets.open(chain.sealed_seed, chain.id), chain.length)[index] ?? '';
      for (;;) {
        const first = anySeed();
        const text = [first, ...others].slice(0, 3).join(':');
        const clientSeed = createHash('sha256').update(text).digest('hex');
        if (crashes(drawCrash(uniformDraw(outcomeWords({ serverSeed, clientSeed, nonce: index }))))) return first;
      }
    },
    bet(
      arcade,
      player,
      { stake = '200', panel = 0, target = null, clientSeed = anySeed(), idempotencyKey = anySeed() },
    ) {
      const choice = { panel, target, clientSeed };
      return call(arcade, 'POST', 'rounds', player.token, { stake, choice, idempotencyKey });
    },
    decide: (arcade, player, { id }, position, decision) =>
      call(arcade, 'POST', `rounds/${id}/decisions`, player.token, { position, decision }),
    async settled(arcade, player, { id }) {
      for (;;) {
        const round = valueOf(await call<RoundView>(arcade, 'GET', `rounds/${id}`, player.token));
        const isClosed = round.state === 'SETTLED' || round.state === 'VOID';
        if (isClosed && round.serverSeed !== null) return round;
        await wait(50);
      }
    },
    leave,
    async close() {
      await leave();
      for (const arcade of arcades) await arcade.http.close();
      await gateway.close();
      await clock.close();
      await database.close();
      await testDatabase.drop();
    },
  };
}
