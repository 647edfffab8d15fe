import type { NewOfferRule } from '../offerRule.ts';

/**
 * Returns a rule with defaults for what a test does not set: 10.00 in cash, from now on, to every player who claims it.
 */
export function ruleOf(change: Partial<NewOfferRule> = {}): NewOfferRule {
  return {
    kind: 'MANUAL',
    window: { from: 0, to: null },
    trigger: { on: 'claim' },
    value: { type: 'fixed', amount: '10' },
    money: { type: 'cash' },
    ...change,
  };
}
