import { describe, expect, it } from 'vitest';
import { demoPromotions } from '@parlor/artwork';
import { offerRule, type OfferRule } from '../reward/offerRule.ts';
import { offerTermsOf } from '../reward/offerTerms.ts';
import { demoRuleOf, demoRules } from './demoOffers.ts';

const NOW = Date.UTC(2026, 10, 24);
const promotions = demoPromotions(NOW);
const shown = (amount: string): string => {
  const [integer = '', fraction = ''] = amount.split('.');
  return `${integer.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')}`;
};

/** Lists every figure of a rule that a player has to know, as it appears in texts. */
function figuresOf({ trigger, condition, value, money, budget, claim }: OfferRule): string[] {
  return [
    ...(trigger.on === 'deposit' && trigger.minAmount !== '0' ? [shown(trigger.minAmount)] : []),
    ...(trigger.on === 'week_end' ? [shown(trigger.minLoss)] : []),
    ...(trigger.on === 'code' ? [trigger.code] : []),
    ...(trigger.on === 'claim' ? (trigger.hours ?? []).map(({ from }) => from) : []),
    ...(condition.type === 'ladder' ? condition.targets.map(shown) : []),
    ...(value.type === 'packets' ? [shown(value.total), String(value.packets)] : []),
    ...(condition.type === 'sum' ? [shown(condition.target)] : []),
    ...(condition.type === 'count' && condition.target > 9
      ? []
      : condition.type === 'count'
        ? [String(condition.target)]
        : []),
    ...(value.type === 'fixed' ? [shown(value.amount)] : []),
    ...(value.type === 'percent' ? [`${value.ppm / 10_000}%`, shown(value.maxAmount)] : []),
    ...(value.type === 'steps' ? [value.amounts[0] ?? '', value.amounts.at(-1) ?? ''].map(shown) : []),
    ...(value.type === 'tickets' ? [`${value.count} tickets`] : []),
    ...(value.type === 'rounds' ? [`${value.count} free rounds`, shown(value.stake)] : []),
    ...(money.type === 'bonus' || money.type === 'freeRounds'
      ? [money.wageringMultiple === 1 ? 'bet once' : `${money.wageringMultiple} times`, `${money.days} days`]
      : []),
    ...(money.type === 'cash' ? ['Paid as money'] : []),
    ...(money.type === 'bonus' && money.maxStake !== undefined ? [shown(money.maxStake)] : []),
    // The value of a ticket in the budget is not a promise to a player.
    ...(budget === null || value.type === 'tickets' ? [] : [shown(budget.amount)]),
    ...(claim === null ? [] : [`${claim.days} days`]),
  ];
}

describe('the offers of the demo', () => {
  it('PROMO-06 are at least twelve, of as many rules, and each has a promotion', () => {
    expect(Object.keys(demoRules).length).toBeGreaterThanOrEqual(12);
    expect(Object.keys(demoRules).filter((id) => !promotions.some((promotion) => promotion.id === id))).toEqual([]);
  });

  it.each(Object.keys(demoRules))('PROMO-02 %s describes in its text what its rule enforces', (id) => {
    const promotion = promotions.find((each) => each.id === id);
    const rule = offerRule.parse(promotion && demoRuleOf(promotion));
    expect(figuresOf(rule).filter((figure) => !promotion?.content.EN.includes(figure))).toEqual([]);
    const figures = figuresOf(rule).filter((figure) => /^[\d,.%]+$/.test(figure));
    for (const language of ['TY', 'CN'] as const)
      expect(figures.filter((figure) => !promotion?.content[language].includes(figure))).toEqual([]);
    expect(promotion?.imageRequired).toBe(rule.form?.isImageRequired === true ? 'Y' : 'N');
    expect(promotion?.remarkRequired).toBe(rule.form?.isRemarkRequired === true ? 'Y' : 'N');
    expect(promotion?.promoAnnouncementCategoryIds).toEqual([rule.kind]);
    expect(offerTermsOf(rule, 'THB').kind).toBe(rule.kind);
  });
});
