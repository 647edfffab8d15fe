/** Files with which the site starts. */
export interface SiteFiles {
  /** The site's own chunks in execution order, each in its own task. The last one is the site. */
  readonly site: readonly string[];
  /**
   * Chunks of the language and the first page, which the site imports once it runs. Each comes after its own imports.
   */
  readonly page: readonly string[];
  /**
   * Files that any page may need later: texts, dialogs, messages. The service worker caches them for offline visits.
   */
  readonly later: readonly string[];
}
