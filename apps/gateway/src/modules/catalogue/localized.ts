import type { LanguageCode } from '@parlor/contract';
import type { LocalizedText } from '../../database.ts';

/** A text in the language asked for, else in English, else in whatever language it has. */
export function localize(text: LocalizedText, language: LanguageCode): string {
  return text[language] ?? text.EN ?? Object.values(text)[0] ?? '';
}
