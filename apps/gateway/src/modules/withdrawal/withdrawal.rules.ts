import {
  banksOf,
  fromMinor,
  isSamePayee,
  toMinor,
  type Currency,
  type Withdrawal,
  type WithdrawalReason,
  type WithdrawalState,
} from '@parlor/contract';
import type { StepRow, WithdrawalRow } from './withdrawal.repository.ts';
import type { WithdrawalPolicy } from './withdrawalSettings.ts';

/** The age below which a card counts as new, in ms. */
export const NEW_CARD_MS = 24 * 3_600_000;
/** The number of withdrawals within a day from which an operator reviews them. */
export const MANY_IN_A_DAY = 4;

/** A reason to review a withdrawal. */
export type ReviewReason = 'new_card' | 'first_withdrawal' | 'amount' | 'name_mismatch' | 'many_in_a_day';

/** The data for the check of a withdrawal. */
export interface RiskFacts {
  /** Minor units. */
  amount: bigint;
  /** The age of the card, in ms. */
  cardAgeMs: number;
  /** The payee name of the card. */
  cardName: string;
  /** The name from the member's registration; undefined if none was given. */
  memberName: string | undefined;
  /** The number of the account's paid withdrawals. */
  paidBefore: number;
  /** The number of withdrawals requested within a day, including this one. */
  withinADay: number;
}

/** Returns the reasons for a review; none if the withdrawal needs no review. */
export function reviewReasons(
  facts: RiskFacts,
  { autoApproveUpTo, largePayoutFrom }: Pick<WithdrawalPolicy, 'autoApproveUpTo' | 'largePayoutFrom'>,
): ReviewReason[] {
  const { amount, cardAgeMs, cardName, memberName, paidBefore, withinADay } = facts;
  const rules: [ReviewReason, boolean][] = [
    ['new_card', cardAgeMs < NEW_CARD_MS],
    ['first_withdrawal', paidBefore === 0],
    ['amount', amount > autoApproveUpTo || amount >= largePayoutFrom],
    ['name_mismatch', memberName !== undefined && !isSamePayee(cardName, memberName)],
    ['many_in_a_day', withinADay >= MANY_IN_A_DAY],
  ];
  return rules.filter(([, applies]) => applies).map(([reason]) => reason);
}

/** Why an amount is refused. */
export type AmountRefusal = 'wallet.amount_invalid' | 'wallet.amount_below_minimum' | 'wallet.amount_above_maximum';

/** Parses a typed amount to minor units, or returns why it is refused. The amount must exceed the fee. */
export function withdrawalAmount(
  typed: string,
  { minAmount, maxAmount, fee }: WithdrawalPolicy,
  currency: Currency,
): bigint | AmountRefusal {
  const amount = toMinor(typed, currency);
  if (amount === undefined || amount <= 0n) return 'wallet.amount_invalid';
  if (amount < minAmount || amount <= fee) return 'wallet.amount_below_minimum';
  if (amount > maxAmount) return 'wallet.amount_above_maximum';
  return amount;
}

/** Returns the states in which a player may cancel. A payout that was requested cannot be cancelled. */
export function cancellableStates(cancellableUntil: WithdrawalPolicy['cancellableUntil']): WithdrawalState[] {
  if (cancellableUntil === 'never') return [];
  return cancellableUntil === 'REVIEW' ? ['REQUESTED', 'REVIEW'] : ['REQUESTED', 'REVIEW', 'APPROVED'];
}

/** Converts a withdrawal to its wire form. */
export function toWithdrawal(
  row: WithdrawalRow,
  steps: readonly StepRow[],
  currency: Currency,
  cancellableUntil: WithdrawalPolicy['cancellableUntil'],
): Withdrawal {
  return {
    withdrawalId: row.id,
    amount: fromMinor(row.amount, currency),
    fee: fromMinor(row.fee, currency),
    currency,
    bankCode: row.bank_code,
    bankName: banksOf(currency).find(({ code }) => code === row.bank_code)?.name ?? row.bank_code,
    lastFour: row.last_four,
    state: row.state,
    reason: row.reason as WithdrawalReason | null,
    createdAt: row.created_at,
    steps: steps.map(({ state, at }) => ({ state, at })),
    isCancellable: cancellableStates(cancellableUntil).includes(row.state),
  };
}
