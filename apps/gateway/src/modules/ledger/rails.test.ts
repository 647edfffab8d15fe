import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { checkLedger } from './ledgerCheck.ts';
import type { PlayerLimit } from './ledger.repository.ts';
import { newTransferId } from './transferId.ts';
import { createLedgerFixture, decided, playerOf, type LedgerFixture } from './testing/ledgerFixture.ts';

const HOUR = 3_600_000;

let fixture: LedgerFixture;

beforeAll(async () => {
  fixture = await createLedgerFixture({ poolSize: 32 });
});
afterAll(() => fixture.close());

const limit = (owner: string, playerLimit: PlayerLimit, delayMs = HOUR) =>
  fixture.ledger.setLimit(playerOf(owner), 'THB', playerLimit, delayMs);
const stake = (owner: string, amount: bigint) =>
  fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId(), amount }));
const room = (owner: string) => fixture.ledger.depositRoom(playerOf(owner), 'THB');

describe('player limits', () => {
  it('refuse stakes above the wager limit when 64 bets run concurrently', async () => {
    const owner = await fixture.player(100_000n);
    await limit(owner, { kind: 'wager', period: 'day', amount: 1_000n });
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => {
        const command = fixture.bet({ owner, txId: newTransferId() });
        return decided(() => fixture.ledger.bet(command));
      }),
    );
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 'LIMIT_REACHED')).toHaveLength(54);
    expect(await fixture.balanceOf(owner)).toBe(99_000n);
  });

  it('count losses as stakes minus wins', async () => {
    const owner = await fixture.player(10_000n);
    await limit(owner, { kind: 'loss', period: 'week', amount: 150n });
    const txId = newTransferId();
    await fixture.ledger.bet(fixture.bet({ owner, txId, amount: 100n }));
    expect(await stake(owner, 100n)).toMatchObject({ status: 'LIMIT_REACHED' });
    await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: txId, amount: 60n }));
    expect(await stake(owner, 100n)).toMatchObject({ status: 'OK' });
    expect(await stake(owner, 11n)).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await stake(owner, 10n)).toMatchObject({ status: 'OK' });
  });

  it('do not refuse a win, a rollback or a paid deposit', async () => {
    const owner = await fixture.player(1_000n);
    const [won, returned] = [newTransferId(), newTransferId()];
    await fixture.ledger.bet(fixture.bet({ owner, txId: won }));
    await fixture.ledger.bet(fixture.bet({ owner, txId: returned }));
    for (const kind of ['deposit', 'wager', 'loss'] as const) await limit(owner, { kind, period: 'month', amount: 0n });
    expect(await stake(owner, 1n)).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: won }))).toMatchObject({
      status: 'OK',
    });
    expect(
      await fixture.ledger.rollback(fixture.rollback({ owner, txId: newTransferId(), refTxId: returned }), 'OK'),
    ).toMatchObject({ status: 'OK' });
    const deposit = {
      player: playerOf(owner),
      provider: 'psp',
      txId: newTransferId(),
      currency: 'THB',
      amount: 50n,
      note: '',
      eventAt: 0,
    } as const;
    expect(await fixture.ledger.deposit(deposit)).toMatchObject({ status: 'OK' });
  });

  it('leave deposits unlimited when no deposit limit is set', async () => {
    const owner = await fixture.player(0n);
    await limit(owner, { kind: 'wager', period: 'day', amount: 500n });
    expect(await room(owner)).toBeNull();
  });

  it('report the smallest remaining deposit limit, and zero during an exclusion', async () => {
    const owner = await fixture.player(0n);
    expect(await room(owner)).toBeNull();
    await limit(owner, { kind: 'deposit', period: 'day', amount: 500n });
    await limit(owner, { kind: 'deposit', period: 'month', amount: 300n });
    expect(await room(owner)).toBe(300n);
    await fixture.ledger.deposit({
      player: playerOf(owner),
      provider: 'psp',
      txId: newTransferId(),
      currency: 'THB',
      amount: 250n,
      note: '',
      eventAt: 0,
    });
    expect(await room(owner)).toBe(50n);
    await fixture.ledger.exclude(playerOf(owner), Date.now() + HOUR);
    expect(await room(owner)).toBe(0n);
  });

  it('tighten immediately and loosen only after the delay', async () => {
    const owner = await fixture.player(10_000n);
    await limit(owner, { kind: 'wager', period: 'day', amount: 500n });
    await limit(owner, { kind: 'wager', period: 'day', amount: 5_000n });
    expect(await stake(owner, 501n)).toMatchObject({ status: 'LIMIT_REACHED' });
    await limit(owner, { kind: 'wager', period: 'day', amount: null });
    expect(await stake(owner, 501n)).toMatchObject({ status: 'LIMIT_REACHED' });
    await limit(owner, { kind: 'wager', period: 'day', amount: 100n });
    expect(await stake(owner, 101n)).toMatchObject({ status: 'LIMIT_REACHED' });
    await limit(owner, { kind: 'wager', period: 'day', amount: null }, 0);
    expect(await stake(owner, 5_001n)).toMatchObject({ status: 'OK' });
  });
});

describe('an exclusion', () => {
  it('refuses bets, cannot be shortened and still allows wins', async () => {
    const owner = await fixture.player(1_000n);
    const txId = newTransferId();
    await fixture.ledger.bet(fixture.bet({ owner, txId }));
    await fixture.ledger.exclude(playerOf(owner), Date.now() + HOUR);
    await fixture.ledger.exclude(playerOf(owner), Date.now() - HOUR);
    expect(await stake(owner, 1n)).toMatchObject({ status: 'PLAYER_BLOCKED' });
    expect(await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: txId }))).toMatchObject({
      status: 'OK',
    });
  });
});

describe('vendor payout limits', () => {
  async function round(amount = 100n, isRoundClosed = false) {
    const owner = await fixture.player(1_000_000n);
    const txId = newTransferId();
    await fixture.ledger.bet(fixture.bet({ owner, txId, amount, isRoundClosed }));
    const pay = (win: bigint, category = 'base') =>
      fixture.ledger.win(
        fixture.win({ owner, txId: newTransferId(), refTxId: txId, amount: win, isRoundClosed: false, category }),
      );
    return { owner, txId, pay };
  }

  it('refuse a win above the stake multiple and raise an alarm, until the multiple is raised', async () => {
    const { owner, pay, txId } = await round(100n);
    expect(await pay(2_500_001n)).toMatchObject({ status: 'LIMIT_REACHED', transferId: null });
    expect(await fixture.balanceOf(owner)).toBe(999_900n);
    const alarm = await fixture.database.db
      .selectFrom('ledger_outbox')
      .select('payload')
      .where('topic', '=', 'ledger.alarm.payout_refused')
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow();
    expect(alarm.payload).toMatchObject({
      provider: 'PARLOR',
      amount: '2500001',
      reason: 'the round is paid more than its stake allows',
    });
    await fixture.database.db
      .insertInto('provider_cap')
      .values({ provider: 'PARLOR', currency: 'THB', round_multiple: 30_000 })
      .execute();
    const again = fixture.win({ owner, txId: newTransferId(), refTxId: txId, amount: 2_500_001n });
    expect(await fixture.ledger.win(again)).toMatchObject({ status: 'OK' });
    await fixture.database.db.deleteFrom('provider_cap').execute();
  });

  it('use the multiple of a game instead of its vendor’s, exact to the minor unit', async () => {
    const cap = (game_code: string) =>
      fixture.database.db
        .insertInto('provider_game_cap')
        .values({ provider: 'PARLOR', game_code, round_multiple: 53_500, set_by: 'test' })
        .execute();
    await cap('another-game');
    const [plain, capped] = [await round(100n), await round(100n)];
    expect(await plain.pay(2_500_001n)).toMatchObject({ status: 'LIMIT_REACHED' });
    await cap(fixture.bet({ owner: plain.owner, txId: plain.txId }).game.gameCode);
    expect(await capped.pay(5_350_001n)).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await capped.pay(5_350_000n)).toMatchObject({ status: 'OK' });
    expect(await capped.pay(1n)).toMatchObject({ status: 'LIMIT_REACHED' });
    await fixture.database.db.deleteFrom('provider_game_cap').execute();
  });

  it('cap the total payout of a round, also when it is split into several wins', async () => {
    const { pay } = await round(100_000n);
    expect(await pay(9_000_000_000_000n, 'jackpot')).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await pay(600_000_000_000n, 'jackpot')).toMatchObject({ status: 'OK' });
    expect(await pay(600_000_000_000n, 'jackpot')).toMatchObject({ status: 'LIMIT_REACHED' });
  });

  it('allow one win after the round has closed and refuse the next twenty', async () => {
    const { owner, pay } = await round(100n, true);
    const answers = [];
    for (let count = 0; count < 21; count += 1) answers.push((await pay(50n)).status);
    expect(answers).toEqual(['OK', ...Array.from({ length: 20 }, () => 'LIMIT_REACHED')]);
    expect(await fixture.balanceOf(owner)).toBe(999_950n);
  });

  it('refuse wins only while a stop on the vendor covers wins', async () => {
    const { pay } = await round();
    await fixture.database.db
      .insertInto('provider_stop')
      .values({ provider: 'PARLOR', stops_wins: true, reason: 'test', stopped_by: 'test' })
      .execute();
    expect(await pay(50n)).toMatchObject({ status: 'LIMIT_REACHED' });
    await fixture.database.db.updateTable('provider_stop').set({ stops_wins: false }).execute();
    expect(await pay(50n)).toMatchObject({ status: 'OK' });
    await fixture.database.db.deleteFrom('provider_stop').execute();
  });
});

describe('daily totals', () => {
  it('start at zero when the day changes, and those of the previous day are kept', async () => {
    const owner = await fixture.player(1_000n);
    await stake(owner, 100n);
    // Changes today to yesterday, as if the next command came tomorrow.
    await fixture.database.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`update ledger_transfer set day = day - 1 where owner = ${owner}`.execute(transaction);
      await sql`update ledger_account set day = day - 1 where owner = ${owner}`.execute(transaction);
    });
    await stake(owner, 30n);
    await stake(owner, 5n);
    const { rows } = await sql<{ staked: bigint; other: bigint }>`
      select d.staked, d.other from ledger_daily d join ledger_account a on a.bucket = d.bucket and a.id = d.account_id where a.owner = ${owner} order by d.day`.execute(
      fixture.database.db,
    );
    expect(rows).toEqual([
      { staked: 100n, other: 1_000n },
      { staked: 35n, other: 0n },
    ]);
  });
});

it('the ledger reconciles after all tests above, apart from the chain with the edited day', async () => {
  const { breaks } = await checkLedger(fixture.database.db);
  // The case above rewrote the days of chained transfers; everything else is consistent.
  expect(breaks.filter(({ check }) => check !== 'chains')).toEqual([]);
});
