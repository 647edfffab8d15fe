import { type GamePage } from '@parlor/contract';
import { expect, test } from '@playwright/test';
import { Player } from './player.ts';
import { product } from './product.ts';
import { call, expectRefusal } from './refusals.ts';

test.describe('addresses', () => {
  test('NAV-01 an unknown address redirects home', async ({ page }) => {
    const player = new Player(page);
    await player.open('/m/no-such-page?x=1');
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.goto('/nowhere-at-all');
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test('NAV-06 an address filters its list by vendor and by feature buy, and shows no games for an unknown vendor', async ({
    page,
  }) => {
    const answered = (wanted: string) =>
      page.waitForResponse((response) => response.url().includes('/wps/games?') && response.url().includes(wanted));
    const player = new Player(page);
    const ofVendor = answered('vassalage=JL');
    await player.open('/m/rng-games?vassalage=JL');
    const vendorsGames = ((await (await ofVendor).json()) as { value: GamePage }).value;
    expect(vendorsGames.totalCount).toBeGreaterThan(36);
    await expect(page.getByRole('status').filter({ hasText: `${vendorsGames.totalCount} games` })).toHaveCount(1);
    await expect(page.getByRole('tab', { name: 'Jade Lantern' })).toHaveAttribute('aria-selected', 'true');
    const makers = page.getByRole('list', { name: 'Slots & arcade' }).getByRole('article');
    await expect(makers.filter({ hasText: 'Jade Lantern' })).toHaveCount(await makers.count());

    const ofClass = answered('gameClassify=FeatureBuy');
    await page.goto('/m/slot-games?gameClassify=FeatureBuy');
    const { games, totalCount } = ((await (await ofClass).json()) as { value: GamePage }).value;
    expect(games.every(({ gameClassify }) => gameClassify.includes('FeatureBuy'))).toBe(true);
    expect(totalCount).toBeGreaterThan(36);
    await expect(page.getByRole('tab', { name: 'Feature buy' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { level: 2, name: games[0]?.displayName ?? '' })).toBeVisible();

    await page.goto('/m/rng-games?vassalage=NOBODY');
    await expect(page.getByText('No game matches')).toBeVisible();
    await page.getByRole('button', { name: 'Show all games' }).click();
    await expect(page).toHaveURL(/\/m\/rng-games$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('no refusal of the gateway reveals internal details', async ({ request }) => {
    await expectRefusal(await request.get(`${product.url}/wps/no-such-call`), 404, 'request.not_found');
    await expectRefusal(await request.get(`${call('listGames')}?pageNo=abc`), 400, 'request.invalid');
    await expectRefusal(
      await request.post(call('createDeposit'), { data: '{"broken', headers: { 'Content-Type': 'application/json' } }),
      401,
      'session.required',
    );
    for (const path of [
      '/provider/v1/bet',
      '/wps/deposit/orders/%00',
      '/wps/games/../../etc/passwd',
      '/m/%E0%A4%A',
      '/art/../../package.json',
    ]) {
      const answer = await request.get(product.url + path, { maxRedirects: 0 });
      expect(answer.status(), path).toBeLessThan(500);
      expect(await answer.text(), path).not.toMatch(/\bat [^\n]*:\d+:\d+|node_modules|\/src\/modules/);
    }
  });
});
