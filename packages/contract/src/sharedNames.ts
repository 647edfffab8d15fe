// Names that the site and the gateway both write or read.

/**
 * Prefix of a cookie's name over TLS: browsers accept such a cookie only from this exact host, and refuse it over plain
 * HTTP.
 */
export const HOST_COOKIE_PREFIX = '__Host-';
/** The cookie with one half of a session. */
export const SESSION_COOKIE = 'parlor_session';
/** The cookie in which the site stores the player's language. */
export const LANGUAGE_COOKIE = 'parlor_language';

/** Id of the document's element with the site's initial data. */
export const BOOTSTRAP_ELEMENT_ID = 'parlor-bootstrap';
/** Id of the document's element with the look of the brand. */
export const BRAND_ELEMENT_ID = 'parlor-brand';
/** Id of the document's element with the site's files. */
export const FILES_ELEMENT_ID = 'parlor-files';

/** The storage key of the session (AUTH-09). */
export const SESSION_KEY = 'MC_SESSION_INFO';
/** The storage key of the player's language code. */
export const LANGUAGE_KEY = 'language';
/** The storage key of the player's mode. */
export const MODE_KEY = 'parlor_mode';
