import { isSupportedCountry } from 'libphonenumber-js/min';
import { z } from 'zod';
import { promotionKinds, type PromotionKind } from '@parlor/contract';

/** A decimal string in the merchant's currency. */
export const amount = z.string().regex(/^\d{1,13}(?:\.\d{1,4})?$/);
/** A time of day in the merchant's time zone. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const gameTypes = z.array(z.string().min(1).max(40)).min(1).max(40);
/** Codes of levels. */
const levels = z.array(z.string().min(1).max(40)).min(1).max(40);
const games = z.array(z.string().min(1).max(80)).min(1).max(200);
/** The span in which progress is counted before it restarts. Weeks begin on Monday. */
const per = z.enum(['once', 'day', 'week']);

const trigger = z.discriminatedUnion('on', [
  /** A deposit was credited. */
  z.strictObject({
    on: z.literal('deposit'),
    /** Only the first deposit of the account. */
    isFirst: z.boolean().default(false),
    minAmount: amount.default('0'),
  }),
  /** A stake was placed. A rollback subtracts it. */
  z.strictObject({
    on: z.literal('bet'),
    gameTypes: gameTypes.optional(),
    /** Games by node id. */
    games: games.optional(),
    /** The smallest stake that counts. */
    minStake: amount.default('0'),
  }),
  z.strictObject({ on: z.literal('login') }),
  z.strictObject({ on: z.literal('registered') }),
  /** The player taps. With `hours`, only between these times of each day, and once in each. */
  z.strictObject({
    on: z.literal('claim'),
    hours: z
      .array(z.strictObject({ from: timeOfDay, to: timeOfDay }))
      .min(1)
      .max(24)
      .optional(),
  }),
  /** The player enters a code, in any case. */
  z.strictObject({ on: z.literal('code'), code: z.string().regex(/^[A-Z0-9-]{3,40}$/) }),
  /** An operator approves the application. */
  z.strictObject({ on: z.literal('operator') }),
  /** The player reached a level for the first time. `levels` by code; all by default. */
  z.strictObject({ on: z.literal('level'), levels: levels.optional() }),
  /** A player invited by this player has deposited and staked the amounts that the merchant requires. */
  z.strictObject({ on: z.literal('referral') }),
  /** The week ended. The reward is a share of the player's loss in it. */
  z.strictObject({
    on: z.literal('week_end'),
    gameTypes: gameTypes.optional(),
    games: games.optional(),
    minLoss: amount.default('0'),
  }),
]);

const condition = z.discriminatedUnion('type', [
  /** Each event earns a reward. */
  z.strictObject({ type: z.literal('none') }),
  /** A sum of stakes or deposits. */
  z.strictObject({ type: z.literal('sum'), target: amount, per }),
  /** A number of events. */
  z.strictObject({ type: z.literal('count'), target: z.int().min(1).max(10_000), per }),
  /** Several targets of the same sum or number, smallest first. Each earns a reward, in that order. */
  z.strictObject({
    type: z.literal('ladder'),
    of: z.enum(['sum', 'count']),
    targets: z.array(amount).min(2).max(20),
    per,
  }),
  /** Consecutive days; after the last the streak restarts. */
  z.strictObject({ type: z.literal('streak'), days: z.int().min(2).max(366) }),
]);

const value = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('fixed'), amount }),
  /** A share of the deposit or the loss. */
  z.strictObject({ type: z.literal('percent'), ppm: z.int().min(1).max(5_000_000), maxAmount: amount }),
  /** Rounds of a game, each at a stake that the game offers. */
  z.strictObject({ type: z.literal('rounds'), count: z.int().min(1).max(1_000), stake: amount }),
  /** Tickets of a raffle. `worth` is the cost of one for the budget and for a dry run. */
  z.strictObject({ type: z.literal('tickets'), count: z.int().min(1).max(1_000), worth: amount }),
  /** Points of a tournament. `worth` is the cost of one for the budget and for a dry run. */
  z.strictObject({ type: z.literal('points'), count: z.int().min(1).max(1_000_000), worth: amount }),
  /** A rain: packets of random amounts that sum to `total` in each window; a player takes at most `most` of them. */
  z.strictObject({
    type: z.literal('packets'),
    total: amount,
    packets: z.int().min(2).max(100_000),
    most: z.int().min(1).max(20),
  }),
  /** Amounts by the day of the streak or the reached target; zero is not a reward. */
  z.strictObject({ type: z.literal('steps'), amounts: z.array(amount).min(1).max(366) }),
]);

const cash = z.strictObject({ type: z.literal('cash') });
const bonus = z.strictObject({
  type: z.literal('bonus'),
  /** The wagering requirement as a multiple of the base, with at most three decimals. */
  wageringMultiple: z.number().min(0).max(200).multipleOf(0.001),
  base: z.enum(['bonus', 'bonus_and_deposit']).default('bonus'),
  maxStake: amount.optional(),
  /** The largest amount converted to cash, as a multiple of the bonus. */
  conversionMultiple: z.number().positive().max(1_000).multipleOf(0.001).optional(),
  days: z.int().min(1).max(365),
  /** The contributions by game type, in parts per million of a stake; the ledger's defaults for omitted types. */
  contributions: z.record(z.string(), z.int().min(0).max(1_000_000)).optional(),
  /** The lowest decimal odds at which a sports stake counts, if its vendor reports odds; 1.50 by default. */
  minOdds: z
    .string()
    .regex(/^[1-9]\d{0,3}(?:\.\d{1,4})?$/)
    .optional(),
});

/** The payment form of a prize, and its required turnover. */
export const prizeMoney = z.discriminatedUnion('type', [cash, bonus]);

const rewardMoney = z.discriminatedUnion('type', [
  cash,
  bonus,
  /** Free rounds. The win of a round is a bonus. */
  z.strictObject({
    type: z.literal('freeRounds'),
    /** The slot, by its game code with the in-house provider. */
    game: z.string().regex(/^[a-z0-9-]{1,60}$/),
    /** The wagering requirement as a multiple of the win. */
    wageringMultiple: z.number().min(0).max(200).multipleOf(0.001),
    /** Days in which the rounds can be played, and then again for the wagering of a win. */
    days: z.int().min(1).max(365),
  }),
  /** Tickets of one of the merchant's raffles, by its code, in addition to those the player earns in it. */
  z.strictObject({ type: z.literal('tickets'), raffle: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  /** Points of one of the merchant's tournaments that rank by points, in addition to those of the player's rounds. */
  z.strictObject({ type: z.literal('points'), contest: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
]);

/** The players that an offer or contest is for. */
export const audience = z.strictObject({
  /** The minimum and maximum days since registration. */
  minAccountDays: z.int().min(0).optional(),
  maxAccountDays: z.int().min(1).optional(),
  /** Everybody by default. */
  levels: levels.optional(),
  /** Countries (ISO 3166) of the number that the player proved to own; all by default. */
  countries: z.array(z.string().refine(isSupportedCountry, 'is not a country, such as TH')).min(1).max(60).optional(),
});

/** The content of a version of an offer. Stored as JSON; docs/rewards.md explains it with examples. */
export const offerRule = z
  .strictObject({
    kind: z.enum(promotionKinds),
    /** Epoch milliseconds; `to` is null for an open end. */
    window: z.strictObject({ from: z.int().min(0), to: z.int().nullable() }),
    /** Whether the player must join first. Only later events count. */
    needsJoin: z.boolean().default(false),
    trigger,
    audience: audience.default({}),
    condition: condition.default({ type: 'none' }),
    value,
    money: rewardMoney,
    /** Whether the player must claim the reward, and within how many days. */
    claim: z
      .strictObject({ days: z.int().min(1).max(365) })
      .nullable()
      .default(null),
    caps: z.strictObject({ perPlayer: z.int().min(1).optional(), perDay: z.int().min(1).optional() }).default({}),
    /** The budget for all players together, in total or per day. */
    budget: z
      .strictObject({ amount, per: z.enum(['offer', 'day']).default('offer') })
      .nullable()
      .default(null),
    /** The fields of an application. */
    form: z
      .strictObject({
        isImageRequired: z.boolean(),
        isRemarkRequired: z.boolean(),
        canRepeat: z.boolean().default(true),
      })
      .nullable()
      .default(null),
  })
  .superRefine((rule, context) => {
    const problem = ruleProblem(rule);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });

/** A parsed rule. */
export type OfferRule = z.output<typeof offerRule>;
/** A rule as its author writes it. */
export type NewOfferRule = z.input<typeof offerRule>;

/** A version of an offer. */
export interface Offer {
  merchantCode: string;
  code: string;
  version: number;
  isOpen: boolean;
  titles: Partial<Record<string, string>>;
  rule: OfferRule;
}

/** Returns the contradiction between parts of a rule; undefined if there is none. */
function ruleProblem(rule: {
  window: { from: number; to: number | null };
  needsJoin: boolean;
  trigger: z.output<typeof trigger>;
  condition: z.output<typeof condition>;
  value: z.output<typeof value>;
  money: z.output<typeof rewardMoney>;
  form: object | null;
  claim: object | null;
  budget: object | null;
  kind: PromotionKind;
}): string | undefined {
  const { trigger: ruleTrigger, condition: ruleCondition, value: ruleValue } = rule;
  if (rule.window.to !== null && rule.window.to <= rule.window.from) return 'window: ends before it begins';
  if ((ruleTrigger.on === 'operator') !== (rule.form !== null))
    return 'form: belongs to the trigger "operator", and to no other';
  if (ruleCondition.type === 'streak' && ruleTrigger.on !== 'login') return 'condition: a streak counts logins';
  if (ruleCondition.type === 'sum' && ruleTrigger.on !== 'bet' && ruleTrigger.on !== 'deposit')
    return 'condition: a sum is of bets or deposits';
  if (ruleCondition.type === 'count' && !['bet', 'deposit', 'login', 'referral'].includes(ruleTrigger.on))
    return 'condition: bets, deposits, logins and invited players are counted';
  if (ruleCondition.type === 'ladder') {
    const isCounted = ruleTrigger.on === 'referral' && ruleCondition.of === 'count';
    if (ruleTrigger.on !== 'bet' && ruleTrigger.on !== 'deposit' && !isCounted)
      return 'condition: a ladder is of bets, deposits or a number of invited players';
    const rungs = ruleCondition.targets.map(Number);
    if (rungs.some((rung, at) => !(rung > (rungs[at - 1] ?? 0))))
      return 'condition: each target is above the one before';
    if (ruleCondition.of === 'count' && ruleCondition.targets.some((target) => !/^\d{1,5}$/.test(target)))
      return 'condition: a number of events is whole';
    if (!['steps', 'tickets', 'points'].includes(ruleValue.type)) return 'value: one step for each target';
  }
  if (ruleTrigger.on === 'bet' && ruleCondition.type === 'none') return 'condition: bets have to add up to something';
  const steps =
    ruleCondition.type === 'streak'
      ? ruleCondition.days
      : ruleCondition.type === 'ladder'
        ? ruleCondition.targets.length
        : undefined;
  if (ruleValue.type === 'steps' && ruleValue.amounts.length !== steps)
    return 'value: one step for each day of a streak, or each target of a ladder';
  if (
    ruleValue.type === 'percent' &&
    !(ruleTrigger.on === 'week_end' || (ruleTrigger.on === 'deposit' && ruleCondition.type === 'none'))
  )
    return 'value: a share is of a deposit or of what was lost in a week';
  if ((ruleValue.type === 'rounds') !== (rule.money.type === 'freeRounds'))
    return 'value: rounds are given as free rounds, and nothing else is';
  if ((ruleValue.type === 'tickets') !== (rule.money.type === 'tickets'))
    return 'value: tickets are given as tickets of a raffle, and nothing else is';
  if (ruleValue.type === 'tickets' && rule.window.to === null) return 'window: tickets end with their raffle';
  if ((ruleValue.type === 'points') !== (rule.money.type === 'points'))
    return 'value: points are given as points of a tournament, and nothing else is';
  if (ruleValue.type === 'points' && rule.window.to === null) return 'window: points end with their tournament';
  if (ruleValue.type === 'packets' && (ruleTrigger.on !== 'claim' || ruleTrigger.hours === undefined))
    return 'value: packets fall at certain hours';
  if (ruleValue.type === 'packets' && (rule.claim !== null || rule.budget !== null))
    return 'value: packets are paid at once, and their total is the budget of a window';
  if (ruleTrigger.on === 'week_end' && ruleValue.type !== 'percent') return 'value: a cashback is a share';
  if (rule.money.type === 'bonus' && rule.money.base === 'bonus_and_deposit' && ruleTrigger.on !== 'deposit')
    return 'money: there is no deposit';
  if (rule.needsJoin && ['claim', 'code', 'operator', 'registered'].includes(ruleTrigger.on))
    return 'needsJoin: the player takes part by other means';
  return undefined;
}
