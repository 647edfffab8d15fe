import { randomBytes, randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createArcade, type ArcadeApp } from './app.ts';
import type { ArcadeAnswer, BalanceView, RoundView, SessionView } from './arcadeApi.ts';
import { migrationsFolder } from './database.ts';
import { startFakeGateway, type FakeGateway } from './testing/fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testing/testConfig.ts';

let testDatabase: TestDatabase;
let gateway: FakeGateway;
let arcade: ArcadeApp;
let clockMs = Date.now();

const openArcade = (): Promise<ArcadeApp> =>
  createArcade(
    testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url }),
    { callTimeoutMs: 20_000, retryPauseMs: 1, settleEveryMs: 0 },
    () => clockMs,
  );

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
});
afterAll(() => testDatabase.drop());
beforeEach(async () => {
  clockMs = Date.now();
  gateway = await startFakeGateway({ secret: TEST_SECRET });
  arcade = await openArcade();
});
afterEach(async () => {
  await arcade.http.close();
  await gateway.close();
});

async function call<Value>(method: 'GET' | 'POST', path: string, token?: string, body?: object) {
  const response = await arcade.http.inject({
    method,
    url: `/arcade/api/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body ? { payload: body } : {}),
  });
  return response.json<ArcadeAnswer<Value>>();
}

function valueOf<Value>(answer: ArcadeAnswer<Value>): Value {
  if (!answer.success) throw new Error(answer.errorCode);
  return answer.value;
}

/** Opens a player in a game with some free rounds at 2.00. */
async function open({ left = 3, gameCode = 'lotus-lanterns', isFreePlay = false, stake = '200' } = {}) {
  const rounds = { id: randomUUID(), game_code: gameCode, stake, left, expires_at: clockMs + 60_000 };
  gateway.freeRounds = [rounds];
  const code = gateway.launch({ playerRef: `player-${randomBytes(6).toString('hex')}`, gameCode, isFreePlay });
  const { token, session } = valueOf(
    await call<{ token: string; session: SessionView }>('POST', 'session', undefined, { code }),
  );
  const request = (change: object = {}) => ({
    stake: '200',
    choice: {},
    idempotencyKey: randomBytes(16).toString('hex'),
    clientSeed: 'be'.repeat(16),
    freeRoundsId: rounds.id,
    ...change,
  });
  const spin = (change: object = {}) => call<RoundView>('POST', 'rounds', token, request(change));
  return { token, session, rounds, request, spin };
}

const sent = () => gateway.calls.map(({ call: name }) => name).filter((name) => name !== 'balance');

describe('a free round', () => {
  it.each(['lotus-lanterns', 'emerald-falls', 'night-market'])(
    'of %s is reported to the gateway with its win, and nothing is staked',
    async (gameCode) => {
      const { token, session, rounds, spin } = await open({ gameCode, left: 2 });
      expect(session.freeRounds).toEqual([{ id: rounds.id, stake: '200', left: 2, expiresAt: rounds.expires_at }]);
      const before = gateway.balance;
      const round = valueOf(await spin());
      expect(round).toMatchObject({ state: 'SETTLED', stake: '200', isFreeRound: true, jackpot: null });
      expect(gateway.balance).toBe(before + BigInt(round.win));
      expect(sent()).toEqual(['authenticate', 'free_round']);
      const fresh = valueOf(await call<SessionView>('GET', 'session', token));
      expect(fresh).toMatchObject({ wagered: '0', won: round.win, freeRounds: [{ left: 1 }] });
      await spin();
      expect(valueOf(await call<BalanceView>('GET', 'balance', token)).freeRounds).toEqual([]);
      expect(await spin()).toMatchObject({ success: false, errorCode: 'free_rounds.over' });
    },
  );

  it('is one round when it is sent repeatedly, concurrently and afterwards', async () => {
    const { rounds, request, token } = await open({ left: 1 });
    const body = request();
    const bet = () => call<RoundView>('POST', 'rounds', token, body);
    const answers = await Promise.all([bet(), bet(), bet()]);
    const last = valueOf(await bet());
    const ids = answers.flatMap((answer) => (answer.success ? [answer.value.id] : []));
    expect(new Set([...ids, last.id]).size).toBe(1);
    expect([rounds.left, last.state]).toEqual([0, 'SETTLED']);
    expect(await call('POST', 'rounds', token, { ...body, freeRoundsId: undefined })).toMatchObject({
      errorCode: 'round.key_reused',
    });
  });

  it.each(['lost_before', 'lost_after'] as const)(
    'is settled once by the next arcade when this one stops and its call is %s',
    async (fault) => {
      const { rounds, request, token } = await open({ left: 2 });
      const before = gateway.balance;
      gateway.failNext('free_round', fault, fault, fault);
      const body = request();
      expect(await call('POST', 'rounds', token, body)).toMatchObject({ errorCode: 'round.undecided' });
      await arcade.http.close();
      arcade = await openArcade();
      // The free rounds are used up by now; this round began before.
      clockMs = rounds.expires_at + 60_000;
      await arcade.settlement.settleDue();
      const round = valueOf(await call<RoundView>('POST', 'rounds', token, body));
      expect(round).toMatchObject({ state: 'SETTLED', isFreeRound: true });
      expect([rounds.left, gateway.balance]).toEqual([1, before + BigInt(round.win)]);
    },
  );

  it('that the gateway refuses is void and does not reveal its outcome', async () => {
    const { rounds, spin } = await open();
    gateway.failNext('free_round', 'LIMIT_REACHED');
    expect(valueOf(await spin())).toMatchObject({ state: 'VOID', voidReason: 'LIMIT_REACHED', win: '0', events: [] });
    expect(rounds.left).toBe(3);
    expect(valueOf(await spin())).toMatchObject({ state: 'SETTLED' });
  });

  it.each([
    ['another stake', {}, { stake: '500' }, 'stake.unknown'],
    ['rounds of nobody', {}, { freeRoundsId: randomUUID() }, 'free_rounds.over'],
    [
      'a game that is not a slot',
      { gameCode: 'lotus-dice' },
      { choice: { side: 'over', winning: 4950 } },
      'free_rounds.over',
    ],
    ['play money', { isFreePlay: true }, {}, 'free_rounds.over'],
  ])('is not played for %s', async (_, options, change, errorCode) => {
    const { spin } = await open(options);
    expect(await spin(change)).toMatchObject({ success: false, errorCode });
    expect(sent()).toEqual(['authenticate']);
  });

  it('is not offered at a stake that the game does not have', async () => {
    const { session } = await open({ stake: '201' });
    expect(session.freeRounds).toEqual([]);
  });
});
