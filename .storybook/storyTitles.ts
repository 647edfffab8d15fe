import type { Plugin } from 'vite';
import type { StoryTitle } from '../apps/arcade/src/shell/stories/roundStory.ts';

const NAME = 'virtual:story-titles';

/** Provides the titles of the games' stories. A title takes its dress from the artwork, which a browser cannot load. */
export function storyTitlesPlugin(): Plugin {
  return {
    name: 'story-titles',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { storyTitles } = await import('../apps/arcade/src/tools/storyTitles.ts');
      return `export default ${JSON.stringify(storyTitles() satisfies Readonly<Record<string, StoryTitle>>)}`;
    },
  };
}
