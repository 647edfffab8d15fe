import { currencyExponent, fromMinor, toMinor, type Currency, type WithdrawalTerms } from '@parlor/contract';
import { readAmount, type AmountProblem } from './depositRules.ts';

/** Why an amount cannot be withdrawn. */
export type WithdrawProblem = AmountProblem | 'wagering' | 'balance' | 'daily';

const minorOf = (amount: string, currency: Currency): bigint => toMinor(amount, currency) ?? 0n;
const smallest = (first: bigint, ...others: bigint[]): bigint =>
  others.reduce((low, other) => (other < low ? other : low), first);

/**
 * Returns the maximum that can be withdrawn now, by the balance, the limit of one withdrawal and the remaining daily
 * limit. Minor units.
 */
function maxAmountOf({ available, maxAmount, dailyLeft, currency }: WithdrawalTerms): bigint {
  return smallest(minorOf(available, currency), minorOf(maxAmount, currency), minorOf(dailyLeft, currency));
}

/** Whether withdrawals have a wagering requirement, met or not. */
export function isAnyRequired({ wagering, currency }: WithdrawalTerms): boolean {
  return minorOf(wagering.required, currency) > 0n;
}

/** Whether the player must stake more before a withdrawal. */
export function mustStake({ wagering, currency }: WithdrawalTerms): boolean {
  return minorOf(wagering.left, currency) > 0n;
}

/** Reads a typed amount to withdraw. Returns the amount or the first error. */
export function readWithdrawAmount(
  typed: string,
  terms: WithdrawalTerms,
): { amount?: string; problem?: WithdrawProblem } {
  const { amount, problem } = readAmount(typed, terms);
  if (amount === undefined) return { problem };
  const minor = minorOf(amount, terms.currency);
  if (mustStake(terms)) return { amount, problem: 'wagering' };
  if (minor > minorOf(terms.available, terms.currency)) return { amount, problem: 'balance' };
  if (minor > minorOf(terms.dailyLeft, terms.currency)) return { amount, problem: 'daily' };
  return { amount };
}

/** A part of the withdrawable amount, selected by one tap. */
export interface AmountPart {
  percent: number;
  amount: string;
}

/**
 * Returns parts of the withdrawable amount: all of it, and a quarter and a half in whole units. Those below the minimum
 * are omitted.
 */
export function partsOf(terms: WithdrawalTerms): AmountPart[] {
  const maxMinor = maxAmountOf(terms);
  const unit = 10n ** BigInt(currencyExponent(terms.currency));
  const minimum = minorOf(terms.minAmount, terms.currency);
  return [25, 50, 100].flatMap((percent) => {
    const share = (maxMinor * BigInt(percent)) / 100n;
    const minor = percent === 100 ? share : share - (share % unit);
    return minor > 0n && minor >= minimum ? [{ percent, amount: fromMinor(minor, terms.currency) }] : [];
  });
}

/** Returns the payout: the amount less the fee, and zero if the fee is higher. */
export function arrivesOf(amount: string, { fee, currency }: Pick<WithdrawalTerms, 'fee' | 'currency'>): string {
  const rest = minorOf(amount, currency) - minorOf(fee, currency);
  return fromMinor(rest > 0n ? rest : 0n, currency);
}

/** Returns the wagering progress in whole percent from 0 to 100. It is 100 only when nothing remains. */
export function stakedPercent({ wagering, currency }: Pick<WithdrawalTerms, 'wagering' | 'currency'>): number {
  const required = minorOf(wagering.required, currency);
  if (required <= 0n) return 100;
  return Number(smallest((minorOf(wagering.done, currency) * 100n) / required, 100n));
}
