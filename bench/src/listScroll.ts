import type { Browser, CDPSession, Page, Route } from 'playwright';
import type { Game, GamePage } from '@parlor/contract';
import { newPhone, SLOW_PROCESSOR, slowDown } from './slowPhone.ts';

/** The list that is scrolled, how long it is, and for how long it moves. */
const list = '/m/slot';
const GAMES = 10_000;
const SCROLL_MS = 30_000;
/** How far one stroke goes and how fast, in px and px a second: rows come about ten times a second. */
const STROKE_PX = 4800;
const STROKE_SPEED = 2400;

/** How a long list scrolls on a slow phone. */
export interface ListScrollFigures {
  /** Tasks of more than 50 ms. */
  longTasks: number;
  longestTaskMs: number;
  /** The time between two frames that 95 of 100 frames keep. */
  frameP95Ms: number;
  /** The most elements that were in the document at a time. */
  nodesMax: number;
  /** What the page keeps in memory at the end. */
  heapMb: number;
}

/**
 * Answers the list with so many games, copies of the real ones: the first page is short, and the second has all others.
 */
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

/** Runs in the page: scrolls to its end until the whole list is there, and back to the top. */
async function fetchAll(total: number): Promise<void> {
  const isComplete = () => document.querySelector(`[role="listitem"][aria-setsize="${total}"]`) !== null;
  while (!isComplete()) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    // oxlint-disable-next-line no-await-in-loop -- until the page has come
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

/** Runs in the page: notes tasks, frames and elements for so long. */
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

/** Turns the wheel (a headless browser does not scroll by a finger): four times down and once up, over and over. */
async function stroke(devTools: CDPSession, until: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  void until.then(end, end);
  for (let strokes = 1; !over.signal.aborted; strokes += 1) {
    const yDistance = strokes % 5 === 0 ? STROKE_PX : -STROKE_PX;
    // oxlint-disable-next-line no-await-in-loop -- stroke after stroke
    await devTools.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 422,
      yDistance,
      speed: STROKE_SPEED,
      gestureSourceType: 'mouse',
    });
  }
}

/** Scrolls a list of 10,000 games for 30 s on a slow processor. */
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
