import { z } from 'zod';
import type { ContestKind, ContestMeasure, Currency } from '@parlor/contract';
import { turnoverProblem } from '../reward/contributions.ts';
import { amount, audience, prizeMoney } from '../reward/offerRule.ts';
import { minorOf } from '../reward/offerValue.rules.ts';

/** The highest place number that can have a prize. */
const MAX_PLACES = 10_000;

const measure = z.discriminatedUnion('by', [
  /** The highest payout of one round, as a multiple of its stake. */
  z.strictObject({ by: z.literal('best_multiplier') }),
  /** The sum of stakes. */
  z.strictObject({ by: z.literal('turnover') }),
  /** The sum of wins. */
  z.strictObject({ by: z.literal('wins') }),
  /** One point for each `per` of a stake, and more points for rounds that win at least some multiples of the stake. */
  z.strictObject({
    by: z.literal('points'),
    per: amount,
    wins: z
      .array(z.strictObject({ multiple: z.int().min(1).max(1_000_000), points: z.int().min(1).max(1_000_000) }))
      .max(20)
      .default([]),
  }),
  /** The sum of deposits. */
  z.strictObject({ by: z.literal('deposits') }),
]);

/** The definition of a contest. Stored as JSON; docs/rewards.md explains it with examples. */
export const contestRule = z.strictObject({
  /** In epoch milliseconds; rounds that began within it count. */
  window: z.strictObject({ from: z.int().min(0), to: z.int().min(1) }),
  measure,
  gameTypes: z.array(z.string().min(1).max(40)).min(1).max(40).optional(),
  /** Node ids of the games that count. */
  games: z.array(z.string().min(1).max(80)).min(1).max(200).optional(),
  /** The smallest stake of a round, or the smallest deposit, that counts. */
  minStake: amount.default('0'),
  audience: audience.default({}),
  /** The sum of the prizes. */
  pool: amount,
  /** Prizes by place, from the first on. */
  prizes: z
    .array(z.strictObject({ from: z.int().min(1).max(MAX_PLACES), to: z.int().min(1).max(MAX_PLACES), amount }))
    .min(1)
    .max(200),
  money: prizeMoney,
  /** For a raffle: the score that earns one ticket, and the most tickets that a player may earn. */
  ticket: z
    .strictObject({ per: amount, most: z.int().min(1).max(1_000_000).optional() })
    .nullable()
    .default(null),
});

/** A parsed rule. */
export type ContestRule = z.output<typeof contestRule>;
/** A rule as input. */
export type NewContestRule = z.input<typeof contestRule>;

/** Returns the measure of a contest's scores. */
export function measureOf(rule: Pick<ContestRule, 'measure'>): ContestMeasure {
  return rule.measure.by;
}

/** Returns the contradiction between parts of a rule; undefined if there is none. */
export function contestProblem(kind: ContestKind, rule: ContestRule, currency: Currency): string | undefined {
  const { by } = rule.measure;
  if (rule.window.to <= rule.window.from) return 'window: ends before it begins';
  if ((kind === 'raffle') !== (rule.ticket !== null)) return 'ticket: belongs to a raffle, and to nothing else';
  if (kind === 'raffle' && by !== 'turnover' && by !== 'deposits') return 'measure: tickets are for stakes or deposits';
  if (by === 'deposits' && (rule.gameTypes !== undefined || rule.games !== undefined))
    return 'games: deposits are in no game';
  const withoutTurnover = turnoverProblem(
    rule.gameTypes,
    rule.money.type === 'bonus' ? rule.money.contributions : undefined,
  );
  if (withoutTurnover !== undefined) return withoutTurnover;
  if (by === 'points' && minorOf(rule.measure.per, currency) <= 0n) return 'measure: a point costs something';
  if (rule.ticket !== null && minorOf(rule.ticket.per, currency) <= 0n) return 'ticket: it costs something';
  minorOf(rule.minStake, currency);
  let [next, sum] = [1, 0n];
  for (const { from, to, amount: prize } of rule.prizes) {
    if (from !== next || to < from) return `prizes: the place after ${next - 1} is ${next}`;
    const each = minorOf(prize, currency);
    if (each <= 0n) return 'prizes: each is above zero';
    sum += each * BigInt(to - from + 1);
    next = to + 1;
  }
  return sum === minorOf(rule.pool, currency) ? undefined : 'pool: is what the prizes sum to';
}
