// The document reads these before the site has started, so they stand apart from everything that needs the site.

/** Where the player's mode is stored. */
export const MODE_KEY = 'parlor_mode';
/** Where the code of the player's language is stored. */
export const LANGUAGE_KEY = 'language';
/** Local flag of a player who hid home's download bar. */
export const DOWNLOAD_BAR_HIDDEN_KEY = 'parlor.downloadBarHidden';
