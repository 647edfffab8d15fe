// `Trans` is not exported, since it includes a markup parser. Place links next to their text.
export { I18nextProvider, useTranslation } from 'react-i18next';
export {
  changeLanguage,
  createI18n,
  hasFullPack,
  isFirstNamespace,
  languageOf,
  languageTag,
  loadFullPack,
  preloadLanguage,
  type Wording,
} from './i18n.ts';
export type { MessageKey, Messages, Namespace, Pack } from './messages.ts';
export { isLanguage, languages, type Language, type PackPart } from './packs.ts';
export { useGameTypeName } from './useGameTypeName.ts';
export { useFullPack } from './useFullPack.ts';
export { useLanguage, useMessage } from './useLanguage.ts';
