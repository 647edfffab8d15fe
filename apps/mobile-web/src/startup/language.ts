import { localStore } from '@parlor/core';
import { isLanguage, type Language } from '@parlor/i18n';
import { UNSTORED_LANGUAGE } from '@parlor/contract';

const LANGUAGE_KEY = 'language';
/** The cookie by which the gateway writes the page in the player's language. */
const LANGUAGE_COOKIE = 'parlor_language';

/** The stored language code; CN when nothing is stored, by the specification. */
export function readStoredLanguage(): string {
  return localStore.read(LANGUAGE_KEY) ?? UNSTORED_LANGUAGE;
}

/** The language to start in: the stored one when it has a pack, else the merchant's. */
export function startLanguage(merchantDefault: Language | undefined): Language {
  const stored = readStoredLanguage();
  return isLanguage(stored) ? stored : (merchantDefault ?? 'TY');
}

/** Keeps the choice for the next visit, where the site and the gateway find it. */
export function storeLanguage(language: Language): void {
  localStore.write(LANGUAGE_KEY, language);
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; SameSite=Lax`;
}
