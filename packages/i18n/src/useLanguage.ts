import { useTranslation } from 'react-i18next';
import { changeLanguage, languageOf, languageTag } from './i18n.ts';
import type { Language } from './packs.ts';

/** Returns the current language, its tag, and a function to switch. */
export function useLanguage(): { language: Language; tag: string; setLanguage: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  return { language, tag: languageTag(language), setLanguage: (next) => changeLanguage(i18n, next) };
}

/**
 * Translates a key known only at run time: an error code, the title of a route, a validation failure. The key is a
 * plain string; a test checks all such keys in all packs. If `min` equals `max`, uses the message with the suffix
 * `_exactly`: "6 digits", not "6 to 6 digits".
 */
export function useMessage(): (key: string, values?: Record<string, string | number>) => string {
  const { t } = useTranslation();
  return (key, values) => {
    const isExact = values?.['min'] !== undefined && values['min'] === values['max'];
    return (t as unknown as (key: string, values?: object) => string)(
      key,
      isExact ? { ...values, context: 'exactly', count: values['max'] } : values,
    );
  };
}
