import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { openDatabase, type Database } from '@parlor/database';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { createArcade, type ArcadeApp, type ArcadeTimes } from '../app.ts';
import type { ArcadeAnswer, SessionView } from '../arcadeApi.ts';
import { migrationsFolder, type ArcadeSchema } from '../database.ts';
import { commitmentOf } from '../fairness/outcomeWords.ts';
import { sportsbookGame } from '../games/sportsbook/game.ts';
import { insertFixtures } from '../modules/sports/fixture.repository.ts';
import { fixtureClientSeed } from '../games/sportsbook/model/tape.ts';
import { createSealedSecrets, type SealedSecrets } from '../security/sealedSecrets.ts';
import type { SlipLeg, SlipRequest, SlipView, SportsMessage } from '../sportsApi.ts';
import { createDatabaseClock, type DatabaseClock } from './databaseClock.ts';
import { startFakeGateway, type FakeGateway } from './fakeGateway.ts';
import { anySeed, valueOf, type Player } from './roomTable.ts';
import { scriptedFixture, scriptedPace, scriptedSports, type Script } from './scriptedSports.ts';
import { TEST_SECRET, testConfig } from './testConfig.ts';

/** A fixture of a test. */
export interface TestFixture {
  id: string;
  startsAt: number;
  tickMs: number;
  endsAt: number;
}

/** A player's connection to the sportsbook, with all its messages. */
export interface SportsClient {
  received: SportsMessage[];
  socket: WebSocket;
  /** The code with which the connection was closed. */
  closed: Promise<number>;
  /** Waits for a message, received already or next. */
  waitFor<Type extends SportsMessage['type']>(
    type: Type,
    fits?: (message: Extract<SportsMessage, { type: Type }>) => boolean,
  ): Promise<Extract<SportsMessage, { type: Type }>>;
}

/** Arcades over one database and gateway, for tests of the sportsbook. Their sport has a tape that the test writes. */
export interface SportsHouse {
  gateway: FakeGateway;
  database: Database<ArcadeSchema>;
  clock: DatabaseClock;
  arcade(times?: Partial<ArcadeTimes>, now?: () => number): Promise<ArcadeApp>;
  open(arcade: ArcadeApp, launch?: Parameters<FakeGateway['launch']>[0]): Promise<Player>;
  /** Lists a fixture that begins in this many ms; below zero it has been played for that long. */
  fixture(inMs: number, script?: Script): Promise<TestFixture>;
  /** Advances to a tick of a fixture; by default, until the fixture is over. */
  play(fixture: TestFixture, tick?: number): Promise<void>;
  /** Advances beyond the delay of bets in play. */
  passDelay(): Promise<void>;
  call<Value>(
    arcade: ArcadeApp,
    method: 'GET' | 'POST',
    path: string,
    token?: string,
    body?: object,
  ): Promise<ArcadeAnswer<Value>>;
  /** Places a slip, by default on a home win of a fixture. */
  slip(
    arcade: ArcadeApp,
    player: Player,
    fixture: TestFixture | undefined,
    change?: Partial<SlipRequest>,
  ): Promise<ArcadeAnswer<SlipView>>;
  /** Waits until the slip fits, and returns it. */
  until(
    arcade: ArcadeApp,
    player: Player,
    slip: Pick<SlipView, 'id'>,
    fits: (slip: SlipView) => boolean,
  ): Promise<SlipView>;
  listen(arcade: ArcadeApp, player: Player): Promise<SportsClient>;
  /** Lists the accepted money calls of a slip. */
  moved(slipId: string): string[];
  close(): Promise<void>;
}

export const SPORTS_TITLE = 'scripted-sports';

/** Returns a leg on one selection. */
export function legOf(fixture: TestFixture, price: number, market = 'winner', pick = 'home'): SlipLeg {
  return { fixture: fixture.id, selections: [{ market, pick }], price };
}

function listenTo(socket: WebSocket): SportsClient {
  const received: SportsMessage[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    received.push(JSON.parse(String(data)) as SportsMessage);
    for (const look of waiting) look();
  });
  return {
    received,
    socket,
    closed: new Promise((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code));
    }),
    waitFor: (type, fits = () => true) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = received.find(
            (message): message is Extract<SportsMessage, { type: typeof type }> =>
              message.type === type && fits(message as Extract<SportsMessage, { type: typeof type }>),
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

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Lists a fixture that begins in this many ms; below zero it has been played for that long. */
export async function insertTestFixture(
  { database, clock, secrets }: Pick<SportsHouse, 'database' | 'clock'> & { secrets: SealedSecrets },
  number: number,
  inMs: number,
  script: Script = {},
): Promise<TestFixture> {
  const startsAt = Math.ceil((await clock.now()) + inMs);
  // Only fixtures that have not begun are listed.
  const listed = scriptedFixture(number, startsAt + 3_600_000, script);
  const lastsMs = listed.ticks * listed.tickMs;
  const seedPairId = crypto.randomUUID();
  const serverSeed = randomBytes(32).toString('hex');
  await insertFixtures(database.db, [
    {
      fixture: listed,
      endsBy: listed.startsAt + lastsMs,
      seedPairId,
      sealedServerSeed: secrets.seal(serverSeed, seedPairId),
      seedHash: commitmentOf(serverSeed),
      clientSeed: fixtureClientSeed(listed),
    },
  ]);
  await database.pool.query(
    "update fixture set starts_at = $2, ends_by = $3, facts = jsonb_set(facts, '{startsAt}', to_jsonb($4::bigint)) where id = $1",
    [listed.id, new Date(startsAt), new Date(startsAt + lastsMs), startsAt],
  );
  return { id: listed.id, startsAt, tickMs: listed.tickMs, endsAt: startsAt + lastsMs };
}

/** Creates a house with its own database and gateway. */
export async function createSportsHouse(times: Partial<ArcadeTimes> = {}): Promise<SportsHouse> {
  const testDatabase: TestDatabase = await createTestDatabase({ migrationsFolder });
  const clock = await createDatabaseClock(testDatabase.url);
  const gateway = await startFakeGateway({ secret: TEST_SECRET, balance: 100_000_000n });
  const config = testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url });
  const database = openDatabase<ArcadeSchema>(testDatabase.url, { applicationName: 'test', acquireTimeoutMs: 20_000 });
  const secrets = createSealedSecrets(config.sealingKey);
  const arcades = new Set<ArcadeApp>();
  let fixtures = 0;
  let calls = 0;

  const call: SportsHouse['call'] = async (arcade, method, path, token, body) => {
    calls += 1;
    const response = await arcade.http.inject({
      // A test calls more often than an address may.
      remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
      method,
      url: `/arcade/api/${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    });
    return response.json();
  };

  return {
    gateway,
    database,
    clock,
    call,
    async arcade(change = {}, now = Date.now) {
      const sports = { workEveryMs: 30, listEveryMs: 60_000, clockEveryMs: 30, watchEveryMs: 30, lateAfterMs: 60_000 };
      const arcade = await createArcade(
        config,
        { callTimeoutMs: 20_000, retryPauseMs: 1, settleEveryMs: 50, sports, ...times, ...change },
        now,
        (code) =>
          code === SPORTS_TITLE
            ? { code, family: 'wheel', name: { EN: 'Sports', TY: 'Sports' }, dress: null, game: sportsbookGame }
            : undefined,
        scriptedSports,
      );
      await arcade.http.listen({ host: '127.0.0.1', port: 0 });
      arcades.add(arcade);
      return arcade;
    },
    async open(arcade, launch = {}) {
      const playerRef = launch.playerRef ?? `player-${randomBytes(6).toString('hex')}`;
      const code = gateway.launch({ gameCode: SPORTS_TITLE, ...launch, playerRef });
      const opened = await call<{ token: string; session: SessionView }>(arcade, 'POST', 'session', undefined, {
        code,
      });
      return { ...valueOf(opened), playerRef };
    },
    fixture(inMs, script = {}) {
      fixtures += 1;
      return insertTestFixture({ database, clock, secrets }, fixtures, inMs, script);
    },
    play: ({ startsAt, tickMs, endsAt }, tick) => clock.reach(tick === undefined ? endsAt : startsAt + tick * tickMs),
    passDelay: () => clock.pass(scriptedPace.betDelayMs),
    slip(arcade, player, fixture, change = {}) {
      return call<SlipView>(arcade, 'POST', 'sports/slips', player.token, {
        idempotencyKey: anySeed(),
        clientSeed: anySeed(),
        legs: fixture ? [legOf(fixture, 237)] : [],
        combine: 1,
        stake: '1000',
        priceChanges: 'none',
        ...change,
      });
    },
    async until(arcade, player, { id }, fits) {
      for (;;) {
        const slip = valueOf(await call<SlipView>(arcade, 'GET', `sports/slips/${id}`, player.token));
        if (fits(slip)) return slip;
        await pause(20);
      }
    },
    async listen({ http }, player) {
      const { port } = http.server.address() as AddressInfo;
      const socket = new WebSocket(`ws://127.0.0.1:${port}/arcade/api/sports/live`);
      const client = listenTo(socket);
      await new Promise((resolve) => {
        socket.addEventListener('open', resolve);
      });
      socket.send(JSON.stringify({ token: player.token }));
      await client.waitFor('hello');
      return client;
    },
    moved: (slipId) =>
      gateway.calls.flatMap(({ call: called, status, txId }) =>
        txId?.startsWith(slipId) && status === 'OK' ? [`${called} ${txId.slice(slipId.length + 1)}`] : [],
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
