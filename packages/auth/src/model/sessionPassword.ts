import { SESSION_PASSWORD_KEY, tabStore, TOKEN_KEY } from '@parlor/core';
import { openSecret, sealSecret } from './secretStore.ts';

/**
 * Keeps the password of the session that just began, sealed, as long as its tab lives; a change of the password then
 * need not ask for it.
 */
export async function keepSessionPassword(token: string, password: string): Promise<void> {
  const sealed = await sealSecret(password, SESSION_PASSWORD_KEY);
  // Sealing takes a moment, in which the session may have ended or given way to another.
  if (sealed !== undefined && tabStore.read(TOKEN_KEY) === token) tabStore.write(SESSION_PASSWORD_KEY, sealed);
}

/** The password of the session; undefined when the player has to give it. */
export async function readSessionPassword(): Promise<string | undefined> {
  const sealed = tabStore.read(SESSION_PASSWORD_KEY);
  return sealed === null ? undefined : openSecret(sealed, SESSION_PASSWORD_KEY);
}

/** Removes it after a password change. A logout removes it too. */
export function forgetSessionPassword(): void {
  tabStore.remove(SESSION_PASSWORD_KEY);
}
