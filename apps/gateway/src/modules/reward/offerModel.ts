import type { RewardEvent } from './offerEvents.ts';
import { factOf, isMet, rungsMet, type Fact, type MerchantLocale } from './offerMatch.rules.ts';
import type { OfferRule } from './offerRule.ts';
import { addDays } from './offerSpan.rules.ts';
import { streakStep, valueOf } from './offerValue.rules.ts';

/** A reward that a player gets by the rules. */
export interface ModelGrant {
  eventKey: string;
  /** Minor units. */
  amount: bigint;
}

/**
 * Computes the rewards of a rule for all events of one player in memory. The engine, which processes events one at a
 * time, must get the same result. Caps apply, budgets do not. If the offer needs joining, the player is treated as
 * joined.
 */
export function grantsOf(
  rule: OfferRule,
  events: readonly RewardEvent[],
  locale: MerchantLocale,
  joinedAt = 0,
): ModelGrant[] {
  const facts = new Map<string, Fact>();
  for (const event of events) {
    const fact = factOf(rule, event, locale, joinedAt);
    if (fact !== undefined && !facts.has(fact.eventId)) facts.set(fact.eventId, fact);
  }
  const inOrder = [...facts.values()].toSorted((one, other) => one.at - other.at);
  const given = new Map<string, number>();
  const isWithinCaps = (day: string): boolean => {
    const { perPlayer = Infinity, perDay = Infinity } = rule.caps;
    if ((given.get('all') ?? 0) >= perPlayer || (given.get(day) ?? 0) >= perDay) return false;
    for (const period of ['all', day]) given.set(period, (given.get(period) ?? 0) + 1);
    return true;
  };
  return eventsOf(rule, inOrder, locale).flatMap(({ eventKey, day, base, step }) => {
    const amount = valueOf(rule, locale.currency, { base, step });
    return amount > 0n && isWithinCaps(day) ? [{ eventKey, amount }] : [];
  });
}

interface Due {
  eventKey: string;
  day: string;
  base: bigint;
  step: number;
}

/** Returns the rewards that the condition allows, in the order in which it is met. */
function eventsOf(rule: OfferRule, facts: readonly Fact[], { currency }: MerchantLocale): Due[] {
  const { condition } = rule;
  if (condition.type === 'none')
    return facts.map(({ eventId, day, amount }) => ({ eventKey: eventId, day, base: amount, step: 1 }));
  if (condition.type === 'streak') {
    const days = new Set(facts.map(({ day }) => day));
    const first = [...days].filter((day) => !days.has(addDays(day, -1)));
    return first.flatMap((begin) => {
      const due: Due[] = [];
      for (let day = begin; days.has(day); day = addDays(day, 1)) {
        const step = streakStep(days, day, condition.days);
        if (rule.value.type === 'steps' || step === condition.days) due.push({ eventKey: day, day, base: 0n, step });
      }
      return due;
    });
  }
  const sums = new Map<string, { amount: bigint; events: number; isMet: boolean; rungs: number }>();
  return facts.flatMap(({ period, day, amount, events }): Due[] => {
    const sum = sums.get(period) ?? { amount: 0n, events: 0, isMet: false, rungs: 0 };
    sum.amount += amount;
    sum.events += events;
    sums.set(period, sum);
    if (condition.type === 'ladder') {
      const met = Math.max(sum.rungs, rungsMet(rule, sum, currency));
      const steps = Array.from({ length: met - sum.rungs }, (_, at) => sum.rungs + at + 1);
      sum.rungs = met;
      return steps.map((step) => ({ eventKey: `${period}:${step}`, day, base: 0n, step }));
    }
    if (sum.isMet || !isMet(rule, sum, currency)) return [];
    sum.isMet = true;
    return [{ eventKey: period, day, base: 0n, step: 1 }];
  });
}
