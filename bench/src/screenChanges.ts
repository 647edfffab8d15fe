import type { Browser, Page } from 'playwright';
import { touchEmptySpace } from '@parlor/e2e/quietVisit';
import { median, newPhone, SLOW_PROCESSOR, slowDown, timeOfMark } from './slowPhone.ts';

/** The paths that players navigate between most. */
const home = '/m/home';
const promotions = '/m/activity';
const list = '/m/slot';
const account = '/m/member/home';

/** Steps from screen to screen by a link on the first. The second and the fourth start where the one before ended. */
const steps = [
  { name: 'home → promotions', from: home, to: promotions },
  { name: 'promotions → account', from: promotions, to: account },
  { name: 'home → list of games', from: home, to: list },
  { name: 'list of games → home', from: list, to: home },
] as const;

/**
 * Runs in the page: presses the link to a path and marks the first frame that shows the next screen: its own title (the
 * logo on home) and its page or skeleton. Throws if no visible link has that path.
 */
function press({ to, pressed, painted }: { to: string; pressed: string; painted: string }): void {
  const head = () => document.querySelector('header h1, header a[aria-label]')?.outerHTML;
  const headBefore = head();
  const link = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${to}"]`)].find((candidate) =>
    candidate.checkVisibility(),
  );
  if (!link) throw new Error(`No link leads to ${to}`);
  const before = document.getElementById('content');
  const observer = new MutationObserver(() => {
    const now = document.getElementById('content');
    if (now === null || now === before || head() === headBefore || !now.querySelector('main')?.checkVisibility())
      return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => performance.mark(painted), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  performance.mark(pressed);
  link.click();
}

/**
 * Runs in the page: waits until a screen is at rest. It has faded in, it shows more than its skeleton, and the browser
 * is idle.
 */
async function rest(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isMoving = () =>
    document
      .getElementById('content')
      ?.getAnimations()
      .some(({ playState }) => playState !== 'finished') === true;
  // oxlint-disable-next-line no-await-in-loop -- frames are sequential
  while (isMoving() || document.querySelector('main')?.childElementCount === 0) await frame();
  await new Promise((resolve) => requestIdleCallback(resolve));
}

async function stepMs(page: Page, to: string, round: string): Promise<number> {
  const marks = { pressed: `bench:pressed ${round}`, painted: `bench:painted ${round}` };
  await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().waitFor();
  await page.evaluate(press, { to, ...marks });
  const painted = await timeOfMark(page, marks.painted);
  return painted - (await timeOfMark(page, marks.pressed));
}

async function logIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/m/login`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('player01');
  await dialog.getByLabel('Password', { exact: true }).fill('Player#2026');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/**
 * Returns the median time in ms from the press on a link to the first paint of the next screen, for every step. The
 * code of the screens is already loaded.
 */
export async function measureScreenChanges(
  browser: Browser,
  site: string,
  runs: number,
): Promise<Record<string, number>> {
  const context = await newPhone(browser, site);
  const page = await context.newPage();
  await logIn(page, site);
  // Visits every screen once at full speed to load its code.
  for (const path of [promotions, account, list, home]) {
    await page.goto(site + path);
    await page.waitForLoadState('networkidle');
  }
  // Sections far down, and their links, load on the first touch.
  await touchEmptySpace(page);
  await slowDown(page, { processor: SLOW_PROCESSOR, network: false });
  const times = new Map<string, number[]>(steps.map(({ name }) => [name, []]));
  for (let run = 0; run <= runs; run += 1) {
    for (const { name, from, to } of steps) {
      if (!page.url().endsWith(from)) await stepMs(page, from, `to ${from} ${run}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(rest);
      const ms = await stepMs(page, to, `${name} ${run}`);
      // The first round is a warm-up: it runs code for the first time.
      if (run > 0) times.get(name)?.push(ms);
    }
  }
  await context.close();
  return Object.fromEntries([...times].map(([name, measured]) => [name, median(measured)]));
}
