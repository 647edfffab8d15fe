import { expect, type Page } from '@playwright/test';

/**
 * Touches the page, and waits until its service worker controls it. The site registers the worker after the first touch
 * or key. This key has no other effect.
 */
export async function isControlled(page: Page): Promise<void> {
  // The bar in the served document has no name; the app's own bar appears when it has started.
  await expect(page.locator('nav[aria-label]').last()).toBeVisible();
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
