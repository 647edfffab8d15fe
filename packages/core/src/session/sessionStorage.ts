import { SESSION_KEY, TRIAL_TYPE, type SessionInfo } from '@parlor/contract';
import { isTrialType } from './accountTypes.ts';
import { localStore, readJson, tabStore } from '../storage/browserStorage.ts';

/** Storage key of the token. */
export const TOKEN_KEY = 'token';
/** Storage key of the auto-login flag; '0' after a logout (AUTH-11). */
export const AUTO_LOGIN_KEY = 'autoLogin';

/** Session-storage key of the sealed password, which lets a password change skip the old one (PSW-05). */
export const SESSION_PASSWORD_KEY = 'PSW';

/** Session-storage key of a trial's name (AUTH-10). */
const TRIAL_NAME_KEY = 'trialName';

/** Stored form of a session. A trial has only token and merchant (AUTH-10). */
type StoredSession = Pick<SessionInfo, 'token' | 'merchantCode'> & Partial<SessionInfo>;

function isStoredSession(value: unknown): value is StoredSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as StoredSession).token === 'string' &&
    typeof (value as StoredSession).merchantCode === 'string'
  );
}

/** Reads the stored session. One without a type is a trial. */
export function readStoredSession(): SessionInfo | undefined {
  const stored = readJson(localStore, SESSION_KEY, isStoredSession);
  return (
    stored && { userName: tabStore.read(TRIAL_NAME_KEY) ?? '', type: TRIAL_TYPE, firstTimeLogin: false, ...stored }
  );
}

/**
 * Stores a session in local and session storage. Removes the stored password, which may be of another account or
 * outdated.
 */
export function storeSession(session: SessionInfo): void {
  const { token, merchantCode } = session;
  const text = JSON.stringify(isTrialType(session.type) ? { token, merchantCode } : session);
  if (tabStore.read(TOKEN_KEY) !== token) tabStore.remove(SESSION_PASSWORD_KEY);
  for (const store of [localStore, tabStore]) {
    store.write(SESSION_KEY, text);
    store.write(TOKEN_KEY, token);
  }
  if (isTrialType(session.type)) tabStore.write(TRIAL_NAME_KEY, session.userName);
  localStore.write(AUTO_LOGIN_KEY, '1');
}

/** Removes the stored session with this token. Keeps a newer session from another tab. */
export function clearStoredSession(token: string): void {
  tabStore.remove(SESSION_KEY);
  tabStore.remove(TOKEN_KEY);
  tabStore.remove(TRIAL_NAME_KEY);
  tabStore.remove(SESSION_PASSWORD_KEY);
  if ((localStore.read(TOKEN_KEY) ?? token) !== token) return;
  localStore.remove(SESSION_KEY);
  localStore.remove(TOKEN_KEY);
  localStore.remove('memberInfo');
  localStore.write(AUTO_LOGIN_KEY, '0');
}
