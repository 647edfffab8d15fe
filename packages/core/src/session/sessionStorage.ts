import type { SessionInfo } from '@parlor/contract';
import { localStore, readJson, tabStore } from '../storage/browserStorage.ts';

/** Key of the stored session, by the specification. */
export const SESSION_KEY = 'MC_SESSION_INFO';
/** Key of the token alone. */
export const TOKEN_KEY = 'token';
/** Key of the flag that lets a returning player in without asking; '0' after a logout. */
export const AUTO_LOGIN_KEY = 'autoLogin';

function isSessionInfo(value: unknown): value is SessionInfo {
  return typeof value === 'object' && value !== null && typeof (value as SessionInfo).token === 'string' && typeof (value as SessionInfo).merchantCode === 'string';
}

/** The stored session, if this browser has one. */
export function readStoredSession(): SessionInfo | undefined {
  return readJson(localStore, SESSION_KEY, isSessionInfo);
}

/** Keeps a session locally and in the tab. */
export function storeSession(session: SessionInfo): void {
  const text = JSON.stringify(session);
  for (const store of [localStore, tabStore]) {
    store.write(SESSION_KEY, text);
    store.write(TOKEN_KEY, session.token);
  }
  localStore.write(AUTO_LOGIN_KEY, '1');
}

/** Forgets the session; the next start asks for a login. */
export function clearStoredSession(): void {
  for (const store of [localStore, tabStore]) {
    store.remove(SESSION_KEY);
    store.remove(TOKEN_KEY);
  }
  localStore.remove('memberInfo');
  tabStore.remove('trialName');
  localStore.write(AUTO_LOGIN_KEY, '0');
}
