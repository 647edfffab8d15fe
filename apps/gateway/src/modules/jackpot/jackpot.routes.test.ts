import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  fromMinor,
  jackpotPlans,
  type Jackpots,
  type OrderDetail,
  type Orders,
  type Transaction,
} from '@parlor/contract';
import { provider as schemas } from '@parlor/contract/schemas';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { newTransferId } from '../ledger/transferId.ts';
import {
  offerGames,
  PLAYABLE_NODE,
  sendCall,
  launchAsPlayer,
  TEST_PROVIDER_SECRET,
  type Seat,
} from '../provider/testing/testVendor.ts';
import { sweepJackpots } from './jackpotSweep.ts';

// Jackpots in calls of players and vendors. The money is tested beside it.

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET } });
  await offerGames(gateway);
});
afterAll(() => gateway.close());

const sweep = () => untilRead(gateway.database.db, 'jackpots', () => sweepJackpots(gateway.database.db));
const codes = jackpotPlans.map(({ code }) => code);
const seatOf = (seat: Seat) => ({ player_ref: seat.playerRef, session_token: seat.token });

async function shownTo(seat: Seat, game_code = 'lotus-lanterns') {
  gateway.advance(2_000);
  const answer = schemas.providerAnswer.parse(await sendCall(gateway, 'balance', { ...seatOf(seat), game_code }));
  expect(answer.status).toBe('OK');
  return answer.jackpots;
}

async function listed(headers: Record<string, string> = { Language: 'EN' }): Promise<Jackpots> {
  gateway.advance(6_000);
  return (await gateway.call('listJackpots', { headers })).envelope.value as Jackpots;
}

/** Plays a round that loses its stake, and builds the call that claims a drawn pool for it. */
async function drawnRound(seat: Seat, pool = 'LOTUS_MAJOR') {
  const [tx_id, round_id] = [newTransferId(), newTransferId()];
  expect((await seat.bet({ tx_id, round_id, amount: '20000', round_closed: true })).status).toBe('OK');
  return {
    ...seatOf(seat),
    tx_id: newTransferId(),
    ref_tx_id: tx_id,
    round_id,
    game_code: 'lotus-lanterns',
    currency: 'THB',
    pool,
    event_at: gateway.deps.clock(),
  };
}

it('the balance of a game with jackpots shows them from the smallest, and how each fell the last time', async () => {
  const seat = await launchAsPlayer(gateway);
  const before = await shownTo(seat);
  expect(before?.map(({ pool, amount, ceiling, last }) => [pool, amount, ceiling, last])).toEqual([
    ['LOTUS_MINI', '5000', undefined, undefined],
    ['LOTUS_MINOR', '25000', undefined, undefined],
    ['LOTUS_MAJOR', '250000', undefined, undefined],
    ['LOTUS_GRAND', '1000000', undefined, undefined],
    ['LOTUS_DAILY', '10000', '100000', undefined],
  ]);
  expect(before?.map(({ commitment }) => commitment?.length)).toEqual([undefined, undefined, undefined, undefined, 64]);
  const claim = await drawnRound(seat);
  await sweep();
  // 20,000 staked at 2,000 millionths.
  expect((await shownTo(seat))?.[2]?.amount).toBe('250040');
  expect(await sendCall(gateway, 'jackpot_win', claim)).toMatchObject({ status: 'OK', amount: '250040' });
  expect((await shownTo(seat))?.[2]).toEqual({
    pool: 'LOTUS_MAJOR',
    amount: '250000',
    last: { amount: '250040', won_at: expect.any(Number) as number },
  });
});

it('jackpots are not shown if the jurisdiction forbids them: neither to a session nor in the list', async () => {
  const { merchants } = gateway.app.gateway.services;
  const north = { code: 'NORTH', name: 'North', brand: 'north', currency: 'THB' } as const;
  await merchants.save({ ...north, settings: { jurisdiction: 'DE' } });
  const seat = await launchAsPlayer(gateway);
  expect(await shownTo(seat)).toBeUndefined();
  expect((await gateway.call('listJackpots')).envelope.value).toEqual({ list: [], total: '0.00' });
  await merchants.save({ ...north, settings: { jurisdiction: 'unpaced' } });
});

it('a balance without a game, or of a game without jackpots, shows none', async () => {
  const seat = await launchAsPlayer(gateway);
  expect(await sendCall(gateway, 'balance', seatOf(seat))).not.toHaveProperty('jackpots');
  expect(await shownTo(seat, 'mines')).toBeUndefined();
});

it('a won jackpot is part of the payout in the betting record and a separate line in the account record', async () => {
  const seat = await launchAsPlayer(gateway);
  await sweep();
  const pool = (await shownTo(seat))?.find((shown) => shown.pool === 'LOTUS_MINOR')?.amount ?? '';
  const claim = await drawnRound(seat, 'LOTUS_MINOR');
  const { amount, operator_tx_id } = await sendCall(gateway, 'jackpot_win', claim);
  expect(amount).toBe(pool);
  const won = BigInt(pool);
  const text = (minor: bigint) => fromMinor(minor, 'THB');
  const { session } = seat;
  const { list } = (await gateway.call('listOrders', { session })).envelope.value as Orders;
  expect(list).toMatchObject([{ stake: '200.00', payout: text(won), net: text(won - 20_000n), state: 'SETTLED' }]);
  const detail = await gateway.call('getOrder', { session, query: { orderId: list[0]?.orderId ?? '' } });
  expect((detail.envelope.value as OrderDetail).transactions.map(({ kind, amount: moved }) => [kind, moved])).toEqual([
    ['BET', '-200.00'],
    ['JACKPOT', text(won)],
  ]);
  const record = await gateway.call('listTransactions', { session, query: { kind: 'JACKPOT' } });
  expect((record.envelope.value as { list: Transaction[] }).list).toMatchObject([
    { id: operator_tx_id, amount: text(won), balanceAfter: text(80_000n + won), reference: list[0]?.orderId },
  ]);
  expect(
    await sendCall(gateway, 'tx_status', { call: 'jackpot_win', tx_id: claim.tx_id, player_ref: seat.playerRef }),
  ).toMatchObject({ status: 'OK', tx_status: 'OK', amount: pool, operator_tx_id });
});

it('a jackpot is paid after the player has logged out', async () => {
  const seat = await launchAsPlayer(gateway);
  const claim = await drawnRound(seat, 'LOTUS_MINI');
  expect((await gateway.call('logout', { session: seat.session })).status).toBe(200);
  expect((await sendCall(gateway, 'jackpot_win', claim)).status).toBe('OK');
});

it('free play shows the jackpots, contributes nothing to them and wins none', async () => {
  const seat = await launchAsPlayer(gateway, 0n, '1');
  await sweep();
  const before = await shownTo(seat);
  expect(before?.map(({ pool }) => pool)).toEqual(codes);
  const [tx_id, round_id] = [newTransferId(), newTransferId()];
  expect((await seat.bet({ tx_id, round_id, amount: '20000' })).status).toBe('BAD_REQUEST');
  await sweep();
  expect(await shownTo(seat)).toEqual(before);
  const claim = { ...(await drawnRound(await launchAsPlayer(gateway))), ref_tx_id: tx_id, round_id };
  expect(await sendCall(gateway, 'jackpot_win', { ...claim, ...seatOf(seat) })).toMatchObject({
    status: 'TX_NOT_FOUND',
    http: 200,
  });
});

it('a listening gateway adds bets to the jackpots by itself', async () => {
  const seat = await launchAsPlayer(gateway);
  const grand = async () => (await shownTo(seat))?.find(({ pool }) => pool === 'LOTUS_GRAND')?.amount;
  await sweep();
  const before = await grand();
  await drawnRound(seat);
  expect(await grand()).toBe(before);
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(grand, { timeout: 20_000 }).toBe(String(BigInt(before ?? 0) + 50n));
});

it('the site lists the jackpots of the games that a merchant offers, in its currency, with their total', async () => {
  const { list, total } = await listed();
  expect(list.map(({ code }) => code)).toEqual(codes);
  expect(list[0]).toEqual({
    code: 'LOTUS_MINI',
    gameCode: 'lotus-lanterns',
    nodeId: PLAYABLE_NODE,
    name: 'Lotus Lanterns',
    amount: expect.stringMatching(/^\d+\.\d\d$/) as string,
    ceiling: null,
  });
  expect(list.at(-1)?.ceiling).toBe('1000.00');
  const minor = (amount: string) => BigInt(amount.replace('.', ''));
  expect(minor(total)).toBe(list.reduce((sum, { amount }) => sum + minor(amount), 0n));
  expect((await listed({ Language: 'TY' })).list[0]?.name).toBe('โคมบัวนำโชค');
  await gateway.database.db.updateTable('merchant_vendor').set({ is_enabled: false }).execute();
  await gateway.app.gateway.services.catalogue.refresh();
  expect(await listed()).toEqual({ list: [], total: '0.00' });
});
