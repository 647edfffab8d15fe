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

/**
 * The cookie as it is written: over TLS with the prefix that keeps neighbours below the same domain from writing it.
 */
function languageCookie(language: Language): string {
  const [prefix, secure] = location.protocol === 'https:' ? [HOST_COOKIE_PREFIX, '; Secure'] : ['', ''];
  return `${prefix}${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; SameSite=Lax${secure}`;
}

/** The player's choice; where the browser forbids storage, or it is full, the cookie still has it. */
function readChoice(): string | undefined {
  return (
    localStore.read(LANGUAGE_KEY) ??
    new RegExp(String.raw`(?:^|; )(?:${HOST_COOKIE_PREFIX})?${LANGUAGE_COOKIE}=(\w+)`).exec(document.cookie)?.[1]
  );
}

/** The stored language code; CN when nothing is stored, by the specification. */
export function readStoredLanguage(): string {
  return readChoice() ?? UNSTORED_LANGUAGE;
}

/**
 * The language to start in: the stored one when it has a pack and the merchant offers it, else the merchant's own.
 * Chinese as the fallback of an empty storage was not chosen, so it does not count.
 */
export function startLanguage(settings: Pick<Settings, 'languages' | 'defaultLanguage'> | undefined): Language {
  const stored = readChoice();
  if (isLanguage(stored) && (settings?.languages.includes(stored) ?? true)) return stored;
  const own = settings?.defaultLanguage;
  return isLanguage(own) ? own : DEFAULT_LANGUAGE;
}

/** Keeps the choice for the next visit, where the site and the gateway find it. */
export function storeLanguage(language: Language): void {
  localStore.write(LANGUAGE_KEY, language);
  document.cookie = languageCookie(language);
}
