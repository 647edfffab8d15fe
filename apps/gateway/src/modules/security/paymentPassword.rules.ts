import type { KnownOfMember } from '@parlor/contract';
import type { Account } from '../member/account.service.ts';

/** Wrong tries after which a payment password is locked. */
export const MAX_TRIES = 5;
/** How long it is locked then, in ms. */
export const LOCK_MS = 30 * 60_000;
/** How long the last try locks it while that try is checked, in ms. */
export const CHECK_MS = 30_000;

/** Known values of an account that must not be its payment password. */
export function knownOf({ mobile, profile }: Pick<Account, 'mobile' | 'profile'>): KnownOfMember {
  return { mobile: mobile ?? profile.mobileNum, birthday: profile.birthday };
}
