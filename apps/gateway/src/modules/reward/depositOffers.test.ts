import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DepositOfferPreview } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { demoDepositMethods } from '../deposit/depositMethodSettings.ts';
import { createDepositor } from '../deposit/testing/depositor.ts';
import { runRewards, createRewardPlayer, publishOffer, ruleOf } from './testing/rewardFixture.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  // The clock is not advanced: joining uses it, and deposits use the database's clock.
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { depositMethods: demoDepositMethods.map((method) => ({ ...method, feePpm: 100_000 })) },
  });
  await publishOffer(gateway, 'match', {
    ...ruleOf({ kind: 'UPGRADE_BONUS', needsJoin: true }),
    trigger: { on: 'deposit', minAmount: '90' },
    value: { type: 'percent', ppm: 500_000, maxAmount: '500' },
    money: { type: 'bonus', wageringMultiple: 8, days: 7, maxStake: '50' },
    caps: { perPlayer: 1 },
  });
  await publishOffer(gateway, 'gift', {
    ...ruleOf({ kind: 'UPGRADE_BONUS' }),
    trigger: { on: 'deposit', minAmount: '500' },
    value: { type: 'fixed', amount: '5' },
  });
});
afterAll(() => gateway.close());

async function offersFor(session: TestSession, amount?: string): Promise<DepositOfferPreview[]> {
  const query = { methodId: 'sandbox-qr', ...(amount !== undefined && { amount }) };
  const { envelope } = await gateway.call('listDepositOffers', { session, query });
  return (envelope.value as unknown as { list: DepositOfferPreview[] }).list;
}

const givenBy = async (session: TestSession, amount?: string) =>
  Object.fromEntries((await offersFor(session, amount)).map((one) => [one.promotionId, one.gives]));

describe('offers of a deposit', () => {
  it('WAL-02 show reward and requirement, computed from the amount credited after the fee', async () => {
    const session = await gateway.login();
    expect(await offersFor(session, '1000')).toEqual([
      {
        promotionId: 'gift',
        title: 'gift',
        way: 'applies',
        minAmount: '500.00',
        gives: {
          reward: 'cash',
          amount: '5.00',
          freeRounds: null,
          contestReward: null,
          mustStake: null,
          winMultiple: null,
          days: null,
          maxStake: null,
        },
        progress: null,
      },
      {
        promotionId: 'match',
        title: 'match',
        way: 'choose',
        minAmount: '90.00',
        gives: {
          reward: 'bonus',
          amount: '450.00',
          freeRounds: null,
          contestReward: null,
          mustStake: '3600.00',
          winMultiple: null,
          days: 7,
          maxStake: '50.00',
        },
        progress: null,
      },
    ]);
  });

  it('WAL-02 give nothing below their minimum, for an amount the method rejects, or without an amount', async () => {
    const session = await gateway.login();
    expect(await givenBy(session, '99.98')).toEqual({ gift: null, match: null });
    expect(await givenBy(session, '100')).toMatchObject({ gift: null, match: { amount: '45.00' } });
    expect(await givenBy(session, '99999999')).toEqual({ gift: null, match: null });
    expect(await givenBy(session)).toEqual({ gift: null, match: null });
  });

  it('WAL-02 pay the announced reward to a player who chose one, and are not offered again afterwards', async () => {
    const depositor = await createDepositor(gateway);
    const taker = createRewardPlayer(gateway, depositor.session);
    const key = crypto.randomUUID();
    const order = { methodId: 'sandbox-qr', amount: '400', promotionId: 'match' };
    const offered = (await givenBy(depositor.session, '400')).match;
    const made = await depositor.create(order, key);
    await taker.deposit(36_000n);
    await runRewards(gateway);
    const rewards = await taker.rewards({ state: 'past' });
    expect(rewards).toMatchObject([{ promotionId: 'match', amount: '180.00', wageringRequired: '1440.00' }]);
    expect(offered).toMatchObject({ amount: '180.00', mustStake: '1440.00' });
    expect(Object.keys(await givenBy(depositor.session, '400'))).toEqual(['gift']);
    // A repeated order gets the same answer.
    expect((await depositor.create(order, key)).orderId).toBe(made.orderId);
    expect(await depositor.order(order)).toBe('deposit.offer_unavailable');
  });

  it('WAL-02 pay nothing to a player who chose none', async () => {
    const depositor = await createDepositor(gateway);
    const taker = createRewardPlayer(gateway, depositor.session);
    await depositor.create({ methodId: 'sandbox-qr', amount: '400' });
    await taker.deposit(36_000n);
    await runRewards(gateway);
    expect(await taker.rewards({ state: 'past' })).toEqual([]);
    expect((await taker.standing('match'))?.status).toBe('JOIN');
  });

  it.each([
    ['gives nothing for the amount', { amount: '99', promotionId: 'match' }],
    ['is not there', { amount: '400', promotionId: 'nothing' }],
    ['stands beside another one', { amount: '400', promotionId: 'match', offerCode: 'WELCOME' }],
  ])('WAL-02 refuse a deposit with one that %s, and do not join the player', async (_, body) => {
    const depositor = await createDepositor(gateway);
    expect(await depositor.order({ methodId: 'sandbox-qr', ...body })).toBe('deposit.offer_unavailable');
    expect((await createRewardPlayer(gateway, depositor.session).standing('match'))?.status).toBe('JOIN');
  });

  it('WAL-02 are joined by the first of several required deposits, which counts', async () => {
    const code = 'three-deposits';
    await publishOffer(gateway, code, {
      ...ruleOf({ kind: 'MISSION_MANUAL', needsJoin: true }),
      trigger: { on: 'deposit', minAmount: '90' },
      condition: { type: 'count', target: 3, per: 'week' },
      value: { type: 'fixed', amount: '25' },
    });
    const depositor = await createDepositor(gateway);
    const taker = createRewardPlayer(gateway, depositor.session);
    const offerFor = async (amount: string) =>
      (await offersFor(depositor.session, amount)).find(({ promotionId }) => promotionId === code);
    const order = { methodId: 'sandbox-qr', promotionId: code };
    expect(await offerFor('99')).toMatchObject({ way: 'choose', gives: null, progress: null });
    expect(await depositor.order({ ...order, amount: '99' })).toBe('deposit.offer_unavailable');
    expect(await offerFor('100')).toMatchObject({ gives: null, progress: { unit: 'count', done: '1', target: '3' } });
    await depositor.create({ ...order, amount: '100' });
    await taker.deposit(9_000n);
    await runRewards(gateway);
    expect(await taker.standing(code)).toMatchObject({ status: 'PROCESS', progress: { done: '1', target: '3' } });
    expect(await offerFor('100')).toMatchObject({ way: 'applies', progress: { done: '2', target: '3' } });
    await taker.deposit(9_000n);
    await runRewards(gateway);
    expect(await offerFor('100')).toMatchObject({ gives: { amount: '25.00' }, progress: null });
    await gateway.database.db.updateTable('offer').set({ is_open: false }).where('code', '=', code).execute();
  });

  it('WAL-02 are not offered to a player on a break or on trial', async () => {
    const session = await gateway.login();
    await gateway.app.gateway.services.playLimits.exclude(
      gateway.deps.db,
      session.account,
      { currency: 'THB', settings: { timeZone: 'Asia/Bangkok', jurisdiction: 'open' } },
      { span: '24h', operator: null },
    );
    expect(await offersFor(session, '1000')).toEqual([]);
    const trial = await gateway.login({ type: 4 });
    const query = { methodId: 'sandbox-qr' };
    expect((await gateway.call('listDepositOffers', { session: trial, query })).envelope).toMatchObject({
      errorCode: 'account.real_required',
    });
    const unknown = { methodId: 'nothing' };
    expect((await gateway.call('listDepositOffers', { session, query: unknown })).envelope).toMatchObject({
      errorCode: 'deposit.method_unavailable',
    });
  });
});
