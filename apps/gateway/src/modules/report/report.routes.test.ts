import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type GameTypeResults,
  type Order,
  type Orders,
  type Paged,
  type ProfitAndLoss,
  type Transaction,
} from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createLedgerRepository, type LedgerRepository } from '../ledger/ledger.repository.ts';
import type { Player } from '../ledger/player.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { DAY_MS, betOften, cellsOf, dayAgo, minor, newPlayer } from './testing/playerHistory.ts';

const types = ['RNG', 'FISH', 'LIVE'] as const;

let gateway: TestGateway;

let ledger: LedgerRepository;

beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000 } });
  ledger = createLedgerRepository(gateway.database.db);
});

afterAll(() => gateway.close());

/** Moves all past activity of an account one day back, to simulate a new day. */
async function endDay({ accountId }: Player): Promise<void> {
  await gateway.database.db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`update ledger_transfer set day = day - 1, recorded_at = recorded_at - interval '1 day' where owner = ${accountId}`.execute(
      transaction,
    );
    // In two steps, because no two rows may have the same day in between.
    for (const days of [-1_000, 999]) {
      await sql`update ledger_day d set day = d.day + ${days}::int from ledger_account a where a.bucket = d.bucket and a.id = d.account_id and a.owner = ${accountId}`.execute(
        transaction,
      );
    }
    await sql`update ledger_account set day = day - 1 where owner = ${accountId} and day > '-infinity'`.execute(
      transaction,
    );
    await sql`update bet_order set placed_at = placed_at - interval '1 day' where owner = ${accountId}`.execute(
      transaction,
    );
  });
}

const sum = (amounts: string[]): bigint => amounts.reduce((total, amount) => total + minor(amount), 0n);

/** Returns midnight in Bangkok. */
const midnight = (day: string) => Date.parse(`${day}T00:00:00+07:00`);

const amount = fc.bigInt({ min: 1n, max: 5_000n });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      stake: amount,
      payout: fc.bigInt({ min: 0n, max: 9_000n }),
      type: fc.integer({ min: 0, max: 2 }),
      isPaidLater: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('returned' as const),
      stake: amount,
      type: fc.integer({ min: 0, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deposit' as const), amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('promo' as const), amount }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('adjust' as const),
      amount: fc.bigInt({ min: -900n, max: 900n }).filter((value) => value !== 0n),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function play(player: Player, steps: readonly Step[]): Promise<(() => Promise<unknown>)[]> {
  const later: (() => Promise<unknown>)[] = [];
  const base = () => ({ player, provider: 'PARLOR', txId: newTransferId(), currency: 'THB' as const, eventAt: 0 });
  for (const one of steps) {
    if (one.kind === 'round' || one.kind === 'returned') {
      const [roundId, gameType] = [newTransferId(), types[one.type] ?? 'RNG'];
      const bet = {
        ...base(),
        amount: one.stake,
        roundId,
        isRoundClosed: false,
        category: 'base',
        game: { nodeId: '1', gameCode: 'g', gameName: 'G', gameType, vassalage: 'PARLOR' },
      } as const;
      if ((await ledger.bet(bet)).status !== 'OK') continue;
      const finish =
        one.kind === 'returned'
          ? () =>
              ledger.rollback(
                { player, provider: 'PARLOR', txId: newTransferId(), refTxId: bet.txId, roundId, eventAt: 0 },
                'OK',
              )
          : () =>
              ledger.win({
                ...base(),
                refTxId: bet.txId,
                roundId,
                isRoundClosed: true,
                category: 'base',
                amount: one.payout,
              });
      if (one.kind === 'round' && one.isPaidLater) later.push(finish);
      else await finish();
    } else if (one.kind === 'adjust') {
      await ledger.adjust({
        player,
        txId: newTransferId(),
        currency: 'THB',
        amount: one.amount,
        requestedBy: 'ann',
        approvedBy: 'bob',
        note: '',
        eventAt: 0,
      });
    } else {
      await ledger[one.kind]({ ...base(), amount: one.amount, note: '' });
    }
  }
  return later;
}

describe('account reports', () => {
  it('WAL-05 agree with the ledger and with each other to the minor unit for any history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 9 }), { minLength: 1, maxLength: 4 }), async (days) => {
        const { player, ask } = await newPlayer(gateway, ledger);
        await ledger.promo({
          player,
          provider: 'test',
          txId: newTransferId(),
          currency: 'THB',
          amount: 20_000n,
          note: '',
          eventAt: 0,
        });
        let later: (() => Promise<unknown>)[] = [];
        for (const [index, steps] of days.entries()) {
          if (index > 0) await endDay(player);
          for (const finish of later) await finish();
          later = await play(player, steps);
        }
        const period = { from: dayAgo(gateway, days.length), to: dayAgo(gateway, 0) };
        const report = await ask<ProfitAndLoss>('getProfitAndLoss', period);
        const { list: gameTypes } = await ask<GameTypeResults>('getGameTypeResults', period);
        const lines = cellsOf(await ask<string>('exportTransactions', period));
        const record = await ask<Paged<Transaction>>('listTransactions', { pageSize: 100 });
        const orders = await ask<Orders>('listOrders', { pageSize: 100 });
        const { rows: entries } = await sql<{ day: string; kind: string; moved: bigint; balance_after: bigint }>`
          select day, kind, moved, balance_after from ledger_transfer where owner = ${player.accountId} and moved is not null order by version`.execute(
          gateway.database.db,
        );

        expect(record.totalCount).toBe(entries.length);
        expect(record.list.toReversed().map((line) => [minor(line.amount), minor(line.balanceAfter)])).toEqual(
          entries.map((entry) => [entry.moved, entry.balance_after]),
        );
        expect(lines.map(([day, , , moved, after]) => [day, minor(moved), minor(after)])).toEqual(
          entries.map((entry) => [entry.day, entry.moved, entry.balance_after]),
        );

        const ofDay = (day: string, ...kinds: string[]) =>
          entries
            .filter((entry) => entry.day === day && kinds.includes(entry.kind))
            .reduce((total, { moved }) => total + moved, 0n);
        expect(report.days.map(({ day }) => day)).toEqual([...new Set(entries.map(({ day }) => day))]);
        for (const { day, ...is } of report.days) {
          expect({
            deposited: minor(is.deposited),
            staked: minor(is.staked),
            won: minor(is.won),
            refunded: minor(is.refunded),
            other: minor(is.other),
            net: minor(is.net),
          }).toEqual({
            deposited: ofDay(day, 'deposit'),
            staked: -ofDay(day, 'bet'),
            won: ofDay(day, 'win'),
            refunded: ofDay(day, 'rollback'),
            other: ofDay(day, 'promo', 'adjustment'),
            net: ofDay(day, 'bet', 'win', 'rollback'),
          });
          const inRecord = await ask<Paged<Transaction>>('listTransactions', {
            pageSize: 100,
            from: midnight(day),
            to: midnight(day) + DAY_MS,
          });
          expect(sum(inRecord.list.map((line) => line.amount))).toBe(
            minor(is.deposited) - minor(is.withdrawn) + minor(is.net) + minor(is.other),
          );
        }
        const { totals } = report;
        expect(minor(totals.deposited) - minor(totals.withdrawn) + minor(totals.net) + minor(totals.other)).toBe(
          entries.at(-1)?.balance_after,
        );
        expect([sum(gameTypes.map(({ stake }) => stake)), sum(gameTypes.map(({ net }) => net))]).toEqual([
          minor(totals.staked),
          minor(totals.net),
        ]);
        expect([orders.totals.stake, orders.totals.net]).toEqual([totals.staked, totals.net]);
        for (const { gameType, stake, rounds } of gameTypes) {
          const played = orders.list.filter((order: Order) => order.gameType === gameType);
          expect([sum(played.map((order) => order.stake)), played.length]).toEqual([minor(stake), rounds]);
        }
      }),
      { numRuns: 30 },
    );
  }, 120_000);

  it('WAL-05 exclude days outside the requested period', async () => {
    const { player, ask } = await newPlayer(gateway, ledger);
    const deposit = (cents: bigint) =>
      ledger.deposit({
        player,
        provider: 'test',
        txId: newTransferId(),
        currency: 'THB',
        amount: cents,
        note: '',
        eventAt: 0,
      });
    for (const cents of [100n, 200n, 400n]) {
      await deposit(cents);
      await endDay(player);
    }
    await deposit(800n);
    const days = async (from: number, to: number) => {
      const period = { from: dayAgo(gateway, from), to: dayAgo(gateway, to) };
      const [report, file] = await Promise.all([
        ask<ProfitAndLoss>('getProfitAndLoss', period),
        ask<string>('exportTransactions', period),
      ]);
      expect(report.days.map(({ day, deposited }) => [day, deposited])).toEqual(
        cellsOf(file).map(([day, , , moved]) => [day, moved]),
      );
      return [report.totals.deposited, ...report.days.map(({ deposited }) => deposited)];
    };
    expect(await days(3, 0)).toEqual(['15.00', '1.00', '2.00', '4.00', '8.00']);
    expect(await days(2, 1)).toEqual(['6.00', '2.00', '4.00']);
    expect(await days(0, 0)).toEqual(['8.00', '8.00']);
    expect(await days(300, 4)).toEqual(['0.00']);
  });

  it.each<[Record<string, string>]>([
    [{ from: '2026-11-21', to: '2026-11-20' }],
    [{ from: '2025-11-20', to: '2026-11-21' }],
    [{ from: '2026-02-30', to: '2026-03-01' }],
    [{ from: '1969-12-31', to: '1970-01-01' }],
    [{ from: '20261121', to: '20261121' }],
    [{ from: '2026-11-21' }],
    [{}],
  ])('WAL-05 reject a period that is invalid, reversed or longer than twelve months: %j', async (query) => {
    const session = await gateway.login();
    for (const name of ['getProfitAndLoss', 'getGameTypeResults', 'exportTransactions'] as const) {
      expect(await gateway.call(name, { query, session })).toMatchObject({
        status: 400,
        envelope: { errorCode: 'request.invalid' },
      });
    }
  });
});

describe('the account record', () => {
  it('WAL-05 counts all entries exactly, but entries of one kind up to 1,000 past the page', async () => {
    const { player, ask } = await newPlayer(gateway, ledger);
    await ledger.promo({
      player,
      provider: 'test',
      txId: newTransferId(),
      currency: 'THB',
      amount: 1_000_000n,
      note: '',
      eventAt: 0,
    });
    await betOften(gateway, player, 1300);
    const page = (query: Record<string, string | number>) =>
      ask<Paged<Transaction>>('listTransactions', { pageSize: 100, ...query });
    expect(await page({ kind: 'BET' })).toMatchObject({ totalCount: 1_100, totalPages: 11 });
    expect(await page({ kind: 'BET', pageNo: 3 })).toMatchObject({ totalCount: 1_300, totalPages: 13 });
    expect((await page({ kind: 'BET', pageNo: 13 })).list).toHaveLength(100);
    expect(await page({})).toMatchObject({ totalCount: 1_301, totalPages: 14 });
    expect((await page({ pageNo: 14 })).list.map(({ kind }) => kind)).toEqual(['REWARD']);
    expect((await page({ pageNo: 15 })).list).toEqual([]);
    expect(await page({ kind: 'REWARD' })).toMatchObject({ totalCount: 1, list: [{ amount: '10000.00' }] });
  });
});
