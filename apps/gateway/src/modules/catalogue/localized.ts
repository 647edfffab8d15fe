import type { LanguageCode } from '@parlor/contract';
import type { LocalizedText } from '../../tables/localizedColumn.ts';

/** The languages of a text: the requested one, and the fallback that all of the merchant's texts have. */
export interface Reading {
  language: LanguageCode;
  /** The merchant's default language; English when left out. */
  defaultLanguage?: LanguageCode | undefined;
}

/**
 * Returns a text in the requested language, else in the merchant's default language, else in English, else in any
 * language that it has.
 */
export function localize(text: LocalizedText, { language, defaultLanguage = 'EN' }: Reading): string {
  return text[language] ?? text[defaultLanguage] ?? text.EN ?? Object.values(text)[0] ?? '';
}
