/** Figures that the specification fixes (product.md 9). */

/** Games in one page of a list, search, favourites, recent or hot. */
export const GAME_PAGE_SIZE = 36;
/** Games in one of home's rails: the page that a rail asks for. */
export const RAIL_PAGE_SIZE = 12;
/** Favourites in one page on the search page and in the game centre. */
export const FAVOURITES_PAGE_SIZE = 200;
/** Favourites in one page on home. */
export const HOME_FAVOURITES_PAGE_SIZE = 100;
/** Records in one page (bets, deposits). */
export const RECORD_PAGE_SIZE = 20;
/** What the site calls itself in game calls. */
export const PLATFORM = 'html5';
export const CLIENT_TYPE = 2;
export const IMAGE_SIZE = 'rx2';
export const IS_PLATFORM = 2;
export const ANNOUNCEMENT_PLATFORM = 'M';
/** Every content type of announcements: banners, player notices, popup, promotions, hot. */
export const ANNOUNCEMENT_TYPES = 'B,PL,PU,PR,H';
/** Gateway numbers of the devices. */
export const GATEWAY = { WEB: 1, MOBILE: 3 } as const;

/** Request headers that travel with calls. */
export const HEADER = {
  merchant: 'Merchant',
  language: 'Language',
  device: 'Device',
  token: 'Token',
  encryption: 'Encryption',
  idempotencyKey: 'Idempotency-Key',
} as const;

/** The value of the encryption header when a body is a compact JWE. */
export const ENCRYPTION_JWE = 'JWE';
/** How far the time bound inside an encrypted body may differ from the gateway's, in ms. */
export const ENCRYPTION_WINDOW_MS = 120_000;

/** Longest captcha, mobile number and SMS code that a form takes. */
export const CAPTCHA_MAX_LENGTH = 6;
export const MOBILE_MAX_LENGTH = 20;
export const SMS_CODE_MAX_LENGTH = 10;
/** Longest text of one field in a call, in UTF-16 units. */
export const TEXT_MAX_UNITS = 256;
