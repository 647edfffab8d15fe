import type { LanguageCode } from '@parlor/contract';
import type { LocalizedText } from '../../tables/localizedColumn.ts';

/** The languages of a text: the requested one, and the one that the merchant's texts always have. */
export interface Reading {
  language: LanguageCode;
  /** The merchant's own; English when left out. */
  defaultLanguage?: LanguageCode | undefined;
}

/**
 * A text in the language asked for, else in the merchant's default language, else in English, else in whatever it has.
 */
export function localize(text: LocalizedText, { language, defaultLanguage = 'EN' }: Reading): string {
  return text[language] ?? text[defaultLanguage] ?? text.EN ?? Object.values(text)[0] ?? '';
}
