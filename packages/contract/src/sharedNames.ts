// Names that the site and the gateway both write or read.

/**
 * Before the name of a cookie over TLS: browsers take such a cookie from this very host alone. They refuse it over
 * plain HTTP.
 */
export const HOST_COOKIE_PREFIX = '__Host-';
/** The cookie that holds one half of a session. */
export const SESSION_COOKIE = 'parlor_session';
/** The cookie in which the site keeps the player's language. */
export const LANGUAGE_COOKIE = 'parlor_language';

/** Id of the element of the document with the first data of the site. */
export const BOOTSTRAP_ELEMENT_ID = 'parlor-bootstrap';
/** Id of the element of the document with the look of the brand. */
export const BRAND_ELEMENT_ID = 'parlor-brand';
/** Id of the element of the document with the files of the site. */
export const FILES_ELEMENT_ID = 'parlor-files';

/** The storage key of the session (AUTH-09). */
export const SESSION_KEY = 'MC_SESSION_INFO';
/** The storage key of the player's language code. */
export const LANGUAGE_KEY = 'language';
/** The storage key of the player's mode. */
export const MODE_KEY = 'parlor_mode';
