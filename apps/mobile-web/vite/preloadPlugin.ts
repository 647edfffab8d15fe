import type { Plugin } from 'vite';

/** Files that the first screen will ask for once it has started; written to `preload.json` for the server of the page. */
export interface PreloadFiles {
  /** By language code in lower case. */
  languages: Record<string, string[]>;
  brands: Record<string, string[]>;
  /** The code of home's page. */
  home: string[];
  /** The code of the page that lists the games of a category. */
  list: string[];
  /** The code of the page that lists matches and draws. */
  events: string[];
}

interface Chunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  moduleIds: string[];
  imports: string[];
}

const languagePack = /\/packs\/([a-z]+)\/index\.ts$/;
const brandModule = /virtual:brand\/([a-z0-9-]+)$/;
const homePage = /\/HomePage\.tsx$/;
const listPage = /\/ListPage\.tsx$/;
const eventsPage = /\/EventsPage\.tsx$/;

/**
 * Tells the server of the page which chunks will be imported as soon as the site starts, so that they are fetched together
 * with it and not after it.
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
      const chunks = new Map((Object.values(bundle) as (Chunk | { type: 'asset' })[]).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
      const reach = (name: string, seen = new Set<string>()): Set<string> => {
        if (seen.has(name)) return seen;
        seen.add(name);
        for (const next of chunks.get(name)?.imports ?? []) reach(next, seen);
        return seen;
      };
      const entry = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...reach(fileName)]));
      const files: PreloadFiles = { languages: {}, brands: {}, home: [], list: [], events: [] };
      for (const { fileName, moduleIds } of chunks.values()) {
        const needed = () => [...reach(fileName)].filter((name) => !entry.has(name)).map((name) => base + name);
        for (const id of moduleIds) {
          const language = languagePack.exec(id)?.[1];
          const brand = brandModule.exec(id)?.[1];
          if (language !== undefined) files.languages[language] = needed();
          if (brand !== undefined) files.brands[brand] = needed();
          if (homePage.test(id)) files.home = needed();
          if (listPage.test(id)) files.list = needed();
          if (eventsPage.test(id)) files.events = needed();
        }
      }
      // An empty list would quietly cost every first visit another round trip.
      if ([files.home, files.list, files.events].some((chunk) => chunk.length === 0)) this.error('No chunk holds the page of home, of lists, or of events');
      this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(files) });
    },
  };
}
