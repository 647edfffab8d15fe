import type { KnownOfMember } from '@parlor/contract';
import type { Account } from '../member/account.service.ts';

/** The number of wrong attempts that lock a payment password. */
export const MAX_TRIES = 5;
/** The duration of a lock, in ms. */
export const LOCK_MS = 30 * 60_000;
/** The duration of the lock during the check of the last attempt, in ms. */
export const CHECK_MS = 30_000;

/** Returns values of an account that must not be its payment password. */
export function knownOf({ mobile, profile }: Pick<Account, 'mobile' | 'profile'>): KnownOfMember {
  return { mobile: mobile ?? profile.mobileNum, birthday: profile.birthday };
}
