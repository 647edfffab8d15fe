import { describe, expect, it } from 'vitest';
import { offerRule } from './offerRule.ts';
import { offerTermsOf } from './offerTerms.ts';
import { rewardOf, valueOf } from './offerValue.rules.ts';
import { timesAmount } from './rewardAmounts.ts';
import { ruleOf } from './testing/ruleOf.ts';

const rounds = { type: 'rounds', count: 20, stake: '2' } as const;
const money = { type: 'freeRounds', game: 'lotus-lanterns', days: 3, wageringMultiple: 10 } as const;

describe('the eleventh worked example', () => {
  const rule = offerRule.parse(ruleOf({ value: rounds, money }));

  it('is 20 rounds at 2.00, which count as 40.00 of a budget', () => {
    const amount = valueOf(rule, 'THB', {});
    expect(amount).toBe(4_000n);
    expect(rewardOf(rule, 'THB', amount)).toEqual({
      type: 'freeRounds',
      amount: 4_000n,
      game: 'lotus-lanterns',
      count: 20,
      stake: 200n,
      days: 3,
      wageringMultiple: 10,
    });
    expect(offerTermsOf(rule, 'THB')).toMatchObject({
      reward: 'freeRounds',
      wageringMultiple: 10,
      days: 3,
      freeRounds: { count: 20, gameCode: 'lotus-lanterns', stake: '2.00' },
    });
  });

  it.each([
    [1_234n, 10, 12_340n],
    [1n, 10, 10n],
    [333n, 1.5, 499n],
  ])('requires the win of %s times %s: %s, floored once', (win, multiple, required) => {
    expect(timesAmount(win, multiple)).toBe(required);
  });
});

describe('a rule of free rounds', () => {
  it.each([
    ['an amount', ruleOf({ money })],
    ['cash', ruleOf({ value: rounds })],
    ['a game that is not a code', ruleOf({ value: rounds, money: { ...money, game: 'Lotus Lanterns' } })],
    ['no rounds', ruleOf({ value: { ...rounds, count: 0 }, money })],
  ])('is refused with %s', (_, rule) => {
    expect(offerRule.safeParse(rule).success).toBe(false);
  });
});
