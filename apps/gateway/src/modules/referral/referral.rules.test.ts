import { describe, expect, it } from 'vitest';
import { maskedName, promiseOf } from './referral.rules.ts';
import { referralSettings, termsOf } from './referralSettings.ts';

const terms = termsOf(referralSettings.parse({}), 'THB');

describe('the reward of a referral', () => {
  // Golden example 8.
  it.each([
    [99_99n, undefined],
    [100_00n, { deposited: 100_00n, required: 500_00n, reward: 10_00n }],
    [123_45n, { deposited: 123_45n, required: 617_25n, reward: 12_34n }],
    [2_000_00n, { deposited: 2_000_00n, required: 10_000_00n, reward: 200_00n }],
    [2_500_00n, { deposited: 2_500_00n, required: 12_500_00n, reward: 200_00n }],
  ])(
    'PROMO-08 is a tenth of a deposit of %d minor units, 200.00 at most, nothing below 100.00',
    (deposited, promise) => {
      expect(promiseOf(deposited, terms)).toEqual(promise);
    },
  );

  it.each([
    ['somchai99', 's••••9'],
    ['ab', 'a••••'],
    ['กขค', 'ก••••ค'],
  ])('PROMO-08 masks the name %s as %s', (name, shown) => {
    expect(maskedName(name)).toBe(shown);
  });
});
