import { z } from 'zod';
import { passkeyProof } from './passkey.ts';
import { recordsQuery } from './wallet.ts';
import { currency, epochMs, moneyAmount, paged, positiveAmount } from './primitives.ts';

/**
 * States of a withdrawal. From `REQUESTED` on its money is reserved. `REVIEW` awaits an operator, `APPROVED` the
 * payout, `PAYING` the bank. `PAID` is paid; the three after it release the money.
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
 * The reasons why a withdrawal was refused or failed, as the player sees them: the card has another name; documents are
 * missing; the play violated the terms; another reason that customer service explains; the bank rejects the card; the
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

/** Answer of `getWithdrawalTerms`: the account's current withdrawal limits. */
export const withdrawalTerms = z.object({
  /** False if the merchant currently pays out to nobody, or not to this account. */
  isAvailable: z.boolean(),
  currency,
  /** The minimum of one withdrawal. */
  minAmount: moneyAmount,
  maxAmount: moneyAmount,
  /** The limit for a day in the merchant's time zone; `dailyLeft` is the rest for today. */
  dailyMaxAmount: moneyAmount,
  dailyLeft: moneyAmount,
  /** Deducted from each withdrawal: the card receives the amount less the fee. */
  fee: moneyAmount,
  /** The amount available for withdrawals and bets. */
  available: moneyAmount,
  /** The required turnover before a withdrawal: a multiple of the deposits since the last paid one. */
  wagering: z.object({
    required: moneyAmount,
    /** Stakes of settled rounds, up to `required`. */
    done: moneyAmount,
    /** Zero when the player may withdraw. */
    left: moneyAmount,
    /** Rounds placed since then count, as in `from` of `listOrders`. Null if all rounds do. */
    since: epochMs.nullable(),
  }),
  /** Whether withdrawals can be cancelled at all; each has its own `isCancellable`. */
  isCancellable: z.boolean(),
  /** The time until which withdrawals are suspended after a reset of passkeys; null if they are not. */
  heldUntil: epochMs.nullable(),
  /** Hours within which the merchant pays out. */
  processingHours: z.int().positive(),
  /** Bonuses that a withdrawal would end, with the amount lost of each. */
  bonuses: z.array(z.object({ bonusId: z.uuid(), title: z.string(), balance: moneyAmount })),
});

/** Body of `createWithdrawal`. */
export const createWithdrawalBody = z.strictObject({
  amount: positiveAmount,
  cardId: z.uuid(),
  paymentPassword: z.string().max(256),
  passkey: passkeyProof.optional(),
  /** The bonuses that the player agrees to lose: a bonus ends only if it is listed with at least its balance. */
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
