import type { Failures } from './accountRules.ts';
import { accountDigitsOf, banksOf } from './banks.ts';
import type { Currency } from './money.ts';
import { validatePayeeName } from './payeeName.ts';

/** Bank cards that one account may have. */
export const MAX_BANK_CARDS = 5;

/** The input for a new bank card, beside the payment password. */
export interface TypedBankCard {
  bankCode: string;
  payeeName: string;
  accountNumber: string;
}

/**
 * Removes the spaces and dashes with which account numbers are printed. Keeps all other characters, so that validation
 * sees them.
 */
export function accountDigits(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}

/**
 * Validates a bank card by the currency of the merchant. Takes the account number as `accountDigits` returns it: ASCII
 * digits only.
 */
export function validateBankCard(
  { bankCode, payeeName, accountNumber }: TypedBankCard,
  currency: Currency,
): Failures<keyof TypedBankCard> {
  const failures: Failures<keyof TypedBankCard> = {};
  if (!banksOf(currency).some(({ code }) => code === bankCode)) failures.bankCode = { key: 'validation.required' };
  const nameFailure = validatePayeeName(payeeName);
  if (nameFailure) failures.payeeName = nameFailure;
  const numberFailure = validateAccountNumber(accountNumber, currency);
  if (numberFailure) failures.accountNumber = numberFailure;
  return failures;
}

function validateAccountNumber(digits: string, currency: Currency): Failures<'accountNumber'>['accountNumber'] {
  if (digits === '') return { key: 'validation.required' };
  const bounds = accountDigitsOf(currency);
  const isShaped =
    bounds !== undefined && /^\d+$/.test(digits) && digits.length >= bounds.min && digits.length <= bounds.max;
  // No account number repeats one digit throughout.
  return isShaped && !/^(\d)\1*$/.test(digits) ? undefined : { key: 'validation.account_number', ...bounds };
}
