import { localStore } from '@parlor/core';
import { isLanguage, type Language } from '@parlor/i18n';
import {
  DEFAULT_LANGUAGE,
  HOST_COOKIE_PREFIX,
  LANGUAGE_COOKIE,
  LANGUAGE_KEY,
  UNSTORED_LANGUAGE,
  type Settings,
} from '@parlor/contract';

/** Returns the cookie to write: over TLS with a prefix that keeps sites under the same domain from writing it. */
function languageCookie(language: Language): string {
  const [prefix, secure] = location.protocol === 'https:' ? [HOST_COOKIE_PREFIX, '; Secure'] : ['', ''];
  return `${prefix}${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; SameSite=Lax${secure}`;
}

/** Reads the player's choice: from the cookie if the browser forbids storage or storage is full. */
function readChoice(): string | undefined {
  return (
    localStore.read(LANGUAGE_KEY) ??
    new RegExp(String.raw`(?:^|; )(?:${HOST_COOKIE_PREFIX})?${LANGUAGE_COOKIE}=(\w+)`).exec(document.cookie)?.[1]
  );
}

/** Reads the stored language code; CN when nothing is stored, by the specification. */
export function readStoredLanguage(): string {
  return readChoice() ?? UNSTORED_LANGUAGE;
}

/**
 * Returns the language to start in: the stored one if it has a pack and the merchant offers it, else the merchant's
 * own. Chinese as the default of an empty storage was not chosen, so it does not count.
 */
export function startLanguage(settings: Pick<Settings, 'languages' | 'defaultLanguage'> | undefined): Language {
  const stored = readChoice();
  if (isLanguage(stored) && (settings?.languages.includes(stored) ?? true)) return stored;
  const merchantDefault = settings?.defaultLanguage;
  return isLanguage(merchantDefault) ? merchantDefault : DEFAULT_LANGUAGE;
}

/** Stores the choice for the next visit, for the site and for the gateway. */
export function storeLanguage(language: Language): void {
  localStore.write(LANGUAGE_KEY, language);
  document.cookie = languageCookie(language);
}
