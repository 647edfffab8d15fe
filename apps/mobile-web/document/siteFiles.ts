/** Files with which the site starts. */
export interface SiteFiles {
  /** Its own chunks in the order in which they run, each in a task of its own. The last one is the site. */
  readonly site: readonly string[];
  /**
   * Chunks that the site imports once it runs, of the language and the first page, each behind those that it imports.
   */
  readonly page: readonly string[];
  /**
   * Files that any page may need later: texts, dialogs, messages. The service worker keeps them for visits without a
   * network.
   */
  readonly later: readonly string[];
}
