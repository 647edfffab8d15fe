// One constant per language, so that tree shaking drops the languages that a build does not mention.

/** Arabic, written right to left. */
export const AR = { tag: 'ar', name: 'العربية' } as const;
/** Bengali. */
export const BN = { tag: 'bn', name: 'বাংলা' } as const;
/** Simplified Chinese. */
export const CN = { tag: 'zh-Hans', name: '简体中文' } as const;
/** German. */
export const DE = { tag: 'de', name: 'Deutsch' } as const;
/** English. */
export const EN = { tag: 'en', name: 'English' } as const;
/** Spanish. */
export const ES = { tag: 'es', name: 'Español' } as const;
/** French. */
export const FR = { tag: 'fr', name: 'Français' } as const;
/** Hindi. */
export const HI = { tag: 'hi', name: 'हिन्दी' } as const;
/** Indonesian. */
export const ID = { tag: 'id', name: 'Bahasa Indonesia' } as const;
/** Italian. */
export const IT = { tag: 'it', name: 'Italiano' } as const;
/** Japanese. */
export const JP = { tag: 'ja', name: '日本語' } as const;
/** Khmer. */
export const KH = { tag: 'km', name: 'ខ្មែរ' } as const;
/** Korean. */
export const KR = { tag: 'ko', name: '한국어' } as const;
/** Lao. */
export const LA = { tag: 'lo', name: 'ລາວ' } as const;
/** Burmese. */
export const MM = { tag: 'my', name: 'မြန်မာ' } as const;
/** Malay. */
export const MY = { tag: 'ms', name: 'Bahasa Melayu' } as const;
/** Nepali. */
export const NE = { tag: 'ne', name: 'नेपाली' } as const;
/** Filipino. */
export const PH = { tag: 'fil', name: 'Filipino' } as const;
/** Polish. */
export const PL = { tag: 'pl', name: 'Polski' } as const;
/** Brazilian Portuguese. */
export const PT = { tag: 'pt-BR', name: 'Português (Brasil)' } as const;
/** Russian. */
export const RU = { tag: 'ru', name: 'Русский' } as const;
/** Turkish. */
export const TR = { tag: 'tr', name: 'Türkçe' } as const;
/** Traditional Chinese. */
export const TW = { tag: 'zh-Hant', name: '繁體中文' } as const;
/** Thai. */
export const TY = { tag: 'th', name: 'ไทย' } as const;
/** Ukrainian. */
export const UA = { tag: 'uk', name: 'Українська' } as const;
/** Urdu, written right to left. */
export const UR = { tag: 'ur', name: 'اردو' } as const;
/** Vietnamese. */
export const VN = { tag: 'vi', name: 'Tiếng Việt' } as const;
