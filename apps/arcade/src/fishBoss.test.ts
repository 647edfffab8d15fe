import { randomBytes } from 'node:crypto';
import { demoGames } from '@parlor/artwork/titles';
import { openDatabase } from '@parlor/database';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createArcade, type ArcadeApp } from './app.ts';
import type { ArcadeAnswer, RevealedSeeds, RoundView, SessionView } from './arcadeApi.ts';
import type { BookRowProof } from './books/book.ts';
import { migrationsFolder, type ArcadeSchema } from './database.ts';
import { fishRows } from './games/fish/replayFish.ts';
import type { FishEvent } from './games/fish/rules.ts';
import { fishFamily } from './games/fish/verifierFamily.ts';
import { createSealedSecrets } from './security/sealedSecrets.ts';
import { isRoundProven } from './shell/roundCheck.ts';
import { startFakeGateway, unpacedProfile, type FakeGateway } from './testing/fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testing/testConfig.ts';

const gameCode = demoGames().find(({ family }) => family === 'fish')?.gameCode ?? '';
const shots = [
  { bullet: '20', species: 'naga' },
  { bullet: '50', species: 'naga' },
];

let testDatabase: TestDatabase;
let gateway: FakeGateway;
let arcade: ArcadeApp;
let clockMs = Date.now();

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
});
afterAll(async () => {
  await testDatabase.drop();
});
beforeEach(async () => {
  clockMs = Date.now();
  gateway = await startFakeGateway({ secret: TEST_SECRET });
  gateway.profile = unpacedProfile;
  arcade = await openArcade();
});
afterEach(async () => {
  await arcade.http.close();
  await gateway.close();
});

/** Creates an arcade that settles only when a test calls it. */
function openArcade(): Promise<ArcadeApp> {
  const config = testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url });
  return createArcade(config, { callTimeoutMs: 20_000, retryPauseMs: 1, settleEveryMs: 0 }, () => clockMs);
}

async function call<Value>(method: 'GET' | 'POST', path: string, token?: string, body?: object) {
  const response = await arcade.http.inject({
    method,
    url: `/arcade/api/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  return response.json<ArcadeAnswer<Value>>();
}

function valueOf<Value>(answer: ArcadeAnswer<Value>): Value {
  if (!answer.success) throw new Error(answer.errorCode);
  return answer.value;
}

async function secretSeedOf(id: string): Promise<string> {
  const database = openDatabase<ArcadeSchema>(testDatabase.url, { applicationName: 'test', acquireTimeoutMs: 20_000 });
  const pair = await database.db
    .selectFrom('seed_pair')
    .select(['id', 'sealed_server_seed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await database.close();
  const { sealingKey, databaseUrl } = testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url });
  expect(databaseUrl).toBe(testDatabase.url);
  return createSealedSecrets(sealingKey).open(pair.sealed_server_seed, pair.id);
}

/**
 * Opens a player whose first batch catches the naga twice: the test knows the server seed and searches a client seed.
 */
async function luckyPlayer() {
  const playerRef = `player-${randomBytes(6).toString('hex')}`;
  const { token, session } = valueOf(
    await call<{ token: string; session: SessionView }>('POST', 'session', undefined, {
      code: gateway.launch({ gameCode, playerRef }),
    }),
  );
  const serverSeed = await secretSeedOf(session.seeds.id);
  const source = { gameCode, serverSeed, nonce: 0, stake: 70n, choice: { shots }, decisions: [] };
  let number = 0;
  let clientSeed: string;
  do {
    number += 1;
    clientSeed = number.toString(16).padStart(32, '0');
  } while (fishRows({ ...source, clientSeed }).length < shots.length);
  const bet = { stake: '70', choice: { shots }, idempotencyKey: randomBytes(16).toString('hex'), clientSeed };
  return {
    playerRef,
    token,
    positions: fishRows({ ...source, clientSeed }),
    shoot: () => call<RoundView>('POST', 'rounds', token, bet),
  };
}

const rowAt = async (position: number): Promise<BookRowProof> =>
  valueOf(await call<BookRowProof>('GET', `books/fish/rows/${position}`));

describe('a batch that catches the naga twice', () => {
  it('pays both shots what their rows say, and is proven by the seeds and the rows', async () => {
    const { token, positions, shoot } = await luckyPlayer();
    const before = gateway.balance;
    const round = valueOf(await shoot());
    const rows = await Promise.all(positions.map(rowAt));
    const pays = rows.map(({ payout }, index) => (BigInt(shots[index]?.bullet ?? 0) * BigInt(payout)) / 100n);
    expect(round.win).toBe(String((pays[0] ?? 0n) + (pays[1] ?? 0n)));
    expect(gateway.balance).toBe(before - 70n + BigInt(round.win));
    const drawn = (round.events as FishEvent[]).flatMap((event) =>
      event.type === 'row_drawn' ? [{ position: event.position, seed: event.seed }] : [],
    );
    expect(drawn).toEqual(rows.map(({ position, seed }) => ({ position, seed })));

    valueOf(await call<{ revealed: RevealedSeeds }>('POST', 'seeds/rotate', token, {}));
    const { list } = valueOf(await call<{ list: RoundView[] }>('GET', 'rounds', token));
    const [shown] = list;
    if (!shown) throw new Error('the round is not listed');
    expect(await isRoundProven(shown, gameCode, fishFamily, { bookRow: rowAt })).toBe(true);
    const richer = (BigInt(shown.win) + 20n).toString();
    expect(await isRoundProven({ ...shown, win: richer }, gameCode, fishFamily, { bookRow: rowAt })).toBe(false);
    const forging = { bookRow: async (position: number) => ({ ...(await rowAt(position)), payout: 200_000 }) };
    expect(await isRoundProven(shown, gameCode, fishFamily, forging)).toBe(false);
  });

  it('is paid once when its process is killed before the gateway has answered', async () => {
    const { shoot } = await luckyPlayer();
    const before = gateway.balance;
    gateway.failNext('bet_win', 'lost_after', 'lost_before', 'lost_before');
    expect(await shoot()).toMatchObject({ success: false, errorCode: 'round.undecided' });
    await arcade.http.close();
    arcade = await openArcade();
    clockMs += 5_000;
    expect(await arcade.settlement.settleDue()).toBe(1);
    const round = valueOf(await shoot());
    expect(round.state).toBe('SETTLED');
    expect((round.events as FishEvent[]).filter(({ type }) => type === 'row_drawn')).toHaveLength(2);
    expect(gateway.balance).toBe(before - 70n + BigInt(round.win));
    expect(await arcade.settlement.settleDue()).toBe(0);
    expect(gateway.balance).toBe(before - 70n + BigInt(round.win));
  });

  it('is shown again by a page that opens before its hoard was shown', async () => {
    const { playerRef, shoot } = await luckyPlayer();
    const round = valueOf(await shoot());
    const again = valueOf(
      await call<{ token: string; session: SessionView }>('POST', 'session', undefined, {
        code: gateway.launch({ gameCode, playerRef }),
      }),
    );
    expect(again.session.interruptedRound).toEqual(round);
    expect(again.session.balance).toBe(String(gateway.balance));
    valueOf(await call('POST', `rounds/${round.id}/shown`, again.token, {}));
    expect(valueOf(await call<SessionView>('GET', 'session', again.token)).interruptedRound).toBeNull();
  });
});
