import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toMinor, type Order, type OrderDetail, type Orders, type Transaction } from '@parlor/contract';
import { createTestGateway, type TestCall, type TestGateway } from '../../testing/testGateway.ts';
import { newTransferId } from '../ledger/transferId.ts';
import {
  creditTestBalance,
  offerGames,
  launchAsPlayer,
  TEST_PROVIDER_SECRET,
  type Seat,
} from '../provider/testing/testVendor.ts';

let gateway: TestGateway;
let seat: Seat;

beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET } });
  await offerGames(gateway);
  seat = await launchAsPlayer(gateway, 100_000n);
  await play(seat, 'won', '1500', '4250');
  await play(seat, 'lost', '2000', '0');
  await seat.bet({ round_id: 'open', amount: '700' });
  const cancelled = newTransferId();
  await seat.bet({ tx_id: cancelled, round_id: 'cancelled', amount: '300' });
  await seat.rollback({ ref_tx_id: cancelled, round_id: 'cancelled' });
});
afterAll(() => gateway.close());

async function play(player: Seat, round_id: string, stake: string, payout: string): Promise<void> {
  const tx_id = newTransferId();
  await player.bet({ tx_id, round_id, amount: stake });
  await player.win({ ref_tx_id: tx_id, round_id, amount: payout });
}

async function orders(query: TestCall['query'] = {}, by = seat.session): Promise<Orders> {
  const answer = await gateway.call('listOrders', { query, session: by });
  expect(answer.status).toBe(200);
  return answer.envelope.value as Orders;
}

async function transactions(
  query: TestCall['query'] = {},
  by = seat.session,
): Promise<{ list: Transaction[]; totalCount: number; totalPages: number; pageNum: number }> {
  const answer = await gateway.call('listTransactions', { query, session: by });
  expect(answer.status).toBe(200);
  return answer.envelope.value as Awaited<ReturnType<typeof transactions>>;
}

const minor = (amount: string): bigint => toMinor(amount, 'THB') ?? 0n;
const sum = (amounts: string[]): bigint => amounts.reduce((total, amount) => total + minor(amount), 0n);

describe('the betting record', () => {
  it('WAL-05 lists each round once, newest first, with stake, payout and state', async () => {
    const { list, totalCount } = await orders();
    expect(totalCount).toBe(4);
    expect(list.map(({ roundId, stake, payout, net, state }) => [roundId, stake, payout, net, state])).toEqual([
      ['cancelled', '3.00', '3.00', '0.00', 'CANCELLED'],
      ['open', '7.00', '0.00', '-7.00', 'OPEN'],
      ['lost', '20.00', '0.00', '-20.00', 'SETTLED'],
      ['won', '15.00', '42.50', '27.50', 'SETTLED'],
    ]);
    expect(list[3]).toMatchObject({
      gameName: 'Lotus Lanterns',
      gameType: 'RNG',
      vassalage: 'PARLOR',
      currency: 'THB',
      settledAt: expect.any(Number) as number,
    });
    expect(list[1]?.settledAt).toBeNull();
  });

  it('WAL-05 has totals over all pages that equal the ledger', async () => {
    const { totals } = await orders({ pageSize: 1 });
    expect(totals).toEqual({ stake: '45.00', payout: '45.50', net: '0.50' });
    const { list } = await transactions({ pageSize: 100 });
    const ledger = list.filter(({ kind }) => kind !== 'REWARD').map(({ amount }) => amount);
    expect(sum(ledger)).toBe(minor(totals.net));
    expect((await gateway.call('getBalance', { session: seat.session })).envelope.value).toEqual({
      sumBalance: '1000.50',
      currency: 'THB',
    });
  });

  it('WAL-05 supports paging and filters by time and game type', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map((pageNo) => orders({ pageNo, pageSize: 3 })));
    expect([first?.list.length, second?.list.length, third?.list.length, first?.totalPages]).toEqual([3, 1, 0, 2]);
    const [newest] = first?.list ?? [];
    expect((await orders({ from: (newest?.placedAt ?? 0) + 1 })).list).toEqual([]);
    expect((await orders({ from: newest?.placedAt ?? 0 })).list.map(({ roundId }) => roundId)).toContain('cancelled');
    expect((await orders({ to: newest?.placedAt ?? 0 })).list.map(({ roundId }) => roundId)).not.toContain('cancelled');
    expect((await orders({ gameType: 'RNG' })).totalCount).toBe(4);
    expect(await orders({ gameType: 'FISH' })).toMatchObject({
      totalCount: 0,
      totals: { stake: '0.00', payout: '0.00', net: '0.00' },
    });
    expect((await orders({ from: 8_640_000_000_000_001 })).totalCount).toBe(0);
  });

  it('WAL-05 shows a bet with its ledger entries', async () => {
    const { list } = await orders();
    const won = list.find(({ roundId }) => roundId === 'won') as Order;
    const detail = (await gateway.call('getOrder', { query: { orderId: won.orderId }, session: seat.session })).envelope
      .value as OrderDetail;
    expect(detail).toMatchObject({ orderId: won.orderId, net: '27.50' });
    expect(
      detail.transactions.map(({ kind, amount, balanceAfter, reference }) => [kind, amount, balanceAfter, reference]),
    ).toEqual([
      ['BET', '-15.00', '985.00', won.orderId],
      ['WIN', '42.50', '1027.50', won.orderId],
    ]);
  });

  it('WAL-06 shows only the player’s own bets and requires a session', async () => {
    const { list } = await orders();
    const other = await gateway.login();
    expect(await orders({}, other)).toMatchObject({ list: [], totalCount: 0, totalPages: 0 });
    for (const orderId of [list[0]?.orderId ?? '', 'nonsense']) {
      const answer = await gateway.call('getOrder', { query: { orderId }, session: other });
      expect([answer.status, answer.envelope]).toMatchObject([404, { errorCode: 'order.not_found' }]);
    }
    for (const name of ['listOrders', 'getOrder', 'listTransactions', 'getBalance'] as const)
      expect((await gateway.call(name)).status).toBe(401);
  });
});

describe('the account record', () => {
  it('WAL-05 shows every entry with the balance after it, newest first', async () => {
    const { list, totalCount } = await transactions();
    expect(totalCount).toBe(7);
    expect(list[0]).toMatchObject({ kind: 'ROLLBACK', amount: '3.00', balanceAfter: '1000.50' });
    expect(list.at(-1)).toMatchObject({ kind: 'REWARD', amount: '1000.00', balanceAfter: '1000.00' });
    list.slice(0, -1).forEach((entry, index) => {
      expect(minor(entry.balanceAfter) - minor(entry.amount)).toBe(minor(list[index + 1]?.balanceAfter ?? ''));
    });
  });

  it('WAL-05 supports paging and filters by kind and time', async () => {
    expect((await transactions({ kind: 'BET' })).list.map(({ amount }) => amount)).toEqual([
      '-3.00',
      '-7.00',
      '-20.00',
      '-15.00',
    ]);
    expect((await transactions({ kind: 'DEPOSIT' })).totalCount).toBe(0);
    expect(await transactions({ kind: 'BET', pageSize: 3, pageNo: 2 })).toMatchObject({
      totalCount: 4,
      totalPages: 2,
      pageNum: 2,
      list: [{ amount: '-15.00' }],
    });
    expect((await transactions({ from: gateway.deps.clock() + 60_000 })).totalCount).toBe(0);
    const wrong = await gateway.call('listTransactions', { query: { kind: 'THEFT' }, session: seat.session });
    expect([wrong.status, wrong.envelope]).toMatchObject([400, { errorCode: 'request.invalid' }]);
  });
});

describe('the balance', () => {
  it('WAL-01 is zero before the first deposit and always has two decimals', async () => {
    const session = await gateway.login();
    expect((await gateway.call('getBalance', { session })).envelope.value).toEqual({
      sumBalance: '0.00',
      currency: 'THB',
    });
    await creditTestBalance(gateway, session.account.id, 1_234_507n);
    expect((await gateway.call('getBalance', { session })).envelope.value).toEqual({
      sumBalance: '12345.07',
      currency: 'THB',
    });
  });
});
