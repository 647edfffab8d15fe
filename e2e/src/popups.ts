import type { Page } from '@playwright/test';

/**
 * Closes each popup that covers the page during a click, as a player would. For browsers without storage, where no popup
 * of home is marked as seen, and one may open at any time.
 */
export async function closePopups(page: Page): Promise<void> {
  await page.addLocatorHandler(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
}
