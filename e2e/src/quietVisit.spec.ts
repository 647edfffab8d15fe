import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { product } from './product.ts';
import { measureQuietVisit, measureTouchedVisit, type QuietVisit } from './quietVisit.ts';
import type { FetchedFile } from './wire.ts';

const home = `${product.url}/m/home`;

/**
 * The limits of a whole visit of home without interaction. A limit is raised in the commit that needs it, with the
 * reason.
 */
const budgets = {
  /**
   * Every page starts with 145 KB; home needs the rest. In bytes, as transferred, with 2 KB of headers. Thai has the
   * longest texts.
   */
  script: 165_000,
  /**
   * Slow 4G transfers this in 1.5 s. Includes the banners that rotate in without interaction: two in ten seconds.
   */
  all: 290_000,
  /** One TCP window: a larger document takes one more round trip before anything is painted. */
  document: 14_000,
  /** Every commit may rerender the page: one for the first render, and a few for data that arrives later. */
  commits: 5,
  /** Home has about 650. The rest is for parts that rerender when data arrives. */
  components: 800,
} as const;

/** Code that a page without interaction does not need, by the names of its files in the build. */
const later = {
  'a carousel library': ['swiper'],
  'a sheet': ['Sheet', 'dialog'],
  'a form': ['LoginForm', 'FormProblem', 'index.esm'],
  'the follower of releases': ['releases'],
  'the list of winners (HOME-07)': ['WinnersTicker'],
} as const;

/** The pages that the bottom bar opens for a visitor. */
const nextScreens = ['ActivityPage', 'LoginPage'] as const;

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

const manifest = JSON.parse(
  readFileSync(new URL('../../apps/mobile-web/dist/manifest.json', import.meta.url), 'utf8'),
) as Record<string, Chunk>;
const chunks = Object.entries(manifest);

/**
 * Returns the files of the build with a name. Throws for an unknown name, because a visit would never fetch it.
 */
function filesNamed(name: string): string[] {
  const files = chunks.flatMap(([, chunk]) => (chunk.name === name && chunk.file.endsWith('.js') ? [chunk.file] : []));
  if (files.length === 0)
    throw new Error(`The build has no file called ${name} any more; say here what it is called now`);
  return files;
}

/** Returns a file of the build and its static imports. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) withImports(next, seen);
  return seen;
}

/** The code of every page that is a separate file. Home's code is in the shared files. */
const pageFiles = chunks.flatMap(([key, { file, isDynamicEntry }]) =>
  isDynamicEntry && /\/pages\/.*Page\.tsx$/.test(key) && !key.endsWith('/HomePage.tsx') ? [file] : [],
);

const pathOf = ({ url }: FetchedFile) => new URL(url).pathname.replace(/^\/m\//, '');
const among = (files: readonly FetchedFile[], wanted: readonly string[]) =>
  files.map(pathOf).filter((path) => wanted.includes(path));
/** Expects that the fetched files belong to this build, because names differ between builds. */
function expectThisBuild(files: readonly FetchedFile[]): void {
  expect(files.map(pathOf), 'the site that is visited is the one in dist').toContain(manifest['index.html']?.file);
}

const isWorker = (file: FetchedFile) => file.by === 'worker' || pathOf(file) === 'sw.js';

test.describe('PERF-01 home, without interaction', () => {
  // Several tests use one visit.
  test.describe.configure({ mode: 'default' });
  let visit: QuietVisit;
  test.beforeAll(async ({ browser }) => {
    // The gateway draws a picture on its first request, which makes that request slow.
    await measureQuietVisit(browser, home, { watchedSeconds: 0 });
    visit = await measureQuietVisit(browser, home);
    expectThisBuild(visit.files);
  });

  test('PERF-01 the whole visit stays within its budgets of bytes', () => {
    const list = visit.files.map((file) => `${file.bytes} ${file.type} ${pathOf(file)}`).join('\n');
    expect.soft(visit.scriptBytes, list).toBeLessThanOrEqual(budgets.script);
    expect.soft(visit.bytes, list).toBeLessThanOrEqual(budgets.all);
    expect.soft(visit.documentBytes).toBeLessThanOrEqual(budgets.document);
    // A count of zero would pass every budget.
    expect(visit.documentBytes).toBeGreaterThan(1000);
  });

  test('PERF-01 React renders the page once and little more', () => {
    const each = `components drawn in each commit: ${visit.commits.join(', ')}`;
    expect.soft(visit.commits.length, each).toBeLessThanOrEqual(budgets.commits);
    expect.soft(visit.components, each).toBeLessThanOrEqual(budgets.components);
    expect(visit.components).toBeGreaterThan(100);
  });

  for (const [what, names] of Object.entries(later)) {
    test(`PERF-01 ${what} is not fetched`, () => {
      expect(among(visit.files, names.flatMap(filesNamed))).toEqual([]);
    });
  }

  test('PERF-01 no code of another page is fetched', () => {
    expect(pageFiles).toContain(filesNamed(nextScreens[0])[0]);
    expect(among(visit.files, pageFiles)).toEqual([]);
  });

  test('PERF-01 HOME-07 winners are not requested', () => {
    expect(visit.files.map(pathOf).filter((path) => path.endsWith('/winners'))).toEqual([]);
  });

  test('PERF-01 no service worker is fetched or fetches anything', () => {
    expect(visit.files.filter(isWorker).map(pathOf)).toEqual([]);
  });
});

test.describe('PERF-02 home, after the first touch', () => {
  /** Returns the transfer of a place's code, from the first request to the last byte. */
  function spanOf(
    screen: (typeof nextScreens)[number],
    files: readonly FetchedFile[],
    fetchedBefore: ReadonlySet<string>,
  ) {
    const key = chunks.find(([, { name, isDynamicEntry }]) => isDynamicEntry && name === screen)?.[0] ?? screen;
    const wanted = withImports(key).difference(fetchedBefore);
    const ownFiles = files.filter((file) => !isWorker(file) && wanted.has(pathOf(file)));
    return {
      screen,
      wanted,
      startedMs: Math.min(...ownFiles.map(({ startedMs }) => startedMs)),
      endedMs: Math.max(...ownFiles.map(({ endedMs = Number.POSITIVE_INFINITY }) => endedMs)),
    };
  }

  test('PERF-02 the next places are fetched one at a time', async ({ browser }) => {
    const { before, after } = await measureTouchedVisit(browser, home);
    expectThisBuild(before);
    const entries = nextScreens.flatMap(filesNamed);
    expect(among(before, entries)).toEqual([]);
    expect(among(after, entries).toSorted()).toEqual(entries.toSorted());

    const had = new Set(before.map(pathOf));
    const order = nextScreens.toSorted((a, b) => spanOf(a, after, had).startedMs - spanOf(b, after, had).startedMs);
    let endedMs = 0;
    for (const screen of order) {
      const span = spanOf(screen, after, had);
      expect(span.startedMs, `${screen} is asked for after ${order[0]} has arrived`).toBeGreaterThanOrEqual(endedMs);
      ({ endedMs } = span);
      // Files that two places share count for the first one.
      for (const file of span.wanted) had.add(file);
    }
  });

  // `useFetchAhead` decides which connections are slow, and its own tests cover it.
  test('PERF-02 nothing is prefetched in data-saver mode', async ({ browser }) => {
    const { before, after } = await measureTouchedVisit(browser, home, { connection: { saveData: true } });
    expectThisBuild(before);
    const ahead = [...pageFiles, ...[...later['a sheet'], ...later['a form']].flatMap(filesNamed)];
    expect(among([...before, ...after], ahead)).toEqual([]);
  });
});
