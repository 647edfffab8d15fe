import { describe, expect, it } from 'vitest';
import { offerRule, type NewOfferRule } from './offerRule.ts';
import { offerTermsOf } from './offerTerms.ts';

const window = { from: 0, to: null };
const termsOf = (rule: Omit<NewOfferRule, 'window'>) => offerTermsOf(offerRule.parse({ window, ...rule }), 'THB');

describe('the terms of an offer', () => {
  it('PROMO-06 show the packets of a rain, their amounts, and its hours', () => {
    const hours = [{ from: '12:00', to: '12:05' }];
    expect(
      termsOf({
        kind: 'LOGIN',
        trigger: { on: 'claim', hours },
        value: { type: 'packets', total: '500', packets: 200, most: 3 },
        money: { type: 'cash' },
      }),
    ).toMatchObject({ packets: { count: 200, total: '500.00', most: 3 }, hours, entry: 'packets' });
  });

  it('PROMO-03 show the smallest loss, the number of times, and how long a reward can be claimed', () => {
    expect(
      termsOf({
        kind: 'UPGRADE_BONUS',
        trigger: { on: 'week_end', minLoss: '100' },
        value: { type: 'percent', ppm: 80_000, maxAmount: '2000' },
        money: { type: 'cash' },
        claim: { days: 7 },
        caps: { perPlayer: 5, perDay: 1 },
      }),
    ).toMatchObject({ minLoss: '100.00', claimDays: 7, perPlayer: 5, perDay: 1 });
  });

  it('PROMO-03 say whether bonus and deposit have to be wagered, or only the bonus', () => {
    const offer = (base?: 'bonus_and_deposit') =>
      termsOf({
        kind: 'UPGRADE_BONUS',
        trigger: { on: 'deposit' },
        value: { type: 'percent', ppm: 500_000, maxAmount: '500' },
        money: { type: 'bonus', wageringMultiple: 8, days: 7, ...(base && { base }) },
      }).wageringBase;
    expect([offer(), offer('bonus_and_deposit')]).toEqual(['bonus', 'bonus_and_deposit']);
  });
});
