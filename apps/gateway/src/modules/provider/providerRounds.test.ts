import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { offerGames, sendCall, launchAsPlayer, TEST_PROVIDER_SECRET, type Seat } from './testing/testVendor.ts';

let gateway: TestGateway;
let seat: Seat;

beforeAll(async () => {
  gateway = await createTestGateway({
    env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET, RATE_LIMIT_PER_MINUTE: '100000' },
  });
  await offerGames(gateway);
  seat = await launchAsPlayer(gateway);
});
afterAll(() => gateway.close());

const transferOf = () => ({ player_ref: seat.playerRef, event_at: gateway.deps.clock() });
const balance = async () =>
  (await sendCall(gateway, 'balance', { player_ref: seat.playerRef, session_token: seat.token })).balance;

describe('a combined bet and win', () => {
  const call = (change: Record<string, unknown>) =>
    sendCall(gateway, 'bet_win', seat.money({ win_amount: '250', ...change }));

  it('moves stake and win, ends the round and replays the same answer', async () => {
    const tx_id = newTransferId();
    const round_id = newTransferId();
    const body = { tx_id, round_id };
    expect(await call(body)).toMatchObject({ http: 200, status: 'OK', balance: '100150', replayed: false });
    expect(await call(body)).toMatchObject({ status: 'OK', balance: '100150', replayed: true });
    expect(await call({ ...body, win_amount: '251' })).toMatchObject({ status: 'TX_CONFLICT' });
    expect(await call({ ...body, amount: '99' })).toMatchObject({ status: 'TX_CONFLICT' });
    expect(await seat.bet({ round_id })).toMatchObject({ status: 'TX_CANCELLED' });
    expect(await balance()).toBe('100150');
  });

  it('has one effect when it is sent 20 times concurrently', async () => {
    const body = { tx_id: newTransferId(), round_id: newTransferId(), win_amount: '100' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(body)));
    const decided = answers.filter(({ status }) => status !== 'TEMPORARY');
    expect(decided.filter(({ replayed }) => replayed === false)).toHaveLength(1);
    expect(new Set(decided.map(({ status }) => status))).toEqual(new Set(['OK']));
    expect(await balance()).toBe('100150');
  });

  it('takes no stake when the win exceeds the payout limit or the stake exceeds the balance', async () => {
    expect(await call({ tx_id: newTransferId(), round_id: newTransferId(), win_amount: '2500001' })).toMatchObject({
      status: 'LIMIT_REACHED',
      balance: '100150',
    });
    expect(await call({ tx_id: newTransferId(), round_id: newTransferId(), amount: '100151' })).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
    });
    expect(await balance()).toBe('100150');
  });

  it('settles the round when the win is zero', async () => {
    const round_id = newTransferId();
    expect(await call({ tx_id: newTransferId(), round_id, win_amount: '0' })).toMatchObject({
      status: 'OK',
      balance: '100050',
    });
    const order = await gateway.database.db
      .selectFrom('bet_order')
      .select(['state', 'stake', 'payout'])
      .where('round_id', '=', round_id)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ state: 'SETTLED', stake: 100n, payout: 0n });
  });
});

describe('the end of a round', () => {
  it('keeps the balance, can be replayed and refuses later bets', async () => {
    const round_id = newTransferId();
    const { balance: after } = await seat.bet({ round_id });
    expect(await sendCall(gateway, 'end_round', { round_id, ...transferOf() })).toMatchObject({
      status: 'OK',
      balance: after,
      replayed: false,
    });
    expect(await sendCall(gateway, 'end_round', { round_id, ...transferOf() })).toMatchObject({
      status: 'OK',
      replayed: true,
    });
    expect(await seat.bet({ round_id })).toMatchObject({ status: 'TX_CANCELLED' });
  });

  it('is refused for an unknown round, another player or an unknown player', async () => {
    const other = await launchAsPlayer(gateway);
    const round_id = newTransferId();
    await seat.bet({ round_id });
    expect(await sendCall(gateway, 'end_round', { round_id: 'unknown', ...transferOf() })).toMatchObject({
      status: 'TX_NOT_FOUND',
    });
    expect(
      await sendCall(gateway, 'end_round', { ...transferOf(), round_id, player_ref: other.playerRef }),
    ).toMatchObject({
      status: 'TX_NOT_FOUND',
    });
    expect(await sendCall(gateway, 'end_round', { ...transferOf(), round_id, player_ref: 'nobody' })).toMatchObject({
      status: 'TX_NOT_FOUND',
    });
  });
});

describe('a win without a bet', () => {
  const call = (change: Record<string, unknown> = {}) =>
    sendCall(gateway, 'promo_win', {
      tx_id: newTransferId(),
      game_code: 'lotus-lanterns',
      currency: 'THB',
      amount: '500',
      category: 'tournament',
      ...transferOf(),
      ...change,
    });

  it('is paid once and needs no session', async () => {
    const before = BigInt((await balance()) ?? '');
    const tx_id = newTransferId();
    expect(await call({ tx_id })).toMatchObject({ status: 'OK', balance: String(before + 500n), replayed: false });
    expect(await call({ tx_id })).toMatchObject({ status: 'OK', replayed: true });
    expect(await call({ tx_id, amount: '501' })).toMatchObject({ status: 'TX_CONFLICT' });
    expect(await balance()).toBe(String(before + 500n));
  });

  it('is refused for an invalid amount, currency or category, or a player the vendor never had', async () => {
    const before = await balance();
    const stranger = await gateway.login();
    expect(await call({ amount: '1000000000001' })).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await call({ currency: 'USD' })).toMatchObject({ status: 'CURRENCY_MISMATCH' });
    expect(await call({ amount: '0' })).toMatchObject({ status: 'BAD_REQUEST' });
    expect(await call({ category: 'base' })).toMatchObject({ http: 400, status: 'BAD_REQUEST' });
    expect(await call({ player_ref: stranger.account.id })).toMatchObject({ status: 'TX_NOT_FOUND' });
    expect(await balance()).toBe(before);
  });
});

describe('a transaction status request', () => {
  const ask = (tx_id: string, call = 'bet', player_ref = seat.playerRef) =>
    sendCall(gateway, 'tx_status', { call, tx_id, player_ref });

  it('returns the outcome, and finds nothing for another player, another call or an unknown id', async () => {
    const [made, refused] = [newTransferId(), newTransferId()];
    await seat.bet({ tx_id: made, round_id: newTransferId() });
    await seat.bet({ tx_id: refused, round_id: newTransferId(), amount: '99999999' });
    expect(await ask(made)).toMatchObject({ status: 'OK', tx_status: 'OK', amount: '100', currency: 'THB' });
    expect(await ask(refused)).toMatchObject({ status: 'OK', tx_status: 'INSUFFICIENT_FUNDS' });
    expect(await ask(made, 'win')).toMatchObject({ status: 'TX_NOT_FOUND' });
    expect(await ask('never')).toMatchObject({ status: 'TX_NOT_FOUND' });
    const other = await launchAsPlayer(gateway);
    expect(await ask(made, 'bet', other.playerRef)).toMatchObject({ status: 'TX_NOT_FOUND' });
  });
});

it('the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
});
