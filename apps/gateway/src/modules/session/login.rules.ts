import { createHash } from 'node:crypto';
import { isAgentType, isMemberType } from '../member/accountTypes.ts';

/** The limit of attempts on one account, and its time window in ms. */
export const ACCOUNT_ATTEMPTS = 10;
export const ATTEMPT_WINDOW_MS = 15 * 60_000;
/**
 * The window in which all failures of a merchant are counted, and how long all its logins require a solved challenge
 * after too many, in ms.
 */
export const STUFFING_WINDOW_MS = 60_000;
export const STUFFING_GUARD_MS = 10 * 60_000;

/** Returns why an account with the right password may not log in here; undefined if it may. */
export function refusalOf(account: { status: 'active' | 'disabled'; type: number }, scope: 'member' | 'agent') {
  if (account.status !== 'active') return 'auth.user_disabled' as const;
  if (scope === 'agent') return isAgentType(account.type) ? undefined : ('auth.non_agent' as const);
  return isMemberType(account.type) ? undefined : ('auth.non_member' as const);
}

/** Returns the key under which attempts on an account or another subject are counted. Unknown names have keys too. */
export function accountKey(merchantCode: string, accountName: string): string {
  return createHash('sha256').update(`${merchantCode} ${accountName}`).digest('base64url');
}
