import type { Page } from '@playwright/test';
import type { FrontDoor } from './frontDoor.ts';
import { Player } from './player.ts';

export const SESSION_COOKIE = 'parlor_session';

/** Opens a path in English through a front door, which the test may close or slow down. */
export async function openThrough(door: FrontDoor, page: Page, path: string): Promise<Player> {
  await page.addInitScript(() => localStorage.getItem('language') ?? localStorage.setItem('language', 'EN'));
  await page.context().addCookies([{ name: 'parlor_language', value: 'EN', url: door.url }]);
  await page.goto(door.url + path);
  return new Player(page);
}

export const mainBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

export const help = (page: Page) => page.getByRole('heading', { level: 1, name: 'Help centre' });
