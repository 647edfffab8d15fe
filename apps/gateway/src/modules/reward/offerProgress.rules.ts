import type { Player } from '../ledger/player.ts';
import { isMet, rungsMet, type Fact, type MerchantLocale } from './offerMatch.rules.ts';
import type { Offer } from './offerRule.ts';
import { addDays } from './offerSpan.rules.ts';
import { streakStep } from './offerValue.rules.ts';

/** A fact of a player, with the version of the offer that counted it. */
export interface Counted {
  player: Player;
  offer: Offer;
  locale: MerchantLocale;
  fact: Fact;
}

/** The sums of facts: the amount in minor units, and the number of events. */
export interface Sum {
  amount: bigint;
  events: number;
}

/** A reward that the condition allows, unless one of the same name was granted before. */
export interface Due {
  counted: Counted;
  eventKey: string;
  /** The day in the merchant's time zone to which daily caps and budgets count the reward. */
  day: string;
  base?: bigint;
  step?: number;
}

/** The progress of players before the first fact of a list. */
export interface Before {
  sumBefore: (counted: Counted) => Sum;
  /** The days on which something counted. */
  daysBefore: (counted: Counted) => ReadonlySet<string>;
}

/** Returns the key of a sum. The sum continues when the player joins another version. */
export const spanOf = ({ player, offer, fact }: Counted): string => `${player.accountId} ${offer.code} ${fact.period}`;

/** Returns the key of the days of a player and an offer. */
export const rowOf = ({ player, offer }: Counted): string => `${player.accountId} ${offer.code}`;

/**
 * Returns the rewards that new facts earn. Evaluates the facts one by one, so the size of a batch does not matter.
 * A reward that a cap or a budget refuses is due again with the next fact of another day.
 */
export function dueOf(facts: readonly Counted[], before: Before): Due[] {
  const sums = new Map<string, Sum>();
  const rows = new Map<string, Set<string>>();
  const tried = new Set<string>();
  const due: Due[] = [];

  function sumWith(counted: Counted): Sum {
    const key = spanOf(counted);
    const { amount, events } = sums.get(key) ?? before.sumBefore(counted);
    const sum = { amount: amount + counted.fact.amount, events: events + counted.fact.events };
    sums.set(key, sum);
    return sum;
  }

  function daysWith(counted: Counted): ReadonlySet<string> {
    const key = rowOf(counted);
    const days = rows.get(key) ?? new Set(before.daysBefore(counted));
    rows.set(key, days);
    return days.add(counted.fact.day);
  }

  /** Adds a reward once: a second attempt on the same day would be refused again. */
  function once(one: Due): void {
    const { counted, eventKey, day, step = 0 } = one;
    const key = `${rowOf(counted)} ${counted.offer.version} ${eventKey} ${day} ${step}`;
    if (tried.has(key)) return;
    tried.add(key);
    due.push(one);
  }

  for (const counted of facts) {
    const { offer, locale, fact } = counted;
    const { rule } = offer;
    const { condition } = rule;
    if (condition.type === 'none') {
      due.push({ counted, eventKey: fact.eventId, base: fact.amount, day: fact.day });
    } else if (condition.type === 'streak') {
      const days = daysWith(counted);
      // A day that fills a gap also extends the streak of the days after it.
      for (let day = fact.day; days.has(day); day = addDays(day, 1)) {
        const step = streakStep(days, day, condition.days);
        if (rule.value.type === 'steps' || step === condition.days) once({ counted, eventKey: day, step, day });
      }
    } else if (condition.type === 'ladder') {
      const rungs = rungsMet(rule, sumWith(counted), locale.currency);
      for (let step = 1; step <= rungs; step += 1)
        once({ counted, eventKey: `${fact.period}:${step}`, step, day: fact.day });
    } else if (isMet(rule, sumWith(counted), locale.currency)) {
      once({ counted, eventKey: fact.period, day: fact.day });
    }
  }
  return due;
}
