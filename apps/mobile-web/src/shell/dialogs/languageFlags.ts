import type { Language } from '@parlor/i18n';

/**
 * The country whose flag stands for a language in the picker, by its two letters. A custom of such lists, no statement.
 */
export const languageFlags: Readonly<Record<Language, string>> = {
  AR: 'AE',
  BN: 'BD',
  CN: 'CN',
  DE: 'DE',
  EN: 'GB',
  ES: 'ES',
  FR: 'FR',
  HI: 'IN',
  ID: 'ID',
  IT: 'IT',
  JP: 'JP',
  KH: 'KH',
  KR: 'KR',
  LA: 'LA',
  MM: 'MM',
  MY: 'MY',
  NE: 'NP',
  PH: 'PH',
  PL: 'PL',
  PT: 'BR',
  RU: 'RU',
  TR: 'TR',
  TW: 'TW',
  TY: 'TH',
  UA: 'UA',
  UR: 'PK',
  VN: 'VN',
};
