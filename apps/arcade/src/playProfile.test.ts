import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createArcade, type ArcadeApp } from './app.ts';
import type { ArcadeAnswer, RoundView, SessionView } from './arcadeApi.ts';
import { migrationsFolder } from './database.ts';
import { startFakeGateway, unpacedProfile, type FakeGateway } from './testing/fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testing/testConfig.ts';

const clientSeed = '00112233445566778899aabbccddeeff';

let testDatabase: TestDatabase;
let gateway: FakeGateway;
let arcade: ArcadeApp;
/** The clock of the arcade; tests advance it. */
let clockMs = Date.now();

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
});
afterAll(() => testDatabase.drop());
beforeEach(async () => {
  clockMs = Date.now();
  gateway = await startFakeGateway({ secret: TEST_SECRET });
  const config = testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url });
  arcade = await createArcade(config, { retryPauseMs: 1, settleEveryMs: 0 }, () => clockMs);
});
afterEach(async () => {
  await arcade.http.close();
  await gateway.close();
});

async function call<Value>(
  method: 'GET' | 'POST',
  path: string,
  token?: string,
  body?: object,
): Promise<ArcadeAnswer<Value> & { status: number }> {
  const response = await arcade.http.inject({
    method,
    url: `/arcade/api/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body ? { payload: body } : {}),
  });
  return { ...response.json<ArcadeAnswer<Value>>(), status: response.statusCode };
}

function valueOf<Value>(answer: ArcadeAnswer<Value>): Value {
  if (!answer.success) throw new Error(answer.errorCode);
  return answer.value;
}

const newPlayer = (): string => `player-${randomBytes(6).toString('hex')}`;
const openCall = (options: Parameters<FakeGateway['launch']>[0] = {}) =>
  call<{ token: string; session: SessionView }>('POST', 'session', undefined, {
    code: gateway.launch({ playerRef: newPlayer(), ...options }),
  });
const open = async (options?: Parameters<FakeGateway['launch']>[0]) => valueOf(await openCall(options));
const spin = (token: string, stake = '100') =>
  call<RoundView>('POST', 'rounds', token, {
    stake,
    choice: {},
    idempotencyKey: randomBytes(16).toString('hex'),
    clientSeed,
  });

describe('the play profile of a session', () => {
  it('is the one from the gateway, with the stakes within its cap', async () => {
    gateway.profile = {
      ...unpacedProfile,
      min_cycle_ms: 5_000,
      autoplay: false,
      turbo: false,
      jackpots: false,
      max_stake: '500',
      parallel_games: 1,
    };
    const { session } = await open();
    expect(session.profile).toEqual({
      minCycleMs: 5_000,
      isAutoplayAllowed: false,
      isTurboAllowed: false,
      isSmallWinCelebrated: false,
      areJackpotsAllowed: false,
      maxStake: '500',
      parallelGames: 1,
    });
    expect(session.stakes).toEqual(['100', '200', '500']);
    expect(session.stakes).toContain(session.stake);
  });

  it('refuses a stake above the cap', async () => {
    gateway.profile = { ...unpacedProfile, max_stake: '500' };
    const { token } = await open();
    expect(await spin(token, '1000')).toMatchObject({ status: 422, errorCode: 'stake.unknown' });
    expect(valueOf(await spin(token, '500'))).toMatchObject({ state: 'SETTLED', stake: '500' });
  });

  it('applies the minimum cycle of a player across sessions, in free play too', async () => {
    gateway.profile = { ...unpacedProfile, min_cycle_ms: 2_500 };
    for (const isFreePlay of [false, true]) {
      const playerRef = newPlayer();
      const first = await open({ playerRef, isFreePlay });
      valueOf(await spin(first.token));
      const second = await open({ playerRef, isFreePlay });
      clockMs += 2_499;
      expect(await spin(second.token)).toMatchObject({ status: 429, errorCode: 'round.too_soon' });
      clockMs += 1;
      valueOf(await spin(second.token));
    }
  });

  it('stays unchanged while the session is open', async () => {
    gateway.profile = { ...unpacedProfile, max_stake: '500' };
    const { token } = await open();
    gateway.profile = unpacedProfile;
    expect(valueOf(await call<SessionView>('GET', 'session', token)).profile.maxStake).toBe('500');
    expect(await spin(token, '1000')).toMatchObject({ errorCode: 'stake.unknown' });
    expect((await open()).session.profile.maxStake).toBeNull();
  });

  it('is the strictest when the gateway serves none', async () => {
    gateway.profile = undefined;
    expect((await open()).session.profile).toMatchObject({
      minCycleMs: 5_000,
      isAutoplayAllowed: false,
      isTurboAllowed: false,
      areJackpotsAllowed: false,
    });
  });

  it('opens no session in which no stake is possible', async () => {
    gateway.profile = { ...unpacedProfile, max_stake: '99' };
    expect(await openCall()).toMatchObject({ status: 401, errorCode: 'session.code_refused' });
  });
});

describe('a session whose player opened another game', () => {
  it('refuses the next bet, moves no money, and is over', async () => {
    const { token } = await open();
    gateway.endSessions('PARALLEL_GAMES');
    expect(valueOf(await spin(token))).toMatchObject({ state: 'VOID', voidReason: 'PARALLEL_GAMES' });
    expect(gateway.balance).toBe(1_000_000n);
    expect(await spin(token)).toMatchObject({ status: 401, errorCode: 'session.expired' });
  });

  it('is reported with the balance', async () => {
    const { token } = await open();
    gateway.endSessions('PARALLEL_GAMES');
    expect(await call('GET', 'balance', token)).toMatchObject({ status: 401, errorCode: 'session.replaced' });
    expect(await call('GET', 'balance', token)).toMatchObject({ status: 401, errorCode: 'session.expired' });
  });

  it('is reported in free play before a round is played', async () => {
    const { token } = await open({ isFreePlay: true });
    gateway.endSessions('PARALLEL_GAMES');
    expect(await spin(token)).toMatchObject({ status: 401, errorCode: 'session.replaced' });
  });
});
