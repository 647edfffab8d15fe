import type { Browser, CDPSession, Page, Route } from 'playwright';
import type { Game, GamePage } from '@parlor/contract';
import { newPhone, SLOW_PROCESSOR, slowDown } from './slowPhone.ts';

/** The list to scroll, its length, and the duration of the scroll. */
const list = '/m/slot';
const GAMES = 10_000;
const SCROLL_MS = 30_000;
/** Distance of one stroke in px and its speed in px/s. New rows appear about ten times a second. */
const STROKE_PX = 4800;
const STROKE_SPEED = 2400;

/** The scroll figures of a long list on a slow phone. */
export interface ListScrollFigures {
  /** Number of tasks longer than 50 ms. */
  longTasks: number;
  longestTaskMs: number;
  /** 95th percentile of the time between two frames. */
  frameP95Ms: number;
  /** Maximum number of elements in the document. */
  nodesMax: number;
  /** Heap size of the page at the end, after garbage collection. */
  heapMb: number;
}

/** Extends the list to `GAMES` games with copies of the real ones. The first page is short; the second has the rest. */
async function lengthen(page: Page): Promise<void> {
  await page.route(/\/wps\/games\?/, async (route: Route) => {
    const address = new URL(route.request().url());
    const pageNum = Number(address.searchParams.get('pageNo') ?? 1);
    address.searchParams.set('pageNo', '1');
    const response = await route.fetch({ url: address.href });
    const answer = (await response.json()) as { value: GamePage };
    const { games } = answer.value;
    const copy = (_: unknown, index: number): Game => {
      const game = games[index % games.length];
      if (!game) throw new Error('The list is empty');
      return { ...game, nodeId: `${game.nodeId}-${index}`, displayName: `${game.displayName} ${index + 1}` };
    };
    const all = pageNum === 1 ? games : Array.from({ length: GAMES - games.length }, copy);
    await route.fulfill({
      response,
      json: { ...answer, value: { games: all, pageNum, totalPages: 2, totalCount: GAMES } },
    });
  });
}

/** Runs in the page: scrolls to the end until the whole list is loaded, then back to the top. */
async function fetchAll(total: number): Promise<void> {
  const isComplete = () => document.querySelector(`[role="listitem"][aria-setsize="${total}"]`) !== null;
  while (!isComplete()) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    // oxlint-disable-next-line no-await-in-loop -- waits for the next page
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  window.scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 2000));
}

interface Watched {
  tasks: number[];
  frames: number[];
  nodesMax: number;
}

/** Runs in the page: records long tasks, frames and element counts for `ms`. */
function watch(ms: number): Promise<Watched> {
  const tasks: number[] = [];
  const frames: number[] = [];
  const observer = new PerformanceObserver((entries) =>
    tasks.push(...entries.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });
  const elements = document.getElementsByTagName('*');
  let nodesMax = 0;
  const beginning = performance.now();
  let last = beginning;
  return new Promise((resolve) => {
    const note = (now: number) => {
      frames.push(now - last);
      last = now;
      nodesMax = Math.max(nodesMax, elements.length);
      if (now - beginning < ms) return void requestAnimationFrame(note);
      observer.disconnect();
      return resolve({ tasks, frames: frames.slice(1), nodesMax });
    };
    requestAnimationFrame(note);
  });
}

/** Scrolls by wheel, four strokes down and one up, until `until` settles. A headless browser has no touch scrolling. */
async function stroke(devTools: CDPSession, until: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  void until.then(end, end);
  for (let strokes = 1; !over.signal.aborted; strokes += 1) {
    const yDistance = strokes % 5 === 0 ? STROKE_PX : -STROKE_PX;
    // oxlint-disable-next-line no-await-in-loop -- strokes are sequential
    await devTools.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 422,
      yDistance,
      speed: STROKE_SPEED,
      gestureSourceType: 'mouse',
    });
  }
}

/** Scrolls a list of 10,000 games for 30 s on a slow processor and returns the figures. */
export async function measureListScroll(browser: Browser, site: string): Promise<ListScrollFigures> {
  const context = await newPhone(browser, site);
  const page = await context.newPage();
  await lengthen(page);
  await page.goto(site + list);
  await page.locator('[role="listitem"]').first().waitFor();
  await page.evaluate(fetchAll, GAMES);
  await slowDown(page, { processor: SLOW_PROCESSOR, network: false });
  const devTools = await context.newCDPSession(page);
  const watching = page.evaluate(watch, SCROLL_MS);
  await stroke(devTools, watching);
  const { tasks, frames, nodesMax } = await watching;
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await context.close();
  const inOrder = frames.toSorted((a, b) => a - b);
  return {
    longTasks: tasks.length,
    longestTaskMs: Math.max(0, ...tasks),
    frameP95Ms: inOrder[Math.floor(inOrder.length * 0.95)] ?? Number.NaN,
    nodesMax,
    heapMb: usedSize / 1_000_000,
  };
}
