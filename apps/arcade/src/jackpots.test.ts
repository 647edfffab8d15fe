import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '@parlor/database';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createArcade, type ArcadeApp } from './app.ts';
import type { ArcadeAnswer, BalanceView, RoundView, SessionView } from './arcadeApi.ts';
import { migrationsFolder, type ArcadeSchema } from './database.ts';
import { createSealedSecrets } from './security/sealedSecrets.ts';
import { startFakeGateway, type FakeGateway } from './testing/fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testing/testConfig.ts';

const serverSeed = '5e'.repeat(32);
const clientSeed = '00112233445566778899aabbccddeeff';
const STAKE = 100_000n;
/** Rounds of these seeds that win the smallest jackpot at this stake: without a win, and with one. */
const LOST_NONCE = 3;
const WON_NONCE = 6;
const POOL = 'LOTUS_MINI';
const SEED = 5000n;

let testDatabase: TestDatabase;
let database: Database<ArcadeSchema>;
let gateway: FakeGateway;
let arcade: ArcadeApp;
let clockMs = Date.now();

const config = () => testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url });
const openArcade = (): Promise<ArcadeApp> =>
  createArcade(config(), { callTimeoutMs: 20_000, retryPauseMs: 1, settleEveryMs: 0 }, () => clockMs);

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
  database = openDatabase<ArcadeSchema>(testDatabase.url, { applicationName: 'test', acquireTimeoutMs: 20_000 });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});
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

async function open(options: Parameters<FakeGateway['launch']>[0] = {}) {
  const playerRef = `player-${randomBytes(6).toString('hex')}`;
  const code = gateway.launch({ playerRef, ...options });
  const { token, session } = valueOf(
    await call<{ token: string; session: SessionView }>('POST', 'session', undefined, { code }),
  );
  return { token, session, playerRef: options.playerRef ?? playerRef };
}

/** Opens a session whose next round has this nonce of the seeds above. */
async function openBefore(nonce: number, options: Parameters<FakeGateway['launch']>[0] = {}) {
  const opened = await open(options);
  const { id } = opened.session.seeds;
  const sealed = createSealedSecrets(config().sealingKey).seal(serverSeed, id);
  await database.pool.query(
    'update seed_pair set sealed_server_seed = $2, next_nonce = $3, client_seed = $4 where id = $1',
    [id, sealed, nonce, clientSeed],
  );
  return opened;
}

const spin = (token: string, change: object = {}) =>
  call<RoundView>('POST', 'rounds', token, {
    stake: STAKE.toString(),
    choice: {},
    idempotencyKey: randomBytes(16).toString('hex'),
    ...change,
  });

const moneyCalls = (): string[] =>
  gateway.calls
    .filter(({ call: name }) => name !== 'authenticate' && name !== 'balance')
    .map(({ call: name, status }) => `${name} ${status}`);

const reopen = async (): Promise<void> => {
  await arcade.http.close();
  arcade = await openArcade();
};

const stored = async (token: string, round: Pick<RoundView, 'id'>): Promise<RoundView> =>
  valueOf(await call<RoundView>('GET', `rounds/${round.id}`, token));

describe('a round that wins a jackpot', () => {
  it('claims it once its bet is settled, and shows what the ledger paid', async () => {
    const { token, session } = await openBefore(WON_NONCE);
    const round = valueOf(await spin(token));
    // The seed amount plus this stake's contribution: three thousandths.
    expect(round).toMatchObject({ state: 'SETTLED', jackpot: { pool: POOL, amount: (SEED + 300n).toString() } });
    expect(round.events.at(-2)).toEqual({ type: 'jackpot_won', pool: POOL });
    expect(moneyCalls()).toEqual(['bet_win OK', 'jackpot_win OK']);
    expect(BigInt(round.win)).toBeGreaterThan(0n);
    expect(gateway.balance).toBe(1_000_000n - STAKE + BigInt(round.win) + SEED + 300n);
    expect(round.balance).toBe(gateway.balance.toString());
    expect(gateway.jackpots.amountOf(POOL)).toBe(SEED);
    expect(await stored(token, round)).toEqual(round);
    const fresh = valueOf(await call<SessionView>('GET', 'session', token));
    expect(BigInt(fresh.won) - BigInt(session.won)).toBe(BigInt(round.win) + SEED + 300n);
  });

  it.each([
    ['is lost', ['lost_before', 'lost_before', 'lost_before']],
    ['is done but its answer is lost', ['lost_after', 'lost_after', 'lost_after']],
    ['is put off', ['temporary', 'temporary', 'temporary']],
    ['is refused', ['TX_NOT_FOUND']],
  ] as const)('waits when the claim %s, takes no other bet, and is paid once after a restart', async (_, faults) => {
    const { token } = await openBefore(LOST_NONCE);
    gateway.failNext('jackpot_win', ...(faults as readonly Parameters<FakeGateway['failNext']>[1][]));
    const waiting = valueOf(await spin(token));
    expect(waiting).toMatchObject({
      state: 'PENDING_JACKPOT',
      jackpot: { pool: POOL, amount: null },
      balance: null,
    });
    expect(await spin(token)).toMatchObject({ errorCode: 'round.unfinished' });
    await reopen();
    clockMs += 5_000;
    expect(await arcade.settlement.settleDue()).toBe(1);
    expect(await stored(token, waiting)).toMatchObject({ state: 'SETTLED', jackpot: { amount: '5300' } });
    expect(gateway.balance).toBe(1_000_000n - STAKE + 5300n);
    expect(await arcade.settlement.settleDue()).toBe(0);
  });

  it('is paid once when the arcade stops before it stores the answer to the bet', async () => {
    const { token } = await openBefore(LOST_NONCE);
    const idempotencyKey = randomBytes(16).toString('hex');
    gateway.failNext('bet_win', 'lost_after', 'lost_before', 'lost_before');
    expect(await spin(token, { idempotencyKey })).toMatchObject({ errorCode: 'round.undecided' });
    await reopen();
    clockMs += 5_000;
    expect(await arcade.settlement.settleDue()).toBe(1);
    const round = valueOf(await spin(token, { idempotencyKey }));
    expect(round).toMatchObject({ state: 'SETTLED', jackpot: { pool: POOL, amount: '5300' } });
    expect(gateway.balance).toBe(1_000_000n - STAKE + 5300n);
  });

  it('is paid when a late bet turns out to be accepted', async () => {
    const { token } = await openBefore(LOST_NONCE);
    const idempotencyKey = randomBytes(16).toString('hex');
    gateway.failNext('bet_win', 'lost_after', 'lost_before', 'lost_before');
    await spin(token, { idempotencyKey });
    clockMs += 60_000;
    expect(await arcade.settlement.settleDue()).toBe(1);
    expect(moneyCalls().slice(-3)).toEqual(['rollback CANNOT_CANCEL', 'tx_status OK', 'jackpot_win OK']);
    expect(valueOf(await spin(token, { idempotencyKey }))).toMatchObject({ jackpot: { amount: '5300' } });
  });

  it('is paid once when the arcade stops before it stores the answer to the claim', async () => {
    const { token } = await openBefore(LOST_NONCE);
    const round = valueOf(await spin(token));
    const before = gateway.balance;
    await database.pool.query(
      `update round set state = 'PENDING_JACKPOT', jackpot_amount = null, closed_at = null, next_attempt_at = now()
       where id = $1`,
      [round.id],
    );
    await reopen();
    clockMs += 5_000;
    expect(await arcade.settlement.settleDue()).toBe(1);
    expect(await stored(token, round)).toEqual(round);
    expect(gateway.balance).toBe(before);
  });

  it('is paid after its bet and its win were sent separately, and after the session has ended', async () => {
    const { token } = await openBefore(WON_NONCE);
    gateway.failNext('bet_win', 'LIMIT_REACHED');
    gateway.failNext('jackpot_win', 'temporary', 'temporary', 'temporary');
    const waiting = valueOf(await spin(token));
    expect(moneyCalls().slice(0, 3)).toEqual(['bet_win LIMIT_REACHED', 'bet OK', 'win OK']);
    gateway.endSessions();
    clockMs += 5_000;
    expect(await arcade.settlement.settleDue()).toBe(1);
    expect(gateway.balance).toBe(1_000_000n - STAKE + BigInt(waiting.win) + 5300n);
  });

  it('wins none when its bet is refused', async () => {
    gateway.balance = 500n;
    const { token } = await openBefore(LOST_NONCE);
    expect(valueOf(await spin(token))).toMatchObject({ state: 'VOID', jackpot: null });
    expect(moneyCalls()).toEqual(['bet_win INSUFFICIENT_FUNDS']);
  });

  it('is shown to a reopened session until it has been seen', async () => {
    const { token, playerRef } = await openBefore(LOST_NONCE);
    const round = valueOf(await spin(token));
    expect((await open({ playerRef })).session.interruptedRound).toEqual(round);
  });
});

describe('the chance of a jackpot', () => {
  it('follows from the currency of the session, whatever the browser says', async () => {
    const { token } = await openBefore(LOST_NONCE);
    const round = valueOf(await spin(token, { choice: { unit: 1_000_000 } }));
    expect(round.choice).toEqual({ unit: 100 });
    expect(round.jackpot?.pool).toBe(POOL);
  });

  it('is refused together with anything else that the game does not offer', async () => {
    const { token } = await openBefore(LOST_NONCE);
    for (const choice of [{ pool: POOL }, [], 5, 'unit', null])
      expect(await spin(token, { choice })).toMatchObject({ errorCode: 'choice.unknown' });
  });
});

describe('jackpots of play money', () => {
  it('are drawn and shown, but neither claimed nor paid', async () => {
    const { token, session } = await openBefore(LOST_NONCE, { isFreePlay: true });
    expect(session.jackpots).toHaveLength(5);
    const round = valueOf(await spin(token));
    expect(round).toMatchObject({ state: 'SETTLED', win: '0', jackpot: { pool: POOL, amount: null } });
    expect(round.balance).toBe((BigInt(session.balance) - STAKE).toString());
    expect(moneyCalls()).toEqual([]);
    expect(gateway.jackpots.amountOf(POOL)).toBe(SEED);
  });
});

describe('the amounts of the jackpots', () => {
  it('come with the session and with every poll of the balance, in one call to the gateway', async () => {
    const { token, session } = await open();
    expect(session.jackpots.map(({ pool }) => pool)).toEqual([
      'LOTUS_MINI',
      'LOTUS_MINOR',
      'LOTUS_MAJOR',
      'LOTUS_GRAND',
      'LOTUS_DAILY',
    ]);
    expect(session.jackpots[3]).toEqual({
      pool: 'LOTUS_GRAND',
      amount: '1000000',
      ceiling: null,
      commitment: null,
      last: null,
    });
    expect(session.jackpots[4]).toMatchObject({
      ceiling: '100000',
      commitment: expect.stringMatching(/^[\da-f]{64}$/),
    });
    await spin(token, { clientSeed });
    const calls = gateway.calls.length;
    const polled = valueOf(await call<BalanceView>('GET', 'balance', token));
    expect(gateway.calls).toHaveLength(calls + 1);
    expect(polled.balance).toBe(gateway.balance.toString());
    expect(polled.jackpots[3]?.amount).toBe('1000250');
  });

  it('are sent after a jackpot falls, with how it fell', async () => {
    const { token } = await openBefore(LOST_NONCE);
    await spin(token);
    const { jackpots } = valueOf(await call<BalanceView>('GET', 'balance', token));
    expect(jackpots[0]).toMatchObject({ amount: SEED.toString(), last: { amount: '5300', dropPoint: null } });
  });

  it('are empty in a game without jackpots', async () => {
    const { session } = await open({ gameCode: 'naga-mines' });
    expect(session.jackpots).toEqual([]);
  });
});
