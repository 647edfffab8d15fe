import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listTopicAt, type ListTopic } from '@parlor/contract';

const screen = z.object({
  /** Addresses of the screen; the first one is its own. */
  paths: z.array(z.string()).min(1),
  /** The title by language code. */
  titles: z.record(z.string(), z.string()),
  /** Whether search engines may list it. */
  isListed: z.boolean(),
});
const screensFile = z.object({ screens: z.array(screen), descriptions: z.record(z.string(), z.string()) });

/** A screen of the site, as its document describes it. */
export interface SiteScreen {
  /** Its own address. */
  readonly path: string;
  readonly isListed: boolean;
  /** The subject of its list; undefined for a screen that is not a list. */
  readonly topic: ListTopic | undefined;
  titleIn(language: string): string;
}

/** The screens of the built site. */
export interface SiteScreens {
  /** The screen at a path, however it is written; undefined when there is none, or its path has parameters. */
  at(path: string): SiteScreen | undefined;
  /** The paths that search engines may list, in the order of the build. */
  readonly listedPaths: readonly string[];
  /** The description of the site, with the merchant's name. */
  descriptionIn(language: string, merchantName: string): string;
}

/**
 * A path as screens are found by it. It is cut by hand: a pattern for slashes in the end looks at a long row of them
 * again and again.
 */
function keyOf(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}

/**
 * Reads what the build says of its screens; a build that says nothing has none. @throws when the file has another form.
 */
export function readSiteScreens(siteDir: string): SiteScreens {
  const file = join(siteDir, 'screens.json');
  const { screens, descriptions } = screensFile.parse(
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { screens: [], descriptions: {} },
  );
  const byPath = new Map<string, SiteScreen>();
  for (const {
    paths: [own = '', ...aliases],
    titles,
    isListed,
  } of screens) {
    const known: SiteScreen = {
      path: own,
      isListed,
      topic: listTopicAt(own),
      titleIn: (language) => titles[language] ?? Object.values(titles)[0] ?? '',
    };
    for (const path of [own, ...aliases]) if (!path.includes(':')) byPath.set(keyOf(path), known);
  }
  return {
    at: (path) => byPath.get(keyOf(path)),
    listedPaths: screens.flatMap(({ paths: [own], isListed }) => (isListed && own !== undefined ? [own] : [])),
    descriptionIn: (language, merchantName) => (descriptions[language] ?? '').replaceAll('{brand}', () => merchantName),
  };
}
