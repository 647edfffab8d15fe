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

/** A card that was added less than this ago is a new one, in ms. */
export const NEW_CARD_MS = 24 * 3_600_000;
/** From this many withdrawals within a day on, an operator looks at them. */
export const MANY_IN_A_DAY = 4;

/** Why an operator looks at a withdrawal. */
export type ReviewReason = 'new_card' | 'first_withdrawal' | 'amount' | 'name_mismatch' | 'many_in_a_day';

/** The data by which a withdrawal is checked. */
export interface RiskFacts {
  /** Minor units. */
  amount: bigint;
  /** How long ago the card was added, in ms. */
  cardAgeMs: number;
  /** The name that the card is in. */
  cardName: string;
  /** The name that the member registered in; undefined when nobody asked for one. */
  memberName: string | undefined;
  /** Withdrawals of the account that were paid. */
  paidBefore: number;
  /** Withdrawals that were requested within a day, this one included. */
  withinADay: number;
}

/** Which rules ask for an operator; none when a withdrawal approves itself. */
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

/** Reads a typed amount into minor units, or says why it is not taken. A fee leaves something to pay out. */
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

/** States in which a player may cancel. Nobody takes back what the payout provider was asked for. */
export function cancellableStates(cancellableUntil: WithdrawalPolicy['cancellableUntil']): WithdrawalState[] {
  if (cancellableUntil === 'never') return [];
  return cancellableUntil === 'REVIEW' ? ['REQUESTED', 'REVIEW'] : ['REQUESTED', 'REVIEW', 'APPROVED'];
}

/** A withdrawal as it travels. */
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
