import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { demoGames } from '@parlor/artwork/titles';
import { openDatabase, type Database } from '@parlor/database';
import { createTestDatabase } from '@parlor/database/testing';
import { sql } from 'kysely';
import { createArcade, type ArcadeApp } from '../app.ts';
import type { ArcadeAnswer, RoundView, SessionView } from '../arcadeApi.ts';
import { migrationsFolder, type ArcadeSchema } from '../database.ts';
import type { FishMessage, FishClientMessage } from '../fishApi.ts';
import { createWater, type WaterFish } from '../games/fish/water.ts';
import { createDatabaseClock, type DatabaseClock } from './databaseClock.ts';
import { startFakeGateway, unpacedProfile, type FakeGateway } from './fakeGateway.ts';
import { valueOf } from './roomTable.ts';
import { TEST_SECRET, testConfig } from './testConfig.ts';

type Message<Type extends FishMessage['type']> = Extract<FishMessage, { type: Type }>;

/** A connection to the tables, with all its messages. */
export interface FishClient {
  socket: WebSocket;
  received: FishMessage[];
  send(message: FishClientMessage): void;
  /** Waits for a message that fits and was not returned before. */
  waitFor<Type extends FishMessage['type']>(
    type: Type,
    fits?: (message: Message<Type>) => boolean,
  ): Promise<Message<Type>>;
  /** Takes a seat in the room of a bullet. */
  sit(base?: string): Promise<Message<'seated'>>;
}

/** A player with a session. */
export interface FishPlayer {
  token: string;
  session: SessionView;
  playerRef: string;
}

/** A batch of shots: bullets at creatures of a table. */
export interface TestBatch {
  table?: string;
  shots: { bullet: string; species: string; fish?: number }[];
}

/** Arcades over one database and gateway, for tests of fish. */
export interface FishRoom {
  gateway: FakeGateway;
  database: Database<ArcadeSchema>;
  /** The clock of the tables. It is stopped, and a test advances it. */
  clock: DatabaseClock;
  arcade(): Promise<ArcadeApp>;
  open(arcade: ArcadeApp, playerRef?: string): Promise<FishPlayer>;
  enter(arcade: ArcadeApp, player: FishPlayer): Promise<FishClient>;
  shoot(arcade: ArcadeApp, player: FishPlayer, batch: TestBatch, change?: object): Promise<ArcadeAnswer<RoundView>>;
  /** Shoots until something is caught. Returns the round of the catch. */
  shootUntilCaught(arcade: ArcadeApp, player: FishPlayer, table: string, fish: WaterFish): Promise<RoundView>;
  call<Value>(arcade: ArcadeApp, player: FishPlayer, path: string, body: object): Promise<ArcadeAnswer<Value>>;
  /** Ages a player's last message by an hour. */
  age(player: FishPlayer): Promise<void>;
  /** Waits until no last message is in the future: a process has noticed that the clock was set back. */
  forgetsFuture(): Promise<void>;
  close(): Promise<void>;
}

const gameCode = demoGames().find(({ family }) => family === 'fish')?.gameCode ?? '';

function listen(socket: WebSocket): FishClient {
  const received: FishMessage[] = [];
  const used = new Set<FishMessage>();
  const waiting = new Set<() => void>();
  const client: FishClient = {
    socket,
    received,
    send: (message) => socket.send(JSON.stringify(message)),
    waitFor: <Type extends FishMessage['type']>(type: Type, fits: (message: Message<Type>) => boolean = () => true) =>
      new Promise<Message<Type>>((resolve) => {
        const look = (): void => {
          const found = received.find(
            (message): message is Message<Type> =>
              message.type === type && !used.has(message) && fits(message as Message<Type>),
          );
          if (!found) return;
          used.add(found);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    sit(base = '10') {
      client.send({ type: 'sit', base });
      return client.waitFor('seated');
    },
  };
  socket.addEventListener('message', ({ data }) => {
    received.push(JSON.parse(String(data)) as FishMessage);
    for (const look of waiting) look();
  });
  return client;
}

/**
 * Creates the room with its own database and gateway. The clock of the processes advances with every batch, so that
 * none is too early. A seat waits for a lost player for `staleMs` of the database's clock. Processes renew their seats
 * every `touchEveryMs`.
 */
export async function createFishRoom({ staleMs = 600_000, touchEveryMs = 100 } = {}): Promise<FishRoom> {
  const testDatabase = await createTestDatabase({ migrationsFolder });
  const clock = await createDatabaseClock(testDatabase.url);
  // A creature stays in the water for as long as a test shoots at it.
  await clock.stop();
  const gateway = await startFakeGateway({ secret: TEST_SECRET, balance: 10_000_000n });
  gateway.profile = unpacedProfile;
  const database = openDatabase<ArcadeSchema>(testDatabase.url, { applicationName: 'test', acquireTimeoutMs: 20_000 });
  const arcades = new Set<ArcadeApp>();
  let aheadMs = 0;

  async function post<Value>(arcade: ArcadeApp, path: string, body: object, token?: string) {
    const response = await arcade.http.inject({
      method: 'POST',
      url: `/arcade/api/${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: body,
    });
    return response.json<ArcadeAnswer<Value>>();
  }

  const room: FishRoom = {
    gateway,
    database,
    clock,
    async arcade() {
      const config = testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url });
      const fish = { pollEveryMs: 20, touchEveryMs, staleMs };
      const arcade = await createArcade(
        config,
        { callTimeoutMs: 20_000, retryPauseMs: 1, settleEveryMs: 50, fish },
        () => Date.now() + aheadMs,
      );
      await arcade.http.listen({ host: '127.0.0.1', port: 0 });
      arcades.add(arcade);
      return arcade;
    },
    async open(arcade, playerRef = `player-${randomBytes(6).toString('hex')}`) {
      const code = gateway.launch({ gameCode, playerRef });
      return {
        ...valueOf(await post<{ token: string; session: SessionView }>(arcade, 'session', { code })),
        playerRef,
      };
    },
    async enter({ http }, { token }) {
      const { port } = http.server.address() as AddressInfo;
      const socket = new WebSocket(`ws://127.0.0.1:${port}/arcade/api/fish`);
      const client = listen(socket);
      await new Promise((resolve) => {
        socket.addEventListener('open', resolve);
      });
      socket.send(JSON.stringify({ token }));
      await client.waitFor('hello');
      return client;
    },
    shoot(arcade, { token }, batch, change = {}) {
      aheadMs += 2_000;
      const body = {
        stake: batch.shots.reduce((sum, { bullet }) => sum + BigInt(bullet), 0n).toString(),
        choice: batch,
        idempotencyKey: randomBytes(16).toString('hex'),
        clientSeed: '00112233445566778899aabbccddeeff',
        ...change,
      };
      return post<RoundView>(arcade, 'rounds', body, token);
    },
    async shootUntilCaught(arcade, player, table, { id, species }) {
      for (;;) {
        const shots = Array.from({ length: 10 }, () => ({ bullet: '10', species, fish: id }));
        const round = valueOf(await room.shoot(arcade, player, { table, shots }));
        if (round.win !== '0') return round;
      }
    },
    call: (arcade, { token }, path, body) => post(arcade, path, body, token),
    async age({ playerRef }) {
      await sql`update fish_seat set seen_at = seen_at - interval '1 hour' where player_ref = ${playerRef}`.execute(
        database.db,
      );
    },
    async forgetsFuture() {
      for (;;) {
        const { rows } = await sql<{ ahead: number }>`select count(*)::int as ahead from fish_seat
          where left_at is null and seen_at > clock_timestamp()`.execute(database.db);
        if (rows[0]?.ahead === 0) return;
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
    },
    async close() {
      await database.close();
      await clock.close();
      for (const arcade of arcades) await arcade.http.close();
      await gateway.close();
      await testDatabase.drop();
    },
  };
  return room;
}

/** Returns small creatures that are in the water of a table now and for a while. */
export function smallFish({ seed, startedAt, serverTime }: Message<'seated'>, count: number): WaterFish[] {
  const water = createWater(seed, startedAt);
  const last = water.slotAt(serverTime);
  const found = Array.from({ length: 12 }, (_, back) => water.arrive(last - back))
    .flat()
    .filter(({ species, from }) => species !== 'kraken' && species !== 'lord' && from < serverTime);
  return found
    .toSorted((a, b) => cheap.indexOf(a.species) - cheap.indexOf(b.species))
    .filter(({ species }) => cheap.includes(species))
    .slice(0, count);
}

/** Species that a few shots catch, easiest first. */
const cheap = ['sardine', 'clownfish', 'seahorse', 'angelfish', 'pufferfish', 'jellyfish', 'squid', 'lanternfish'];
