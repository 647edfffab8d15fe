import { dayIn, fromMinor, type PromotionStanding } from '@parlor/contract';
import type { Selectable } from 'kysely';
import type { RewardApplicationTable } from '../../tables/rewardTables.ts';
import { isInAudience, isMet, rungsMet, type MerchantLocale } from './offerMatch.rules.ts';
import type { Participation, Tally } from './offer.repository.ts';
import type { Offer, OfferRule } from './offerRule.ts';
import { addDays, openHours, periodOf, timeOfDayIn } from './offerSpan.rules.ts';
import { minorOf, streakStep, valueOf } from './offerValue.rules.ts';
import type { RewardRow } from './rewardGrant.ts';

/** A row of `reward_application`, with its number of pictures. */
export type ApplicationRow = Selectable<RewardApplicationTable> & { picture_count: number };

/** The data of a player and an offer. */
export interface StandingFacts {
  /** The version that applies to the player. */
  offer: Offer;
  participation: Participation | undefined;
  tallies: readonly Tally[];
  /** The days of a streak; empty otherwise. */
  days: ReadonlySet<string>;
  /** Rewards of the offer, newest first. */
  rewards: readonly RewardRow[];
  application: ApplicationRow | undefined;
  /** The remaining budget in minor units; null without one. */
  budgetLeft: bigint | null;
  /** When the player registered, in epoch milliseconds; their level and number. */
  registeredAt: number;
  level: string | null;
  mobile: string | null;
  /** Whether the player is excluded or blocked, and so gets no offers. */
  isExcluded: boolean;
  /** Whether the account holds real money. */
  isReal: boolean;
  /** Whether the player ever made a deposit. */
  hasDeposited: boolean;
}

/** The label of a player and an offer, without the promotion's name (PROMO-03). */
export type Standing = Omit<PromotionStanding, 'promotionId'>;

const nothing = { progress: null, reason: null, canRepeat: false, rewardId: null, application: null } as const;

/** Returns the state of an offer for a player at a time, in epoch milliseconds (PROMO-03). */
export function standingOf(facts: StandingFacts, locale: MerchantLocale, now: number): Standing {
  const { offer, participation, application, rewards, budgetLeft } = facts;
  const { rule } = offer;
  const sent = application && {
    sentAt: application.sent_at,
    remarks: application.remarks,
    pictureCount: application.picture_count,
  };
  const shown: Standing = { ...nothing, status: 'CLOSE', application: sent ?? null };
  const closed = (reason: Standing['reason']): Standing => ({ ...shown, status: 'CLOSE', reason });

  // Granted rewards come first: they remain after the offer ends.
  const waiting = rewards.find(({ state }) => state === 'CLAIMABLE');
  if (waiting !== undefined) return { ...shown, status: 'CLAIM', rewardId: waiting.id };
  const due = rewards.find(({ state }) => state === 'DUE');
  if (due !== undefined) return { ...shown, status: 'ISSUED', rewardId: due.id };
  if (application?.state === 'PENDING') return { ...shown, status: 'APPLYING' };
  const claimed = rewards.find(({ state }) => state === 'CLAIMED');
  if (claimed !== undefined && isServed(facts, locale, now))
    return { ...shown, status: 'CLAIMED', rewardId: claimed.id };

  if (now < rule.window.from) return { ...shown, status: 'COMING_SOON' };
  if (rule.window.to !== null && now >= rule.window.to) return closed('over');
  if (!offer.isOpen && participation === undefined) return closed('over');
  if (!facts.isReal || facts.isExcluded || !isInAudience(rule, facts, now)) return closed('not_for_you');
  if (isServed(facts, locale, now)) return closed('already_had');
  // A first deposit happens once; one made before the player joined does not count.
  if (rule.trigger.on === 'deposit' && rule.trigger.isFirst && facts.hasDeposited && participation === undefined)
    return closed('not_for_you');
  if (budgetLeft !== null && budgetLeft < smallest(rule, locale)) return closed('budget_spent');
  if (application?.state === 'REFUSED')
    return { ...shown, status: 'REJECTED', reason: application.reason, canRepeat: rule.form?.canRepeat ?? false };
  if (rule.trigger.on === 'claim' && rule.trigger.hours !== undefined)
    if (openHours(rule.trigger.hours, timeOfDayIn(locale.timeZone, now)) === undefined)
      return { ...shown, status: 'COMING_SOON' };
  const needsAction = rule.needsJoin || ['claim', 'code', 'operator'].includes(rule.trigger.on);
  if (needsAction && participation === undefined) return { ...shown, status: 'JOIN' };
  const progress = progressOf(facts, locale, now);
  return { ...shown, status: progress === null ? 'JOINED' : 'PROCESS', progress };
}

/** Whether an offer gives nothing more for now: its caps are reached, or the span's reward was granted. */
export function isServed(
  { offer, tallies, rewards }: StandingFacts,
  { timeZone }: MerchantLocale,
  now: number,
): boolean {
  const { caps, condition, trigger } = offer.rule;
  const today = dayIn(timeZone, now);
  const granted = (period: string): number => tallies.find((tally) => tally.period === period)?.granted ?? 0;
  if (caps.perPlayer !== undefined && granted('all') >= caps.perPlayer) return true;
  if (caps.perDay !== undefined && granted(today) >= caps.perDay) return true;
  if (trigger.on === 'claim') {
    if (offer.rule.value.type === 'packets') return false;
    const key = claimKey(offer.rule, timeZone, now);
    return key !== undefined && rewards.some(({ event_key }) => event_key === key);
  }
  if (trigger.on === 'code') return rewards.length > 0;
  if (condition.type === 'ladder') {
    const rewardedKeys = new Set(rewards.map(({ event_key }) => event_key));
    const period = periodOf(condition.per, today);
    return condition.targets.every((_, at) => rewardedKeys.has(`${period}:${at + 1}`));
  }
  if (condition.type !== 'sum' && condition.type !== 'count') return false;
  return rewards.some(({ event_key }) => event_key === periodOf(condition.per, today));
}

/** Returns the key of the open tap window: the day and its hours, or `once` without hours; undefined while closed. */
export function claimKey({ trigger }: Pick<OfferRule, 'trigger'>, timeZone: string, now: number): string | undefined {
  if (trigger.on !== 'claim') return undefined;
  if (trigger.hours === undefined) return 'once';
  const hours = openHours(trigger.hours, timeOfDayIn(timeZone, now));
  return hours && `${dayIn(timeZone, now)} ${hours.from}`;
}

/** Returns the smallest amount that a reward of a rule takes of its budget, in minor units. */
export function smallest(rule: OfferRule, { currency }: MerchantLocale): bigint {
  const { type } = rule.value;
  return type === 'fixed' || type === 'rounds' || type === 'tickets' || type === 'points'
    ? valueOf(rule, currency, {})
    : 1n;
}

/** Returns the player's progress; null without a condition. */
export function progressOf(
  {
    offer,
    tallies,
    days,
  }: Pick<StandingFacts, 'offer' | 'days'> & { tallies: readonly Pick<Tally, 'period' | 'amount' | 'events'>[] },
  { currency, timeZone }: MerchantLocale,
  now: number,
): Standing['progress'] {
  const { condition } = offer.rule;
  const today = dayIn(timeZone, now);
  if (condition.type === 'none') return null;
  if (condition.type === 'streak') {
    // Before today's login, yesterday's streak still counts.
    const last = days.has(today) ? today : addDays(today, -1);
    const done = streakStep(days, last, condition.days);
    const isNewRow = done === condition.days && last !== today;
    return { unit: 'days', done: String(isNewRow ? 0 : done), target: String(condition.days) };
  }
  const tally = tallies.find(({ period }) => period === periodOf(condition.per, today));
  if (condition.type === 'ladder') {
    const counted = { amount: tally?.amount ?? 0n, events: tally?.events ?? 0 };
    const of = condition.targets.length;
    const at = Math.min(rungsMet(offer.rule, counted, currency) + 1, of);
    const target = condition.targets[at - 1] ?? '0';
    const step = { at, of };
    if (condition.of === 'count')
      return { unit: 'count', done: String(Math.max(0, Math.min(counted.events, Number(target)))), target, step };
    const sum = minorOf(target, currency);
    const done = counted.amount < 0n ? 0n : counted.amount > sum ? sum : counted.amount;
    return { unit: 'money', done: fromMinor(done, currency), target: fromMinor(sum, currency), step };
  }
  if (condition.type === 'count') {
    const done = Math.max(0, Math.min(tally?.events ?? 0, condition.target));
    return { unit: 'count', done: String(done), target: String(condition.target) };
  }
  const target = minorOf(condition.target, currency);
  const counted = tally?.amount ?? 0n;
  const done = isMet(offer.rule, { amount: counted, events: 0 }, currency) ? target : counted < 0n ? 0n : counted;
  return { unit: 'money', done: fromMinor(done, currency), target: fromMinor(target, currency) };
}
