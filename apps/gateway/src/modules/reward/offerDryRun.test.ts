import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createDepositor, offerDeposits, slipPicture } from '../deposit/testing/depositor.ts';
import { findOffer } from './offer.repository.ts';
import { dryRun } from './offerDryRun.ts';
import type { NewOfferRule } from './offerRule.ts';
import { createRewardPlayer, publishOffer, ruleOf } from './testing/rewardFixture.ts';

const DAY_MS = 86_400_000;
const locale = { currency: 'THB', timeZone: 'UTC' } as const;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  await gateway.app.ready();
  await offerDeposits(gateway);
  const one = await taker('1000', '3000');
  const other = await taker('500');
  const small = await taker('99');
  await one.bet(234_566n, 'LIVE');
  await other.bet(20_000n, 'LIVE');
  await small.bet(9_900n, 'LIVE');
  const taken = await other.bet(5_000n, 'RNG');
  await other.rollback(taken);
  await other.slip(5_000n, '1');
});
afterAll(() => gateway.close());

/** Creates a player with approved transfers of these amounts. */
async function taker(...amounts: string[]) {
  const depositor = await createDepositor(gateway);
  for (const amount of amounts) {
    const { orderId } = await depositor.create({ amount });
    await depositor.sendSlip(orderId, await slipPicture(`#${orderId.slice(-6)}`));
    await gateway.app.gateway.services.depositDesk.approve({ id: orderId, operator: 'operator01' });
  }
  return createRewardPlayer(gateway, depositor.session);
}

/** Returns the cost of a rule if it were evaluated in some days. */
async function costOf(change: Partial<NewOfferRule>, days = 0) {
  const code = `dry-${crypto.randomUUID()}`;
  await publishOffer(gateway, code, ruleOf(change));
  const offer = await findOffer(gateway.database.db, 'NORTH', code);
  if (offer === undefined) throw new Error('The offer of the test is not there');
  return dryRun(gateway.database.db, offer, locale, Date.now() + days * DAY_MS);
}

describe('a dry run of an offer', () => {
  it('PROMO-07 counts the reward of each deposit as if everybody had joined, within each player’s caps', async () => {
    const match: Partial<NewOfferRule> = {
      needsJoin: true,
      trigger: { on: 'deposit', minAmount: '100' },
      value: { type: 'percent', ppm: 500_000, maxAmount: '1000' },
      money: { type: 'bonus', wageringMultiple: 8, days: 14 },
    };
    // Half of 1,000.00 and of 500.00, and the maximum of 1,000.00 for 3,000.00; 99.00 is too little.
    expect(await costOf(match)).toMatchObject({ days: 30, players: 2, rewards: 3, cost: 175_000n });
    expect(await costOf({ ...match, trigger: { on: 'deposit', minAmount: '100', isFirst: true } })).toMatchObject({
      rewards: 2,
      cost: 75_000n,
    });
    expect(await costOf({ ...match, caps: { perPlayer: 1 } })).toMatchObject({ players: 2, rewards: 2 });
  });

  it('PROMO-07 counts bets less rollbacks', async () => {
    const mission: Partial<NewOfferRule> = {
      trigger: { on: 'bet' },
      condition: { type: 'sum', target: '200', per: 'week' },
    };
    expect(await costOf(mission)).toMatchObject({ players: 2, rewards: 2, cost: 2_000n });
    const slots: Partial<NewOfferRule> = { ...mission, trigger: { on: 'bet', gameTypes: ['RNG'] } };
    expect(await costOf({ ...slots, condition: { type: 'sum', target: '1', per: 'week' } })).toMatchObject({
      rewards: 0,
      cost: 0n,
    });
  });

  it('PROMO-07 counts the cashback of completed weeks only', async () => {
    const cashback: Partial<NewOfferRule> = {
      trigger: { on: 'week_end', gameTypes: ['LIVE'], minLoss: '100' },
      value: { type: 'percent', ppm: 80_000, maxAmount: '150' },
      needsJoin: true,
    };
    // 8 % of 2,345.66 is 187.65, capped at 150.00; 8 % of 200.00 is 16.00; a loss of 99.00 is too small.
    expect(await costOf(cashback, 7)).toMatchObject({ players: 2, rewards: 2, cost: 16_600n });
    expect(await costOf(cashback, 0)).toMatchObject({ players: 0, rewards: 0, cost: 0n });
    expect(await costOf(cashback, 60)).toMatchObject({ players: 0, rewards: 0, cost: 0n });
  });

  it.each([
    ['a tap', { trigger: { on: 'claim' } }],
    ['a code', { trigger: { on: 'code', code: 'DRY1' } }],
    ['an application', { trigger: { on: 'operator' }, form: { isImageRequired: false, isRemarkRequired: true } }],
  ] as const)('PROMO-07 reports nothing about %s, of which there are no past events', async (_, change) => {
    expect(await costOf(change)).toBeUndefined();
  });
});
