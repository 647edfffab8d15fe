import { describe, expect, it } from 'vitest';
import { offerRule, type NewOfferRule } from './offerRule.ts';
import { minorOf, rewardOf, valueOf } from './offerValue.rules.ts';
import { ruleOf } from './testing/ruleOf.ts';

const parse = (rule: Partial<NewOfferRule>) => offerRule.parse(ruleOf(rule));

describe('a reward', () => {
  it('PROMO-03 as a bonus has every term of the rule, in minor units', () => {
    const money = {
      type: 'bonus',
      wageringMultiple: 8,
      days: 14,
      maxStake: '5',
      conversionMultiple: 3,
      contributions: { LIVE: 100_000 },
      minOdds: '1.80',
    } as const;
    expect(rewardOf(parse({ money }), 'THB', 1_000n)).toEqual({
      type: 'bonus',
      amount: 1_000n,
      required: 8_000n,
      days: 14,
      maxStake: 500n,
      conversionCap: 3_000n,
      contributions: { LIVE: 100_000 },
      minOdds: '1.80',
    });
  });

  it('PROMO-03 of steps is that of its step, and nothing beyond the last', () => {
    const rule = parse({
      trigger: { on: 'login' },
      condition: { type: 'streak', days: 2 },
      value: { type: 'steps', amounts: ['1', '2'] },
    });
    expect([1, 2, 3].map((step) => valueOf(rule, 'THB', { step }))).toEqual([100n, 200n, 0n]);
    expect(valueOf(rule, 'THB', {})).toBe(100n);
  });
});

it('an amount of a rule is in the digits of its currency', () => {
  expect([minorOf('1.50', 'THB'), minorOf('1.50', 'THB'), minorOf('150', 'JPY')]).toEqual([150n, 150n, 150n]);
  expect(() => minorOf('1.50', 'JPY')).toThrow('1.50 is not an amount of JPY');
});
