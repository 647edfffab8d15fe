import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createArcade, type ArcadeApp } from './app.ts';
import type { ArcadeAnswer, RevealedSeeds, RoundView, SeedView, SessionView } from './arcadeApi.ts';
import type { ArcadeConfig } from './config.ts';
import { migrationsFolder } from './database.ts';
import { commitmentOf } from './fairness/outcomeWords.ts';
import { titleOf } from './games/titles.ts';
import { outcomeOf } from './modules/round/outcome.ts';
import { startFakeGateway, unpacedProfile, type FakeGateway } from './testing/fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testing/testConfig.ts';

const clientSeed = '00112233445566778899aabbccddeeff';

let testDatabase: TestDatabase;
let gateway: FakeGateway;
let arcade: ArcadeApp;
let config: ArcadeConfig;
/** The clock of the arcade; tests advance it. */
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
  config = testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url });
  arcade = await openArcade();
});
afterEach(async () => {
  await arcade.http.close();
  await gateway.close();
});

function openArcade(): Promise<ArcadeApp> {
  return createArcade(config, { callTimeoutMs: 20_000, retryPauseMs: 1, settleEveryMs: 0 }, () => clockMs);
}

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

function codeOf(answer: ArcadeAnswer<unknown>): string {
  return answer.success ? 'success' : answer.errorCode;
}

async function open(
  options: Parameters<FakeGateway['launch']>[0] = {},
): Promise<{ token: string; session: SessionView }> {
  const playerRef = `player-${randomBytes(6).toString('hex')}`;
  return valueOf(
    await call<{ token: string; session: SessionView }>('POST', 'session', undefined, {
      code: gateway.launch({ playerRef, ...options }),
    }),
  );
}

function newKey(): string {
  return randomBytes(16).toString('hex');
}

interface BetChange {
  stake?: string;
  choice?: unknown;
  idempotencyKey?: string;
  clientSeed?: string | undefined;
}

function spin(token: string, change: BetChange = {}) {
  return call<RoundView>('POST', 'rounds', token, {
    stake: '1000',
    choice: {},
    idempotencyKey: newKey(),
    clientSeed,
    ...change,
  });
}

const moneyCalls = (): string[] =>
  gateway.calls
    .filter(({ call: name }) => name !== 'authenticate' && name !== 'balance')
    .map(({ call: name, status }) => `${name} ${status}`);

describe('a session', () => {
  it('opens with a launch code and returns balance, stakes and the seed commitment before any bet', async () => {
    const { session } = await open();
    expect(session).toMatchObject({ balance: '1000000', currency: 'THB', isFreePlay: false, interruptedRound: null });
    expect(session.seeds).toMatchObject({ clientSeed: null, nextNonce: 0 });
    expect(session.seeds.serverSeedHash).toMatch(/^[\da-f]{64}$/);
    expect(session.stakes).toContain(session.stake);
  });

  it('rejects a used launch code', async () => {
    const code = gateway.launch();
    valueOf(await call('POST', 'session', undefined, { code }));
    expect(await call('POST', 'session', undefined, { code })).toMatchObject({
      status: 401,
      errorCode: 'session.code_refused',
    });
  });

  it('rejects calls with a missing, unknown or expired token', async () => {
    const { token } = await open();
    expect(codeOf(await call('GET', 'session'))).toBe('session.expired');
    expect(codeOf(await call('GET', 'session', randomBytes(32).toString('base64url')))).toBe('session.expired');
    clockMs += 13 * 3_600_000;
    expect(codeOf(await call('GET', 'session', token))).toBe('session.expired');
  });

  it('reports an unreachable gateway and opens once the gateway answers', async () => {
    const code = gateway.launch();
    gateway.isDown = true;
    expect(await call('POST', 'session', undefined, { code })).toMatchObject({
      status: 503,
      errorCode: 'gateway.unreachable',
    });
    gateway.isDown = false;
    expect(codeOf(await call('POST', 'session', undefined, { code }))).toBe('success');
  });
});

describe('a round', () => {
  it('takes the stake, pays the win, is closed at the gateway and returns the balance', async () => {
    const { token } = await open();
    const round = valueOf(await spin(token));
    expect(moneyCalls()).toEqual(['bet_win OK']);
    expect(round).toMatchObject({ state: 'SETTLED', stake: '1000', nonce: 0, balance: gateway.balance.toString() });
    expect(gateway.balance).toBe(1_000_000n - 1000n + BigInt(round.win));
    expect(gateway.closedRounds).toContain(round.id);
    expect(round.events.at(-1)).toEqual({ type: 'round_ended', win: round.win });
  });

  it('is void with a reason when funds are insufficient, and no money moves', async () => {
    gateway.balance = 500n;
    const { token } = await open();
    const round = valueOf(await spin(token));
    expect(round).toMatchObject({ state: 'VOID', voidReason: 'INSUFFICIENT_FUNDS', win: '0', events: [] });
    expect(gateway.balance).toBe(500n);
    expect(new Set(moneyCalls())).toEqual(
      // A round that would have won asks for the bet alone before it is void.
      new Set(
        moneyCalls().length === 1
          ? ['bet_win INSUFFICIENT_FUNDS']
          : ['bet_win INSUFFICIENT_FUNDS', 'bet INSUFFICIENT_FUNDS'],
      ),
    );
  });

  it.each(['LIMIT_REACHED', 'PLAYER_BLOCKED', 'GAME_DISABLED', 'SESSION_EXPIRED'] as const)(
    'is void when the gateway answers %s',
    async (status) => {
      const { token } = await open();
      gateway.failNext('bet_win', status);
      gateway.failNext('bet', status);
      expect(valueOf(await spin(token))).toMatchObject({ state: 'VOID', voidReason: status });
      expect(gateway.balance).toBe(1_000_000n);
    },
  );

  it('takes the stake once when the answer to the bet is lost', async () => {
    const { token } = await open();
    gateway.failNext('bet_win', 'lost_after');
    const round = valueOf(await spin(token));
    expect(round.state).toBe('SETTLED');
    expect(gateway.balance).toBe(1_000_000n - 1000n + BigInt(round.win));
    expect(moneyCalls()).toEqual(['bet_win lost', 'bet_win OK']);
  });

  it.each([
    ['wins', 9800],
    ['loses', 1],
  ])(
    'settles when stake and win moved although the answer was lost and the retry refused: it %s',
    async (_, winning) => {
      const { token } = await open({ gameCode: 'lotus-dice' });
      const isExpected = (win: string): boolean => (win === '0') === (winning === 1);
      let round: RoundView;
      let before: bigint;
      // One round in fifty or less goes the other way.
      do {
        before = gateway.balance;
        gateway.failNext('bet_win', 'lost_after', 'SESSION_EXPIRED');
        if (winning > 1) gateway.failNext('bet', 'SESSION_EXPIRED');
        round = valueOf(await spin(token, { choice: { side: 'under', winning } }));
      } while (!isExpected(round.win));
      expect(round.state).toBe('SETTLED');
      expect(gateway.balance).toBe(before - 1000n + BigInt(round.win));
      expect(moneyCalls().slice(-2)).toEqual(['rollback CANNOT_CANCEL', 'tx_status OK']);
    },
  );

  it('pays the win of a bet that moved alone and cannot be taken back because a jackpot fell to it', async () => {
    const { token } = await open({ gameCode: 'lotus-dice' });
    const choice = { side: 'under', winning: 9800 };
    const idempotencyKey = newKey();
    // The win parts from its bet, the bet is taken, and nobody hears of it.
    gateway.failNext('bet_win', 'LIMIT_REACHED');
    gateway.failNext('bet', 'lost_after', 'lost_before', 'lost_before');
    expect(codeOf(await spin(token, { choice, idempotencyKey }))).toBe('round.undecided');
    gateway.dropDailyJackpotOn(gateway.calls.findLast(({ call: name }) => name === 'bet')?.txId ?? '');
    clockMs += 60_000;
    gateway.failNext('tx_status', 'temporary', 'temporary', 'temporary');
    expect(await arcade.settlement.settleDue()).toBe(1);
    expect(codeOf(await spin(token, { choice }))).toBe('round.unfinished');
    clockMs += 60_000;
    expect(await arcade.settlement.settleDue()).toBe(1);
    const round = valueOf(await spin(token, { choice, idempotencyKey }));
    expect(round).toMatchObject({ state: 'SETTLED', voidReason: null });
    expect(BigInt(round.win)).toBeGreaterThan(0n);
    expect(gateway.balance).toBe(1_000_000n - 1000n + BigInt(round.win));
    expect(moneyCalls().slice(-3)).toEqual(['tx_status TX_NOT_FOUND', 'tx_status OK', 'win OK']);
    expect(gateway.closedRounds).toContain(round.id);
  });

  it('pays a win that the gateway refuses together with its bet, however late', async () => {
    const { token } = await open({ gameCode: 'lotus-dice' });
    let round: RoundView;
    gateway.failNext('win', 'LIMIT_REACHED');
    // Nearly every number wins; a round that lost is void.
    do {
      gateway.failNext('bet_win', 'LIMIT_REACHED');
      round = valueOf(await spin(token, { choice: { side: 'under', winning: 9800 } }));
    } while (round.state === 'VOID');
    expect(round).toMatchObject({ state: 'PENDING_WIN', balance: null });
    const before = gateway.balance;
    clockMs += 60_000;
    expect(await arcade.settlement.settleDue()).toBe(1);
    expect(gateway.balance).toBe(before + BigInt(round.win));
    expect(gateway.closedRounds).toContain(round.id);
  });

  it('settles once when retried with its idempotency key after gateway downtime', async () => {
    const { token } = await open();
    const idempotencyKey = newKey();
    gateway.isDown = true;
    expect(await spin(token, { idempotencyKey })).toMatchObject({ status: 503, errorCode: 'round.undecided' });
    expect(codeOf(await spin(token))).toBe('round.unfinished');
    gateway.isDown = false;
    const round = valueOf(await spin(token, { idempotencyKey }));
    expect(round).toMatchObject({ state: 'SETTLED', nonce: 0 });
    expect(valueOf(await spin(token, { idempotencyKey }))).toEqual(round);
    expect(gateway.balance).toBe(1_000_000n - 1000n + BigInt(round.win));
  });

  it('is rolled back for good when the gateway gives no answer in time', async () => {
    const { token } = await open();
    const idempotencyKey = newKey();
    gateway.failNext('bet_win', 'lost_before', 'temporary', 'temporary');
    expect(codeOf(await spin(token, { idempotencyKey }))).toBe('round.undecided');
    clockMs += 60_000;
    expect(await arcade.settlement.settleDue()).toBe(1);
    expect(moneyCalls().at(-1)).toBe('rollback TX_NOT_FOUND');
    expect(gateway.balance).toBe(1_000_000n);
    expect(valueOf(await spin(token, { idempotencyKey }))).toMatchObject({
      state: 'VOID',
      voidReason: 'UNDECIDED',
      events: [],
    });
    expect(valueOf(await spin(token)).nonce).toBe(1);
  });

  it('is settled after a restart when the arcade stops while its call is under way', async () => {
    const { token, session } = await open();
    const idempotencyKey = newKey();
    gateway.failNext('bet_win', 'lost_after', 'lost_before', 'lost_before');
    expect(codeOf(await spin(token, { idempotencyKey }))).toBe('round.undecided');
    await arcade.http.close();
    arcade = await openArcade();
    clockMs += 5_000;
    expect(await arcade.settlement.settleDue()).toBe(1);
    const round = valueOf(await spin(token, { idempotencyKey }));
    expect(round).toMatchObject({ state: 'SETTLED', serverSeedHash: session.seeds.serverSeedHash });
    expect(gateway.balance).toBe(1_000_000n - 1000n + BigInt(round.win));
    expect(await arcade.settlement.settleDue()).toBe(0);
  });

  it('settles once when the same idempotency key is sent concurrently', async () => {
    const { token } = await open();
    const idempotencyKey = newKey();
    await Promise.all(Array.from({ length: 12 }, () => spin(token, { idempotencyKey })));
    const round = valueOf(await spin(token, { idempotencyKey }));
    expect(round.nonce).toBe(0);
    expect(gateway.balance).toBe(1_000_000n - 1000n + BigInt(round.win));
    expect(valueOf(await spin(token)).nonce).toBe(1);
  });

  it('rejects an idempotency key reused with another stake, an unknown stake and an unknown field', async () => {
    const { token } = await open();
    const idempotencyKey = newKey();
    valueOf(await spin(token, { idempotencyKey }));
    expect(codeOf(await spin(token, { idempotencyKey, stake: '2000' }))).toBe('round.key_reused');
    expect(codeOf(await spin(token, { stake: '1001' }))).toBe('stake.unknown');
    expect(codeOf(await spin(token, { stake: '-1000' }))).toBe('bad_request');
    expect(
      await call('POST', 'rounds', token, { stake: '1000', choice: {}, idempotencyKey: newKey(), win: '5' }),
    ).toMatchObject({
      status: 400,
    });
  });

  it('does not start before the minimum cycle time has passed', async () => {
    gateway.profile = { ...unpacedProfile, min_cycle_ms: 2500 };
    const { token } = await open();
    valueOf(await spin(token));
    expect(await spin(token)).toMatchObject({ status: 429, errorCode: 'round.too_soon' });
    clockMs += 2500;
    expect(codeOf(await spin(token))).toBe('success');
  });

  it('is returned to a new session until it is marked as shown, and stays in the history', async () => {
    const playerRef = 'player-who-reloads';
    const { token } = await open({ playerRef });
    const round = valueOf(await spin(token));
    const second = await open({ playerRef });
    expect(second.session.interruptedRound).toEqual(round);
    expect(second.session.stake).toBe('1000');
    valueOf(await call('POST', `rounds/${round.id}/shown`, second.token, {}));
    expect(valueOf(await call<SessionView>('GET', 'session', second.token)).interruptedRound).toBeNull();
    expect(valueOf(await call<{ list: RoundView[] }>('GET', 'rounds', second.token)).list).toEqual([round]);
    expect(valueOf(await call<RoundView>('GET', `rounds/${round.id}`, second.token))).toEqual(round);
  });

  it('is not accessible to another player', async () => {
    const first = await open();
    const second = await open();
    const round = valueOf(await spin(first.token));
    expect(codeOf(await call('GET', `rounds/${round.id}`, second.token))).toBe('not_found');
    expect(codeOf(await call('POST', `rounds/${round.id}/shown`, second.token, {}))).toBe('not_found');
  });
});

describe('GAME-17 free play', () => {
  it('settles a round with play money and sends no money calls to the gateway', async () => {
    const { token, session } = await open({ isFreePlay: true });
    expect(session.isFreePlay).toBe(true);
    const round = valueOf(await spin(token));
    expect(round).toMatchObject({
      isFreePlay: true,
      state: 'SETTLED',
      balance: (BigInt(session.balance) - 1000n + BigInt(round.win)).toString(),
    });
    expect(moneyCalls()).toEqual([]);
    expect(gateway.balance).toBe(1_000_000n);
  });

  it('rejects a stake above the remaining play money', async () => {
    const { token } = await open({ isFreePlay: true });
    // The play money is a thousand of the smallest stake: one of the largest.
    const first = valueOf(await spin(token, { stake: '100000' }));
    const second = await spin(token, { stake: '100000' });
    expect(codeOf(second)).toBe(BigInt(first.win) >= 100_000n ? 'success' : 'round.insufficient_funds');
  });
});

describe('fair play', () => {
  it('requires a client seed of at least 128 bits for the first round and keeps it', async () => {
    const { token } = await open();
    expect(codeOf(await spin(token, { clientSeed: undefined }))).toBe('seed.client_seed_needed');
    expect(codeOf(await spin(token, { clientSeed: 'abcd' }))).toBe('bad_request');
    valueOf(await spin(token));
    expect(codeOf(await spin(token, { clientSeed: 'f'.repeat(32) }))).toBe('seed.client_seed_set');
    expect(valueOf(await spin(token, { clientSeed: undefined })).nonce).toBe(1);
  });

  it('numbers all rounds without gaps, including void ones', async () => {
    const { token } = await open();
    gateway.failNext('bet_win', 'LIMIT_REACHED');
    gateway.failNext('bet', 'LIMIT_REACHED');
    for (let i = 0; i < 4; i += 1) valueOf(await spin(token));
    const { list } = valueOf(await call<{ list: RoundView[] }>('GET', 'rounds', token));
    expect(list.map(({ nonce, state }) => `${nonce} ${state}`)).toEqual([
      '3 SETTLED',
      '2 SETTLED',
      '1 SETTLED',
      '0 VOID',
    ]);
  });

  it('reveals a seed that matches its commitment and reproduces every round, and commits to a new one', async () => {
    const { token, session } = await open();
    const played = [valueOf(await spin(token)), valueOf(await spin(token))];
    expect(played[0]?.serverSeed).toBeNull();
    const { revealed, next } = valueOf(
      await call<{ revealed: RevealedSeeds; next: SeedView }>('POST', 'seeds/rotate', token, {}),
    );
    expect(commitmentOf(revealed.serverSeed)).toBe(session.seeds.serverSeedHash);
    const game = titleOf(session.gameCode)?.game;
    if (!game) throw new Error('the title has no game');
    for (const round of played) {
      const { events } = outcomeOf(game, {
        serverSeed: revealed.serverSeed,
        clientSeed,
        nonce: round.nonce,
        stake: BigInt(round.stake),
        choice: round.choice,
        decisions: round.decisions,
      });
      expect(events).toEqual(round.events);
    }
    expect(next).toMatchObject({ clientSeed: null, nextNonce: 0 });
    expect(next.serverSeedHash).not.toBe(session.seeds.serverSeedHash);
    const { list } = valueOf(await call<{ list: RoundView[] }>('GET', 'rounds', token));
    expect(list[0]?.serverSeed).toBe(revealed.serverSeed);
    expect(codeOf(await spin(token, { clientSeed: undefined }))).toBe('seed.client_seed_needed');
  });

  it('does not reveal seeds while one of their rounds is open', async () => {
    const { token } = await open();
    gateway.failNext('bet_win', 'temporary', 'temporary', 'temporary');
    expect(codeOf(await spin(token))).toBe('round.undecided');
    expect(codeOf(await call('POST', 'seeds/rotate', token, {}))).toBe('round.unfinished');
  });
});
