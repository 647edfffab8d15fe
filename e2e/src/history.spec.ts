import { expect, test, type Page } from '@playwright/test';
import { Player } from './player.ts';
import { untilQuiet, watchRequests } from './quietPage.ts';

/** The tolerance of scroll positions, in px. */
const NEARBY = 2;

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);
/** Returns the scroll position after scrolling has ended. */
async function settledScroll(page: Page): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await scrollPosition(page);
      return last - before;
    })
    .toBe(0);
  return last;
}
const farthest = (page: Page) =>
  page.getByRole('list', { name: 'Slots' }).getByRole('listitem').last().getAttribute('aria-posinset');

/** Scrolls a list down until a game beyond its first page is shown. */
async function readOn(page: Page, toBeyond: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1500);
      return Number(await farthest(page));
    })
    .toBeGreaterThan(toBeyond);
}

test('NAV-07 GAME-01 a list that was scrolled beyond its first page restores its position after another page and after a reload', async ({
  page,
}) => {
  watchRequests(page);
  await new Player(page).open('/m/slot');
  await expect(page.getByRole('list', { name: 'Slots' })).toBeVisible();
  await readOn(page, 50);
  await untilQuiet(page);
  const leftAt = await settledScroll(page);

  // Playwright's click would scroll the link into view and move the page.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Promotions' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - leftAt)).toBeLessThanOrEqual(NEARBY);
  await expect.poll(async () => Number(await farthest(page))).toBeGreaterThan(36);

  // The list restarts with its first page and loads more pages until it is as long as before.
  await page.reload();
  await expect
    .poll(async () => Math.abs((await scrollPosition(page)) - leftAt), { timeout: 20_000 })
    .toBeLessThanOrEqual(NEARBY);
  await expect.poll(async () => Number(await farthest(page))).toBeGreaterThan(36);
});
