import type { SessionInfo } from '@parlor/contract';
import { isTrialType, TRIAL_TYPE } from './accountTypes.ts';
import { localStore, readJson, tabStore } from '../storage/browserStorage.ts';

/** Key of the stored session, by the specification. */
export const SESSION_KEY = 'MC_SESSION_INFO';
/** Key of the token alone. */
export const TOKEN_KEY = 'token';
/** Key of the flag that lets a returning player in without asking; '0' after a logout. */
export const AUTO_LOGIN_KEY = 'autoLogin';

/** Key of the session's password, sealed, in the tab alone: with it a change of the password need not ask for the old one. */
export const SESSION_PASSWORD_KEY = 'PSW';

/** Key of a trial's name, in the tab alone: a trial is nobody. */
export const TRIAL_NAME_KEY = 'trialName';

/** What is stored of a session: of a trial nothing but its token and merchant. */
type StoredSession = Pick<SessionInfo, 'token' | 'merchantCode'> & Partial<SessionInfo>;

function isStoredSession(value: unknown): value is StoredSession {
  return typeof value === 'object' && value !== null && typeof (value as StoredSession).token === 'string' && typeof (value as StoredSession).merchantCode === 'string';
}

/** The stored session, if this browser has one. One that was stored without its type is a trial. */
export function readStoredSession(): SessionInfo | undefined {
  const stored = readJson(localStore, SESSION_KEY, isStoredSession);
  return stored && { userName: tabStore.read(TRIAL_NAME_KEY) ?? '', type: TRIAL_TYPE, firstTimeLogin: false, ...stored };
}

/** Keeps a session locally and in the tab. The password of the session before goes: it may be another account's, or an old one. */
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

/** Forgets the session of this token; the next start asks for a login. One that began in another tab since then stays stored. */
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
