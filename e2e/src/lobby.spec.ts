import { expect, test } from '@playwright/test';
import { payIn } from './payIn.ts';
import { Player } from './player.ts';
import { product } from './product.ts';
import { register } from './refusals.ts';

test.describe('the announcements of home', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('HOME-03 pop up after the first touch, are paged by a swipe, and do not return on the same day', async ({
    page,
  }) => {
    await new Player(page).open('/m/home');
    await page.getByRole('tab', { name: 'Hot', exact: true }).waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.mouse.click(5, 400);
    const popup = page.getByRole('dialog', { name: 'News for you' });
    await expect(popup).toBeVisible();
    await expect(popup).toContainText(/\d{4}\/\d{2}\/\d{2}/);
    await expect(popup.getByText('1 of 2')).toBeVisible();
    const notice = popup.getByRole('heading', { level: 3 });
    const first = await notice.textContent();
    const box = (await notice.boundingBox())!;
    await page.mouse.move(box.x + 150, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 80, box.y + 60);
    await page.mouse.up();
    await expect(popup.getByText('2 of 2')).toBeVisible();
    expect(await notice.textContent()).not.toBe(first);
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();

    const announced = page.waitForResponse((answer) => answer.url().includes('types=PU'));
    await page.reload();
    await page.getByRole('tab', { name: 'Hot', exact: true }).waitFor();
    await page.mouse.click(5, 400);
    await announced;
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('GAME-15 an open round is marked among the recent games and on home, and is resumed from there', async ({
  page,
}) => {
  await register(page);
  await payIn(page, '500.00');
  await page.goto('/m/search-games');
  await page.getByRole('searchbox').fill('Naga Mines');
  await page.getByRole('link', { name: 'Naga Mines', exact: true }).first().click();
  const round = page.waitForResponse(
    (answer) => answer.url() === `${product.arcadeUrl}/arcade/api/rounds` && answer.ok(),
  );
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Bet', exact: true }).click();
  await round;

  await page.goto('/m/recent-games');
  const resume = page.getByRole('link', { name: /^Continue Naga Mines, ฿[\d.]+ staked$/ });
  await expect(resume).toBeVisible();
  await page.goto('/m/home');
  await resume.first().click();
  await expect(game.getByText('Pick a tile').first()).toBeVisible();
  await expect(game.getByRole('button', { name: 'Bet', exact: true })).toHaveCount(0);
});

test('GAME-10 a game is found by its Thai name on the English site', async ({ page }) => {
  await new Player(page).open('/m/search-games');
  await page.getByRole('searchbox').fill('โคมบัว');
  await expect(page.getByRole('link', { name: 'Lotus Lanterns', exact: true }).first()).toBeVisible();
});

test('GAME-19 a member follows a live host and finds the host first after a reload', async ({ page }) => {
  await register(page);
  await page.goto('/m/live-games');
  await page.mouse.click(5, 500);
  const hosts = page.getByRole('region', { name: 'Live hosts' });
  // Hosts work in shifts. The second live host comes first once the member follows them.
  const second = hosts
    .getByRole('listitem')
    .filter({ has: page.getByText('Live', { exact: true }) })
    .nth(1);
  const follow = await second.getByRole('button', { name: /^Follow / }).getAttribute('aria-label');
  const name = follow?.replace('Follow ', '') ?? '';
  // The button changes at once; a reload before the answer would abort the call.
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/live/focus') && answer.ok());
  await hosts.getByRole('button', { name: `Follow ${name}`, exact: true }).click();
  await expect(hosts.getByRole('button', { name: `Stop following ${name}` })).toBeVisible();
  await saved;
  await page.reload();
  await page.mouse.click(5, 500);
  await expect(hosts.getByRole('listitem').first()).toContainText(name);
});

test('GAME-12 a provider is selected in the popup and applies when it is confirmed', async ({ page }) => {
  await new Player(page).open('/m/rng-games');
  await page.getByRole('button', { name: 'Providers' }).click();
  const popup = page.getByRole('dialog', { name: 'Choose a provider' });
  await popup.getByRole('button', { name: 'Parlor Originals' }).click();
  await expect(page).not.toHaveURL(/vassalage/);
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/vassalage=PARLOR/);
});
