export { I18nextProvider, Trans, useTranslation } from 'react-i18next';
export { changeLanguage, createI18n, isLanguage, languageOf, languages, languageTag, preloadLanguage, type Language, type Namespace, type Pack, type Wording } from './i18n.ts';
export type { Messages } from './messages.ts';
export { useLanguage, useMessage } from './useLanguage.ts';
