import type { RegistrationField, RegistrationRules } from '@parlor/contract';

/** Fields that have a place of their own, or are only for checking. */
const unprofiled: readonly RegistrationField[] = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'nickname',
  'captcha',
  'verificationCode',
  'affiliateCode',
];

type Typed = Partial<Record<RegistrationField, string>>;

/** The stored part of a registration: the fields that the merchant asked for and the player filled in. */
export function profileOf(typed: Typed, rules: RegistrationRules): Record<string, string> {
  const kept = Object.entries(rules)
    .filter(([field, rule]) => rule.enabled && !unprofiled.includes(field as RegistrationField))
    .map(([field]) => [field, typed[field as RegistrationField] ?? ''] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries(kept);
}
