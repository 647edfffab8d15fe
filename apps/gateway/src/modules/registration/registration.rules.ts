import type { RegistrationField, RegistrationRules } from '@parlor/contract';

/** Fields that are stored elsewhere or not at all. */
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

/** Returns the stored part of a registration: the fields that the merchant enabled and the player filled in. */
export function profileOf(typed: Typed, rules: RegistrationRules): Record<string, string> {
  const filled = Object.entries(rules)
    .filter(([field, rule]) => rule.enabled && !unprofiled.includes(field as RegistrationField))
    .map(([field]) => [field, typed[field as RegistrationField] ?? ''] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries(filled);
}
