import { validateField, type FieldFailure } from './registrationRules.ts';

/** Passkeys that one account may have. */
export const MAX_PASSKEYS = 5;

/** The actions that a passkey confirms beside the payment password. */
export const passkeyActions = [
  'withdrawal',
  'payment_password',
  'bank_card',
  'contact',
  'passkey_add',
  'passkey_remove',
] as const;
/** An action that a passkey confirms. */
export type PasskeyAction = (typeof passkeyActions)[number];

/**
 * The scope of a passkey proof. `subject` names the details, so that a proof for one withdrawal is not valid for
 * another; it is empty for an action without details.
 */
export interface PasskeyPurpose {
  action: PasskeyAction;
  subject: string;
}

const contact = (subject: string): PasskeyPurpose => ({ action: 'contact', subject });

/** Purposes of proofs. Site and gateway build them from the same fields. */
export const passkeyPurpose = {
  withdrawal: ({ amount, cardId }: { amount: string; cardId: string }): PasskeyPurpose => ({
    action: 'withdrawal',
    subject: `${amount} ${cardId}`,
  }),
  paymentPassword: (): PasskeyPurpose => ({ action: 'payment_password', subject: '' }),
  bankCard: ({ bankCode, accountNumber }: { bankCode: string; accountNumber: string }): PasskeyPurpose => ({
    action: 'bank_card',
    subject: `${bankCode} ${accountNumber}`,
  }),
  addPasskey: (): PasskeyPurpose => ({ action: 'passkey_add', subject: '' }),
  removePasskey: ({ passkeyId }: { passkeyId: string }): PasskeyPurpose => ({
    action: 'passkey_remove',
    subject: passkeyId,
  }),
  mobile: ({ mobileNum, countryDialingCode = '' }: { mobileNum: string; countryDialingCode?: string }) =>
    contact(`${countryDialingCode} ${mobileNum.trim()}`),
  email: ({ email }: { email: string }) => contact(email.trim()),
} as const;

/** Returns the name of a passkey as it is stored: normalized letters, single spaces. */
export function tidyPasskeyName(typed: string): string {
  return typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

/** Validates the name that a member gives a passkey, 1 to 40 characters. Returns undefined if it is valid. */
export function validatePasskeyName(typed: string): FieldFailure | undefined {
  const name = tidyPasskeyName(typed);
  if (/\p{C}/u.test(name)) return { key: 'validation.any' };
  return validateField(name, { enabled: true, required: true, minLength: 1, maxLength: 40, patternId: 'any' });
}
