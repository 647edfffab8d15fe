import { describe, expect, it } from 'vitest';
import { offerRule, type NewOfferRule } from './offerRule.ts';
import { lossOf, minorOf, rewardOf, streakStep, valueOf } from './offerValue.rules.ts';
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

  it.each([
    [
      'tickets',
      { type: 'tickets', raffle: 'lanterns' },
      { type: 'tickets', amount: 600n, contest: 'lanterns', count: 3 },
    ],
    ['points', { type: 'points', contest: 'race' }, { type: 'points', amount: 600n, contest: 'race', count: 3 }],
  ] as const)('PROMO-07 as %s costs the budget their number times their worth', (type, money, reward) => {
    const rule = parse({ window: { from: 0, to: 1 }, value: { type, count: 3, worth: '2' }, money });
    expect(valueOf(rule, 'THB', {})).toBe(600n);
    expect(rewardOf(rule, 'THB', 600n)).toEqual(reward);
  });

  it('PROMO-03 of a share is nothing without a deposit or loss', () => {
    const rule = parse({
      trigger: { on: 'deposit' },
      value: { type: 'percent', ppm: 500_000, maxAmount: '500' },
    });
    expect([valueOf(rule, 'THB', {}), valueOf(rule, 'THB', { base: -100n })]).toEqual([0n, 0n]);
    expect([valueOf(rule, 'THB', { base: 1n }), valueOf(rule, 'THB', { base: 2n })]).toEqual([0n, 1n]);
  });

  it('PROMO-06 of a rain has no amount before a packet is taken', () => {
    const value = { type: 'packets', total: '10', packets: 5, most: 2 } as const;
    expect(valueOf({ value }, 'THB', { base: 1_000n })).toBe(0n);
  });

  it('PROMO-03 as cash has no terms', () => {
    expect(rewardOf(parse({}), 'THB', 1_000n, 5_000n)).toEqual({ type: 'cash', amount: 1_000n });
  });

  it('PROMO-07 as rounds, tickets or points needs a rule that says how many', () => {
    const value = { type: 'fixed', amount: '10' } as const;
    const mixed = (money: Parameters<typeof rewardOf>[0]['money']) => () => rewardOf({ value, money }, 'THB', 1_000n);
    expect(mixed({ type: 'freeRounds', game: 'reef', wageringMultiple: 1, days: 1 })).toThrow('no number of rounds');
    expect(mixed({ type: 'tickets', raffle: 'lanterns' })).toThrow('no number of tickets');
    expect(mixed({ type: 'points', contest: 'race' })).toThrow('no number of points');
  });
});

describe('the loss of a week', () => {
  const week = { staked: 50_000n, won: 30_000n, bonuses: 5_000n };

  it('PROMO-03 is the stakes less wins and bonuses, from the smallest loss that counts', () => {
    expect([lossOf(week, 15_000n), lossOf(week, 15_001n), lossOf(week, 0n)]).toEqual([15_000n, 0n, 15_000n]);
  });

  it('PROMO-03 is nothing for a player who won', () => {
    expect([lossOf({ ...week, won: 50_000n }, 0n), lossOf({ ...week, won: 50_000n }, -10_000n)]).toEqual([0n, 0n]);
  });
});

it('PROMO-03 the step of a streak restarts after its last day', () => {
  const days = new Set(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01']);
  expect([...days].map((day) => streakStep(days, day, 3))).toEqual([1, 2, 3, 1, 2]);
  expect(streakStep(days, '2026-12-02', 3)).toBe(0);
});

it('an amount of a rule is in the digits of its currency', () => {
  expect([minorOf('1.50', 'THB'), minorOf('1.50', 'THB'), minorOf('150', 'JPY')]).toEqual([150n, 150n, 150n]);
  expect(() => minorOf('1.50', 'JPY')).toThrow('1.50 is not an amount of JPY');
});
