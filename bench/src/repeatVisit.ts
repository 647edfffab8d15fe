import type { Browser, BrowserContext } from 'playwright';
import { median, newPhone, slowDown, timeOfMark } from './slowPhone.ts';

/** What is shown first, in ms since the navigation: anything at all, and the header with the bottom bar. */
export interface ShellTimes {
  firstPaintMs: number;
  shellMs: number;
}

const SHELL_MARK = 'bench:shell';

/** Runs in the page before its own scripts: marks the moment at which header and bottom bar are on the screen. */
function watchForShell(mark: string): void {
  const isThere = () => document.querySelector('#root header') !== null && document.querySelector('#root nav a[href="/m/member/home"]') !== null;
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => performance.mark(mark), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function visit(context: BrowserContext, url: string, { waitsForWorker }: { waitsForWorker: boolean }): Promise<ShellTimes> {
  const page = await context.newPage();
  await slowDown(page, { network: true });
  await page.goto(url, { waitUntil: 'commit' });
  const shellMs = await timeOfMark(page, SHELL_MARK);
  const firstPaintMs = await timeOfMark(page, 'first-contentful-paint');
  if (waitsForWorker) await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { polling: 200, timeout: 60_000 });
  await page.close();
  return { firstPaintMs, shellMs };
}

const medians = (times: readonly ShellTimes[]): ShellTimes => ({
  firstPaintMs: median(times.map(({ firstPaintMs }) => firstPaintMs)),
  shellMs: median(times.map(({ shellMs }) => shellMs)),
});

/** First visits on phones that never saw the site, each followed by another one that its service worker answers. */
export async function measureVisits(browser: Browser, site: string, runs: number): Promise<{ first: ShellTimes; repeat: ShellTimes }> {
  const first: ShellTimes[] = [];
  const repeat: ShellTimes[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await newPhone(browser, site);
    await context.addInitScript(watchForShell, SHELL_MARK);
    first.push(await visit(context, `${site}/m/home`, { waitsForWorker: true }));
    repeat.push(await visit(context, `${site}/m/home`, { waitsForWorker: false }));
    await context.close();
  }
  return { first: medians(first), repeat: medians(repeat) };
}
