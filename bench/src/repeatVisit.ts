import type { Browser, BrowserContext } from 'playwright';
import { touchEmptySpace } from '@parlor/e2e/quietVisit';
import { median, newPhone, slowDown, timeOfMark } from './slowPhone.ts';

/** First paint times in ms since the navigation. */
export interface ShellTimes {
  /** First contentful paint. */
  firstPaintMs: number;
  /** The top bar with the brand name and the bottom bar with working links, as drawn by the page itself. */
  shellMs: number;
  /** The site's own bars, in place and with every button; the site has started. */
  siteMs: number;
}

const marks = { shell: 'bench:shell', site: 'bench:site' } as const;

/** Runs in the page before its own scripts: marks when the bars are visible and when the site has started. */
function watchForShell({ shell, site }: { shell: string; site: string }): void {
  const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;
  const awaited = new Map([
    [shell, () => isShown('#root .first-bar svg, #root header') && isShown('#root nav a[href="/m/member/home"]')],
    [site, () => isShown('#root header') && isShown('#root nav a[href="/m/member/home"]')],
  ]);
  const observer = new MutationObserver(() => {
    for (const [mark, isThere] of awaited) {
      if (!isThere()) continue;
      awaited.delete(mark);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => performance.mark(mark), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
    if (awaited.size === 0) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function visit(
  context: BrowserContext,
  url: string,
  { processor, waitsForWorker }: { processor: number; waitsForWorker: boolean },
): Promise<ShellTimes> {
  const page = await context.newPage();
  await slowDown(page, { processor, network: true });
  await page.goto(url, { waitUntil: 'commit' });
  const shellMs = await timeOfMark(page, marks.shell);
  const siteMs = await timeOfMark(page, marks.site);
  const firstPaintMs = await timeOfMark(page, 'first-contentful-paint');
  if (waitsForWorker) {
    // The service worker is for players who stay; it loads after their first touch.
    await touchEmptySpace(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      polling: 200,
      timeout: 60_000,
    });
  }
  await page.close();
  return { firstPaintMs, shellMs, siteMs };
}

const medians = (times: readonly ShellTimes[]): ShellTimes => ({
  firstPaintMs: median(times.map(({ firstPaintMs }) => firstPaintMs)),
  shellMs: median(times.map(({ shellMs }) => shellMs)),
  siteMs: median(times.map(({ siteMs }) => siteMs)),
});

/**
 * Measures first visits at slow 4G on phones that have never visited the site, each followed by a repeat visit that the
 * service worker serves. `processor` is the slowdown factor of the phone relative to the machine.
 */
export async function measureVisits(
  browser: Browser,
  site: string,
  { processor, runs }: { processor: number; runs: number },
): Promise<{ first: ShellTimes; repeat: ShellTimes }> {
  const first: ShellTimes[] = [];
  const repeat: ShellTimes[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await newPhone(browser, site);
    await context.addInitScript(watchForShell, marks);
    first.push(await visit(context, `${site}/m/home`, { processor, waitsForWorker: true }));
    repeat.push(await visit(context, `${site}/m/home`, { processor, waitsForWorker: false }));
    await context.close();
  }
  return { first: medians(first), repeat: medians(repeat) };
}
