import type { Page } from '@playwright/test';

/**
 * Closes every popup that covers the page during a click. Use it for browsers without storage: they cannot mark the
 * popups of home as seen, so one may open at any time.
 */
export async function closePopups(page: Page): Promise<void> {
  await page.addLocatorHandler(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
}
