import { createHash, randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createArcade, type ArcadeApp } from './app.ts';
import type { ArcadeAnswer, RevealedSeeds, RoundView, SessionView } from './arcadeApi.ts';
import { migrationsFolder } from './database.ts';
import { designOf } from './games/reels/designOf.ts';
import { designHash } from './games/reels/designText.ts';
import { titleOf } from './games/titles.ts';
import { outcomeOf } from './modules/round/outcome.ts';
import { startFakeGateway, type FakeGateway } from './testing/fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testing/testConfig.ts';

const clientSeed = '00112233445566778899aabbccddeeff';
/** How long a round waits for its player in these tests. Signatures are valid for longer. */
const WINDOW_MS = 120_000;

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
  await arcade.http.close();
  await gateway.close();
});

function openArcade(): Promise<ArcadeApp> {
  return createArcade(
    testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url }),
    { callTimeoutMs: 20_000, retryPauseMs: 1, settleEveryMs: 0, decisionWindowMs: WINDOW_MS },
    () => clockMs,
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

function codeOf(answer: ArcadeAnswer<unknown>): string {
  return answer.success ? 'success' : answer.errorCode;
}

async function open(options: Parameters<FakeGateway['launch']>[0] = {}) {
  const playerRef = `player-${randomBytes(6).toString('hex')}`;
  const launch = { gameCode: 'naga-mines', playerRef, ...options };
  const { token, session } = valueOf(
    await call<{ token: string; session: SessionView }>('POST', 'session', undefined, { code: gateway.launch(launch) }),
  );
  return { token, session, launch };
}

const bet = (token: string, choice: object = { mines: 1 }) =>
  call<RoundView>('POST', 'rounds', token, {
    stake: '1000',
    choice,
    idempotencyKey: randomBytes(16).toString('hex'),
    clientSeed,
  });

const decide = (token: string, round: Pick<RoundView, 'id'>, position: number, decision: object) =>
  call<RoundView>('POST', `rounds/${round.id}/decisions`, token, { position, decision });

const pick = (tile: number) => ({ type: 'pick', tile });
const cashOut = { type: 'cash_out' };

/** Places bets until the first pick of a round finds a gem. */
async function gemRound(token: string): Promise<RoundView> {
  for (;;) {
    const round = valueOf(await bet(token));
    const picked = valueOf(await decide(token, round, 0, pick(0)));
    if (picked.state === 'OPEN') return picked;
  }
}

const moneyCalls = (): string[] =>
  gateway.calls
    .filter(({ call: name }) => name !== 'authenticate' && name !== 'balance')
    .map(({ call: name, status }) => `${name} ${status}`);

describe('a round with decisions', () => {
  it('takes the stake at once, stays open for decisions, and pays when the player stops', async () => {
    const { token } = await open();
    const picked = await gemRound(token);
    const before = gateway.balance;
    expect(BigInt(picked.win)).toBeGreaterThan(1000n);
    const ended = valueOf(await decide(token, picked, 1, cashOut));
    expect(ended).toMatchObject({ state: 'SETTLED', decisions: [pick(0), cashOut] });
    expect(BigInt(ended.win)).toBeGreaterThanOrEqual(BigInt(picked.win));
    expect(gateway.balance).toBe(before + BigInt(ended.win));
    expect(gateway.closedRounds).toContain(ended.id);
    expect(moneyCalls().slice(-1)).toEqual(['win OK']);
  });

  it('continues when the answer to its bet was lost and a jackpot keeps the bet from being rolled back', async () => {
    const { token, launch } = await open();
    gateway.failNext('bet', 'lost_after', 'lost_before', 'lost_before');
    expect(codeOf(await bet(token))).toBe('round.undecided');
    gateway.dropDailyJackpotOn(gateway.calls.findLast(({ call: name }) => name === 'bet')?.txId ?? '');
    clockMs += 60_000;
    expect(await arcade.settlement.settleDue()).toBe(1);
    expect(moneyCalls().slice(-2)).toEqual(['rollback CANNOT_CANCEL', 'tx_status OK']);
    const round = (await open(launch)).session.interruptedRound;
    if (!round) throw new Error('the round is not shown');
    expect(round).toMatchObject({ state: 'OPEN', voidReason: null, decisions: [] });
    const before = gateway.balance;
    let played = valueOf(await decide(token, round, 0, pick(0)));
    if (played.state === 'OPEN') played = valueOf(await decide(token, round, 1, cashOut));
    expect(played.state).toBe('SETTLED');
    expect(gateway.balance).toBe(before + BigInt(played.win));
  });

  it('ends without a win when a decision loses, and is closed at the gateway', async () => {
    const { token } = await open();
    let round: RoundView;
    do {
      round = valueOf(await bet(token, { mines: 24 }));
      round = valueOf(await decide(token, round, 0, pick(0)));
    } while (round.win !== '0');
    expect(round.state).toBe('SETTLED');
    expect(gateway.closedRounds).toContain(round.id);
  });

  it('does not reveal hidden state while it is open', async () => {
    const { token } = await open();
    const round = await gemRound(token);
    expect(round.serverSeed).toBeNull();
    expect(round.events.map(({ type }) => type)).toEqual(['tile_revealed']);
    expect(codeOf(await call('POST', 'seeds/rotate', token, {}))).toBe('round.unfinished');
  });

  it('applies a decision once when it is sent again or twice at the same time', async () => {
    const { token } = await open();
    const round = await gemRound(token);
    const before = gateway.balance;
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(token, round, 1, cashOut)));
    const ended = valueOf(await decide(token, round, 1, cashOut));
    expect(ended.decisions).toEqual([pick(0), cashOut]);
    expect(gateway.balance).toBe(before + BigInt(ended.win));
    expect(answers.some(({ success }) => success)).toBe(true);
    for (const answer of answers)
      expect(['success', 'round.decision_passed', 'round.undecided']).toContain(codeOf(answer));
  });

  it('rejects a decision that is forged, out of order, not allowed yet, or of a round that is over', async () => {
    const { token } = await open();
    const round = await gemRound(token);
    expect(codeOf(await decide(token, round, 1, { type: 'cash_out', win: '999999' }))).toBe('decision.unknown');
    expect(codeOf(await decide(token, round, 1, pick(25)))).toBe('decision.unknown');
    // A tile is picked once.
    expect(codeOf(await decide(token, round, 1, pick(0)))).toBe('decision.unknown');
    expect(codeOf(await decide(token, round, 0, pick(7)))).toBe('round.decision_passed');
    expect(codeOf(await decide(token, round, 2, cashOut))).toBe('round.decision_passed');
    valueOf(await decide(token, round, 1, cashOut));
    expect(codeOf(await decide(token, round, 2, pick(3)))).toBe('round.closed');
    expect(codeOf(await bet(token, { mines: 25 }))).toBe('choice.unknown');
    expect(codeOf(await bet(token, { mines: 1, tile: 3 }))).toBe('choice.unknown');
  });

  it('is not accessible to another player or from another game', async () => {
    const { token, launch } = await open();
    const round = await gemRound(token);
    const stranger = await open();
    expect(codeOf(await decide(stranger.token, round, 1, cashOut))).toBe('not_found');
    const otherGame = await open({ ...launch, gameCode: 'lotus-dice' });
    expect(codeOf(await decide(otherGame.token, round, 1, cashOut))).toBe('not_found');
  });

  it('waits for its player in a new session, and blocks other rounds of the game', async () => {
    const { token, launch } = await open();
    const round = await gemRound(token);
    await arcade.http.close();
    arcade = await openArcade();
    const again = await open(launch);
    expect(again.session.interruptedRound).toEqual(round);
    expect(codeOf(await bet(again.token))).toBe('round.unfinished');
    expect(valueOf(await decide(again.token, round, 1, cashOut)).state).toBe('SETTLED');
  });

  it('can be played to its end after its player logged out', async () => {
    const { token } = await open();
    const round = await gemRound(token);
    const before = gateway.balance;
    gateway.endSessions();
    const ended = valueOf(await decide(token, round, 1, cashOut));
    expect(gateway.balance).toBe(before + BigInt(ended.win));
  });

  it('is paid once when the gateway is unreachable for the win', async () => {
    const { token } = await open();
    const round = await gemRound(token);
    const before = gateway.balance;
    gateway.failNext('win', 'lost_after', 'lost_before', 'lost_before');
    const ended = valueOf(await decide(token, round, 1, cashOut));
    expect(ended).toMatchObject({ state: 'PENDING_WIN', balance: null });
    clockMs += 60_000;
    await arcade.settlement.settleDue();
    expect(gateway.balance).toBe(before + BigInt(ended.win));
    expect(valueOf(await decide(token, round, 1, cashOut)).state).toBe('SETTLED');
    expect(gateway.balance).toBe(before + BigInt(ended.win));
  });

  it('is void when its bet is refused', async () => {
    const { token } = await open();
    gateway.failNext('bet', 'LIMIT_REACHED');
    const round = valueOf(await bet(token));
    expect(round).toMatchObject({ state: 'VOID', voidReason: 'LIMIT_REACHED' });
    expect(codeOf(await decide(token, round, 0, pick(0)))).toBe('round.closed');
  });

  it('accepts no decision while it is unknown whether its bet was accepted', async () => {
    const { token, launch } = await open();
    gateway.failNext('bet', 'lost_after', 'lost_before', 'lost_before');
    expect(codeOf(await bet(token))).toBe('round.undecided');
    clockMs += 60_000;
    // After a minute without an answer the bet is rolled back and not played.
    await arcade.settlement.settleDue();
    expect(gateway.balance).toBe(1_000_000n);
    expect((await open(launch)).session.interruptedRound).toBeNull();
  });

  it('is played to its end and paid when its player stays away', async () => {
    // Rounds that other tests left open come first.
    clockMs += 2 * WINDOW_MS;
    await arcade.rounds.endAbandoned();
    clockMs = Date.now();
    const { token } = await open();
    const round = await gemRound(token);
    const before = gateway.balance;
    clockMs += WINDOW_MS - 1;
    expect(await arcade.rounds.endAbandoned()).toBe(0);
    clockMs += 2;
    expect(await arcade.rounds.endAbandoned()).toBe(1);
    expect(gateway.balance).toBeGreaterThanOrEqual(before + BigInt(round.win));
    expect(gateway.closedRounds).toContain(round.id);
    expect(await arcade.rounds.endAbandoned()).toBe(0);
  });

  it('can be recomputed from its revealed seeds, choice and decisions', async () => {
    const { token, session } = await open();
    const ended = valueOf(await decide(token, await gemRound(token), 1, cashOut));
    const { revealed } = valueOf(await call<{ revealed: RevealedSeeds }>('POST', 'seeds/rotate', token, {}));
    const game = titleOf(session.gameCode)?.game;
    if (!game) throw new Error('the title has no game');
    const { events, win } = outcomeOf(game, {
      serverSeed: revealed.serverSeed,
      clientSeed,
      nonce: ended.nonce,
      stake: 1000n,
      choice: ended.choice,
      decisions: ended.decisions,
    });
    expect({ events, win: win.toString() }).toEqual({ events: ended.events, win: ended.win });
  });
});

describe('GAME-17 free play of a round with decisions', () => {
  it('stakes and pays play money, and sends no money calls to the gateway', async () => {
    const { token, session } = await open({ isFreePlay: true });
    const picked = await gemRound(token);
    const ended = valueOf(await decide(token, picked, 1, cashOut));
    const { wagered, won, balance } = valueOf(await call<SessionView>('GET', 'session', token));
    expect(balance).toBe((BigInt(session.balance) - BigInt(wagered) + BigInt(won)).toString());
    expect(ended).toMatchObject({ state: 'SETTLED', balance });
    expect(moneyCalls()).toEqual([]);
  });
});

describe('a replay', () => {
  it('shows a settled round without session, player and balance', async () => {
    const { token } = await open();
    const ended = valueOf(await decide(token, await gemRound(token), 1, cashOut));
    const { round, session } = valueOf(
      await call<{ round: RoundView; session: SessionView }>('GET', `replays/${ended.id}`),
    );
    expect(round).toEqual({ ...ended, balance: null });
    expect(session).toMatchObject({ gameCode: 'naga-mines', declaredReturn: '0.990000000' });
    expect(JSON.stringify(session)).not.toContain('player');
  });

  it('does not show an open round', async () => {
    const { token } = await open();
    const round = await gemRound(token);
    expect(codeOf(await call('GET', `replays/${round.id}`))).toBe('not_found');
  });
});

describe('the design of a slot', () => {
  it('is served to anybody, as the text whose hash the rules sheet shows', async () => {
    const response = await arcade.http.inject({ url: '/arcade/api/designs/happy-pharaoh' });
    expect(createHash('sha256').update(response.body).digest('hex')).toBe(designHash(designOf('happy-pharaoh')));
    expect(codeOf(await call('GET', 'designs/naga-mines'))).toBe('not_found');
  });
});
