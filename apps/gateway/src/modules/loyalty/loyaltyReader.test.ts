import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MonthFigures, Rank, Transaction } from '@parlor/contract';
import { runVendorAdjust } from '../ledger/batch.repository.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { createLoyaltyWork, LOYALTY_READER } from './loyaltyReader.ts';
import { dayAt, monthAfter, monthOf } from './standing.rules.ts';
import { createLoyaltyFixture, type LoyaltyFixture, type LoyaltyPlayer } from './testing/loyaltyFixture.ts';

let fixture: LoyaltyFixture;

beforeAll(async () => {
  fixture = await createLoyaltyFixture();
});
afterAll(() => fixture.gateway.close());
afterEach(() => fixture.configure({}));

const owner = () => fixture.gateway.database.db;
const idOf = ({ session }: LoyaltyPlayer) => session.account.id;

/** Reads all counters of players, in a fixed order. */
async function counted(players: readonly LoyaltyPlayer[]): Promise<unknown> {
  const ids = players.map(idOf);
  const [standings, days, steps] = await Promise.all([
    sql`select * from loyalty_player where account_id = any (${ids}::uuid[]) order by account_id, currency`.execute(
      owner(),
    ),
    sql`select * from loyalty_day where account_id = any (${ids}::uuid[]) order by account_id, day, game_type`.execute(
      owner(),
    ),
    sql`select account_id, day, from_level, to_level, reason from loyalty_step where account_id = any (${ids}::uuid[]) order by account_id, id`.execute(
      owner(),
    ),
  ]);
  return [standings.rows, days.rows, steps.rows];
}

const turnoverOf = async (player: LoyaltyPlayer) =>
  (await player.request<Rank>('getRank')).conditions.find(({ kind }) => kind === 'turnover')?.done;

/** Creates a player with every kind of counted activity. */
async function busyPlayer(): Promise<LoyaltyPlayer> {
  const player = await fixture.player();
  const [first, second] = [await player.bet(700_000n), await player.bet(500_000n, 'LIVE')];
  await player.win(first, 123_456n);
  await player.undo(second);
  await player.deposit(150_000n);
  await player.bet(400_001n, 'FISH');
  return player;
}

describe('the loyalty reader', () => {
  it('MEM-02 counts each transfer once when several gateways read at once', async () => {
    const { merchants } = fixture.gateway.app.gateway.services;
    const { db, clock } = fixture.gateway.deps;
    const other = createLoyaltyWork({ db, merchants, clock });
    const player = await fixture.player();
    for (let bet = 0; bet < 20; bet += 1) await player.bet(1_001n);
    await Promise.all([fixture.work.readOutbox(), other.readOutbox(), other.readOutbox(), fixture.work.readOutbox()]);
    await fixture.read();
    expect(await turnoverOf(player)).toBe('200.20');
  });

  it('MEM-02 counts each transfer once when its connection is killed before it stores its position', async () => {
    const player = await fixture.player();
    await fixture.read();
    await player.bet(5_000n);
    await sql
      .raw(
        `create function kill_self() returns trigger language plpgsql security definer as $$
         begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
         create trigger kill_self before update on ledger_outbox_reader for each row when (new.name = '${LOYALTY_READER}') execute function kill_self()`,
      )
      .execute(owner());
    await expect(fixture.read()).rejects.toThrow(/terminat/);
    expect(await turnoverOf(player)).toBe('0.00');
    await sql`drop trigger kill_self on ledger_outbox_reader; `.execute(owner());
    await sql`drop function kill_self()`.execute(owner());
    await fixture.read();
    await fixture.read();
    expect(await turnoverOf(player)).toBe('50.00');
  });

  it('MEM-02 MEM-03 produces the same counters, rates and levels when everything is read again', async () => {
    const players = [await busyPlayer()];
    await fixture.read();
    players.push(await busyPlayer(), await busyPlayer());
    await fixture.read();
    await fixture.read();
    const before = await counted(players);
    const balances = await Promise.all(players.map((player) => player.balance()));
    await sql`truncate loyalty_player, loyalty_day, loyalty_step`.execute(owner());
    await sql`update ledger_outbox_reader set tx = '0' where name = ${LOYALTY_READER}`.execute(owner());
    await fixture.read();
    expect(await counted(players)).toEqual(before);
    // No gift was paid a second time.
    expect(await Promise.all(players.map((player) => player.balance()))).toEqual(balances);
  });

  it('MEM-02 MEM-03 counts a vendor’s corrections of stakes, and ignores those of payouts', async () => {
    const player = await fixture.player();
    const own = { accountId: idOf(player), merchantCode: 'NORTH' };
    const txId = await player.bet(10_000n);
    const winId = await player.win(txId, 3_000n);
    const correct = async (refCall: 'bet' | 'win', refTxId: string, amount: bigint) => {
      const { status } = await runVendorAdjust(fixture.gateway.deps.db, {
        player: own,
        provider: 'PARLOR',
        txId: newTransferId(),
        currency: 'THB',
        amount,
        refCall,
        refTxId,
        roundId: `round-${txId}`,
        eventAt: 0,
      });
      expect(status).toBe('OK');
    };
    await correct('bet', txId, 4_000n);
    await correct('win', winId, 500n);
    await fixture.read();
    expect(await turnoverOf(player)).toBe('60.00');
    await correct('bet', txId, -1_500n);
    await fixture.read();
    expect(await turnoverOf(player)).toBe('75.00');
  });

  it('MEM-02 does not count a buy-in at a table with seats as turnover, nor its rollback or correction', async () => {
    const player = await fixture.player();
    await player.bet(10_000n);
    const sitting = await player.bet(1_000_000n, 'PVP');
    await player.win(sitting, 999_000n);
    const left = await player.bet(500_000n, 'PVP');
    await player.undo(left);
    const raised = await player.bet(20_000n, 'PVP');
    await player.win(raised, 1n);
    const { status } = await runVendorAdjust(fixture.gateway.deps.db, {
      player: { accountId: idOf(player), merchantCode: 'NORTH' },
      provider: 'PARLOR',
      txId: newTransferId(),
      currency: 'THB',
      amount: 4_000n,
      refCall: 'bet',
      refTxId: raised,
      roundId: `round-${raised}`,
      eventAt: 0,
    });
    expect(status).toBe('OK');
    await fixture.read();
    expect(await turnoverOf(player)).toBe('100.00');
    const days = await owner().selectFrom('loyalty_day').selectAll().where('account_id', '=', idOf(player)).execute();
    expect(days).toMatchObject([{ game_type: 'RNG', staked: 10_000n, voided: 0n }]);
  });

  it('MEM-02 counts neither corrections of operators nor opening balances', async () => {
    const player = await fixture.player();
    await fixture.ledger.adjust({
      player: { accountId: idOf(player), merchantCode: 'NORTH' },
      txId: newTransferId(),
      currency: 'THB',
      amount: 9_999n,
      note: 'test',
      requestedBy: 'a',
      approvedBy: 'b',
      eventAt: 0,
    });
    await fixture.read();
    expect(await player.request<MonthFigures>('getMonthFigures')).toMatchObject({
      turnover: '0.00',
      deposits: '0.00',
      rewards: '0.00',
    });
  });

  it('MEM-02 gives the gift of a level once, although it is lost and reached again', async () => {
    const player = await fixture.player();
    await player.bet(1_000_000n);
    await player.deposit(100_000n);
    await fixture.read();
    expect(await player.level()).toBe('silver 0/2');
    await sql`update loyalty_player set level = 'bronze' where account_id = ${idOf(player)}::uuid`.execute(owner());
    await player.bet(1n);
    await fixture.read();
    expect(await player.level()).toBe('silver 0/2');
    const { list } = await player.request<{ list: Transaction[] }>('listTransactions');
    expect(list.filter(({ amount }) => amount === '50.00')).toHaveLength(1);
  });

  it('MEM-02 leaves the ledger consistent', async () => {
    await busyPlayer();
    await fixture.read();
    // Deposits of these tests have no order.
    expect((await checkLedger(owner())).breaks.filter(({ check }) => check !== 'deposits')).toEqual([]);
  });
});

describe('the end of a month', () => {
  /** Creates a player of silver who did not keep it this month. */
  async function lapsed(): Promise<LoyaltyPlayer> {
    const player = await fixture.player();
    await player.bet(1_000_000n);
    await player.deposit(100_000n);
    await fixture.read();
    await sql`update loyalty_player set level_since = month - 1, month_turnover = 0 where account_id = ${idOf(player)}::uuid`.execute(
      owner(),
    );
    return player;
  }
  const levelIn = async (player: LoyaltyPlayer) => {
    const { rows } = await sql<{ level: string }>`
      select level from loyalty_player where account_id = ${idOf(player)}::uuid`.execute(owner());
    return rows[0]?.level;
  };
  /** Checks the months as of a given time. */
  const checkAt = (at: number) => {
    const { merchants } = fixture.gateway.app.gateway.services;
    return createLoyaltyWork({ db: fixture.gateway.deps.db, merchants, clock: () => at }).checkMonths();
  };

  it.each([
    ['Asia/Bangkok', '+07:00'],
    ['America/New_York', '-05:00'],
  ])('MEM-02 comes at midnight of %s and ten minutes, and not before', async (timeZone, offset) => {
    await fixture.configure({ timeZone });
    const player = await lapsed();
    const next = monthAfter(monthOf(dayAt(Date.now(), timeZone)));
    // In New York the months from April to November begin in summer time.
    const isSummer = offset === '-05:00' && ['04', '05', '06', '07', '08', '09', '10', '11'].includes(next.slice(5, 7));
    const begins = isSummer ? '-04:00' : offset;
    const midnight = Date.parse(`${next}T00:00:00${begins}`);
    await checkAt(midnight - 1);
    await checkAt(midnight + 599_999);
    expect(await levelIn(player)).toBe('silver');
    await checkAt(midnight + 600_000);
    expect(await levelIn(player)).toBe('bronze');
  });

  it('MEM-02 changes nothing when the clock is set back and forward again', async () => {
    const player = await lapsed();
    const month = monthOf(dayAt(Date.now(), 'Asia/Bangkok'));
    const after = Date.parse(`${monthAfter(month)}T01:00:00+07:00`);
    for (const at of [after, after - 40 * 86_400_000, after, after + 1]) await checkAt(at);
    const { rows } =
      await sql`select from loyalty_step where account_id = ${idOf(player)}::uuid and reason = 'not_kept'`.execute(
        owner(),
      );
    expect(rows).toHaveLength(1);
  });

  it('MEM-02 waits for transfers of the month that are not counted yet', async () => {
    const player = await lapsed();
    const month = monthOf(dayAt(Date.now(), 'Asia/Bangkok'));
    const after = Date.parse(`${monthAfter(month)}T01:00:00+07:00`);
    await player.bet(300_000n);
    await checkAt(after);
    expect(await levelIn(player)).toBe('silver');
    await fixture.read();
    await checkAt(after);
    expect(await levelIn(player)).toBe('silver');
  });

  it('MEM-02 checks each of many players once when several gateways do it at once', async () => {
    const players = [await lapsed(), await lapsed(), await lapsed()];
    const month = monthOf(dayAt(Date.now(), 'Asia/Bangkok'));
    const after = Date.parse(`${monthAfter(month)}T01:00:00+07:00`);
    await Promise.all([checkAt(after), checkAt(after), checkAt(after), checkAt(after)]);
    await checkAt(after);
    const { rows } = await sql<{ count: bigint }>`
      select count(*) from loyalty_step where account_id = any (${players.map(idOf)}::uuid[]) and reason = 'not_kept'`.execute(
      owner(),
    );
    expect(rows[0]?.count).toBe(3n);
  });
});
