import { SESSION_PASSWORD_KEY, tabStore, TOKEN_KEY } from '@parlor/core';
import { openSecret, sealSecret } from './secretStore.ts';

/**
 * Stores the sealed password of the session that just began until the tab closes. A password change then need not ask
 * for it.
 */
export async function storeSessionPassword(token: string, password: string): Promise<void> {
  const sealed = await sealSecret(password, SESSION_PASSWORD_KEY);
  // The session may have ended or been replaced during sealing.
  if (sealed !== undefined && tabStore.read(TOKEN_KEY) === token) tabStore.write(SESSION_PASSWORD_KEY, sealed);
}

/** Returns the password of the session; undefined if the player has to enter it. */
export async function readSessionPassword(): Promise<string | undefined> {
  const sealed = tabStore.read(SESSION_PASSWORD_KEY);
  return sealed === null ? undefined : openSecret(sealed, SESSION_PASSWORD_KEY);
}

/** Removes it after a password change. A logout removes it too. */
export function forgetSessionPassword(): void {
  tabStore.remove(SESSION_PASSWORD_KEY);
}
