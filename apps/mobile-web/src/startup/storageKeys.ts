// The document reads these before the site has started, so they are separate from everything that needs the site.

/** Local flag of a player who hid home's download bar. */
export const DOWNLOAD_BAR_HIDDEN_KEY = 'parlor.downloadBarHidden';
