import { createHash } from 'node:crypto';
import { isAgentType, isMemberType } from '../member/accountTypes.ts';

/** The limit of attempts on one account, and the time window of the count, in ms. */
export const ACCOUNT_ATTEMPTS = 10;
export const ATTEMPT_WINDOW_MS = 15 * 60_000;
/**
 * The window in which the failures of a whole merchant are counted, and how long every login there brings a solved
 * challenge once they are too many, in ms.
 */
export const STUFFING_WINDOW_MS = 60_000;
export const STUFFING_GUARD_MS = 10 * 60_000;

/** Why an account whose password was right may still not log in here. */
export function refusalOf(account: { status: 'active' | 'disabled'; type: number }, scope: 'member' | 'agent') {
  if (account.status !== 'active') return 'auth.user_disabled' as const;
  if (scope === 'agent') return isAgentType(account.type) ? undefined : ('auth.non_agent' as const);
  return isMemberType(account.type) ? undefined : ('auth.non_member' as const);
}

/**
 * The name under which attempts on an account, or on whatever else is tried, are counted; an unknown one is counted the
 * same way.
 */
export function accountKey(merchantCode: string, accountName: string): string {
  return createHash('sha256').update(`${merchantCode} ${accountName}`).digest('base64url');
}
