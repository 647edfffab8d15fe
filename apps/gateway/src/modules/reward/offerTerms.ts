import { fromMinor, type Currency, type OfferTerms } from '@parlor/contract';
import type { OfferRule } from './offerRule.ts';
import { contestRewardOfRule, minorOf, rewardOf } from './offerValue.rules.ts';
import { contributionPercents, contributionsOf, DEFAULT_MIN_ODDS } from './contributions.ts';

/**
 * Returns the rewards and requirements of an offer for display; every figure is that of the rule. `levelName` returns
 * the name of a level's code.
 */
export function offerTermsOf(
  rule: OfferRule,
  currency: Currency,
  levelName: (code: string) => string = (code) => code,
): OfferTerms {
  const { trigger, value, money } = rule;
  const amount = (typed: string): string => fromMinor(minorOf(typed, currency), currency);
  const bonus = money.type === 'bonus' ? money : undefined;
  const rounds = money.type === 'freeRounds' ? money : undefined;
  const maxAmount = value.type === 'percent' ? value.maxAmount : value.type === 'fixed' ? value.amount : undefined;
  const cap =
    bonus?.conversionMultiple === undefined || maxAmount === undefined
      ? undefined
      : rewardOf({ money: bonus, value }, currency, minorOf(maxAmount, currency));
  const minDeposit = trigger.on === 'deposit' ? minorOf(trigger.minAmount, currency) : 0n;
  return {
    kind: rule.kind,
    reward: money.type,
    amount: value.type === 'fixed' ? amount(value.amount) : null,
    percent: value.type === 'percent' ? value.ppm / 10_000 : null,
    maxAmount: value.type === 'percent' ? amount(value.maxAmount) : null,
    minDeposit: minDeposit > 0n ? fromMinor(minDeposit, currency) : null,
    currency,
    wageringMultiple: (bonus ?? rounds)?.wageringMultiple || null,
    maxStake: bonus?.maxStake === undefined ? null : amount(bonus.maxStake),
    conversionCap:
      cap?.type === 'bonus' && cap.conversionCap !== undefined ? fromMinor(cap.conversionCap, currency) : null,
    days: (bonus ?? rounds)?.days ?? null,
    freeRounds:
      rounds === undefined || value.type !== 'rounds'
        ? null
        : { count: value.count, gameCode: rounds.game, stake: amount(value.stake) },
    contestReward: money.type === 'tickets' || money.type === 'points' ? contestRewardOfRule(money, value) : null,
    contributions:
      bonus === undefined
        ? []
        : contributionPercents(contributionsOf(bonus.contributions), bonus.minOdds ?? DEFAULT_MIN_ODDS),
    steps: value.type === 'steps' ? value.amounts.map(amount) : [],
    minStake: trigger.on === 'bet' && minorOf(trigger.minStake, currency) > 0n ? amount(trigger.minStake) : null,
    minLoss: trigger.on === 'week_end' && minorOf(trigger.minLoss, currency) > 0n ? amount(trigger.minLoss) : null,
    packets: value.type === 'packets' ? { count: value.packets, total: amount(value.total), most: value.most } : null,
    hours: trigger.on === 'claim' ? (trigger.hours ?? []) : [],
    wageringBase: bonus?.base ?? 'bonus',
    perPlayer: rule.caps.perPlayer ?? null,
    perDay: rule.caps.perDay ?? null,
    claimDays: rule.claim?.days ?? null,
    occasion: trigger.on === 'level' || trigger.on === 'referral' ? trigger.on : null,
    levels: trigger.on === 'level' ? (trigger.levels ?? []).map(levelName) : [],
    entry: entryOf(rule),
  };
}

/** Returns how a player takes part. */
export function entryOf({
  trigger,
  needsJoin,
  value,
}: Pick<OfferRule, 'trigger' | 'needsJoin' | 'value'>): OfferTerms['entry'] {
  if (trigger.on === 'operator') return 'apply';
  if (trigger.on === 'code') return 'code';
  if (value.type === 'packets') return 'packets';
  return needsJoin || trigger.on === 'claim' ? 'join' : 'automatic';
}
