import type { Page, Request } from '@playwright/test';
import { routes } from '@parlor/contract';

interface Watch {
  /** Requests in flight. */
  requests: Set<Request>;
  /** Called when one of them was answered or aborted. */
  onEnd: () => void;
}

const watches = new WeakMap<Page, Watch>();

/** The time after which a busy page counts as idle, in ms: it may have endless animations. */
const IDLE_MS = 2_000;

/** Starts to record a page's requests. `untilQuiet` does not know earlier ones. */
export function watchRequests(page: Page): void {
  if (watches.has(page)) return;
  const watch: Watch = { requests: new Set(), onEnd: () => undefined };
  watches.set(page, watch);
  const end = (request: Request): void => {
    watch.requests.delete(request);
    watch.onEnd();
  };
  page.on('request', (request) => {
    // The account's stream stays open as long as the page.
    if (new URL(request.url()).pathname !== routes.followAccount.path) watch.requests.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * Waits until a watched page has received and rendered all its answers. Unlike `networkidle` it does not delay a page
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
    // Rendering an answer may send more requests: both are complete once the browser was idle after a frame, twice.
    await page.evaluate(async (timeout) => {
      for (let round = 0; round < 2; round += 1)
        await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout })));
    }, IDLE_MS);
    if (watch.requests.size === 0) return;
  }
}
