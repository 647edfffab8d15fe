import { z } from 'zod';
import { MAX_SLIPS } from '../constants.ts';
import { currency, epochMs, moneyAmount, paged, positiveAmount } from './primitives.ts';
import { offerProgress } from './reward.ts';

/**
 * How a player pays: on the page of a payment provider (`gateway`, `bank`), by a QR code in the app of a wallet
 * (`alipay`, `qq`, `wechat`), or by a transfer that an operator confirms (`manual`).
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
  /** An amount is a multiple of it; null when any amount within the limits is taken. */
  stepAmount: moneyAmount.nullable(),
  /** For a player and day by this method; null when there is no such limit. */
  dailyMaxAmount: moneyAmount.nullable(),
  fee: depositFeeTerms,
  /** Banks to choose from, of a `bank`; empty otherwise. */
  banks: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Suggested amounts, shown as buttons. */
  quickAmounts: z.array(moneyAmount),
  currency,
});

/** An offer that a player may select with a deposit. The bonus is granted with the deposit, once for each player. */
export const depositOffer = z.object({
  code: z.string(),
  title: z.string(),
  /** Deposits below it get nothing. */
  minAmount: moneyAmount,
  /** Parts per million of the deposit, rounded down, up to `maxBonus`. */
  bonusPpm: z.int(),
  maxBonus: moneyAmount,
});
/** Answer of `listDepositMethods`. Offers that the player had are left out. */
export const depositMethods = z.object({ list: z.array(depositMethod), offers: z.array(depositOffer) });

/** Query of `listDepositOffers`. Without an amount the answer does not contain their rewards. */
export const depositOffersQuery = z.object({ methodId: z.string().min(1).max(40), amount: positiveAmount.optional() });

/** A promotion that brings something for deposits, and what it would bring for this one. */
export const depositOfferPreview = z.object({
  promotionId: z.string(),
  title: z.string(),
  /** `choose`: the player joins it by choosing it. `applies`: it was joined before, or nobody has to join. */
  way: z.enum(['choose', 'applies']),
  /** The smallest credit that counts; null without one. */
  minAmount: moneyAmount.nullable(),
  /** Null: nothing for this deposit. */
  gives: z
    .object({
      reward: z.enum(['cash', 'bonus', 'freeRounds', 'tickets']),
      /** Of free rounds all stakes together. */
      amount: moneyAmount,
      freeRounds: z.object({ count: z.int().positive(), stake: moneyAmount }).nullable(),
      tickets: z.object({ count: z.int().positive() }).nullable(),
      /** The turnover that is required before a bonus becomes cash. */
      mustStake: moneyAmount.nullable(),
      /** How many times a win of free rounds has to be staked. */
      winMultiple: z.number().positive().nullable(),
      /** Days for it. */
      days: z.int().positive().nullable(),
      /** The largest stake while the bonus is active. */
      maxStake: moneyAmount.nullable(),
    })
    .nullable(),
  /**
   * Of a promotion that wants more than this deposit: how far the player is after it. Null where it gives, or counts
   * nothing.
   */
  progress: offerProgress.nullable(),
});
/** Answer of `listDepositOffers`. */
export const depositOfferPreviews = z.object({ list: z.array(depositOfferPreview) });

/** Body of `createDeposit`. One of `offerCode` and `promotionId`, or none for no bonus. */
export const createDepositBody = z.strictObject({
  methodId: z.string().min(1).max(40),
  amount: positiveAmount,
  bankCode: z.string().min(1).max(20).optional(),
  offerCode: offerCode.optional(),
  /** A promotion of `listDepositOffers`. */
  promotionId: z.string().min(1).max(60).optional(),
});

/**
 * States of a deposit. `PENDING` waits for the payment or, of a transfer, for its slip; `REVIEW` for an operator;
 * `CHECKING` for the payment provider's answer: the time to pay is over, and whether it was paid is not known. The
 * others are final.
 */
export const depositStates = ['PENDING', 'REVIEW', 'CHECKING', 'PAID', 'FAILED', 'EXPIRED'] as const;

/**
 * Why an operator refused a deposit, as the player sees it: no such payment arrived; the slip cannot be read; the slip
 * belongs to another deposit; the payer's name is another; another reason that customer service explains.
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
  /** The account to transfer to, for an open `manual` one. */
  transfer: z
    .object({
      bankName: z.string(),
      accountName: z.string(),
      accountNumber: z.string(),
      /** Written into the transfer's note; it names this order alone. */
      reference: z.string(),
      /** Slips that may still be sent. */
      slipsLeft: z.int().min(0).max(MAX_SLIPS),
      slipsSent: z.int().min(0).max(MAX_SLIPS),
    })
    .nullable(),
});
/** Answer of `listDeposits`, newest first. */
export const deposits = paged(deposit);
/** Path parameters of the calls about one deposit. */
export const depositParams = z.object({ orderId: z.string().min(1).max(64) });
