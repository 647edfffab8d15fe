// The document reads these keys before the site has started, so this module must not import the site.

/** Storage key of the flag that the player hid home's download bar. */
export const DOWNLOAD_BAR_HIDDEN_KEY = 'parlor.downloadBarHidden';
