import { useTranslation } from 'react-i18next';
import { changeLanguage, languageOf, languageTag } from './i18n.ts';
import type { Language } from './packs.ts';

/** The language of the moment, its tag, and how to switch. */
export function useLanguage(): { language: Language; tag: string; setLanguage: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  return { language, tag: languageTag(language), setLanguage: (next) => changeLanguage(i18n, next) };
}

/**
 * Translates a key that is only known at run time: a code of the gateway, a title of a route, a failed rule. It is typed
 * loosely on purpose; a test walks every such key through every pack. Where `min` and `max` are the same figure, the message
 * that ends in `_exactly` is told instead: "6 digits", not "6 to 6 digits".
 */
export function useMessage(): (key: string, values?: Record<string, string | number>) => string {
  const { t } = useTranslation();
  return (key, values) => {
    const isExact = values?.['min'] !== undefined && values['min'] === values['max'];
    return (t as unknown as (key: string, values?: object) => string)(key, isExact ? { ...values, context: 'exactly', count: values['max'] } : values);
  };
}
