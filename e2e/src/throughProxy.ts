import type { Page } from '@playwright/test';
import type { ProductProxy } from './productProxy.ts';
import { Player } from './player.ts';
import { seenEntries } from './product.ts';

export const SESSION_COOKIE = 'parlor_session';

/**
 * Opens a path in English through a proxy, which the test may close or slow down. No announcement opens over home:
 * the proxy is another origin, for which the browser has no storage.
 */
export async function openThroughProxy(proxy: ProductProxy, page: Page, path: string): Promise<Player> {
  await page.addInitScript(
    (entries) => {
      for (const { name, value } of entries) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    },
    [{ name: 'language', value: 'EN' }, ...seenEntries],
  );
  await page.context().addCookies([{ name: 'parlor_language', value: 'EN', url: proxy.url }]);
  await page.goto(proxy.url + path);
  return new Player(page);
}

export const mainBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

export const help = (page: Page) => page.getByRole('heading', { level: 1, name: 'Help centre' });
