// Limits and constants that the specification fixes: product.md, section 9.

/** Default page size of every game list: all, search, favourites, recent and hot (API-02). */
export const GAME_PAGE_SIZE = 36;
/** Page size of a game rail on home. */
export const RAIL_PAGE_SIZE = 12;
/** Page size of favourites on the search page and in the game centre (GAME-14). */
export const FAVOURITES_PAGE_SIZE = 200;
/** Page size of favourites on home (GAME-14). */
export const HOME_FAVOURITES_PAGE_SIZE = 100;
/** Page size of bet, deposit and transaction records. */
export const RECORD_PAGE_SIZE = 20;
/** Most days that a report or a file of records covers: twelve months. */
export const REPORT_MAX_DAYS = 366;
/** Value of `platform` in game calls. */
export const PLATFORM = 'html5';
/** Value of `clientType` in game calls. */
export const CLIENT_TYPE = 2;
/** Value of `imgSize` in game calls: pictures at twice the density. */
export const IMAGE_SIZE = 'rx2';
/** Value of `isPlatform` in the hot-games call. */
export const IS_PLATFORM = 2;
/** Value of `platform` in announcement calls: mobile. */
export const ANNOUNCEMENT_PLATFORM = 'M';
/** Value of `types` in announcement calls, all types: banners, player notices, popup, promotions, hot. */
export const ANNOUNCEMENT_TYPES = 'B,PL,PU,PR,H';
/** Gateway number of each device class. */
export const GATEWAY = { WEB: 1, MOBILE: 3 } as const;

/** Names of the request headers that the site API reads. */
export const HEADER = {
  merchant: 'Merchant',
  language: 'Language',
  device: 'Device',
  token: 'Token',
  encryption: 'Encryption',
  idempotencyKey: 'Idempotency-Key',
} as const;

/** Value of the `Encryption` header when the body is a compact JWE. */
export const ENCRYPTION_JWE = 'JWE';
/** Largest accepted difference between `iat` of a sealed body and the gateway's clock, in milliseconds. */
export const ENCRYPTION_WINDOW_MS = 120_000;

/** Maximum length of a captcha answer, in characters. */
export const CAPTCHA_MAX_LENGTH = 6;
/** Maximum length of a mobile number, in digits. */
export const MOBILE_MAX_LENGTH = 20;
/** Maximum length of an SMS code, in digits. */
export const SMS_CODE_MAX_LENGTH = 10;
/** Maximum length of one text field in a call, in UTF-16 code units. */
export const TEXT_MAX_UNITS = 256;

/** Slips that a player may send for one transfer. */
export const MAX_SLIPS = 3;
/** Largest picture that a call takes, in bytes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** Types of picture that a call takes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
