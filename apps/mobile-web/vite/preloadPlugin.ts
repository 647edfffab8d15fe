import type { Plugin } from 'vite';

/** Files that the first screen requests when it starts; written to `preload.json` for the server of the document. */
export interface PreloadFiles {
  /** By language code in lower case: the texts of the first screen, and the full pack. */
  languages: Record<string, { first: string[]; whole: string[] }>;
  /** The code of home's page. */
  home: string[];
  /** Further code of home in a brand that shows games as rows. */
  rows: string[];
  /** The code of the page that lists the games of a category. */
  list: string[];
  /** The code of the page that lists matches and draws. */
  events: string[];
  /** The code of the page of promotions. */
  promotions: string[];
  /** Overlays of any page: popups, dialogs, messages. Fetched after the first touch, and cached for offline visits. */
  later: string[];
}

interface Chunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  moduleIds: string[];
  imports: string[];
}

const languagePack = /\/packs\/([a-z]+)\/(first|index)\.ts$/;
const homePage = /\/HomePage\.tsx$/;
const gameRows = /\/GameRows\.tsx$/;
const listPage = /\/ListPage\.tsx$/;
const eventsPage = /\/EventsPage\.tsx$/;
const promotionsPage = /\/ActivityPage\.tsx$/;
const overPages = /\/(?:Overlays|ToastMessage|UpdateBar)\.tsx$/;

/**
 * Lists for the server of the document the chunks that the site imports as soon as it starts, so that they are fetched
 * in parallel with it.
 */
export function preloadPlugin(): Plugin {
  let base = '/';
  return {
    name: 'parlor:preload',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    generateBundle(_, bundle) {
      const chunks = new Map(
        (Object.values(bundle) as (Chunk | { type: 'asset' })[]).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      );
      const reach = (name: string, seen = new Set<string>(), entered = new Set<string>()): Set<string> => {
        if (entered.has(name)) return seen;
        entered.add(name);
        for (const next of chunks.get(name)?.imports ?? []) reach(next, seen, entered);
        // After its imports: when chunks run in this order, each runs in its own task.
        seen.add(name);
        return seen;
      };
      const entry = new Set(
        [...chunks.values()].filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...reach(fileName)]),
      );
      const files: PreloadFiles = {
        languages: {},
        home: [],
        rows: [],
        list: [],
        events: [],
        promotions: [],
        later: [],
      };
      for (const { fileName, moduleIds } of chunks.values()) {
        const needed = () => [...reach(fileName)].filter((name) => !entry.has(name)).map((name) => base + name);
        for (const id of moduleIds) {
          const [, language, part] = languagePack.exec(id) ?? [];
          if (language !== undefined)
            (files.languages[language] ??= { first: [], whole: [] })[part === 'first' ? 'first' : 'whole'] = needed();
          if (homePage.test(id)) files.home = needed();
          if (gameRows.test(id)) files.rows = needed();
          if (listPage.test(id)) files.list = needed();
          if (eventsPage.test(id)) files.events = needed();
          if (promotionsPage.test(id)) files.promotions = needed();
          if (overPages.test(id)) files.later = [...new Set([...files.later, ...needed()])];
        }
      }
      // An empty list would silently cost every first visit another round trip.
      if (
        [files.home, files.rows, files.list, files.events, files.promotions, files.later].some(
          (chunk) => chunk.length === 0,
        )
      )
        this.error(
          'No chunk holds the page of home, its rows, the page of lists, of events or of promotions, or what stands over them',
        );
      this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(files) });
    },
  };
}
