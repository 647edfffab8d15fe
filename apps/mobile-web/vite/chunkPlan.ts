import type { Plugin } from 'vite';

const library = /[\\/]node_modules[\\/]/;
const homePage = /[\\/]HomePage\.tsx$/;

/**
 * Which modules go into which file. Left alone, whatever two pages share becomes a file of its own, and a first visit fetches
 * fifty of them; here it fetches the libraries (which a release of ours leaves in players' caches), what every screen needs,
 * and what home needs besides.
 */
export function chunkPlan(): { plugin: Plugin; groups: { name: string; test: (id: string) => boolean; priority: number }[] } {
  const everyScreen = new Set<string>();
  const home = new Set<string>();
  return {
    plugin: {
      name: 'parlor:chunk-plan',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        const reach = (id: string, into: Set<string>): void => {
          if (into.has(id)) return;
          into.add(id);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) reach(next, into);
        };
        for (const id of ids) if (this.getModuleInfo(id)?.isEntry) reach(id, everyScreen);
        for (const id of ids) if (homePage.test(id)) reach(id, home);
      },
    },
    groups: [
      { name: 'libraries', test: (id) => everyScreen.has(id) && library.test(id) && !id.includes('phosphor-icons'), priority: 3 },
      { name: 'site', test: (id) => everyScreen.has(id), priority: 2 },
      { name: 'home', test: (id) => home.has(id), priority: 1 },
    ],
  };
}
