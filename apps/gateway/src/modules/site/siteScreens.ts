import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listTopicAt, type ListTopic } from '@parlor/contract';

const screen = z.object({
  /** The paths of the screen; the first one is canonical. */
  paths: z.array(z.string()).min(1),
  /** The title by language code. */
  titles: z.record(z.string(), z.string()),
  /** Whether search engines may index it. */
  isListed: z.boolean(),
});
const screensFile = z.object({ screens: z.array(screen), descriptions: z.record(z.string(), z.string()) });

/** A screen of the site, for its document. */
export interface SiteScreen {
  /** The canonical path. */
  readonly path: string;
  readonly isListed: boolean;
  /** The topic of its list; undefined for a screen that is not a list. */
  readonly topic: ListTopic | undefined;
  titleIn(language: string): string;
}

/** The screens of the built site. */
export interface SiteScreens {
  /** Finds the screen at a path, in any spelling; undefined if there is none or its path has parameters. */
  at(path: string): SiteScreen | undefined;
  /** The paths that search engines may index, in the order of the build. */
  readonly listedPaths: readonly string[];
  /** Returns the description of the site, with the merchant's name. */
  descriptionIn(language: string, merchantName: string): string;
}

/**
 * Normalizes a path for lookup. It uses no regular expression: one for trailing slashes takes quadratic time on a long
 * row of slashes.
 */
function keyOf(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}

/** Reads the screens of the build; a build without the file has none. @throws if the file is invalid. */
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
