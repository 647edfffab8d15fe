/**
 * Every language that the product knows, by its own code, with its BCP 47 tag and its name for itself. This is data and not
 * an offer: only languages with a pack of texts can be chosen, and a merchant offers some of those. TY is Thai.
 */
export const languageLabels = {
  AR: { tag: 'ar', name: 'العربية' },
  BN: { tag: 'bn', name: 'বাংলা' },
  CN: { tag: 'zh-Hans', name: '简体中文' },
  DE: { tag: 'de', name: 'Deutsch' },
  EN: { tag: 'en', name: 'English' },
  ES: { tag: 'es', name: 'Español' },
  FR: { tag: 'fr', name: 'Français' },
  HI: { tag: 'hi', name: 'हिन्दी' },
  ID: { tag: 'id', name: 'Bahasa Indonesia' },
  IT: { tag: 'it', name: 'Italiano' },
  JP: { tag: 'ja', name: '日本語' },
  KH: { tag: 'km', name: 'ខ្មែរ' },
  KR: { tag: 'ko', name: '한국어' },
  LA: { tag: 'lo', name: 'ລາວ' },
  MM: { tag: 'my', name: 'မြန်မာ' },
  MY: { tag: 'ms', name: 'Bahasa Melayu' },
  NE: { tag: 'ne', name: 'नेपाली' },
  PH: { tag: 'fil', name: 'Filipino' },
  PL: { tag: 'pl', name: 'Polski' },
  PT: { tag: 'pt-BR', name: 'Português (Brasil)' },
  RU: { tag: 'ru', name: 'Русский' },
  TR: { tag: 'tr', name: 'Türkçe' },
  TW: { tag: 'zh-Hant', name: '繁體中文' },
  TY: { tag: 'th', name: 'ไทย' },
  UA: { tag: 'uk', name: 'Українська' },
  UR: { tag: 'ur', name: 'اردو' },
  VN: { tag: 'vi', name: 'Tiếng Việt' },
} as const;

/** A language of the product by its own code. */
export type LanguageCode = keyof typeof languageLabels;

/** The codes of all languages, for schemas. */
export const languageCodes = Object.keys(languageLabels) as LanguageCode[];

/** The BCP 47 tag of a language, for Intl and the `lang` attribute. */
export function tagOf(language: LanguageCode): string {
  return languageLabels[language].tag;
}

/** What a merchant's visitors read when neither they nor the merchant say otherwise. */
export const DEFAULT_LANGUAGE: LanguageCode = 'TY';

/** What a stored language reads as when nothing is stored. Nobody chose it, so nobody starts in it. */
export const UNSTORED_LANGUAGE: LanguageCode = 'CN';
