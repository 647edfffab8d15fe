import * as languageLabels from './languageLabels.ts';

/** A language of the product by its own code. */
export type LanguageCode = keyof typeof languageLabels;

const labels: Readonly<Record<LanguageCode, { readonly tag: string; readonly name: string }>> = languageLabels;

/** The codes of all languages, for schemas. */
export const languageCodes = Object.keys(languageLabels) as LanguageCode[];

/** The BCP 47 tag of a language, for Intl and the `lang` attribute. */
export function tagOf(language: LanguageCode): string {
  return labels[language].tag;
}

/** What a merchant's visitors read when neither they nor the merchant say otherwise. */
export const DEFAULT_LANGUAGE: LanguageCode = 'TY';

/** What a stored language reads as when nothing is stored. Nobody chose it, so nobody starts in it. */
export const UNSTORED_LANGUAGE: LanguageCode = 'CN';
