import type { Page, Request } from '@playwright/test';
import { routes } from '@parlor/contract';

interface Watch {
  /** Requests in flight. */
  requests: Set<Request>;
  /** Called when one of them was answered or given up. */
  onEnd: () => void;
}

const watches = new WeakMap<Page, Watch>();

/** A busy page is taken for idle after this time, in ms: something on it may move all the time. */
const IDLE_MS = 2_000;

/** Notes what a page asks for from now on. `untilQuiet` knows of nothing that was asked for before. */
export function watchRequests(page: Page): void {
  if (watches.has(page)) return;
  const watch: Watch = { requests: new Set(), onEnd: () => undefined };
  watches.set(page, watch);
  const end = (request: Request): void => {
    watch.requests.delete(request);
    watch.onEnd();
  };
  page.on('request', (request) => {
    // The stream of the account is answered for as long as the page is open.
    if (new URL(request.url()).pathname !== routes.followAccount.path) watch.requests.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * Waits until a watched page has all its answers and has drawn them. Unlike `networkidle` it spends no time on a page
 * that is done.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const watch = watches.get(page);
  if (watch === undefined) throw new Error('The requests of this page are not watched');
  for (;;) {
    while (watch.requests.size > 0) {
      await new Promise<void>((ended) => {
        watch.onEnd = ended;
      });
    }
    // An answer is drawn, and what is drawn may ask for more: both are over once the browser was idle after a frame,
    // twice.
    await page.evaluate(async (timeout) => {
      for (let round = 0; round < 2; round += 1)
        await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout })));
    }, IDLE_MS);
    if (watch.requests.size === 0) return;
  }
}
