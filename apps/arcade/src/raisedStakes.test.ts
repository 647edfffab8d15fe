import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createArcade, type ArcadeApp } from './app.ts';
import type { ArcadeAnswer, RoundView, SessionView } from './arcadeApi.ts';
import { migrationsFolder } from './database.ts';
import { DecisionError, defineGame } from './games/game.ts';
import { startFakeGateway, unpacedProfile, type FakeGateway } from './testing/fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testing/testConfig.ts';

const clientSeed = '00112233445566778899aabbccddeeff';
const WINDOW_MS = 120_000;
const LOST = ['lost_after', 'lost_before', 'lost_before'] as const;

const add = { type: 'add' };
const double = { type: 'double' };
const stop = { type: 'stop' };

/** Pays three times what is staked. `add` and `double` stake the bet again; all but `add` end the round. */
const raisingGame = defineGame({
  version: 'raising@1',
  declaredReturn: '3.000000000',
  stakesOf: () => [1000n],
  choice: z.strictObject({}),
  decision: z.strictObject({ type: z.enum(['add', 'double', 'stop']) }),
  play: (_draw, stake, _choice, decisions) => {
    let staked = stake;
    let isOver = false;
    for (const { type } of decisions) {
      if (isOver) throw new DecisionError('the round is over');
      if (type !== 'stop') staked += stake;
      isOver = type !== 'add';
    }
    return { events: decisions.map(({ type }) => ({ type })), win: staked * 3n, isOver, staked };
  },
  nextEndingDecision: () => ({ type: 'stop' as const }),
});

const raisingTitle = {
  code: 'raising',
  family: 'hi-lo',
  name: { EN: 'Raising', TY: 'Raising' },
  dress: null,
  game: raisingGame,
} as const;

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
  arcade = await openArcade();
});
afterEach(async () => {
  // Ends rounds that a test left open before the next test.
  clockMs += 2 * WINDOW_MS;
  await arcade.settlement.settleDue();
  await arcade.rounds.endAbandoned();
  await arcade.http.close();
  await gateway.close();
});

function openArcade(): Promise<ArcadeApp> {
  return createArcade(
    testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url }),
    { callTimeoutMs: 20_000, retryPauseMs: 1, settleEveryMs: 0, decisionWindowMs: WINDOW_MS },
    () => clockMs,
    (code) => (code === 'raising' ? raisingTitle : undefined),
  );
}

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

const codeOf = (answer: ArcadeAnswer<unknown>): string => (answer.success ? 'success' : answer.errorCode);

async function open(options: Parameters<FakeGateway['launch']>[0] = {}) {
  const launch = { gameCode: 'raising', playerRef: `player-${randomBytes(6).toString('hex')}`, ...options };
  const { token, session } = valueOf(
    await call<{ token: string; session: SessionView }>('POST', 'session', undefined, { code: gateway.launch(launch) }),
  );
  return { token, session, launch };
}

async function bet(token: string): Promise<RoundView> {
  const request = { stake: '1000', choice: {}, idempotencyKey: randomBytes(16).toString('hex'), clientSeed };
  return valueOf(await call<RoundView>('POST', 'rounds', token, request));
}

const decide = (token: string, round: Pick<RoundView, 'id'>, position: number, decision: object) =>
  call<RoundView>('POST', `rounds/${round.id}/decisions`, token, { position, decision });

/** Opens a session with an open round. */
async function begin() {
  const opened = await open();
  return { ...opened, round: await bet(opened.token) };
}

const sessionOf = async (token: string): Promise<SessionView> =>
  valueOf(await call<SessionView>('GET', 'session', token));

const acceptedBets = (): number =>
  new Set(gateway.calls.filter(({ call: name, status }) => name === 'bet' && status === 'OK').map(({ txId }) => txId))
    .size;

describe('a decision that raises the stake', () => {
  it('is a further bet of the round, and counts in balance, round, history and session', async () => {
    const { token, round } = await begin();
    expect(round).toMatchObject({ stake: '1000', staked: '1000', state: 'OPEN' });
    const raised = valueOf(await decide(token, round, 0, add));
    expect(raised).toMatchObject({ state: 'OPEN', stake: '1000', staked: '2000', win: '6000', balance: '998000' });
    const ended = valueOf(await decide(token, round, 1, double));
    expect(ended).toMatchObject({ state: 'SETTLED', staked: '3000', win: '9000', decisions: [add, double] });
    expect(gateway.balance).toBe(1_000_000n - 3000n + 9000n);
    expect(gateway.closedRounds).toContain(round.id);
    expect(await sessionOf(token)).toMatchObject({ wagered: '3000', won: '9000' });
    const { list } = valueOf(await call<{ list: RoundView[] }>('GET', 'rounds', token));
    expect(list.map(({ staked, win }) => [staked, win])).toEqual([['3000', '9000']]);
  });

  it('is undone when the balance is too small for it, and may be retried', async () => {
    const { token, round } = await begin();
    gateway.balance = 999n;
    expect(codeOf(await decide(token, round, 0, double))).toBe('round.insufficient_funds');
    expect((await sessionOf(token)).interruptedRound).toMatchObject({ staked: '1000', decisions: [], events: [] });
    gateway.balance = 1000n;
    expect(valueOf(await decide(token, round, 0, double))).toMatchObject({ staked: '2000', state: 'SETTLED' });
    expect(gateway.balance).toBe(6000n);
  });

  it('hides its result and blocks other decisions until the gateway has answered; a retry is paid once', async () => {
    const { token, round } = await begin();
    gateway.failNext('bet', ...LOST);
    expect(codeOf(await decide(token, round, 0, double))).toBe('round.undecided');
    expect(codeOf(await decide(token, round, 0, stop))).toBe('round.undecided');
    gateway.failNext('bet', 'temporary', 'temporary', 'temporary');
    const waiting = (await sessionOf(token)).interruptedRound;
    expect(waiting).toMatchObject({ state: 'OPEN', staked: '1000', decisions: [], events: [] });
    clockMs += 5_000;
    const ended = valueOf(await decide(token, round, 0, double));
    expect(ended).toMatchObject({ state: 'SETTLED', staked: '2000', decisions: [double] });
    expect(gateway.balance).toBe(1_000_000n - 2000n + 6000n);
    expect(acceptedBets()).toBe(2);
  });

  it('counts when the process was killed between the acceptance of its bet and the answer', async () => {
    const { token, launch, round } = await begin();
    gateway.failNext('bet', ...LOST);
    expect(codeOf(await decide(token, round, 0, add))).toBe('round.undecided');
    await arcade.http.close();
    arcade = await openArcade();
    clockMs += 5_000;
    expect(await arcade.settlement.settleDue()).toBe(1);
    const again = await open(launch);
    expect(again.session.interruptedRound).toMatchObject({ state: 'OPEN', staked: '2000', decisions: [add] });
    expect(valueOf(await decide(again.token, round, 1, stop)).win).toBe('6000');
    expect(gateway.balance).toBe(1_000_000n - 2000n + 6000n);
  });

  it('is rolled back when it stays undecided, and the round continues', async () => {
    const { token, round } = await begin();
    gateway.failNext('bet', ...LOST);
    expect(codeOf(await decide(token, round, 0, double))).toBe('round.undecided');
    gateway.failNext('rollback', ...LOST);
    clockMs += 60_000;
    await arcade.settlement.settleDue();
    expect(codeOf(await decide(token, round, 0, stop))).toBe('round.undecided');
    clockMs += 60_000;
    await arcade.settlement.settleDue();
    expect(gateway.balance).toBe(999_000n);
    const ended = valueOf(await decide(token, round, 0, stop));
    expect(ended).toMatchObject({ staked: '1000', win: '3000', decisions: [stop] });
    expect(gateway.balance).toBe(1_002_000n);
  });

  it('is rolled back when it is refused after an unanswered attempt', async () => {
    const { token, round } = await begin();
    gateway.failNext('bet', 'lost_after', 'LIMIT_REACHED');
    expect(codeOf(await decide(token, round, 0, double))).toBe('round.raise_refused');
    expect(gateway.balance).toBe(999_000n);
    expect(valueOf(await decide(token, round, 0, stop)).win).toBe('3000');
  });

  it('counts when the answer to its bet was lost and a jackpot keeps the bet from being rolled back', async () => {
    const { token, round } = await begin();
    gateway.failNext('bet', ...LOST);
    expect(codeOf(await decide(token, round, 0, add))).toBe('round.undecided');
    gateway.dropDailyJackpotOn(gateway.calls.findLast(({ call: name }) => name === 'bet')?.txId ?? '');
    clockMs += 60_000;
    await arcade.settlement.settleDue();
    expect((await sessionOf(token)).interruptedRound).toMatchObject({ staked: '2000', decisions: [add] });
  });

  it('counts once when it is tapped twice or decided in two tabs', async () => {
    const { token, launch, round } = await begin();
    const other = (await open(launch)).token;
    const answers = await Promise.all(
      [token, other, token, other].map((tab, index) => decide(tab, round, 0, index === 3 ? stop : double)),
    );
    for (const answer of answers)
      expect(['success', 'round.decision_passed', 'round.undecided', 'round.closed']).toContain(codeOf(answer));
    const ended = valueOf(await call<RoundView>('GET', `rounds/${round.id}`, token));
    const staked = BigInt(ended.staked);
    expect(ended.decisions).toHaveLength(1);
    expect(gateway.balance).toBe(1_000_000n - staked + 3n * staked);
    expect(BigInt(acceptedBets())).toBe(staked / 1000n);
  });

  it('is paid in the session in which it is decided', async () => {
    const { token, launch, round } = await begin();
    gateway.endSessions();
    expect(codeOf(await decide(token, round, 0, double))).toBe('session.expired');
    const again = await open(launch);
    expect(valueOf(await decide(again.token, round, 0, double))).toMatchObject({ staked: '2000', state: 'SETTLED' });
  });

  it('stays within the highest stake of the play profile, and sends the gateway nothing above it', async () => {
    gateway.profile = { ...unpacedProfile, max_stake: '2000' };
    const { token, round } = await begin();
    expect(valueOf(await decide(token, round, 0, add)).staked).toBe('2000');
    expect(codeOf(await decide(token, round, 1, add))).toBe('round.raise_refused');
    expect(acceptedBets()).toBe(2);
  });

  it('is paid from play money together with its win, or not at all', async () => {
    const { token, session } = await open({ isFreePlay: true });
    const balance = BigInt(session.balance);
    const ended = valueOf(await decide(token, await bet(token), 0, double));
    expect(ended).toMatchObject({ state: 'SETTLED', staked: '2000', win: '6000' });
    expect(BigInt(ended.balance ?? 0)).toBe(balance - 2000n + 6000n);
    expect(await sessionOf(token)).toMatchObject({ wagered: '2000', won: '6000' });
  });
});

describe('an abandoned round', () => {
  it('is ended without a raise, also when its last raise was rolled back', async () => {
    const { token, round } = await begin();
    gateway.failNext('bet', ...LOST);
    expect(codeOf(await decide(token, round, 0, double))).toBe('round.undecided');
    clockMs += 60_000;
    await arcade.settlement.settleDue();
    clockMs += WINDOW_MS + 1;
    expect(await arcade.rounds.endAbandoned()).toBe(1);
    const ended = valueOf(await call<RoundView>('GET', `rounds/${round.id}`, token));
    expect(ended).toMatchObject({ state: 'SETTLED', staked: '1000', decisions: [stop] });
    expect(gateway.balance).toBe(1_002_000n);
  });
});
