import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RoundView, SessionView } from './arcadeApi.ts';
import { unpacedProfile } from './testing/fakeGateway.ts';
import { codeOf, newKey, setUpArcade, valueOf } from './testing/testArcade.ts';

const table = setUpArcade();
const { call, open, spin, moneyCalls } = table;

describe('a session', () => {
  it('opens with a launch code and returns balance, stakes and the seed commitment before any bet', async () => {
    const { session } = await open();
    expect(session).toMatchObject({ balance: '1000000', currency: 'THB', isFreePlay: false, interruptedRound: null });
    expect(session.seeds).toMatchObject({ clientSeed: null, nextNonce: 0 });
    expect(session.seeds.serverSeedHash).toMatch(/^[\da-f]{64}$/);
    expect(session.stakes).toContain(session.stake);
  });

  it('rejects a used launch code', async () => {
    const code = table.gateway.launch();
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
    table.advance(13 * 3_600_000);
    expect(codeOf(await call('GET', 'session', token))).toBe('session.expired');
  });

  it('reports an unreachable gateway and opens once the gateway answers', async () => {
    const code = table.gateway.launch();
    table.gateway.isDown = true;
    expect(await call('POST', 'session', undefined, { code })).toMatchObject({
      status: 503,
      errorCode: 'gateway.unreachable',
    });
    table.gateway.isDown = false;
    expect(codeOf(await call('POST', 'session', undefined, { code }))).toBe('success');
  });
});

describe('a round', () => {
  it('takes the stake, pays the win, is closed at the gateway and returns the balance', async () => {
    const { token } = await open();
    const round = valueOf(await spin(token));
    expect(moneyCalls()).toEqual(['bet_win OK']);
    expect(round).toMatchObject({
      state: 'SETTLED',
      stake: '1000',
      nonce: 0,
      balance: table.gateway.balance.toString(),
    });
    expect(table.gateway.balance).toBe(1_000_000n - 1000n + BigInt(round.win));
    expect(table.gateway.closedRounds).toContain(round.id);
    expect(round.events.at(-1)).toEqual({ type: 'round_ended', win: round.win });
  });

  it('is void with a reason when funds are insufficient, and no money moves', async () => {
    table.gateway.balance = 500n;
    const { token } = await open();
    const round = valueOf(await spin(token));
    expect(round).toMatchObject({ state: 'VOID', voidReason: 'INSUFFICIENT_FUNDS', win: '0', events: [] });
    expect(table.gateway.balance).toBe(500n);
    expect(new Set(moneyCalls())).toEqual(
      // A round that would have won sends the bet alone before it is void.
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
      table.gateway.failNext('bet_win', status);
      table.gateway.failNext('bet', status);
      expect(valueOf(await spin(token))).toMatchObject({ state: 'VOID', voidReason: status });
      expect(table.gateway.balance).toBe(1_000_000n);
    },
  );

  it('takes the stake once when the answer to the bet is lost', async () => {
    const { token } = await open();
    table.gateway.failNext('bet_win', 'lost_after');
    const round = valueOf(await spin(token));
    expect(round.state).toBe('SETTLED');
    expect(table.gateway.balance).toBe(1_000_000n - 1000n + BigInt(round.win));
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
      // At most one round in fifty has the other outcome.
      do {
        before = table.gateway.balance;
        table.gateway.failNext('bet_win', 'lost_after', 'SESSION_EXPIRED');
        if (winning > 1) table.gateway.failNext('bet', 'SESSION_EXPIRED');
        round = valueOf(await spin(token, { choice: { side: 'under', winning } }));
      } while (!isExpected(round.win));
      expect(round.state).toBe('SETTLED');
      expect(table.gateway.balance).toBe(before - 1000n + BigInt(round.win));
      expect(moneyCalls().slice(-2)).toEqual(['rollback CANNOT_CANCEL', 'tx_status OK']);
    },
  );

  it('pays the win of a bet that moved alone and cannot be rolled back because it won a jackpot', async () => {
    const { token } = await open({ gameCode: 'lantern-plinko' });
    // Every bucket pays something.
    const choice = { rows: 8, risk: 'low' };
    const idempotencyKey = newKey();
    // The win is sent separately from its bet, and the answer to the accepted bet is lost.
    table.gateway.failNext('bet_win', 'LIMIT_REACHED');
    table.gateway.failNext('bet', 'lost_after', 'lost_before', 'lost_before');
    expect(codeOf(await spin(token, { choice, idempotencyKey }))).toBe('round.undecided');
    table.gateway.dropDailyJackpotOn(table.gateway.calls.findLast(({ call: name }) => name === 'bet')?.txId ?? '');
    table.advance(60_000);
    table.gateway.failNext('tx_status', 'temporary', 'temporary', 'temporary');
    expect(await table.arcade.settlement.settleDue()).toBe(1);
    expect(codeOf(await spin(token, { choice }))).toBe('round.unfinished');
    table.advance(60_000);
    expect(await table.arcade.settlement.settleDue()).toBe(1);
    const round = valueOf(await spin(token, { choice, idempotencyKey }));
    expect(round).toMatchObject({ state: 'SETTLED', voidReason: null });
    expect(BigInt(round.win)).toBeGreaterThan(0n);
    expect(table.gateway.balance).toBe(1_000_000n - 1000n + BigInt(round.win));
    expect(moneyCalls().slice(-3)).toEqual(['tx_status TX_NOT_FOUND', 'tx_status OK', 'win OK']);
    expect(table.gateway.closedRounds).toContain(round.id);
  });

  it('pays a win that the gateway refuses together with its bet, even when the retry is late', async () => {
    const { token } = await open({ gameCode: 'lotus-dice' });
    let round: RoundView;
    table.gateway.failNext('win', 'LIMIT_REACHED');
    // Nearly every number wins; a round that lost is void.
    do {
      table.gateway.failNext('bet_win', 'LIMIT_REACHED');
      round = valueOf(await spin(token, { choice: { side: 'under', winning: 9800 } }));
    } while (round.state === 'VOID');
    expect(round).toMatchObject({ state: 'PENDING_WIN', balance: null });
    const before = table.gateway.balance;
    table.advance(60_000);
    expect(await table.arcade.settlement.settleDue()).toBe(1);
    expect(table.gateway.balance).toBe(before + BigInt(round.win));
    expect(table.gateway.closedRounds).toContain(round.id);
  });

  it('settles once when retried with its idempotency key after gateway downtime', async () => {
    const { token } = await open();
    const idempotencyKey = newKey();
    table.gateway.isDown = true;
    expect(await spin(token, { idempotencyKey })).toMatchObject({ status: 503, errorCode: 'round.undecided' });
    expect(codeOf(await spin(token))).toBe('round.unfinished');
    table.gateway.isDown = false;
    const round = valueOf(await spin(token, { idempotencyKey }));
    expect(round).toMatchObject({ state: 'SETTLED', nonce: 0 });
    expect(valueOf(await spin(token, { idempotencyKey }))).toEqual(round);
    expect(table.gateway.balance).toBe(1_000_000n - 1000n + BigInt(round.win));
  });

  it('is rolled back for good when the gateway does not answer in time', async () => {
    const { token } = await open();
    const idempotencyKey = newKey();
    table.gateway.failNext('bet_win', 'lost_before', 'temporary', 'temporary');
    expect(codeOf(await spin(token, { idempotencyKey }))).toBe('round.undecided');
    table.advance(60_000);
    expect(await table.arcade.settlement.settleDue()).toBe(1);
    expect(moneyCalls().at(-1)).toBe('rollback TX_NOT_FOUND');
    expect(table.gateway.balance).toBe(1_000_000n);
    expect(valueOf(await spin(token, { idempotencyKey }))).toMatchObject({
      state: 'VOID',
      voidReason: 'UNDECIDED',
      events: [],
    });
    expect(valueOf(await spin(token)).nonce).toBe(1);
  });

  it('is settled after a restart when the arcade stops while its call is in flight', async () => {
    const { token, session } = await open();
    const idempotencyKey = newKey();
    table.gateway.failNext('bet_win', 'lost_after', 'lost_before', 'lost_before');
    expect(codeOf(await spin(token, { idempotencyKey }))).toBe('round.undecided');
    await table.restart();
    table.advance(5_000);
    expect(await table.arcade.settlement.settleDue()).toBe(1);
    const round = valueOf(await spin(token, { idempotencyKey }));
    expect(round).toMatchObject({ state: 'SETTLED', serverSeedHash: session.seeds.serverSeedHash });
    expect(table.gateway.balance).toBe(1_000_000n - 1000n + BigInt(round.win));
    expect(await table.arcade.settlement.settleDue()).toBe(0);
  });

  it('settles once when the same idempotency key is sent concurrently', async () => {
    const { token } = await open();
    const idempotencyKey = newKey();
    await Promise.all(Array.from({ length: 12 }, () => spin(token, { idempotencyKey })));
    const round = valueOf(await spin(token, { idempotencyKey }));
    expect(round.nonce).toBe(0);
    expect(table.gateway.balance).toBe(1_000_000n - 1000n + BigInt(round.win));
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
    table.gateway.profile = { ...unpacedProfile, min_cycle_ms: 2500 };
    const { token } = await open();
    valueOf(await spin(token));
    expect(await spin(token)).toMatchObject({ status: 429, errorCode: 'round.too_soon' });
    table.advance(2500);
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
    expect(table.gateway.balance).toBe(1_000_000n);
  });

  it('rejects a stake above the remaining play money', async () => {
    const { token } = await open({ isFreePlay: true });
    // The play money is a thousand of the smallest stake: one of the largest.
    const first = valueOf(await spin(token, { stake: '100000' }));
    const second = await spin(token, { stake: '100000' });
    expect(codeOf(second)).toBe(BigInt(first.win) >= 100_000n ? 'success' : 'round.insufficient_funds');
  });
});
