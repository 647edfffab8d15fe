import { validateConfirmation, type Failures } from './accountRules.ts';
import type { FieldFailure } from './registrationRules.ts';

/** Digits of a payment password. */
export const PAYMENT_PASSWORD_LENGTH = 6;

/** Known values that a payment password must not repeat, because others know them too. */
export interface KnownOfMember {
  /** The mobile number in any form. */
  mobile?: string | undefined;
  /** YYYY-MM-DD. */
  birthday?: string | undefined;
}

/**
 * Validates a new payment password: six ASCII digits that are not a repetition, not a run such as 123456 or 654321, not
 * a part of the mobile number and not the birthday. The form and the gateway both run this function.
 */
export function validatePaymentPassword(password: string, known: KnownOfMember = {}): FieldFailure | undefined {
  if (password === '') return { key: 'validation.required' };
  if (!/^\d{6}$/.test(password))
    return { key: 'validation.payment_password', min: PAYMENT_PASSWORD_LENGTH, max: PAYMENT_PASSWORD_LENGTH };
  const isGuessable =
    isRepeated(password) ||
    isRun(password) ||
    isOfNumber(password, known.mobile) ||
    isOfBirthday(password, known.birthday);
  return isGuessable ? { key: 'validation.payment_password_weak' } : undefined;
}

/** Validates a new payment password and its repetition. */
export function validateNewPaymentPassword(
  { newPassword, confirmNewPassword }: { newPassword: string; confirmNewPassword: string },
  known: KnownOfMember = {},
): Failures<'newPassword' | 'confirmNewPassword'> {
  const failures: Failures<'newPassword' | 'confirmNewPassword'> = {};
  const newFailure = validatePaymentPassword(newPassword, known);
  if (newFailure) failures.newPassword = newFailure;
  const confirmFailure = validateConfirmation(confirmNewPassword, newPassword);
  if (confirmFailure) failures.confirmNewPassword = confirmFailure;
  return failures;
}

/** Whether the digits repeat a shorter sequence: 777777, 121212, 123123. */
function isRepeated(digits: string): boolean {
  return /^(\d{1,3})\1+$/.test(digits);
}

/** Whether each digit is one more, or one less, than the one before; 9 and 0 are neighbours. */
function isRun(digits: string): boolean {
  const steps = Array.from(digits.slice(1)).map((digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

function isOfNumber(digits: string, mobile = ''): boolean {
  const number = mobile.replaceAll(/\D/g, '');
  // Within the country, a number is dialled with 0 in place of its dialling code of one to three digits.
  return [number, ...[1, 2, 3].map((length) => `0${number.slice(length)}`)].some((form) => form.includes(digits));
}

function isOfBirthday(digits: string, birthday = ''): boolean {
  const [year = '', month = '', day = ''] = birthday.split('-');
  if (year.length !== 4) return false;
  const short = year.slice(2);
  // Thai documents count the years of the Buddhist era.
  const era = String(Number(year) + 543).slice(2);
  const written = [year, short, era].flatMap((part) => [
    `${day}${month}${part}`,
    `${month}${day}${part}`,
    `${part}${month}${day}`,
    `${part}${day}${month}`,
  ]);
  return written.some((text) => text.includes(digits));
}
