import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Wire, type FetchedFile, type FileType } from './wire.ts';

/** The cost of one visit without interaction. */
export interface QuietVisit {
  /** Everything that was fetched until `watchedMs`. */
  files: readonly FetchedFile[];
  requests: number;
  bytes: number;
  bytesByType: Readonly<Partial<Record<FileType, number>>>;
  scriptBytes: number;
  /** The document's own body, compressed, without its headers. */
  documentBytes: number;
  /** The number of components that React rendered in each commit until the network was quiet. */
  commits: readonly number[];
  /** The sum of `commits`. */
  components: number;
  /** The same for the commits between the quiet moment and the end. */
  lateCommits: readonly number[];
  /** The load time of the page, the time when the network had been quiet for a second, and the watched time, in ms. */
  loadedMs: number;
  quietMs: number;
  watchedMs: number;
  /** Tasks of more than 50 ms; only with `processor`. */
  longTasks?: { count: number; blockingMs: number; longestMs: number };
}

/** A visit until its network was quiet, and the files that a touch fetched afterwards. */
export interface TouchedVisit {
  before: readonly FetchedFile[];
  after: readonly FetchedFile[];
}

/** The conditions of a visit. */
export interface VisitOptions {
  /** The language of the site; English by default. */
  language?: string;
  /** The minimum time after the page's load in which files are counted, in seconds; 10 by default. */
  watchedSeconds?: number;
  /** The slowdown factor of the processor. Long tasks are counted if it is set. */
  processor?: number;
  /** The connection that the browser reports. The network itself does not change. */
  connection?: { saveData: boolean };
}

/** The time without requests in flight after which the network counts as quiet, in ms. */
const QUIET_MS = 1000;
/** Work that a touch starts may wait for idle time, and runs one task after another. */
const QUIET_AFTER_TOUCH_MS = 3000;
/** The timeout of a visit that does not become idle, in ms. */
const PATIENCE_MS = 45_000;
/** The threshold of a long task, in ms. The excess blocks input. */
const LONG_TASK_MS = 50;
/** The size of response headers by the Resource Timing standard, if it was not measured. */
const HEADER_BYTES = 300;

interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

interface Watched {
  commits: number[];
  longTasks: number[];
}

/**
 * Runs in the page before its own scripts: counts the components that React renders in each commit, like React's
 * developer tools, and the long tasks.
 */
function watchPage(): void {
  const watched: Watched = { commits: [], longTasks: [] };
  // Functions, classes, forwarded references, and both kinds of memo.
  const components = new Set([0, 1, 11, 14, 15]);
  const PERFORMED_WORK = 1;
  const drawnAmong = (first: Fiber | null): number => {
    let drawn = 0;
    for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
      const before = fiber.alternate;
      const isDrawn = before === null || (fiber.flags & PERFORMED_WORK) !== 0;
      if (isDrawn && components.has(fiber.tag)) drawn += 1;
      // React keeps the same children if this commit changed nothing below.
      if (before === null || fiber.child !== before.child) drawn += drawnAmong(fiber.child);
    }
    return drawn;
  };
  Object.assign(globalThis, {
    quietVisit: watched,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot(_id: number, { current }: { current: Fiber }) {
        watched.commits.push(current.child === current.alternate?.child ? 0 : drawnAmong(current.child));
      },
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      checkDCE() {},
    },
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

const readWatched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { quietVisit: Watched }).quietVisit);

/**
 * Opens a phone without any storage of the site. All options are set here, because it would inherit the options of the
 * test otherwise.
 */
async function newPhone(
  browser: Browser,
  url: string,
  { language = 'EN', connection }: VisitOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'en-US',
    serviceWorkers: 'allow',
    userAgent: `Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Mobile Safari/537.36`,
    ...(connection?.saveData && { extraHTTPHeaders: { 'Save-Data': 'on' } }),
  });
  await context.addCookies([{ name: 'parlor_language', value: language, url: new URL(url).origin }]);
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  if (connection) {
    await context.addInitScript((settings) => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { effectiveType: '4g' }, settings),
      });
    }, connection);
  }
  await context.addInitScript(watchPage);
  return context;
}

async function until(isMet: () => boolean | Promise<boolean>, describe: () => string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isMet())) {
    if (performance.now() > end) throw new Error(`The visit did not come to rest: ${describe()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Visit {
  page: Page;
  wire: Wire;
  beganAt: number;
  loadedMs: number;
  quietMs: number;
}

/**
 * Opens a page on a fresh phone, waits until it has started and its network is quiet, and closes the phone after
 * `measure`.
 */
async function visit<Result>(
  browser: Browser,
  url: string,
  options: VisitOptions,
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await newPhone(browser, url, options);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const wire = new Wire();
    await wire.listen(devTools);
    if (options.processor !== undefined)
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: options.processor });
    const beganAt = performance.now();
    await page.goto(url, { waitUntil: 'load' });
    const loadedMs = performance.now() - beganAt;
    // A page rendered by the server looks started long before it is.
    await until(
      async () => (await readWatched(page)).commits.length > 0,
      () => 'React has drawn nothing',
    );
    const drawnAt = performance.now();
    await until(
      () => Math.min(wire.quietForMs(), performance.now() - drawnAt) >= QUIET_MS,
      () => `it still fetches ${wire.waitingFor().join(', ')}`,
    );
    return await measure({ page, wire, beganAt, loadedMs, quietMs: performance.now() - beganAt });
  } finally {
    await context.close();
  }
}

/** Returns the size of a service worker's script, fetched again. */
function weighScript(page: Page, url: string): Promise<number> {
  return page.evaluate(async (address) => {
    await (await fetch(address, { cache: 'no-store' })).arrayBuffer();
    const [entry] = performance.getEntriesByName(address).slice(-1) as PerformanceResourceTiming[];
    return entry?.encodedBodySize ?? Number.NaN;
  }, url);
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/**
 * Measures the cost of a visit before any interaction. Files are counted from the first request until the network is
 * quiet, and in any case until `watchedSeconds` after the page's load: work delayed until shortly after the load counts
 * as well. A page that is never quiet is an error.
 */
export function measureQuietVisit(browser: Browser, url: string, options: VisitOptions = {}): Promise<QuietVisit> {
  const { watchedSeconds = 10, processor } = options;
  return visit(browser, url, options, async ({ page, wire, beganAt, loadedMs, quietMs }) => {
    const atQuiet = await readWatched(page);
    const leftMs = loadedMs + watchedSeconds * 1000 - (performance.now() - beganAt);
    if (leftMs > 0) await page.waitForTimeout(leftMs);
    const watchedMs = performance.now() - beganAt;
    const files = wire.files();
    const documentBytes = wire.documentBytes();
    const atEnd = await readWatched(page);
    for (const script of new Set(wire.workerScripts)) {
      const bytes = await weighScript(page, script);
      const known = files.find(({ url: fetched, by }) => by === 'worker' && fetched === script);
      if (known) known.bytes += bytes;
      else
        files.push({
          url: script,
          type: 'script',
          bytes: bytes + HEADER_BYTES,
          startedMs: Number.NaN,
          endedMs: undefined,
          by: 'worker',
        });
    }
    const bytesByType: Partial<Record<FileType, number>> = {};
    for (const { type, bytes } of files) bytesByType[type] = (bytesByType[type] ?? 0) + bytes;
    return {
      files,
      requests: files.length,
      bytes: sum(files.map(({ bytes }) => bytes)),
      bytesByType,
      scriptBytes: bytesByType.script ?? 0,
      documentBytes,
      commits: atQuiet.commits,
      components: sum(atQuiet.commits),
      lateCommits: atEnd.commits.slice(atQuiet.commits.length),
      loadedMs,
      quietMs,
      watchedMs,
      ...(processor !== undefined && {
        longTasks: {
          count: atEnd.longTasks.length,
          blockingMs: sum(atEnd.longTasks.map((ms) => ms - LONG_TASK_MS)),
          longestMs: Math.max(0, ...atEnd.longTasks),
        },
      }),
    };
  });
}

/** Files fetched before and after the first touch of a visitor who waits until the network is quiet. */
export function measureTouchedVisit(browser: Browser, url: string, options: VisitOptions = {}): Promise<TouchedVisit> {
  return visit(browser, url, options, async ({ page, wire }) => {
    const before = wire.files();
    await touchEmptySpace(page);
    const touchedAt = performance.now();
    await until(
      () => Math.min(wire.quietForMs(), performance.now() - touchedAt) >= QUIET_AFTER_TOUCH_MS,
      () => `after a touch it still fetches ${wire.waitingFor().join(', ')}`,
    );
    return { before, after: wire.files().slice(before.length) };
  });
}

/** Runs in the page: finds a point without interactive elements. */
function emptyPoint(): { x: number; y: number } | undefined {
  const answers =
    'a, button, input, select, textarea, label, summary, iframe, video, [role=button], [role=link], [role=tab], [aria-roledescription], [tabindex]:not([tabindex="-1"])';
  for (let y = 4; y < window.innerHeight; y += 8) {
    for (let x = 4; x < window.innerWidth; x += 8) {
      const element = document.elementFromPoint(x, y);
      if (element && element !== document.documentElement && !element.closest(answers)) return { x, y };
    }
  }
  return undefined;
}

/**
 * Touches a page at an inert place, as a resting thumb does; a page without such a place gets a key press without
 * effect.
 */
export async function touchEmptySpace(page: Page): Promise<void> {
  const point = await page.evaluate(emptyPoint);
  if (point) await page.touchscreen.tap(point.x, point.y);
  else await page.keyboard.press('Shift');
}
