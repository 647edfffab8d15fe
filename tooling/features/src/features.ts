import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** An acceptance row and the test files that contain its id in a title. */
export interface FeatureRow {
  id: string;
  text: string;
  /** Paths relative to the root of the tree. */
  tests: string[];
}

const rowPattern = /^- ([A-Z0-9]+-\d{2}) (.+)$/;
const testFile = /\.(?:test|spec|stories|e2e)\.tsx?$/;
const skipped = new Set([
  'node_modules',
  'dist',
  '.turbo',
  '.data',
  '.reports',
  'storybook-static',
  '.git',
  'screenshots',
  'test-results',
]);
const testFunctions = new Set(['it', 'test', 'describe']);
const id = /\b[A-Z0-9]{2,5}-\d{2}\b/g;

/** Parses the rows of an acceptance page, in page order. */
export function readRows(page: string): { id: string; text: string }[] {
  return page.split('\n').flatMap((line) => {
    const match = rowPattern.exec(line);
    return match?.[1] && match[2] ? [{ id: match[1], text: match[2] }] : [];
  });
}

/** Returns the ids in the titles of a test file. The file extension decides whether `<T>` starts JSX. */
export function idsInTitles(source: string, fileName = 'a.test.ts'): Set<string> {
  const ids = new Set<string>();
  function visit(node: ts.Node): void {
    const title = titleOf(node);
    if (title !== undefined) for (const found of wordsOf(title).match(id) ?? []) ids.add(found);
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest));
  return ids;
}

/** Returns the title of a test, a test group or a story; undefined for other nodes. */
function titleOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node))
    return ts.isIdentifier(node.name) && node.name.text === 'name' ? node.initializer : undefined;
  return ts.isCallExpression(node) && isTestFunction(node.expression) ? node.arguments[0] : undefined;
}

/**
 * Returns whether an expression is a test function such as `it`, or derived from one: `it.concurrent`, `it.each(rows)`,
 * or `it.each` as a tagged template.
 */
function isTestFunction(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return testFunctions.has(node.text);
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return isTestFunction(node.expression);
  return ts.isTaggedTemplateExpression(node) && isTestFunction(node.tag);
}

/** Returns the static text of a title, without interpolated values. */
function wordsOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title))
    return [title.head, ...title.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('\0');
  return ts.isBinaryExpression(title) ? wordsOf(title.left) + wordsOf(title.right) : '';
}

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (testFile.test(entry.name)) yield path;
  }
}

/** Returns every row of the page with the test files of the tree that contain its id in a title. */
export function traceFeatures(root: string, page: string): FeatureRow[] {
  const testsById = new Map<string, string[]>();
  for (const path of testFiles(root)) {
    for (const found of idsInTitles(readFileSync(path, 'utf8'), path)) {
      testsById.set(found, [...(testsById.get(found) ?? []), relative(root, path)]);
    }
  }
  return readRows(page).map((row) => ({ ...row, tests: (testsById.get(row.id) ?? []).toSorted() }));
}
