import { validateRegistration, type FieldFailure, type RegistrationField, type RegistrationRules } from '@parlor/contract';
import { isCommonPassword } from './commonPasswords.ts';

/** Fields that have a place of their own, or are only for checking. */
const unprofiled: readonly RegistrationField[] = [
  'username', 'password', 'confirmPassword', 'paymentPassword', 'nickname', 'captcha', 'verificationCode', 'affiliateCode',
];

type Typed = Partial<Record<RegistrationField, string>>;

/** What is wrong with a registration, by field: the shared rules, and passwords that everybody tries. */
export function failuresOf(
  typed: Typed,
  rules: RegistrationRules,
  policy: { minimumAge: number; today: string },
): Partial<Record<RegistrationField, FieldFailure>> {
  const failures = validateRegistration(typed, rules, policy);
  const { password = '', username = '' } = typed;
  if (failures.password === undefined && isCommonPassword(password, username)) {
    return { ...failures, password: { key: 'validation.common_password' } };
  }
  return failures;
}

/** What is kept of a registration: the fields that the merchant asked for and the player filled in. */
export function profileOf(typed: Typed, rules: RegistrationRules): Record<string, string> {
  const kept = Object.entries(rules)
    .filter(([field, rule]) => rule.enabled && !unprofiled.includes(field as RegistrationField))
    .map(([field]) => [field, typed[field as RegistrationField] ?? ''] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries(kept);
}
