import { dayIn, type PromotionStanding } from '@parlor/contract';
import {
  factOf,
  isInAudience,
  isInWindow,
  isMet,
  rungsMet,
  type Fact,
  type MerchantLocale,
} from './offerMatch.rules.ts';
import { rewardOf, valueOf, type ValueBase } from './offerValue.rules.ts';
import type { RewardValue } from './rewardGrant.ts';
import { isServed, progressOf, smallest, type StandingFacts } from './standing.rules.ts';

/**
 * Returns how an offer relates to the player's next deposit: the player may choose it, or it applies because they
 * joined it or it needs no joining. Undefined if it is not for the player, or gives nothing more for now.
 */
export function wayOfOffer(
  facts: StandingFacts,
  locale: MerchantLocale,
  now: number,
): 'choose' | 'applies' | undefined {
  const { offer, participation } = facts;
  const { rule } = offer;
  if (rule.trigger.on !== 'deposit' || !isInWindow(rule, now)) return undefined;
  if (!facts.isReal || facts.isExcluded || !isInAudience(rule, facts, now)) return undefined;
  if (!offer.isOpen && participation === undefined) return undefined;
  if (rule.trigger.isFirst && facts.hasDeposited) return undefined;
  if (isServed(facts, locale, now)) return undefined;
  return rule.needsJoin && participation === undefined ? 'choose' : 'applies';
}

/** Returns the inputs for the rewards of a fact, given the earlier facts. */
function basesOf(
  { offer: { rule } }: StandingFacts,
  {
    fact,
    after,
    had: rewardedKeys,
  }: { fact: Fact; after: { amount: bigint; events: number }; had: ReadonlySet<string> },
  { currency }: MerchantLocale,
): ValueBase[] {
  const { type } = rule.condition;
  if (type === 'none') return [{ base: fact.amount }];
  if (type === 'ladder')
    return Array.from({ length: rungsMet(rule, after, currency) }, (_, at) => at + 1)
      .filter((step) => !rewardedKeys.has(`${fact.period}:${step}`))
      .map((step) => ({ step }));
  // Streaks count logins, not deposits.
  if (type === 'streak') return [];
  return isMet(rule, after, currency) && !rewardedKeys.has(fact.period) ? [{}] : [];
}

/** The result of an offer for a deposit. */
export interface DepositPreview {
  /** Empty without a reward: too little, not enough yet, or beyond the budget. */
  gifts: RewardValue[];
  /** The progress after the deposit, for an offer that requires more deposits; null with a gift or without progress. */
  progress: PromotionStanding['progress'];
}

/**
 * Returns the rewards of an offer for a deposit credited now, by the rules for deposits. Amounts are the credited ones,
 * in minor units.
 */
export function previewDeposit(
  facts: StandingFacts,
  locale: MerchantLocale,
  { amount, now }: { amount: bigint; now: number },
): DepositPreview {
  const { offer, participation, tallies, rewards, budgetLeft } = facts;
  const { rule } = offer;
  const event = {
    id: 'preview',
    kind: 'deposit' as const,
    player: { accountId: '', merchantCode: offer.merchantCode },
    at: now,
    registeredAt: facts.registeredAt,
    level: facts.level,
    mobile: facts.mobile,
    amount,
    gameType: '',
    isFirst: !facts.hasDeposited,
  };
  // A player who chooses the offer joins it with the deposit.
  const fact = factOf(rule, event, locale, participation?.joined_at ?? now);
  if (fact === undefined) return { gifts: [], progress: null };

  const known = tallies.find(({ period }) => period === fact.period);
  const after = { amount: (known?.amount ?? 0n) + fact.amount, events: (known?.events ?? 0) + fact.events };
  const had = new Set(rewards.map(({ event_key }) => event_key));
  const bases = basesOf(facts, { fact, after, had }, locale);
  if (bases.length === 0) {
    const isSpent = budgetLeft !== null && budgetLeft < smallest(rule, locale);
    const counted = { ...facts, tallies: [{ ...after, period: fact.period }] };
    return { gifts: [], progress: isSpent ? null : progressOf(counted, locale, now) };
  }
  const granted = (period: string): number => tallies.find((tally) => tally.period === period)?.granted ?? 0;
  const { perPlayer = Infinity, perDay = Infinity } = rule.caps;
  const maxGifts = Math.min(perPlayer - granted('all'), perDay - granted(dayIn(locale.timeZone, now)));
  let remaining = budgetLeft;
  const gifts = bases.slice(0, Math.max(0, maxGifts)).flatMap((from) => {
    const given = valueOf(rule, locale.currency, from);
    if (given <= 0n || (remaining !== null && given > remaining)) return [];
    if (remaining !== null) remaining -= given;
    return [rewardOf(rule, locale.currency, given, from.base)];
  });
  return { gifts, progress: null };
}
