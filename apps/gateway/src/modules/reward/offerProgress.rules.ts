import type { Currency } from '@parlor/contract';
import type { Player } from '../ledger/player.ts';
import type { OfferList } from './offerList.ts';
import { isMet, rungsMet, type Fact, type MerchantLocale } from './offerMatch.rules.ts';
import type { Offer } from './offerRule.ts';
import { addDays } from './offerSpan.rules.ts';
import type { Sum } from './offerSums.rules.ts';
import { streakStep } from './offerValue.rules.ts';

/** A fact of a player, with the offers that counted it. */
export interface Counted {
  player: Player;
  list: OfferList;
  locale: MerchantLocale;
  fact: Fact;
  /** Whether the event is a transfer, whose id and time no other event has. */
  isTransfer: boolean;
}

/** A reward that the condition allows, unless one of the same name was granted before. */
export interface Due {
  counted: Counted;
  offer: Offer;
  eventKey: string;
  /** The day in the merchant's time zone to which daily caps and budgets count the reward. */
  day: string;
  base?: bigint;
  step?: number;
}

/** The progress of players before the first fact of a list. */
export interface Before {
  sumBefore: (counted: Counted, offer: Offer) => Sum;
  /** The days on which something counted. */
  daysBefore: (counted: Counted, offer: Offer) => ReadonlySet<string>;
}

/** Returns the key of a sum. The sum continues when the player joins another version. */
const spanOf = ({ player, fact }: Counted, { code }: Offer): string => `${player.accountId} ${code} ${fact.period}`;

/** Returns the key of the days of a player and an offer. */
export const rowOf = ({ player }: Counted, { code }: Offer): string => `${player.accountId} ${code}`;

/** Whether a sum reaches a target of an offer. */
export function mayReach({ offers }: OfferList, sum: Sum, currency: Currency): boolean {
  return offers.some(({ rule }) => isMet(rule, sum, currency) || rungsMet(rule, sum, currency) > 0);
}

/**
 * Returns the rewards that new facts earn. Evaluates the facts one by one, so the size of a batch does not matter.
 * A reward that a cap or a budget refuses is due again with the next fact of another day.
 */
export function dueOf(facts: readonly Counted[], before: Before): Due[] {
  const sums = new Map<string, Sum>();
  const rows = new Map<string, Set<string>>();
  const tried = new Set<string>();
  const due: Due[] = [];

  function sumWith(counted: Counted, offer: Offer): Sum {
    const key = spanOf(counted, offer);
    const { amount, events } = sums.get(key) ?? before.sumBefore(counted, offer);
    const sum = { amount: amount + counted.fact.amount, events: events + counted.fact.events };
    sums.set(key, sum);
    return sum;
  }

  function daysWith(counted: Counted, offer: Offer): ReadonlySet<string> {
    const key = rowOf(counted, offer);
    const days = rows.get(key) ?? new Set(before.daysBefore(counted, offer));
    rows.set(key, days);
    return days.add(counted.fact.day);
  }

  /** Adds a reward once: a second attempt on the same day would be refused again. */
  function once(one: Due): void {
    const { counted, offer, eventKey, day, step = 0 } = one;
    const key = `${rowOf(counted, offer)} ${offer.version} ${eventKey} ${day} ${step}`;
    if (tried.has(key)) return;
    tried.add(key);
    due.push(one);
  }

  function earn(counted: Counted, offer: Offer): void {
    const { locale, fact } = counted;
    const { rule } = offer;
    const { condition } = rule;
    const one = { counted, offer, day: fact.day };
    if (condition.type === 'none') {
      due.push({ ...one, eventKey: fact.eventId, base: fact.amount });
    } else if (condition.type === 'streak') {
      const days = daysWith(counted, offer);
      // A day that fills a gap also extends the streak of the days after it.
      for (let day = fact.day; days.has(day); day = addDays(day, 1)) {
        const step = streakStep(days, day, condition.days);
        if (rule.value.type === 'steps' || step === condition.days) once({ ...one, eventKey: day, step, day });
      }
    } else if (condition.type === 'ladder') {
      const rungs = rungsMet(rule, sumWith(counted, offer), locale.currency);
      for (let step = 1; step <= rungs; step += 1) once({ ...one, eventKey: `${fact.period}:${step}`, step });
    } else if (isMet(rule, sumWith(counted, offer), locale.currency)) {
      once({ ...one, eventKey: fact.period });
    }
  }

  for (const counted of facts) for (const offer of counted.list.offers) earn(counted, offer);
  return due;
}
