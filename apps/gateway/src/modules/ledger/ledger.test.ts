import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { checkLedger } from './ledgerCheck.ts';
import { creditDemoBalance } from './demoBalance.ts';
import { isTransferId, newTransferId } from './transferId.ts';
import { createLedgerFixture, decided, playerOf, type LedgerFixture } from './testing/ledgerFixture.ts';

let fixture: LedgerFixture;

beforeAll(async () => {
  fixture = await createLedgerFixture({ poolSize: 32 });
});
afterAll(() => fixture.close());

async function orderOf(owner: string) {
  return fixture.database.db.selectFrom('bet_order').selectAll().where('owner', '=', owner).executeTakeFirstOrThrow();
}

function entryCount(owner: string) {
  return fixture.database.db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', (join) =>
      join
        .onRef('ledger_account.bucket', '=', 'ledger_entry.bucket')
        .onRef('ledger_account.id', '=', 'ledger_entry.account_id'),
    )
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('ledger_account.owner', '=', owner)
    .executeTakeFirstOrThrow()
    .then(({ count }) => Number(count));
}

describe('a bet', () => {
  it('debits the stake from the player and opens an order', async () => {
    const owner = await fixture.player(500n);
    const answer = await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId(), amount: 120n }));
    expect(answer).toMatchObject({ status: 'OK', balance: 380n, replayed: false });
    expect(await fixture.balanceOf(owner)).toBe(380n);
    expect(await orderOf(owner)).toMatchObject({ stake: 120n, payout: 0n, state: 'OPEN' });
  });

  it('has one effect when it is sent 100 times concurrently', async () => {
    const owner = await fixture.player(500n);
    const command = fixture.bet({ owner, txId: newTransferId() });
    const answers = await Promise.all(Array.from({ length: 100 }, () => decided(() => fixture.ledger.bet(command))));
    expect(await fixture.balanceOf(owner)).toBe(400n);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ status, transferId, balance }) => `${status} ${transferId} ${balance}`)).size).toBe(
      1,
    );
  });

  it('conflicts when its transaction id was used for another request, and raises an alarm', async () => {
    const owner = await fixture.player(500n);
    const command = fixture.bet({ owner, txId: newTransferId() });
    await fixture.ledger.bet(command);
    for (const changed of [
      { ...command, amount: 101n },
      { ...command, roundId: 'another' },
      { ...command, isRoundClosed: true },
    ]) {
      expect(await fixture.ledger.bet(changed)).toMatchObject({ status: 'TX_CONFLICT' });
    }
    expect(await fixture.balanceOf(owner)).toBe(400n);
    const alarms = await fixture.database.db
      .selectFrom('ledger_outbox')
      .select('payload')
      .where('topic', '=', 'ledger.alarm.tx_conflict')
      .execute();
    expect(alarms.filter(({ payload }) => payload?.['txId'] === command.txId)).toHaveLength(3);
  });

  it('is refused when it exceeds the balance, and its replay is refused after the balance has grown', async () => {
    const owner = await fixture.player(99n);
    const command = fixture.bet({ owner, txId: newTransferId() });
    expect(await fixture.ledger.bet(command)).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 99n });
    await fixture.ledger.promo({
      player: playerOf(owner),
      provider: 'test',
      txId: newTransferId(),
      currency: 'THB',
      amount: 1_000n,
      note: '',
      eventAt: 0,
    });
    expect(await fixture.ledger.bet(command)).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
      balance: 99n,
      replayed: true,
    });
    expect(await fixture.balanceOf(owner)).toBe(1_099n);
    expect(await entryCount(owner)).toBe(2);
  });

  it('does not overdraw the account when 64 bets run concurrently', async () => {
    const owner = await fixture.player(1_000n);
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => {
        const command = fixture.bet({ owner, txId: newTransferId() });
        return decided(() => fixture.ledger.bet(command));
      }),
    );
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 'INSUFFICIENT_FUNDS')).toHaveLength(54);
    expect(await fixture.balanceOf(owner)).toBe(0n);
  });

  it('is refused after its round has ended', async () => {
    const owner = await fixture.player();
    const roundId = newTransferId();
    const [first, late] = [newTransferId(), newTransferId()];
    await fixture.ledger.bet(fixture.bet({ owner, txId: first, roundId }));
    await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: first, roundId, amount: 0n }));
    expect(await fixture.ledger.bet(fixture.bet({ owner, txId: late, roundId }))).toMatchObject({
      status: 'TX_CANCELLED',
    });
    expect(await fixture.balanceOf(owner)).toBe(9_900n);
  });

  it('is added to the order of its round', async () => {
    const owner = await fixture.player();
    const roundId = newTransferId();
    await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId(), roundId, amount: 100n }));
    await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId(), roundId, amount: 250n, isRoundClosed: true }));
    expect(await orderOf(owner)).toMatchObject({ stake: 350n, state: 'SETTLED' });
  });

  it('is refused while the player is blocked, but wins are still paid', async () => {
    const owner = await fixture.player();
    const txId = newTransferId();
    await fixture.ledger.bet(fixture.bet({ owner, txId }));
    await fixture.ledger.block(playerOf(owner), true);
    expect(await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId() }))).toMatchObject({
      status: 'PLAYER_BLOCKED',
    });
    expect(await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: txId }))).toMatchObject({
      status: 'OK',
      balance: 10_100n,
    });
    await fixture.ledger.block(playerOf(owner), false);
    expect(await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId() }))).toMatchObject({ status: 'OK' });
  });

  it('is refused in a currency in which the player has no account', async () => {
    const owner = await fixture.player();
    expect(await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId(), currency: 'USD' }))).toMatchObject({
      status: 'CURRENCY_MISMATCH',
    });
  });

  it('leaves no trace when the caller refuses it, while a replay still gets the original answer', async () => {
    const owner = await fixture.player();
    const command = fixture.bet({ owner, txId: newTransferId() });
    expect(await fixture.ledger.bet(command, 'SESSION_EXPIRED')).toMatchObject({
      status: 'SESSION_EXPIRED',
      transferId: null,
    });
    expect(await fixture.ledger.bet(command)).toMatchObject({ status: 'OK', replayed: false });
    expect(await fixture.ledger.bet(command, 'SESSION_EXPIRED')).toMatchObject({ status: 'OK', replayed: true });
    expect(await fixture.balanceOf(owner)).toBe(9_900n);
  });
});

describe('a win', () => {
  it('credits the player once and settles the order', async () => {
    const owner = await fixture.player(100n);
    const txId = newTransferId();
    await fixture.ledger.bet(fixture.bet({ owner, txId }));
    const command = fixture.win({ owner, txId: newTransferId(), refTxId: txId, amount: 730n });
    expect(await fixture.ledger.win(command)).toMatchObject({ status: 'OK', balance: 730n, replayed: false });
    expect(await fixture.ledger.win(command)).toMatchObject({ status: 'OK', balance: 730n, replayed: true });
    expect(await fixture.ledger.win({ ...command, amount: 731n })).toMatchObject({ status: 'TX_CONFLICT' });
    expect(await fixture.balanceOf(owner)).toBe(730n);
    expect(await orderOf(owner)).toMatchObject({ stake: 100n, payout: 730n, state: 'SETTLED' });
  });

  it('is refused before its bet, and is paid when it is sent again after the bet', async () => {
    const owner = await fixture.player(100n);
    const txId = newTransferId();
    const command = fixture.win({ owner, txId: newTransferId(), refTxId: txId });
    expect(await fixture.ledger.win(command)).toMatchObject({ status: 'TX_NOT_FOUND', balance: 100n });
    await fixture.ledger.bet(fixture.bet({ owner, txId }));
    expect(await fixture.ledger.win(command)).toMatchObject({ status: 'OK', balance: 200n });
  });

  it('is refused for another player, another round, another currency or a refused bet', async () => {
    const [owner, other] = [await fixture.player(100n), await fixture.player(100n)];
    const [txId, refused] = [newTransferId(), newTransferId()];
    await fixture.ledger.bet(fixture.bet({ owner, txId }));
    await fixture.ledger.bet(fixture.bet({ owner, txId: refused }));
    expect(await fixture.ledger.win(fixture.win({ owner: other, txId: newTransferId(), refTxId: txId }))).toMatchObject(
      { status: 'TX_NOT_FOUND' },
    );
    expect(
      await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: txId, roundId: 'another' })),
    ).toMatchObject({ status: 'TX_NOT_FOUND' });
    expect(await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: refused }))).toMatchObject({
      status: 'TX_NOT_FOUND',
    });
    expect(
      await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: txId, currency: 'USD' })),
    ).toMatchObject({ status: 'CURRENCY_MISMATCH' });
    expect([await fixture.balanceOf(owner), await fixture.balanceOf(other)]).toEqual([0n, 100n]);
  });

  it('can arrive after the round has closed, and more than once per bet', async () => {
    const owner = await fixture.player(100n);
    const txId = newTransferId();
    await fixture.ledger.bet(fixture.bet({ owner, txId, isRoundClosed: true }));
    await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: txId, amount: 30n }));
    await fixture.ledger.win(
      fixture.win({ owner, txId: newTransferId(), refTxId: txId, amount: 12n, category: 'jackpot' }),
    );
    expect(await fixture.balanceOf(owner)).toBe(42n);
    expect(await orderOf(owner)).toMatchObject({ payout: 42n, state: 'SETTLED' });
  });
});

describe('a rollback', () => {
  it('refunds the whole bet once', async () => {
    const owner = await fixture.player(100n);
    const txId = newTransferId();
    await fixture.ledger.bet(fixture.bet({ owner, txId }));
    const command = fixture.rollback({ owner, txId: newTransferId(), refTxId: txId });
    expect(await fixture.ledger.rollback(command, 'OK')).toMatchObject({
      status: 'OK',
      balance: 100n,
      replayed: false,
    });
    expect(await fixture.ledger.rollback(command, 'OK')).toMatchObject({ status: 'OK', balance: 100n, replayed: true });
    expect(await fixture.ledger.rollback({ ...command, txId: newTransferId() }, 'OK')).toMatchObject({
      status: 'TX_CANCELLED',
    });
    expect(await fixture.balanceOf(owner)).toBe(100n);
    expect(await orderOf(owner)).toMatchObject({ stake: 100n, refunded: 100n, state: 'CANCELLED' });
  });

  it('of an unknown bet returns the requested status, and the late bet and its win are refused', async () => {
    const owner = await fixture.player(100n);
    for (const wanted of ['OK', 'TX_NOT_FOUND'] as const) {
      const txId = newTransferId();
      expect(
        await fixture.ledger.rollback(fixture.rollback({ owner, txId: newTransferId(), refTxId: txId }), wanted),
      ).toMatchObject({ status: wanted, balance: 100n });
      expect(await fixture.ledger.bet(fixture.bet({ owner, txId }))).toMatchObject({ status: 'TX_CANCELLED' });
      expect(await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: txId }))).toMatchObject({
        status: 'TX_CANCELLED',
      });
    }
    expect(await fixture.balanceOf(owner)).toBe(100n);
  });

  it('is refused after a win, and a win is refused after a rollback', async () => {
    const owner = await fixture.player(200n);
    const [won, cancelled] = [newTransferId(), newTransferId()];
    await fixture.ledger.bet(fixture.bet({ owner, txId: won }));
    await fixture.ledger.bet(fixture.bet({ owner, txId: cancelled }));
    await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: won, amount: 50n }));
    expect(
      await fixture.ledger.rollback(fixture.rollback({ owner, txId: newTransferId(), refTxId: won }), 'OK'),
    ).toMatchObject({ status: 'CANNOT_CANCEL' });
    await fixture.ledger.rollback(fixture.rollback({ owner, txId: newTransferId(), refTxId: cancelled }), 'OK');
    expect(await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: cancelled }))).toMatchObject({
      status: 'TX_CANCELLED',
    });
    expect(await fixture.balanceOf(owner)).toBe(150n);
  });

  it('does not affect the bet of another player', async () => {
    const [owner, other] = [await fixture.player(100n), await fixture.player(100n)];
    const txId = newTransferId();
    await fixture.ledger.bet(fixture.bet({ owner, txId }));
    expect(
      await fixture.ledger.rollback(
        fixture.rollback({ owner: other, txId: newTransferId(), refTxId: txId }),
        'TX_NOT_FOUND',
      ),
    ).toMatchObject({ status: 'TX_NOT_FOUND' });
    expect([await fixture.balanceOf(owner), await fixture.balanceOf(other)]).toEqual([0n, 100n]);
    expect(
      await fixture.ledger.rollback(fixture.rollback({ owner, txId: newTransferId(), refTxId: txId }), 'OK'),
    ).toMatchObject({ status: 'OK', balance: 100n });
  });

  it('leaves the balance unchanged when it runs concurrently with its bet', async () => {
    const owner = await fixture.player();
    for (let round = 0; round < 20; round += 1) {
      const [txId, rollbackId] = [newTransferId(), newTransferId()];
      const [bet, rollback] = await Promise.all([
        decided(() => fixture.ledger.bet(fixture.bet({ owner, txId }))),
        decided(() => fixture.ledger.rollback(fixture.rollback({ owner, txId: rollbackId, refTxId: txId }), 'OK')),
      ]);
      expect(['OK', 'TX_CANCELLED']).toContain(bet.status);
      expect(rollback.status).toBe('OK');
    }
    expect(await fixture.balanceOf(owner)).toBe(10_000n);
  });
});

describe('an adjustment', () => {
  it('requires two different operators and cannot exceed the balance', async () => {
    const owner = await fixture.player(100n);
    const command = {
      player: playerOf(owner),
      txId: newTransferId(),
      currency: 'THB',
      amount: -40n,
      note: 'wrong credit',
      eventAt: 0,
    } as const;
    await expect(fixture.ledger.adjust({ ...command, requestedBy: 'ann', approvedBy: 'ann' })).rejects.toThrow(
      'two operators',
    );
    expect(await fixture.ledger.adjust({ ...command, requestedBy: 'ann', approvedBy: 'bob' })).toMatchObject({
      status: 'OK',
      balance: 60n,
    });
    expect(
      await fixture.ledger.adjust({
        ...command,
        txId: newTransferId(),
        amount: -61n,
        requestedBy: 'ann',
        approvedBy: 'bob',
      }),
    ).toMatchObject({ status: 'INSUFFICIENT_FUNDS' });
  });
});

describe('a demo balance', () => {
  it('is credited once', async () => {
    const owner = await fixture.player(0n);
    await creditDemoBalance(fixture.database.db, playerOf(owner), 'THB', 1_000_000n);
    await creditDemoBalance(fixture.database.db, playerOf(owner), 'THB', 1_000_000n);
    expect(await fixture.balanceOf(owner)).toBe(1_000_000n);
  });
});

describe('the ledger tables', () => {
  it('reject updates, deletes and truncation of recorded rows', async () => {
    const owner = await fixture.player(100n);
    const { db } = fixture.database;
    await expect(
      db.updateTable('ledger_transfer').set({ amount: 1n }).where('owner', '=', owner).execute(),
    ).rejects.toThrow('append-only');
    await expect(db.deleteFrom('ledger_transfer').execute()).rejects.toThrow('append-only');
    await expect(sql`truncate ledger_transfer cascade`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`update ledger_day set staked = 0`.execute(db)).rejects.toThrow('append-only');
    await expect(db.deleteFrom('ledger_hold').execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('ledger_account').where('owner', '=', owner).execute()).rejects.toThrow('append-only');
    expect(await fixture.balanceOf(owner)).toBe(100n);
  });

  it('reject a transfer with a missing leg or with the same account on both legs', async () => {
    const owner = await fixture.player(100n);
    const { db } = fixture.database;
    const copy = (columns: string) =>
      sql`insert into ledger_transfer
      select (t).* from (select jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'provider_tx_id', gen_random_uuid(), 'version', 99) || ${columns}::jsonb) as t
      from ledger_transfer t where owner = ${owner}) copied`.execute(db);
    await expect(copy('{"counter_id": null}')).rejects.toThrow('ledger_transfer_sides');
    await expect(copy('{"moved": null}')).rejects.toThrow('ledger_transfer_sides');
    await expect(copy('{"account_id": 1, "counter_id": 1}')).rejects.toThrow('ledger_transfer_sides');
  });

  it('reject a negative balance and a held amount above the balance', async () => {
    const owner = await fixture.player(100n);
    await expect(
      fixture.database.db.updateTable('ledger_account').set({ balance: -1n }).where('owner', '=', owner).execute(),
    ).rejects.toThrow('ledger_account_covered');
    await expect(
      fixture.database.db.updateTable('ledger_account').set({ held: 101n }).where('owner', '=', owner).execute(),
    ).rejects.toThrow('ledger_account_covered');
  });
});

describe('a transfer id', () => {
  it('is a version 7 UUID that sorts by its timestamp', () => {
    const [earlier, later] = [newTransferId(1_000), newTransferId(2_000)];
    expect(isTransferId(earlier)).toBe(true);
    expect(isTransferId('not-an-id')).toBe(false);
    expect(earlier < later).toBe(true);
    expect(earlier[14]).toBe('7');
  });
});

it('the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(fixture.database.db)).breaks).toEqual([]);
});
