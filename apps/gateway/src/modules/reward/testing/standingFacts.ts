import { offerRule, type NewOfferRule } from '../offerRule.ts';
import type { StandingFacts } from '../standing.rules.ts';

/** Returns the facts of an offer, and of a player who joined nothing and never made a deposit. */
export function standingFacts(rule: NewOfferRule, change: Partial<StandingFacts> = {}): StandingFacts {
  return {
    offer: {
      merchantCode: 'NORTH',
      code: 'offer',
      version: 1,
      isOpen: true,
      titles: {},
      rule: offerRule.parse(rule),
    },
    participation: undefined,
    tallies: [],
    days: new Set(),
    rewards: [],
    application: undefined,
    budgetLeft: null,
    registeredAt: 0,
    level: null,
    mobile: null,
    isExcluded: false,
    isReal: true,
    hasDeposited: false,
    ...change,
  };
}
