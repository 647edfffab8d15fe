import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketOf } from '../ledger/player.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { playerOf } from '../ledger/testing/ledgerFixture.ts';
import { homeBucketOf } from './jackpot.rules.ts';
import { createJackpotFixture, type JackpotFixture, type PlacedBet } from './testing/jackpotFixture.ts';

const PARLOR = { code: 'PARLOR' };
const MINI_SEED = 5_000n;

let fixture: JackpotFixture;
beforeAll(async () => {
  fixture = await createJackpotFixture();
});
afterAll(() => fixture.close());

const win = (body: Parameters<JackpotFixture['jackpots']['win']>[1], provider = PARLOR) =>
  fixture.jackpots.win(provider, body);

/** Creates a player without money who has just lost a stake of 10.00 on the game. */
async function lostBet(): Promise<PlacedBet> {
  return fixture.place(await fixture.player(1_000n), 1_000n);
}

/** Marks a bet and empties the pool, as a claim does before it is killed. */
async function fallFor(bet: PlacedBet): Promise<bigint> {
  const player = playerOf(bet.owner);
  const { orderId } = await fixture.pools.mark({
    player,
    provider: 'PARLOR',
    txId: `jackpot-${bet.txId}`,
    currency: 'THB',
    bet: { provider: 'PARLOR', txId: bet.txId, roundId: bet.roundId, gameCode: 'lotus-lanterns' },
    code: 'LOTUS_MINI',
    isDrawn: true,
  });
  const { amount } = await fixture.pools.fall(fixture.keyOf('LOTUS_MINI'), player, orderId ?? '');
  return amount;
}

describe('a drawn jackpot', () => {
  it('pays the whole pool, starts again from its seed, and is part of the payout of the round', async () => {
    const bet = await lostBet();
    await fixture.sweep();
    const { amount, generation } = await fixture.stateOf('LOTUS_MINI');
    const answer = await win(fixture.claim(bet));
    expect(answer).toMatchObject({
      status: 'OK',
      tx_id: `jackpot-${bet.txId}`,
      amount: String(amount),
      balance: String(amount),
      currency: 'THB',
      replayed: false,
    });
    expect(amount).toBeGreaterThan(MINI_SEED);
    expect(await fixture.stateOf('LOTUS_MINI')).toMatchObject({ amount: MINI_SEED, generation: generation + 1 });
    const { rows } = await sql<{ payout: bigint; won: bigint }>`
      select o.payout, a.day_won as won from bet_order o join ledger_account a on a.bucket = o.bucket and a.owner = o.owner and a.kind = 'cash'
      where o.round_id = ${bet.roundId}`.execute(fixture.database.db);
    expect(rows).toEqual([{ payout: amount, won: amount }]);
  });

  it('is paid once however often the call is repeated, with the same answer', async () => {
    const bet = await lostBet();
    const body = fixture.claim(bet);
    const first = await win(body);
    expect(first.status).toBe('OK');
    expect(await win(body)).toEqual({ ...first, replayed: true });
    const { generation } = await fixture.stateOf('LOTUS_MINI');
    const answers = await Promise.all(Array.from({ length: 20 }, () => win(body)));
    expect(new Set(answers.map(({ amount }) => amount))).toEqual(new Set([first.amount]));
    expect((await fixture.stateOf('LOTUS_MINI')).generation).toBe(generation);
    expect(await fixture.balanceOf(bet.owner)).toBe(BigInt(first.amount ?? 0));
  });

  it('gives the pool to one of two players who draw it concurrently, and its seed to the other', async () => {
    const bets = await Promise.all([lostBet(), lostBet()]);
    await fixture.sweep();
    const { amount } = await fixture.stateOf('LOTUS_MINI');
    const answers = await Promise.all(bets.map((bet) => win(fixture.claim(bet))));
    expect(new Set(answers.map((answer) => answer.amount))).toEqual(new Set([String(amount), String(MINI_SEED)]));
    expect(amount).toBeGreaterThan(MINI_SEED);
  });

  it('continues where a call was killed after the pool was emptied', async () => {
    const bet = await lostBet();
    const amount = await fallFor(bet);
    const { generation } = await fixture.stateOf('LOTUS_MINI');
    expect(await fixture.balanceOf(bet.owner)).toBe(0n);
    expect((await checkLedger(fixture.database.db)).breaks).toEqual([]);
    expect(await win(fixture.claim(bet))).toMatchObject({ status: 'OK', amount: String(amount) });
    expect((await fixture.stateOf('LOTUS_MINI')).generation).toBe(generation);
    await fixture.deliverJackpots();
    expect(await fixture.balanceOf(bet.owner)).toBe(amount);
  });

  it('is delivered to its winner when the call is never repeated', async () => {
    const bet = await lostBet();
    const amount = await fallFor(bet);
    await fixture.deliverJackpots();
    expect(await fixture.balanceOf(bet.owner)).toBe(amount);
    expect(await win(fixture.claim(bet))).toMatchObject({ status: 'OK', amount: String(amount), replayed: true });
    expect(await fixture.balanceOf(bet.owner)).toBe(amount);
  });

  it('is paid to a player who may not bet any more', async () => {
    const bet = await lostBet();
    await fixture.ledger.block(playerOf(bet.owner), true);
    await fixture.ledger.freeze(playerOf(bet.owner), true);
    await fixture.ledger.exclude(playerOf(bet.owner), Date.UTC(2999, 0));
    expect((await win(fixture.claim(bet))).status).toBe('OK');
  });

  it('keeps its bet from being rolled back', async () => {
    const bet = await lostBet();
    await win(fixture.claim(bet));
    expect(await fixture.undo(bet)).toBe('CANNOT_CANCEL');
  });

  it('can be won by one round as different pools, each once', async () => {
    const bet = await lostBet();
    expect((await win(fixture.claim(bet))).status).toBe('OK');
    expect(await win(fixture.claim(bet, { tx_id: 'minor', pool: 'LOTUS_MINOR' }))).toMatchObject({
      status: 'OK',
      replayed: false,
    });
    expect(await win(fixture.claim(bet, { tx_id: 'again' }))).toEqual({
      status: 'TX_CONFLICT',
      tx_id: 'again',
      replayed: false,
    });
  });
});

describe('a jackpot is refused', () => {
  const unchanged = async (claimed: () => ReturnType<typeof win>) => {
    const before = await fixture.stateOf('LOTUS_MINI');
    const answer = await claimed();
    expect(await fixture.stateOf('LOTUS_MINI')).toEqual(before);
    return answer;
  };

  it('to a provider that does not own the game', async () => {
    const owner = await fixture.player(1_000n);
    await fixture.ledger.bet(fixture.bet({ owner, txId: 'foreign', provider: 'AA' }));
    const body = fixture.claim({ owner, txId: 'foreign', roundId: 'round-foreign' });
    expect(await unchanged(() => win(body, { code: 'AA' }))).toEqual({ status: 'BAD_REQUEST', tx_id: body.tx_id });
    expect(await unchanged(() => win(body))).toEqual({ status: 'TX_NOT_FOUND', tx_id: body.tx_id, replayed: false });
  });

  it.each([
    ['a bet that is not known', { ref_tx_id: 'nothing' }, 'TX_NOT_FOUND'],
    ['another round', { round_id: 'another' }, 'TX_NOT_FOUND'],
    ['a player who is not known', { player_ref: '00000000-0000-4000-8000-000000000000' }, 'TX_NOT_FOUND'],
    ['another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['a currency that has no jackpots', { currency: 'XXX' }, 'CURRENCY_MISMATCH'],
    ['a game that has no such pool', { game_code: 'mines' }, 'BAD_REQUEST'],
    ['a pool that is not known', { pool: 'LOTUS_HUGE' }, 'BAD_REQUEST'],
    ['a pool that falls by its ceiling', { pool: 'LOTUS_DAILY' }, 'BAD_REQUEST'],
  ])('for %s', async (_, change, status) => {
    const bet = await lostBet();
    const answer = await unchanged(() => win(fixture.claim(bet, change)));
    expect(answer.status).toBe(status);
    expect(answer.balance).toBeUndefined();
    expect(await fixture.balanceOf(bet.owner)).toBe(0n);
  });

  it("for another player's bet", async () => {
    const [bet, thief] = [await lostBet(), await fixture.player(0n)];
    expect((await unchanged(() => win(fixture.claim(bet, { player_ref: thief })))).status).toBe('TX_NOT_FOUND');
  });

  it('for a bet of another game', async () => {
    const owner = await fixture.player(1_000n);
    const game = { nodeId: '1', gameCode: 'mines', gameName: 'Mines', gameType: 'RNG', vassalage: 'PARLOR' };
    await fixture.ledger.bet(fixture.bet({ owner, txId: 'mine', game }));
    const body = fixture.claim({ owner, txId: 'mine', roundId: 'round-mine' });
    expect((await unchanged(() => win(body))).status).toBe('TX_NOT_FOUND');
  });

  it('for a bet that was rolled back before or after it arrived', async () => {
    const bet = await lostBet();
    await fixture.undo(bet);
    expect((await unchanged(() => win(fixture.claim(bet)))).status).toBe('TX_CANCELLED');
    const never = { ...bet, txId: 'never', roundId: 'round-never' };
    await fixture.undo(never);
    expect((await unchanged(() => win(fixture.claim(never)))).status).toBe('TX_CANCELLED');
  });

  it('for a bet of nothing', async () => {
    const owner = await fixture.player(0n);
    const bet = await fixture.place(owner, 0n);
    expect((await unchanged(() => win(fixture.claim(bet)))).status).toBe('TX_NOT_FOUND');
  });

  it('under an id that was used for another bet, with an alarm', async () => {
    const [first, second] = [await lostBet(), await lostBet()];
    await win(fixture.claim(first, { tx_id: 'shared' }));
    const body = fixture.claim({ ...first, roundId: 'another' }, { tx_id: 'shared' });
    expect((await unchanged(() => win(body))).status).toBe('TX_CONFLICT');
    expect(await fixture.balanceOf(second.owner)).toBe(0n);
    const { rows } = await sql<{ topic: string }>`
      select topic from ledger_outbox where owner = ${first.owner} and topic like 'ledger.alarm.%'`.execute(
      fixture.database.db,
    );
    expect(rows).toEqual([{ topic: 'ledger.alarm.tx_conflict' }]);
  });

  it('while the wins of its provider are stopped, and paid afterwards', async () => {
    const bet = await lostBet();
    const { db } = fixture.database;
    await db
      .insertInto('provider_stop')
      .values({ provider: 'PARLOR', stops_wins: true, reason: 'test', stopped_by: 'test' })
      .execute();
    try {
      expect((await unchanged(() => win(fixture.claim(bet)))).status).toBe('LIMIT_REACHED');
    } finally {
      await db.deleteFrom('provider_stop').execute();
    }
    expect((await win(fixture.claim(bet))).status).toBe('OK');
  });
});

describe('the books of the jackpots', () => {
  const breaks = async () => (await checkLedger(fixture.database.db)).breaks;
  const tamper = (statement: string) => sql.raw(statement).execute(fixture.database.db);

  it('are consistent after all tests above: pools match their account, and all accounts add up to zero', async () => {
    // The check runs with the gateway's role, which cannot read every column of a pool.
    const report = await checkLedger(fixture.app.db);
    expect(report.breaks).toEqual([]);
    expect(report.totals.reduce((sum, { balance }) => sum + BigInt(balance), 0n)).toBe(0n);
    const { rows } = await sql<{ amount: bigint }>`select sum(amount)::bigint as amount from jackpot_pool`.execute(
      fixture.database.db,
    );
    expect(report.totals.find(({ kind }) => kind === 'jackpot')?.balance).toBe(String(rows[0]?.amount));
    expect(report.totals.find(({ kind }) => kind === 'transit')?.balance).toBe('0');
  });

  it('name an inconsistent pool and its account', async () => {
    await tamper(`update jackpot_pool set amount = amount + 1 where code = 'LOTUS_GRAND'`);
    try {
      const found = await breaks();
      expect(found.map(({ check }) => check)).toEqual(['jackpots', 'jackpots']);
      expect(found[0]?.account).toBe('merchant:NORTH jackpot THB');
      expect(found[0]?.detail).toContain('LOTUS_GRAND');
      expect(found[1]?.detail).toMatch(/^the pool LOTUS_GRAND has \d+ and its transfers add up to \d+$/);
    } finally {
      await tamper(`update jackpot_pool set amount = amount - 1 where code = 'LOTUS_GRAND'`);
    }
  });

  it('name money that went from one pool to another', async () => {
    await tamper(`update jackpot_pool set amount = amount + case code when 'LOTUS_MINOR' then 1 else -1 end
      where code in ('LOTUS_MINOR', 'LOTUS_MAJOR')`);
    const found = await breaks();
    await tamper(`update jackpot_pool set amount = amount - case code when 'LOTUS_MINOR' then 1 else -1 end
      where code in ('LOTUS_MINOR', 'LOTUS_MAJOR')`);
    expect(new Set(found.map(({ detail }) => detail.split(' ')[2]))).toEqual(new Set(['LOTUS_MAJOR', 'LOTUS_MINOR']));
  });

  it('freeze and name a jackpot account with a raised balance, whose pools fall once it is unfrozen', async () => {
    const bet = await lostBet();
    await tamper(`update ledger_account set balance = balance + 1 where kind = 'jackpot'`);
    try {
      expect((await breaks()).map(({ check }) => check).toSorted()).toEqual(['balances', 'jackpots']);
      const home = homeBucketOf('NORTH');
      const { rows } = await sql<{ owner: string }>`select ledger_freeze_broken(${home}, ${home}) as owner`.execute(
        fixture.app.db,
      );
      expect(rows).toEqual([{ owner: 'merchant:NORTH' }]);
    } finally {
      await tamper(`update ledger_account set balance = balance - 1 where kind = 'jackpot'`);
    }
    await expect(win(fixture.claim(bet))).rejects.toThrow('The jackpots of NORTH are frozen');
    await fixture.placeDropPoint('LOTUS_DAILY', 10_001n);
    await fixture.place(await fixture.player(), 1_000n);
    await fixture.sweep();
    expect((await fixture.stateOf('LOTUS_DAILY')).generation).toBe(1);
    await sql`select ledger_freeze(${homeBucketOf('NORTH')}, 'merchant:NORTH', false)`.execute(fixture.app.db);
    expect((await win(fixture.claim(bet))).status).toBe('OK');
    await fixture.place(await fixture.player(), 1_000n);
    await fixture.sweep();
    expect((await fixture.stateOf('LOTUS_DAILY')).generation).toBe(2);
    await fixture.deliverJackpots();
    expect(await breaks()).toEqual([]);
  });

  it('name a jackpot that was paid without a fall', async () => {
    const bet = await lostBet();
    const player = playerOf(bet.owner);
    const { orderId } = await fixture.pools.mark({
      player,
      provider: 'PARLOR',
      txId: 'gift',
      currency: 'THB',
      bet: { provider: 'PARLOR', txId: bet.txId, roundId: bet.roundId, gameCode: 'lotus-lanterns' },
      code: 'LOTUS_MINI',
      isDrawn: true,
    });
    const gift = { id: bet.txId, amount: 7n, code: 'LOTUS_MINI', currency: 'THB', orderId: orderId ?? '' };
    await fixture.pools.pay(gift, player, 0);
    expect(await breaks()).toEqual([
      {
        check: 'jackpots',
        account: bet.owner,
        detail: expect.stringContaining('paid a jackpot of 7 that did not fall') as string,
      },
    ]);
  });

  it('are kept in the home bucket that the ledger computes too', async () => {
    const { rows } = await sql<{
      home: number;
    }>`select ledger_bucket('NORTH', 'jackpot') as home`.execute(fixture.app.db);
    expect(rows).toEqual([{ home: homeBucketOf('NORTH') }]);
    expect(bucketOf({ merchantCode: 'NORTH', accountId: 'jackpot' })).toBe(homeBucketOf('NORTH'));
  });
});
