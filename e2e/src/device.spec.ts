import { expect, test } from '@playwright/test';
import { Player } from './player.ts';

test.describe('inside the merchant’s native app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 ParlorApp/2.1.0',
  });

  test('SYS-03 NAV-15 DL-01 the site marks itself, and offers no app', async ({ page }) => {
    await new Player(page).open('/m/home');
    await expect(page.locator('html')).toHaveClass(/\bis-app\b/);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Help centre' })).toBeVisible();
    await expect(menu.getByText('Get the app')).toBeHidden();
  });
});

test.describe('in Safari on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });

  test('SYS-03 NAV-12 NAV-15 DL-02 the site shows no third-party mark, offers installation on the home screen, and each tile of the menu has a drawing', async ({
    page,
  }) => {
    await new Player(page).open('/m/home');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('html')).not.toHaveClass(/\bis-app\b/);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Get the app')).toBeVisible();
    // The build removes unused icon weights. An icon drawn in a removed weight is an empty svg.
    await expect(page.getByRole('navigation', { name: 'Shortcuts' }).locator('svg:empty')).toHaveCount(0);
  });
});

test.describe('on a phone with an old browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1',
  });

  test('SYS-03 NAV-15 DL-02 the site starts, with its games, its menu and its downloads', async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.addInitScript(() => {
      // Features that iOS 16.4 does not support.
      const young: [object, string[]][] = [
        [URL, ['parse', 'canParse']],
        [Map, ['groupBy']],
        [Object, ['groupBy']],
        [Promise, ['withResolvers', 'try']],
        [AbortSignal, ['any']],
        [Array, ['fromAsync']],
      ];
      for (const [owner, names] of young) for (const name of names) Reflect.deleteProperty(owner, name);
    });
    await new Player(page).open('/m/home');
    await expect(page.getByRole('region', { name: 'Get the app' })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Live/ })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Help centre' })).toBeVisible();
    expect(problems).toEqual([]);
  });
});
