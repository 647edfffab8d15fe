import { z } from 'zod';
import { passkeyProof } from './passkey.ts';
import { recordsQuery } from './wallet.ts';
import { currency, epochMs, moneyAmount, paged, positiveAmount } from './primitives.ts';

/**
 * States of a withdrawal. From `REQUESTED` on its money is reserved. `REVIEW` waits for an operator, `APPROVED` for the
 * payout, `PAYING` for the bank. `PAID` is paid; the three after it release the money.
 */
export const withdrawalStates = [
  'REQUESTED',
  'REVIEW',
  'APPROVED',
  'PAYING',
  'PAID',
  'REFUSED',
  'FAILED',
  'CANCELLED',
] as const;

/**
 * Why a withdrawal was refused or failed, as the player sees it: the card is in another name; documents are missing;
 * the play was against the terms; another reason that customer service explains; the bank does not take the card; the
 * bank gave no reason.
 */
export const withdrawalReasons = [
  'card_name',
  'documents',
  'terms',
  'ask_service',
  'card_refused',
  'bank_failed',
] as const;

/** Answer of `getWithdrawalTerms`: what the account may withdraw now. */
export const withdrawalTerms = z.object({
  /** False where the merchant pays out to nobody at present, or not to this account. */
  isAvailable: z.boolean(),
  currency,
  /** For one withdrawal. */
  minAmount: moneyAmount,
  maxAmount: moneyAmount,
  /** For a day in the merchant's time zone; `dailyLeft` is what today leaves of it. */
  dailyMaxAmount: moneyAmount,
  dailyLeft: moneyAmount,
  /** Taken out of each withdrawal: the card receives the amount less the fee. */
  fee: moneyAmount,
  /** The amount available for withdrawals and bets. */
  available: moneyAmount,
  /** The required turnover before a withdrawal: a multiple of the deposits since the last paid one. */
  wagering: z.object({
    required: moneyAmount,
    /** Stakes of settled rounds, up to `required`. */
    done: moneyAmount,
    /** Nothing is left when the player may withdraw. */
    left: moneyAmount,
    /** Rounds placed since then count: `from` of `listOrders`. Null if all rounds do. */
    since: epochMs.nullable(),
  }),
  /** Whether a withdrawal can be cancelled at all; each one says whether it still can. */
  isCancellable: z.boolean(),
  /** Until when withdrawals are paused because passkeys were reset; null if they are not. */
  heldUntil: epochMs.nullable(),
  /** Hours within which the merchant pays out. */
  processingHours: z.int().positive(),
  /** Bonuses that a withdrawal would end, and what is lost of each. */
  bonuses: z.array(z.object({ bonusId: z.uuid(), title: z.string(), balance: moneyAmount })),
});

/** Body of `createWithdrawal`. */
export const createWithdrawalBody = z.strictObject({
  amount: positiveAmount,
  cardId: z.uuid(),
  paymentPassword: z.string().max(256),
  passkey: passkeyProof.optional(),
  /** The bonuses that the player agrees to lose: only those are ended that are here with at least their balance. */
  endsBonuses: z
    .array(z.strictObject({ bonusId: z.uuid(), balance: moneyAmount }))
    .max(100)
    .optional(),
});

/** A withdrawal as its owner sees it. */
export const withdrawal = z.object({
  withdrawalId: z.string(),
  /** The amount deducted from the balance, including the fee. */
  amount: moneyAmount,
  fee: moneyAmount,
  currency,
  bankCode: z.string(),
  bankName: z.string(),
  /** The last four digits of the account number. */
  lastFour: z.string(),
  state: z.enum(withdrawalStates),
  /** Null unless it was refused or failed. */
  reason: z.enum(withdrawalReasons).nullable(),
  createdAt: epochMs,
  /** The states so far with their times, oldest first; the last is `state`. */
  steps: z.array(z.object({ state: z.enum(withdrawalStates), at: epochMs })),
  /** Whether the player may cancel it now. */
  isCancellable: z.boolean(),
});

/** Query of `listWithdrawals`. */
export const withdrawalsQuery = recordsQuery;
/** Answer of `listWithdrawals`, newest first. */
export const withdrawals = paged(withdrawal);
/** Path parameters of the calls about one withdrawal. */
export const withdrawalParams = z.object({ withdrawalId: z.string().min(1).max(64) });
/** Body of `cancelWithdrawal`. */
export const cancelWithdrawalBody = z.strictObject({});
