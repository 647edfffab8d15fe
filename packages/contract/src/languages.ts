import * as languageLabels from './languageLabels.ts';

/** The product's own code of a language, such as `TY` for Thai. */
export type LanguageCode = keyof typeof languageLabels;

const labels: Readonly<Record<LanguageCode, { readonly tag: string; readonly name: string }>> = languageLabels;

/** Codes of all known languages. */
export const languageCodes = Object.keys(languageLabels) as LanguageCode[];

/** Returns the BCP 47 tag of a language, for `Intl` and the `lang` attribute. */
export function tagOf(language: LanguageCode): string {
  return labels[language].tag;
}

/** Language of the site when neither the visitor nor the merchant chose one (I18N-01). */
export const DEFAULT_LANGUAGE: LanguageCode = 'TY';

/** Value of the stored language when nothing is stored (I18N-01). It means "no choice": the site never starts in it. */
export const UNSTORED_LANGUAGE: LanguageCode = 'CN';
