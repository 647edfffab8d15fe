import { expect, test } from '@playwright/test';
import { Player } from './player.ts';
import { product } from './product.ts';

test('NAV-09 AUTH-10 AUTH-13 GAME-17 a visitor starts a trial and plays for free; pages about money stay closed', async ({
  page,
}) => {
  const player = new Player(page);
  await player.useFreshAddress();
  await player.open('/m/help');
  await page.getByRole('banner').getByRole('button', { name: 'Play for free' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(
    await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as object)),
  ).toEqual(['token', 'merchantCode']);

  await page.goto('/m/search-games');
  await page.getByRole('searchbox').fill('Lotus Lanterns');
  await page
    .getByRole('link', { name: /Lotus Lanterns/ })
    .first()
    .click();
  const spin = page.frameLocator('iframe').getByRole('button', { name: /spin/i });
  await expect(spin).toBeEnabled();
  const round = page.waitForResponse(
    (response) => response.url() === `${product.arcadeUrl}/arcade/api/rounds` && response.ok(),
  );
  await spin.click();
  await round;

  await page.goto('/m/voucherCenter');
  await expect(
    page.getByRole('heading', { name: 'Please log in to an actual account to use this function' }),
  ).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: false })).toHaveCount(0);
});
