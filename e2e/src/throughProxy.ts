import type { BrowserContext, Page } from '@playwright/test';
import type { ProductProxy } from './productProxy.ts';
import { Player } from './player.ts';
import { seenEntries } from './product.ts';

export const SESSION_COOKIE = 'parlor_session';

/**
 * Fills the empty storage of a proxy's origin. The language is English, and the popups of home are marked as seen, so
 * that none covers the page.
 */
export async function prepareOrigin(context: BrowserContext, proxy: ProductProxy): Promise<void> {
  await context.addInitScript(
    (entries) => {
      for (const { name, value } of entries) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    },
    [{ name: 'language', value: 'EN' }, ...seenEntries],
  );
  await context.addCookies([{ name: 'parlor_language', value: 'EN', url: proxy.url }]);
}

/** Opens a path in English through a proxy, which the test may close or slow down. */
export async function openThroughProxy(proxy: ProductProxy, page: Page, path: string): Promise<Player> {
  await prepareOrigin(page.context(), proxy);
  await page.goto(proxy.url + path);
  return new Player(page);
}

export const mainBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

export const help = (page: Page) => page.getByRole('heading', { level: 1, name: 'Help centre' });
