import { z } from 'zod';
import { MAX_SLIPS } from '../constants.ts';
import { currency, epochMs, moneyAmount, paged, positiveAmount } from './primitives.ts';
import { contestReward, offerProgress } from './reward.ts';

/**
 * How a player pays: on the page of a payment provider (`gateway`, `bank`), by a QR code in a wallet app (`alipay`,
 * `qq`, `wechat`), or by a transfer that an operator confirms (`manual`).
 */
export const depositKinds = ['gateway', 'bank', 'manual', 'alipay', 'qq', 'wechat'] as const;

/** Code of an offer. */
export const offerCode = z.string().regex(/^[A-Z0-9_-]{2,40}$/);

/** Fee of a method: parts per million of the amount, rounded down, and a fixed part. `depositFee` computes it. */
export const depositFeeTerms = z.object({
  ppm: z.int().min(0).max(1_000_000),
  fixed: moneyAmount,
  /** Whether the fee is deducted from the amount; otherwise the merchant pays it. */
  isPaidByPlayer: z.boolean(),
});

/** A deposit method with its limits for one deposit (WAL-02). */
export const depositMethod = z.object({
  id: z.string(),
  kind: z.enum(depositKinds),
  displayName: z.string(),
  minAmount: moneyAmount,
  maxAmount: moneyAmount,
  /** Amounts must be a multiple of it; null if any amount within the limits is accepted. */
  stepAmount: moneyAmount.nullable(),
  /** The limit per player and day for this method; null without one. */
  dailyMaxAmount: moneyAmount.nullable(),
  fee: depositFeeTerms,
  /** Banks to choose from, for `bank`; empty otherwise. */
  banks: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Suggested amounts, shown as buttons. */
  quickAmounts: z.array(moneyAmount),
  currency,
});

/** An offer that a player may select with a deposit. The bonus is granted with the deposit, once for each player. */
export const depositOffer = z.object({
  code: z.string(),
  title: z.string(),
  /** Smaller deposits get no bonus. */
  minAmount: moneyAmount,
  /** Parts per million of the deposit, rounded down, up to `maxBonus`. */
  bonusPpm: z.int(),
  maxBonus: moneyAmount,
});
/** Answer of `listDepositMethods`. Offers that the player has already used are left out. */
export const depositMethods = z.object({ list: z.array(depositMethod), offers: z.array(depositOffer) });

/** Query of `listDepositOffers`. Without an amount the answer does not contain their rewards. */
export const depositOffersQuery = z.object({ methodId: z.string().min(1).max(40), amount: positiveAmount.optional() });

/** A promotion with rewards for deposits, and its reward for this one. */
export const depositOfferPreview = z.object({
  promotionId: z.string(),
  title: z.string(),
  /** `choose`: the player joins it by choosing it. `applies`: it was joined before, or needs no joining. */
  way: z.enum(['choose', 'applies']),
  /** The minimum deposit that counts; null without one. */
  minAmount: moneyAmount.nullable(),
  /** Null: nothing for this deposit. */
  gives: z
    .object({
      reward: z.enum(['cash', 'bonus', 'freeRounds', 'tickets', 'points']),
      /** For free rounds, the sum of all stakes. */
      amount: moneyAmount,
      freeRounds: z.object({ count: z.int().positive(), stake: moneyAmount }).nullable(),
      contestReward: contestReward.nullable(),
      /** The turnover required before a bonus becomes cash. */
      mustStake: moneyAmount.nullable(),
      /** How many times a win of free rounds must be staked. */
      winMultiple: z.number().positive().nullable(),
      /** Days to meet the turnover. */
      days: z.int().positive().nullable(),
      /** The largest stake while the bonus is active. */
      maxStake: moneyAmount.nullable(),
    })
    .nullable(),
  /**
   * The player's progress after this deposit, for a promotion that requires more than it. Null if it grants something,
   * or counts nothing.
   */
  progress: offerProgress.nullable(),
});
/** Answer of `listDepositOffers`. */
export const depositOfferPreviews = z.object({ list: z.array(depositOfferPreview) });

/** Body of `createDeposit`. At most one of `offerCode` and `promotionId`; neither for no bonus. */
export const createDepositBody = z.strictObject({
  methodId: z.string().min(1).max(40),
  amount: positiveAmount,
  bankCode: z.string().min(1).max(20).optional(),
  offerCode: offerCode.optional(),
  /** A promotion of `listDepositOffers`. */
  promotionId: z.string().min(1).max(60).optional(),
});

/**
 * States of a deposit. `PENDING` awaits the payment or, for a transfer, its slip; `REVIEW` awaits an operator;
 * `CHECKING` awaits the payment provider's answer: the payment time is over, and whether it was paid is unknown. The
 * others are final.
 */
export const depositStates = ['PENDING', 'REVIEW', 'CHECKING', 'PAID', 'FAILED', 'EXPIRED'] as const;

/**
 * The reasons for which an operator refuses a deposit, as the player sees them: no such payment arrived; the slip is
 * unreadable; the slip belongs to another deposit; the payer's name differs; another reason that customer service
 * explains.
 */
export const depositReasons = ['not_received', 'slip_unreadable', 'slip_used', 'payer_name', 'ask_service'] as const;

/** A deposit order. `settledAt` is null while it is open. */
export const deposit = z.object({
  orderId: z.string(),
  methodId: z.string(),
  kind: z.enum(depositKinds),
  methodName: z.string(),
  /** The amount that the player pays. */
  amount: moneyAmount,
  fee: moneyAmount,
  /** The credited amount, without the bonus. */
  credited: moneyAmount,
  /** The amount that the selected offer adds; zero without one. */
  bonus: moneyAmount,
  currency,
  state: z.enum(depositStates),
  /** Null unless an operator refused it. */
  reason: z.enum(depositReasons).nullable(),
  createdAt: epochMs,
  expiresAt: epochMs,
  settledAt: epochMs.nullable(),
  /** Payment page while the order is pending: a path of this site or an allowed address. */
  payUrl: z.string().nullable(),
  /** The content of the QR code while the order is pending; a path of this site is shown with its origin. */
  qrText: z.string().nullable(),
  /** The account to transfer to, for an open `manual` deposit. */
  transfer: z
    .object({
      bankName: z.string(),
      accountName: z.string(),
      accountNumber: z.string(),
      /** Reference for the transfer's note; it identifies this order. */
      reference: z.string(),
      /** Number of slips that may still be sent. */
      slipsLeft: z.int().min(0).max(MAX_SLIPS),
      slipsSent: z.int().min(0).max(MAX_SLIPS),
    })
    .nullable(),
});
/** Answer of `listDeposits`, newest first. */
export const deposits = paged(deposit);
/** Path parameters of the calls about one deposit. */
export const depositParams = z.object({ orderId: z.string().min(1).max(64) });
