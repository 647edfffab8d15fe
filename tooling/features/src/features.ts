import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** An acceptance row with the tests whose titles carry its id. */
export interface FeatureRow {
  id: string;
  text: string;
  /** Paths from the root of the tree. */
  tests: string[];
}

const rowPattern = /^- ([A-Z0-9]+-\d{2}) (.+)$/;
const testFile = /\.(?:test|spec|stories|e2e)\.tsx?$/;
const skipped = new Set(['node_modules', 'dist', '.turbo', '.data', '.reports', 'storybook-static', '.git', 'screenshots', 'test-results']);
// A title is the first string of it(), test(), describe() and their variants (each, for, concurrent), or the name of a story.
const title = /(?:\b(?:it|test|describe)(?:\.\w+)*\(\s*|\]\)\(\s*|`\)\(\s*|\bname:\s*)(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const id = /\b[A-Z0-9]{2,5}-\d{2}\b/g;

/** Rows of an acceptance page, in its order. */
export function readRows(page: string): { id: string; text: string }[] {
  return page.split('\n').flatMap((line) => {
    const match = rowPattern.exec(line);
    return match?.[1] && match[2] ? [{ id: match[1], text: match[2] }] : [];
  });
}

/** Ids that stand in the titles of a test file. */
export function idsInTitles(source: string): Set<string> {
  return new Set([...source.matchAll(title)].flatMap(([, , words = '']) => words.match(id) ?? []));
}

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (testFile.test(entry.name)) yield path;
  }
}

/** Every row of the page with the tests of the tree that carry its id. */
export function traceFeatures(root: string, page: string): FeatureRow[] {
  const testsById = new Map<string, string[]>();
  for (const path of testFiles(root)) {
    for (const found of idsInTitles(readFileSync(path, 'utf8'))) {
      testsById.set(found, [...(testsById.get(found) ?? []), relative(root, path)]);
    }
  }
  return readRows(page).map((row) => ({ ...row, tests: (testsById.get(row.id) ?? []).toSorted() }));
}
