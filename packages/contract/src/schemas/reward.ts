import { z } from 'zod';
import { promotionKinds, promotionStatuses, rewardForm } from '../rewardRules.ts';
import { currency, epochMs, moneyAmount, paged, pageNumber, pageSize } from './primitives.ts';

const promotionId = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** Share of a stake that counts towards wagering, in percent, by game type. */
const contributions = z.array(
  z.object({
    gameType: z.string(),
    percent: z.number().min(0).max(100),
    /** Minimum decimal odds of a stake that counts; absent without a minimum. */
    minOdds: z.string().optional(),
  }),
);

/** A reward that adds to a contest: tickets of a raffle, or points of a tournament. */
export const contestReward = z.object({
  unit: z.enum(['tickets', 'points']),
  count: z.int().positive(),
  /** The code of the contest. */
  contest: z.string(),
});

/** The rewards and requirements of a promotion, by its rule. Part of `listPromotions`. */
export const offerTerms = z.object({
  kind: z.enum(promotionKinds),
  /** Cash is paid to the balance; a bonus must be wagered first, and so must the wins of free rounds. */
  reward: z.enum(['cash', 'bonus', 'freeRounds', 'tickets', 'points']),
  /** The amount of a fixed reward; null if it is a share of something or increases by steps. */
  amount: moneyAmount.nullable(),
  /** The granted share of a deposit, loss or stake, in percent; null if the reward is fixed. */
  percent: z.number().positive().nullable(),
  /** The maximum of one grant. */
  maxAmount: moneyAmount.nullable(),
  /** The minimum deposit that counts. */
  minDeposit: moneyAmount.nullable(),
  currency,
  /** How many times the bonus, or the win of free rounds, must be staked; null for cash. */
  wageringMultiple: z.number().positive().nullable(),
  /** The maximum stake while the bonus is active. */
  maxStake: moneyAmount.nullable(),
  /** The maximum that becomes cash when wagering is met. */
  conversionCap: moneyAmount.nullable(),
  /** Days for which the bonus is active, or in which the free rounds can be played. */
  days: z.int().positive().nullable(),
  /** The rounds, their game by its code and the stake of each; null for other rewards. */
  freeRounds: z.object({ count: z.int().positive(), gameCode: z.string(), stake: moneyAmount }).nullable(),
  /** The tickets or points of each reward; null for other rewards. */
  contestReward: contestReward.nullable(),
  contributions,
  /** The amount of each step of a mission, or of each day of a streak. Empty otherwise. */
  steps: z.array(moneyAmount).default([]),
  /** The minimum stake of a round that counts; null without one. */
  minStake: moneyAmount.nullable().default(null),
  /** The minimum loss of which a share is paid; null without one. */
  minLoss: moneyAmount.nullable().default(null),
  /** Rains: the packets of each window, their sum, and how many a player may open. */
  packets: z
    .object({ count: z.int().positive(), total: moneyAmount, most: z.int().positive() })
    .nullable()
    .default(null),
  /** The daily hours in which it can be taken, in the merchant's time zone; empty: at any time. */
  hours: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
  /** The base of the wagering requirement. */
  wageringBase: z.enum(['bonus', 'bonus_and_deposit']).default('bonus'),
  /** The maximum number of rewards for a player, in total and per day; null without a limit. */
  perPlayer: z.int().positive().nullable().default(null),
  perDay: z.int().positive().nullable().default(null),
  /** Days in which the reward can be claimed; null if it is paid automatically. */
  claimDays: z.int().positive().nullable().default(null),
  /** The occasion of a reward that does not depend on the player's money: a reached level, or an invited friend. */
  occasion: z.enum(['level', 'referral']).nullable().default(null),
  /** The names of the levels that are eligible; empty: all. */
  levels: z.array(z.string()).default([]),
  /**
   * How a player takes part: automatically, with a tap, a form, a code, a deposit that chooses the offer, or taps on
   * packets.
   */
  entry: z.enum(['automatic', 'join', 'apply', 'code', 'deposit', 'packets']),
});

/** The player's progress in a promotion. `done` never exceeds `target`. */
export const offerProgress = z.object({
  /** Amounts of money are decimal strings of `currency`; counts and days are whole numbers. */
  unit: z.enum(['money', 'count', 'days']),
  done: z.string(),
  target: z.string(),
  /** Missions of several steps: the player's current step, from 1, and the number of steps. */
  step: z.object({ at: z.int().positive(), of: z.int().positive() }).optional(),
});

/** The reasons why a promotion is closed to a player, or an application was refused. */
export const offerReasons = [
  'over',
  'budget_spent',
  'not_for_you',
  'already_had',
  'documents',
  'terms',
  'unreadable',
  'ask_service',
] as const;

/** The player's state for one promotion (PROMO-03). */
export const promotionStanding = z.object({
  promotionId,
  status: z.enum(promotionStatuses),
  /** Null without a condition that takes time. */
  progress: offerProgress.nullable(),
  /** Why it is `CLOSE` or `REJECTED`; null otherwise. */
  reason: z.enum(offerReasons).nullable(),
  /** Whether a rejected player may apply again. */
  canRepeat: z.boolean(),
  /** The reward to claim, or the claimed one. */
  rewardId: z.uuid().nullable(),
  /** The content of an application; null without one. */
  application: z.object({ sentAt: epochMs, remarks: z.string(), pictureCount: z.int() }).nullable(),
});

/** Path parameters of the calls about one promotion. */
export const promotionParams = z.object({ promotionId });

/** Path parameters of `putRewardPicture`: the index of the picture in the form, from 0. */
export const rewardPictureParams = z.object({
  promotionId,
  place: z.coerce
    .number<number>()
    .int()
    .min(0)
    .max(rewardForm.maxPictures - 1),
});

/** Body of `requestReward` (PROMO-05). The pictures were uploaded before; `pictures` lists their indexes. */
export const rewardRequestBody = z.strictObject({
  promotionId,
  remarks: z.string().max(2_000),
  pictures: z
    .array(
      z
        .int()
        .min(0)
        .max(rewardForm.maxPictures - 1),
    )
    .max(rewardForm.maxPictures),
});

/** Free rounds of a reward. */
const freeRounds = z.object({
  gameCode: z.string(),
  stake: moneyAmount,
  count: z.int().positive(),
  /** Rounds that can still be played: all before they are claimed, none once they have expired. */
  left: z.int().min(0),
  /** Their wins so far. */
  won: moneyAmount,
  /** How many times a win must be staked before it becomes cash. */
  wageringMultiple: z.number().min(0),
  /** The time until which they can be played; null before they are claimed. */
  playUntil: epochMs.nullable(),
});

/** A reward of a player (PROMO-07). */
export const reward = z.object({
  rewardId: z.uuid(),
  /** The promotion that granted it; null for a rebate, a level or a tournament. */
  promotionId: promotionId.nullable(),
  kind: z.enum(promotionKinds),
  title: z.string(),
  reward: z.enum(['cash', 'bonus', 'freeRounds', 'tickets', 'points']),
  /** For free rounds, the sum of all stakes. For tickets and points, their value to the merchant. */
  amount: moneyAmount,
  currency,
  state: z.enum(['CLAIMABLE', 'CLAIMED', 'EXPIRED', 'REVOKED']),
  /** The turnover required before a bonus becomes cash; null for cash. */
  wageringRequired: moneyAmount.nullable(),
  /** Null for other rewards. */
  freeRounds: freeRounds.nullable(),
  /** Tickets or points, with the title and the end of their contest. Null for other rewards. */
  contestReward: contestReward.extend({ title: z.string(), endsAt: epochMs.nullable() }).nullable(),
  grantedAt: epochMs,
  claimedAt: epochMs.nullable(),
  /** The time until which it can be claimed; null without an end. */
  expiresAt: epochMs.nullable(),
});

/** Query of `listRewards`. */
export const rewardsQuery = z.object({
  kind: z.enum(promotionKinds).optional(),
  /** `open` rewards can be claimed; `past` are all others. */
  state: z.enum(['open', 'past']).default('open'),
  pageNo: pageNumber,
  pageSize: pageSize(20, 100),
});
/** Answer of `listRewards`, newest first, with the number of open rewards of each kind. */
export const rewards = paged(reward).extend({
  categories: z.array(z.object({ kind: z.enum(promotionKinds), isEnabled: z.boolean(), count: z.int() })),
});

/** Path parameters of the calls about one reward. */
export const rewardParams = z.object({ rewardId: z.uuid() });

/** Body of `redeemCode`: the code as typed; case and surrounding spaces are ignored. */
export const redeemCodeBody = z.strictObject({ code: z.string().min(1).max(40) });

/** States of a bonus. `ENDING` waits for open rounds to end. */
export const bonusStates = ['ACTIVE', 'ENDING', 'MET', 'SPENT', 'GIVEN_UP', 'EXPIRED', 'REVOKED'] as const;

/** A granted bonus. */
export const bonus = z.object({
  bonusId: z.uuid(),
  promotionId: promotionId.nullable(),
  title: z.string(),
  state: z.enum(bonusStates),
  currency,
  /** The granted amount, and the current rest. */
  granted: moneyAmount,
  balance: moneyAmount,
  wagering: z.object({
    required: moneyAmount,
    /** At most `required`. */
    done: moneyAmount,
    left: moneyAmount,
  }),
  contributions,
  maxStake: moneyAmount.nullable(),
  conversionCap: moneyAmount.nullable(),
  grantedAt: epochMs,
  expiresAt: epochMs,
  endedAt: epochMs.nullable(),
  /** The amount that became cash at the end; null before. */
  converted: moneyAmount.nullable(),
});
/**
 * Answer of `listBonuses`: active ones in the order in which they are spent, oldest first; then at most 20 ended ones,
 * newest first.
 */
export const bonuses = z.object({ list: z.array(bonus) });

/** Path parameters of the calls about one bonus. */
export const bonusParams = z.object({ bonusId: z.uuid() });
/** Query of `listBonusRounds`. */
export const bonusRoundsQuery = z.object({ pageNo: pageNumber, pageSize: pageSize(20, 100) });
/** Answer of `listBonusRounds`: rounds that were evaluated for the wagering of a bonus, newest first. */
export const bonusRounds = paged(
  z.object({
    orderId: z.string(),
    gameName: z.string(),
    gameType: z.string(),
    at: epochMs,
    stake: moneyAmount,
    /** The amount that the stake added to `wagering.done`. */
    counted: moneyAmount,
    /** The reason why nothing, or less than the stake, counted; null if all of it did. */
    reason: z.enum(['game_type', 'void', 'free_round', 'between_players', 'odds', 'requirement_met']).nullable(),
  }),
);

/** A window of a rain: a few minutes in which players take packets of random amounts. */
export const rain = z.object({
  promotionId,
  title: z.string(),
  /** Epoch milliseconds; the window is open from `startsAt` to before `endsAt`. */
  startsAt: epochMs,
  endsAt: epochMs,
  currency,
  /** The sum of all packets of a window, and their number. */
  total: moneyAmount,
  packets: z.int().positive(),
  /** Maximum number of packets that a player may take in a window. */
  most: z.int().positive(),
  /** Whether every packet of the window is taken. */
  isGone: z.boolean(),
  /** The packets that the player took in the window. */
  taken: z.array(z.object({ packet: z.int().positive(), amount: moneyAmount })),
});
/** A taken packet. */
export const rainPacket = z.object({ packet: z.int().positive(), amount: moneyAmount, currency });

const rewardErrors = ['account.real_required', 'request.not_found'] as const;

/** Schemas of the calls about joinable promotions, rewards and bonuses. */
export const rewardCalls = {
  listPromotionStatuses: {
    summary: 'Where the player stands with each promotion',
    value: z.object({ list: z.array(promotionStanding) }),
    errors: [],
  },
  joinPromotion: {
    summary: 'Join a promotion',
    params: promotionParams,
    body: z.strictObject({}),
    value: promotionStanding,
    errors: [...rewardErrors, 'promotion.closed', 'promotion.budget_spent', 'promotion.form_required'],
  },
  putRewardPicture: {
    summary: 'Add a picture to the form of a promotion',
    params: rewardPictureParams,
    value: z.object({ places: z.array(z.int()) }),
    errors: [...rewardErrors, 'picture.unreadable', 'promotion.closed', 'request.too_large', 'request.rate_limited'],
  },
  requestReward: {
    summary: 'Apply for the reward of a promotion',
    body: rewardRequestBody,
    value: promotionStanding,
    errors: [...rewardErrors, 'promotion.closed', 'promotion.form_incomplete', 'promotion.budget_spent'],
  },
  listRewards: { summary: 'Rewards of the player', query: rewardsQuery, value: rewards, errors: [] },
  claimReward: {
    summary: 'Claim a reward',
    params: rewardParams,
    body: z.strictObject({}),
    value: reward,
    errors: [...rewardErrors, 'reward.not_open', 'promotion.budget_spent'],
  },
  redeemCode: {
    summary: 'Redeem a code',
    body: redeemCodeBody,
    value: reward,
    errors: [
      'account.real_required',
      'promotion.code_unknown',
      'promotion.code_used',
      'promotion.closed',
      'promotion.budget_spent',
      'request.rate_limited',
    ],
  },
  listRains: { summary: 'Rains, the next first', value: z.object({ list: z.array(rain) }), errors: [] },
  takePacket: {
    summary: 'Take a packet of a rain',
    params: promotionParams,
    /** The index of the player's packet in this window, from 1. A repeated call has the same answer. */
    body: z.strictObject({ packet: z.int().min(1).max(20) }),
    value: rainPacket,
    errors: [...rewardErrors, 'promotion.closed', 'promotion.budget_spent', 'request.rate_limited'],
  },
  listBonuses: { summary: 'Bonuses of the player', value: bonuses, errors: [] },
  listBonusRounds: {
    summary: 'Rounds judged for the wagering of a bonus',
    params: bonusParams,
    query: bonusRoundsQuery,
    value: bonusRounds,
    errors: ['request.not_found'],
  },
  endBonus: {
    summary: 'Give a bonus up',
    params: bonusParams,
    body: z.strictObject({}),
    value: bonus,
    errors: ['request.not_found', 'bonus.not_active', 'account.real_required'],
  },
} as const;
