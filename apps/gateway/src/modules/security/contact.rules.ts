import type { MerchantSettings } from '../merchant/merchantSettings.ts';
import type { Account } from '../member/account.service.ts';
import type { MessageChannel } from '../message/message.service.ts';

/** The recipient of a code for an account. */
export interface CodeTarget {
  channel: MessageChannel;
  /** E.164, or an email address in lower case. */
  to: string;
}

type ContactSettings = Pick<MerchantSettings, 'smsCodes' | 'features' | 'registration'>;

/**
 * Returns the recipient of an account's codes: its proved number, else its proved address. Undefined if it has neither.
 */
export function codeTargetOf(
  { mobile, email }: Pick<Account, 'mobile' | 'email'>,
  { smsCodes }: Pick<MerchantSettings, 'smsCodes'>,
): CodeTarget | undefined {
  if (mobile !== null && smsCodes === 'gateway') return { channel: 'sms', to: mobile };
  return email === null ? undefined : { channel: 'mail', to: email };
}

/** Whether members of a merchant may bind a number: the gateway sends codes, and a feature uses numbers. */
export function isMobileBound({ smsCodes, features, registration }: ContactSettings): boolean {
  const isUsed =
    features.mobileCodeLogin === true ||
    features.phoneRetrieval === true ||
    registration.methods.mobile ||
    registration.rules.mobileNum.enabled;
  return smsCodes === 'gateway' && isUsed;
}

/** Whether members of a merchant may bind an email address: a feature uses addresses. */
export function isEmailBound({ features, registration }: ContactSettings): boolean {
  return features.emailRetrieval === true || registration.rules.email.enabled;
}

/** Masks a number (E.164) except for its last four digits. */
export function maskedNumber(number: string): string {
  return number === '' ? '' : `•••• ${number.slice(-4)}`;
}

/** Masks an address except for its first letter and the domain. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '' : `${Array.from(address)[0] ?? ''}•••${address.slice(at)}`;
}
