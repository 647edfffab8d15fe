import { randomBytes } from 'node:crypto';
import { demoGames } from '@parlor/artwork/titles';
import { openDatabase, type Database } from '@parlor/database';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createArcade, type ArcadeApp } from './app.ts';
import type { ArcadeAnswer, RoundView, SessionView } from './arcadeApi.ts';
import { migrationsFolder } from './database.ts';
import { outcomeWords } from './fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from './fairness/uniformDraw.ts';
import { titleOf } from './games/titles.ts';
import { startFakeGateway, type FakeGateway } from './testing/fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testing/testConfig.ts';
import { randomPlayers, stakeOf, type RandomPlayer } from './tools/randomPlayers.ts';

/** How long an undecided bet is retried before it is rolled back. */
const BET_WINDOW_MS = 45_000;
/** The number of rounds that may end with their first decision before the next round is returned in any state. */
const PATIENCE = 5;
const clientSeed = '00112233445566778899aabbccddeeff';

/** One title of each family, with the random player of its game. Shared rounds have their own tests. */
const games = Object.entries(randomPlayers).flatMap(
  ([family, player]): [family: string, code: string, RandomPlayer][] => {
    const title = demoGames().find((card) => card.family === family);
    if (!title) throw new Error(`no title of ${family}`);
    const game = titleOf(title.gameCode)?.game;
    return game?.sharedSecrets || game?.drawing ? [] : [[family, title.gameCode, player]];
  },
);
const gamesWithDecisions = games.filter(([, , player]) => player.decide !== undefined);

let testDatabase: TestDatabase;
/** A connection to the database server outside the arcade's database. */
let server: Database<never>;
let gateway: FakeGateway;
let arcade: ArcadeApp;
let clockMs = Date.now();

// Opening an arcade takes longer than most of these tests. A test that restarts it leaves the new arcade to the tests
// after it.
beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
  server = openDatabase<never>(new URL('/postgres', testDatabase.url).href, {
    applicationName: 'test',
    acquireTimeoutMs: 20_000,
    poolSize: 1,
  });
  gateway = await startFakeGateway({ secret: TEST_SECRET });
  arcade = await openArcade();
});
afterAll(async () => {
  await arcade.http.close();
  await gateway.close();
  await server.close();
  await testDatabase.drop();
});
beforeEach(async () => {
  await allowConnections(true);
  clockMs = Date.now();
  gateway.isDown = false;
  gateway.forgetFaults();
  gateway.beforeAnswer = undefined;
  // Random players may stake the highest chips many times.
  gateway.balance = 1_000_000_000n;
});

function openArcade(): Promise<ArcadeApp> {
  return createArcade(
    testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url }),
    { callTimeoutMs: 20_000, retryPauseMs: 1, settleEveryMs: 0, betWindowMs: BET_WINDOW_MS },
    () => clockMs,
  );
}

/** Stops the arcade and starts another one over the same database. */
async function restart(): Promise<void> {
  await arcade.http.close();
  arcade = await openArcade();
}

const databaseName = (): string => new URL(testDatabase.url).pathname.slice(1);

/** Lets the arcade connect to its database, or not. */
async function allowConnections(isAllowed: boolean): Promise<void> {
  await sql`alter database ${sql.id(databaseName())} with allow_connections ${sql.lit(isAllowed)}`.execute(server.db);
}

/** Ends every connection of the arcade to its database, which stays unreachable until it is started again. */
async function killDatabase(): Promise<void> {
  await allowConnections(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${databaseName()}`.execute(
    server.db,
  );
}

/** Runs `act` once between the effect and the answer of every money call that moves a round. */
function atEachCall(act: () => Promise<void>): { calls: string[] } {
  const calls: string[] = [];
  const met = new Set<string>();
  gateway.beforeAnswer = async (called, txId) => {
    if (txId === undefined || met.has(txId)) return;
    met.add(txId);
    calls.push(called);
    await act();
  };
  return { calls };
}

/** Starts the database again, and settles the remaining rounds once leases are over. */
async function settleRemaining(): Promise<void> {
  await allowConnections(true);
  clockMs += 31_000;
  // A pass in which the database is killed ends; another one follows.
  await arcade.settlement.settleDue().catch(() => undefined);
}

/** Retries, as a page does, until the arcade knows the outcome. */
async function untilKnown<Value>(send: () => Promise<ArcadeAnswer<Value>>): Promise<Value> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const answer = await send();
    if (answer.success) return answer.value;
    await settleRemaining();
  }
  throw new Error('the arcade does not come to know');
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

function codeOf(answer: ArcadeAnswer<unknown>): string {
  return answer.success ? 'success' : answer.errorCode;
}

/** Opens a session whose player plays at random, the same way in every run. */
async function sitDown(code: string, player: RandomPlayer, nonce: number) {
  const playerRef = `player-${randomBytes(6).toString('hex')}`;
  const { token, session } = valueOf(
    await call<{ token: string; session: SessionView }>('POST', 'session', undefined, {
      code: gateway.launch({ gameCode: code, playerRef }),
    }),
  );
  const draw: UniformDraw = uniformDraw(outcomeWords({ serverSeed: 'a7'.repeat(32), clientSeed, nonce }));
  const chips = session.stakes.map(BigInt);
  const game = titleOf(code)?.game ?? {};
  const request = (chip = chips[0] ?? 0n) => {
    const choice = player.choose(draw, chips, code);
    return {
      stake: stakeOf(game, choice, chip).toString(),
      choice,
      idempotencyKey: randomBytes(16).toString('hex'),
      clientSeed,
    };
  };
  const decisionOf = (round: RoundView): unknown =>
    player.decide?.(draw, { choice: round.choice, events: round.events, boldness: 3 });
  const decide = (round: RoundView, decision: unknown, position = round.decisions.length) =>
    call<RoundView>('POST', `rounds/${round.id}/decisions`, token, { decision, position });
  return {
    token,
    request,
    /** Returns a bet with another stake. */
    withOtherStake({ stake }: { stake: string }) {
      let other = request(chips.at(-1));
      while (other.stake === stake) other = request(chips.at(-1));
      return other;
    },
    bet: (body: object) => call<RoundView>('POST', 'rounds', token, body),
    session: async () => valueOf(await call<SessionView>('GET', 'session', token)),
    round: async (id: string) => valueOf(await call<RoundView>('GET', `rounds/${id}`, token)),
    decisionOf,
    decide,
    /** Decides at random until the round is over. */
    async playOn(round: RoundView): Promise<RoundView> {
      let now = round;
      while (now.state === 'OPEN') now = valueOf(await decide(now, decisionOf(now)));
      return now;
    },
    /** Plays a bet to its end, like a page that retries until it gets an answer. */
    async playThrough(body: object): Promise<RoundView> {
      let now = await untilKnown(() => call<RoundView>('POST', 'rounds', token, body));
      while (now.state === 'OPEN') {
        const open = now;
        const decision = decisionOf(open);
        now = await untilKnown(() => decide(open, decision));
      }
      while (now.state.startsWith('PENDING')) {
        const { id } = now;
        await settleRemaining();
        now = await untilKnown(() => call<RoundView>('GET', `rounds/${id}`, token));
      }
      return now;
    },
    /** Bets until a round waits for its first or a later decision. */
    async openRound(): Promise<RoundView> {
      for (let bets = 0; ; bets += 1) {
        const round = valueOf(await this.bet(request()));
        if (round.state !== 'OPEN') continue;
        // In some games every first decision is the last one.
        if (bets >= PATIENCE) return round;
        const next = valueOf(await decide(round, decisionOf(round)));
        if (next.state === 'OPEN') return next;
      }
    },
  };
}

/** Returns the expected state and balance once stake, raises, win and jackpot have moved once each. */
function movedOnce(before: bigint, round: RoundView): { state: string; balance: bigint } {
  return {
    state: 'SETTLED',
    balance: before - BigInt(round.staked) + BigInt(round.win) + BigInt(round.jackpot?.amount ?? 0),
  };
}

/** Returns the same, or state and balance after a returned stake if the round is void. */
const movedOrGivenBack = (before: bigint, round: RoundView): ReturnType<typeof movedOnce> =>
  round.state === 'VOID' ? { state: 'VOID', balance: before } : movedOnce(before, round);

const movedBy = ({ state }: RoundView): { state: string; balance: bigint } => ({ state, balance: gateway.balance });

describe.each(games)('a round of %s', (_, code, player) => {
  it('is one round if its bet is sent five times at once, as by a double tap', async () => {
    const table = await sitDown(code, player, 1);
    const before = gateway.balance;
    const request = table.request();
    const answers = await Promise.all(Array.from({ length: 5 }, () => table.bet(request)));
    const ids = answers.flatMap((answer) => (answer.success ? [answer.value.id] : []));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(1);
    // A client without an answer retries.
    const round = await table.playOn(valueOf(await table.bet(request)));
    expect(round.id).toBe(ids[0]);
    expect(movedBy(round)).toEqual(movedOnce(before, round));
    expect((await table.session()).seeds.nextNonce).toBe(1);
  });

  it.each(['lost_before', 'lost_after', 'temporary'] as const)(
    'settles once if an answer of the gateway is %s',
    async (fault) => {
      const table = await sitDown(code, player, 2);
      const before = gateway.balance;
      gateway.failNext('bet', fault);
      gateway.failNext('bet_win', fault);
      gateway.failNext('win', fault);
      const request = table.request();
      const round = await table.playOn(valueOf(await table.bet(request)));
      expect(movedBy(round)).toEqual(movedOnce(before, round));
    },
  );

  it('is settled once by the next arcade if the arcade stops while the gateway is away', async () => {
    const table = await sitDown(code, player, 3);
    const before = gateway.balance;
    const request = table.request();
    gateway.isDown = true;
    expect(codeOf(await table.bet(request))).toBe('round.undecided');
    await restart();
    gateway.isDown = false;
    clockMs += 5_000;
    await arcade.settlement.settleDue();
    const round = await table.playOn(valueOf(await table.bet(request)));
    expect(movedBy(round)).toEqual(movedOnce(before, round));
  });

  it('is void, and reported as void, if the gateway stays away; the stake is not lost', async () => {
    const table = await sitDown(code, player, 4);
    const before = gateway.balance;
    const request = table.request();
    gateway.failNext('bet', 'lost_after', 'lost_after', 'lost_after');
    gateway.failNext('bet_win', 'lost_before', 'lost_before', 'lost_before');
    expect(codeOf(await table.bet(request))).toBe('round.undecided');
    clockMs += BET_WINDOW_MS + 60_000;
    await arcade.settlement.settleDue();
    expect(valueOf(await table.bet(request))).toMatchObject({
      state: 'VOID',
      voidReason: 'UNDECIDED',
      events: [],
      win: '0',
    });
    expect(gateway.balance).toBe(before);
  });

  it.each([
    ['the database is killed', killDatabase],
    [
      'its answer comes three seconds late while due rounds are settled',
      async () => {
        clockMs += 3_000;
        await arcade.settlement.settleDue();
      },
    ],
  ])('is settled once, or returned once, if at each of its money calls %s', async (_what, act) => {
    const table = await sitDown(code, player, 10);
    const before = gateway.balance;
    const { calls } = atEachCall(act);
    const round = await table.playThrough(table.request());
    await allowConnections(true);
    expect(calls.length).toBeGreaterThan(0);
    expect(movedBy(round)).toEqual(movedOrGivenBack(before, round));
    gateway.beforeAnswer = undefined;
    expect((await table.session()).seeds.nextNonce).toBe(1);
    expect(await table.round(round.id)).toEqual({ ...round, balance: round.balance });
  });

  it('refuses a bet with a forged choice, a foreign stake or the key of another bet', async () => {
    const table = await sitDown(code, player, 5);
    const before = gateway.balance;
    const request = table.request();
    for (const forged of [
      { ...request, choice: { ...(request.choice as object), win: '1000000' } },
      { ...request, choice: 'all' },
      { ...request, stake: `${BigInt(request.stake) + 1n}` },
      { ...request, stake: '-100' },
      { ...request, events: [] },
    ])
      expect((await table.bet(forged)).success).toBe(false);
    expect(gateway.balance).toBe(before);
    const round = await table.playOn(valueOf(await table.bet(request)));
    const { idempotencyKey } = request;
    expect(codeOf(await table.bet({ ...table.withOtherStake(request), idempotencyKey }))).toBe('round.key_reused');
    expect(movedBy(round)).toEqual(movedOnce(before, round));
  });
});

describe.each(gamesWithDecisions)('an open round of %s', (_, code, player) => {
  it('keeps its state after the arcade stops, also for a second page', async () => {
    const table = await sitDown(code, player, 6);
    const round = await table.openRound();
    await restart();
    const { interruptedRound } = await table.session();
    expect(interruptedRound).toEqual({ ...round, balance: interruptedRound?.balance ?? null });
    expect(codeOf(await table.bet(table.request()))).toBe('round.unfinished');
    const before = gateway.balance;
    const ended = await table.playOn(round);
    expect(ended.events.slice(0, round.events.length)).toEqual(round.events);
    const raised = BigInt(ended.staked) - BigInt(round.staked);
    expect(gateway.balance).toBe(before - raised + BigInt(ended.win));
  });

  it('applies each decision once when messages are repeated, reordered or forged', async () => {
    const table = await sitDown(code, player, 7);
    const round = await table.openRound();
    const decision = table.decisionOf(round);
    const count = round.decisions.length;
    for (const position of count === 0 ? [1, 500] : [0, count - 1, count + 1, 500]) {
      const answer = await table.decide(round, decision, position);
      // A decision that is repeated at its own position returns the current state of the round.
      expect(answer.success ? answer.value.decisions : answer.errorCode).toEqual(
        answer.success ? round.decisions : 'round.decision_passed',
      );
    }
    for (const forged of [{ type: 'win' }, { ...(decision as object), win: '1' }, null, [], 'cash_out'])
      expect(codeOf(await table.decide(round, forged))).toBe('decision.unknown');
    expect((await table.session()).interruptedRound).toMatchObject({
      decisions: round.decisions,
      events: round.events,
    });
    const answers = await Promise.all(Array.from({ length: 4 }, () => table.decide(round, decision)));
    const after = await table.round(round.id);
    expect(after.decisions).toEqual([...round.decisions, decision]);
    const revealed = answers.flatMap((answer) => (answer.success ? [answer.value.events] : []));
    expect(revealed).toEqual(revealed.map(() => after.events));
  });

  it('is accessible to its player alone', async () => {
    const table = await sitDown(code, player, 8);
    const round = await table.openRound();
    const stranger = await sitDown(code, player, 9);
    expect(codeOf(await stranger.decide(round, table.decisionOf(round)))).toBe('not_found');
    expect((await table.session()).interruptedRound).toMatchObject({ id: round.id, decisions: round.decisions });
  });
});
