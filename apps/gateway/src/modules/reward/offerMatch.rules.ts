import type { Currency } from '@parlor/contract';
import { isTurnover } from '../catalogue/turnover.rules.ts';
import { isServedNumber } from '../code/phoneNumber.ts';
import type { RewardEvent } from './offerEvents.ts';
import type { OfferRule } from './offerRule.ts';
import { dayOfEvent, periodOf } from './offerSpan.rules.ts';
import { minorOf } from './offerValue.rules.ts';

const DAY_MS = 86_400_000;

/** The merchant's currency and time zone. */
export interface MerchantLocale {
  currency: Currency;
  timeZone: string;
}

/** The value of an event. */
export interface Fact {
  eventId: string;
  period: string;
  day: string;
  amount: bigint;
  /** 1, or -1 for a bet that was rolled back. */
  events: 1 | -1;
  at: number;
}

/** Whether a time is within the window of an offer. */
export function isInWindow({ window: { from, to } }: Pick<OfferRule, 'window'>, at: number): boolean {
  return from <= at && (to === null || at < to);
}

/** The data of a player that an audience checks. */
export interface AudienceOf {
  /** Epoch milliseconds. */
  registeredAt: number;
  /** The code of the player's level; null or omitted before the first bet or deposit. */
  level?: string | null;
  /** The number that the player proved to own, in E.164; null or omitted without one. */
  mobile?: string | null;
}

/** Whether an offer is for a player. */
export function isInAudience(
  { audience }: Pick<OfferRule, 'audience'>,
  { registeredAt, level, mobile }: AudienceOf,
  at: number,
): boolean {
  const { minAccountDays, maxAccountDays, levels, countries } = audience;
  const age = at - registeredAt;
  return (
    (minAccountDays === undefined || age >= minAccountDays * DAY_MS) &&
    (maxAccountDays === undefined || age < maxAccountDays * DAY_MS) &&
    (levels === undefined || (level != null && levels.includes(level))) &&
    (countries === undefined || (mobile != null && isServedNumber(mobile, countries)))
  );
}

/** The span in which an offer counts. */
export type Per = 'once' | 'day' | 'week';

/** Returns the span in which a rule counts. */
export const perOf = ({ condition }: Pick<OfferRule, 'condition'>): Per =>
  'per' in condition ? condition.per : 'once';

/** Whether a rule counts an event. `joinedAt` is when the player joined the offer, if it needs joining. */
export function countsEvent(
  rule: OfferRule,
  event: RewardEvent,
  currency: Currency,
  joinedAt: number | undefined,
): boolean {
  const { trigger } = rule;
  if (trigger.on !== event.kind) return false;
  if (rule.needsJoin && (joinedAt === undefined || event.at < joinedAt)) return false;
  if (!isInWindow(rule, event.at) || !isInAudience(rule, event, event.at)) return false;
  if (trigger.on === 'bet') {
    if (!isTurnover(event.gameType)) return false;
    if (trigger.gameTypes !== undefined && !trigger.gameTypes.includes(event.gameType)) return false;
    if (trigger.games !== undefined && !trigger.games.includes(event.nodeId ?? '')) return false;
    // A rollback has the same absolute amount as its bet, so both count or neither does.
    const stake = event.amount < 0n ? -event.amount : event.amount;
    if (stake < minorOf(trigger.minStake, currency)) return false;
  }
  if (trigger.on === 'deposit') {
    if (trigger.isFirst && !event.isFirst) return false;
    if (event.amount < minorOf(trigger.minAmount, currency)) return false;
  }
  return trigger.on !== 'level' || trigger.levels?.includes(event.reached ?? '') !== false;
}

/** Returns the value of an event for offers that count in the same span. */
export function factOfEvent(event: RewardEvent, timeZone: string, per: Per): Fact {
  const day = dayOfEvent(timeZone, event.at);
  return {
    // Two logins on a day are one.
    eventId: event.kind === 'login' ? `login:${day}` : event.id,
    period: periodOf(per, day),
    day,
    amount: event.amount,
    events: event.amount < 0n ? -1 : 1,
    at: event.at,
  };
}

/**
 * Returns the value of an event for a rule; undefined if it does not count. `joinedAt` is when the player joined the
 * offer, if it needs joining.
 */
export function factOf(
  rule: OfferRule,
  event: RewardEvent,
  { currency, timeZone }: MerchantLocale,
  joinedAt: number | undefined,
): Fact | undefined {
  return countsEvent(rule, event, currency, joinedAt) ? factOfEvent(event, timeZone, perOf(rule)) : undefined;
}

/** Whether the sum of a span meets the condition. */
export function isMet(
  { condition }: Pick<OfferRule, 'condition'>,
  { amount, events }: { amount: bigint; events: number },
  currency: Currency,
): boolean {
  if (condition.type === 'sum') return amount >= minorOf(condition.target, currency);
  return condition.type === 'count' && events >= condition.target;
}

/** Returns how many targets of a ladder the sum of a span meets. */
export function rungsMet(
  { condition }: Pick<OfferRule, 'condition'>,
  { amount, events }: { amount: bigint; events: number },
  currency: Currency,
): number {
  if (condition.type !== 'ladder') return 0;
  const [done, target] =
    condition.of === 'sum'
      ? [amount, (typed: string) => minorOf(typed, currency)]
      : [BigInt(events), (typed: string) => BigInt(typed)];
  return condition.targets.filter((typed) => target(typed) <= done).length;
}
