import { z } from 'zod';
import { currency, epochMs, moneyAmount, paged, pageNumber, pageSize } from './primitives.ts';

/** A day of the merchant's time zone, `YYYY-MM-DD`. */
const day = z.iso.date();
/** The code of a level. */
const labelId = z.string().regex(/^[a-z0-9-]{1,40}$/);
/** A share of the turnover, in percent; 0.5 is half a percent. */
const percent = z.number().min(0).max(100);
const gameType = z.string().min(1).max(40);

/** The requirements of a level: turnover without cancelled bets, and deposits. */
export const levelConditionKinds = ['turnover', 'deposits'] as const;

const levelCondition = z.object({ kind: z.enum(levelConditionKinds), target: moneyAmount });

/** A level with its conditions and its benefits (MEM-02). */
export const level = z.object({
  labelId,
  name: z.string(),
  /** All of them must be met; empty for the first level. */
  conditions: z.array(levelCondition),
  /** The turnover of a calendar month that keeps the level; null if it is never lost. */
  keepTurnover: moneyAmount.nullable(),
  /** Paid once, when the level is reached for the first time; null for none. */
  gift: moneyAmount.nullable(),
  /** Paid on each birthday, if the profile has one; null for none. */
  birthdayGift: moneyAmount.nullable(),
  /** Maximum processing time of a withdrawal, in hours. */
  withdrawalHours: z.int().positive(),
  hasPersonalService: z.boolean(),
  rebates: z.array(z.object({ gameType, percent })),
});

/** Answer of `getRank`: the player's level, and the progress to the next one (MEM-02). */
export const rank = z.object({
  currency,
  /** The level of the player. */
  current: z.object({ labelId, name: z.string(), since: day.nullable() }),
  playerRankProgress: z.object({
    /** The level that the progress leads to; null at the highest. */
    labelId: labelId.nullable(),
  }),
  currentProgress: z.object({
    completedConditions: z.int().nonnegative(),
    totalExpectedConditions: z.int().nonnegative(),
  }),
  /** The conditions of the next level; `done` may be more than `target`, `left` never falls below zero. */
  conditions: z.array(levelCondition.extend({ done: moneyAmount, left: moneyAmount, isMet: z.boolean() })),
  /** The day from which turnover and deposits count for the next level; null if all of them do. */
  countedFrom: day.nullable(),
  /** The requirement to keep the level this month; null if it cannot be lost. */
  keep: z
    .object({
      /** The last day of the month. */
      until: day,
      target: moneyAmount,
      done: moneyAmount,
      left: moneyAmount,
      isMet: z.boolean(),
      /** False in the month in which the level was reached, which is not checked. */
      isJudged: z.boolean(),
    })
    .nullable(),
  /** All levels, the lowest first. */
  levels: z.array(level),
});

/** Answer of `getMonthFigures`: sums of the current month in the merchant's time zone, a few seconds old at most. */
export const monthFigures = z.object({
  currency,
  /** The first day of the month. */
  from: day,
  turnover: moneyAmount,
  deposits: moneyAmount,
  /** Cash granted by the merchant: rebates, level gifts, promotions. */
  rewards: moneyAmount,
});

/** Answer of `getRebate`: the rebate that bets have earned since the last claim (MEM-03). */
export const rebate = z.object({
  currency,
  /** The amount that a claim would pay now: the sum of the list. */
  claimable: moneyAmount,
  /** Game types with turnover since the last claim, the largest rebate first. */
  list: z.array(
    z.object({
      gameType,
      /** The rebate rate; null if its days have different ones. */
      percent: percent.nullable(),
      /** Negative if bets were cancelled after their rebate was claimed. */
      turnover: moneyAmount,
      /** Rounded down once, never below zero. */
      rebate: moneyAmount,
    }),
  ),
  /** The sum of all claims. */
  claimedInAll: moneyAmount,
});

/** Query of `listRebateDays`. */
export const rebateDaysQuery = z.object({ gameType, pageNo: pageNumber, pageSize: pageSize(20, 100) });
/** An unrounded rebate: a decimal string with up to eight decimal places, without trailing zeros. */
const exactAmount = z.string().regex(/^-?\d+(?:\.\d{1,8})?$/);
/** Answer of `listRebateDays`: the days behind the rebate of one game type, newest first. */
export const rebateDays = paged(
  z.object({
    day,
    /** The unclaimed part of the day. Negative if bets were cancelled after a claim. */
    turnover: moneyAmount,
    percent,
    /** Turnover times rate. */
    exact: exactAmount,
  }),
).extend({
  /** The remainder of earlier claims, from rounding down. The rebate is the days plus this. */
  carried: exactAmount,
});

/** A claim of rebates. */
export const claimedRebate = z.object({
  claimId: z.uuid(),
  amount: moneyAmount,
  currency,
  claimedAt: epochMs,
  /** Its parts. */
  parts: z.array(z.object({ gameType, turnover: moneyAmount, amount: moneyAmount })),
});
/** Query of `listRebates`. */
export const rebatesQuery = z.object({ pageNo: pageNumber, pageSize: pageSize(20, 100) });
/** Answer of `listRebates`, newest first. */
export const claimedRebates = paged(claimedRebate);

/** Schemas of the calls about levels and rebates. */
export const loyaltyCalls = {
  getRank: { summary: 'Level of the player, and the way to the next', value: rank, errors: ['account.real_required'] },
  getMonthFigures: { summary: 'Figures of this month', value: monthFigures, errors: ['account.real_required'] },
  getRebate: { summary: 'Rebate to claim', value: rebate, errors: ['account.real_required'] },
  listRebateDays: {
    summary: 'Days behind the rebate of a game type',
    query: rebateDaysQuery,
    value: rebateDays,
    errors: ['account.real_required'],
  },
  claimRebate: {
    summary: 'Claim the rebate',
    body: z.strictObject({}),
    value: claimedRebate,
    errors: ['rebate.nothing', 'account.real_required', 'request.idempotency_required'],
  },
  listRebates: {
    summary: 'Claimed rebates',
    query: rebatesQuery,
    value: claimedRebates,
    errors: ['account.real_required'],
  },
} as const;
