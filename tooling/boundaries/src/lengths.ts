import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';

/** The maximum number of lines of a file. A longer one contains several ideas and should be split between them. */
const MAX_LINES = 400;

const folders = ['apps', 'packages', 'themes', 'tooling', 'scripts', 'bench', 'e2e', '.storybook'];
const kinds = /\.(?:ts|tsx|mjs|css)$/;

/** Tables of data, which have as many lines as there are entries. */
const tables: ReadonlySet<string> = new Set([
  'packages/artwork/src/catalogue/themeWords.ts',
  'packages/contract/src/schemas/calls.ts',
  'packages/contract/src/types.ts',
]);

/** Finds source files and style sheets that are too long. Returns one message per file. */
export function checkLengths(root: string): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => [...filesBelow(root, folder)])
    .filter((path) => kinds.test(path))
    .flatMap((path) => {
      const lines = readFileSync(join(root, path), 'utf8').split('\n').length - 1;
      if (tables.has(path))
        return lines > MAX_LINES
          ? []
          : [`${path}: is no longer above ${MAX_LINES} lines; take it off the list of tables`];
      return lines > MAX_LINES
        ? [`${path}: has ${lines} lines; split it where an idea ends, at most ${MAX_LINES}`]
        : [];
    });
}
