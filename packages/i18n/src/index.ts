export { I18nextProvider, Trans, useTranslation } from 'react-i18next';
export { changeLanguage, createI18n, languageOf, languageTag, preloadLanguage, type Wording } from './i18n.ts';
export type { MessageKey, Messages, Namespace, Pack } from './messages.ts';
export { isLanguage, languages, type Language } from './packs.ts';
export { useLanguage, useMessage } from './useLanguage.ts';
