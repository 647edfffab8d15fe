import type { LiveTables } from '@parlor/contract';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { payIn } from './payIn.ts';
import { product } from './product.ts';
import { call, register } from './refusals.ts';

/** Bets a chip on the banker and confirms it. If the draw closes in between, bets on the next one. */
async function betOnBanker(page: Page, game: FrameLocator) {
  await expect(async () => {
    const round = page.waitForResponse(
      (answer) =>
        answer.url() === `${product.arcadeUrl}/arcade/api/rounds` &&
        answer.request().method() === 'POST' &&
        answer.ok(),
      { timeout: 20_000 },
    );
    // Both are awaited, so that neither rejects unhandled.
    const [answer] = await Promise.all([round, placeAndConfirm(game)]);
    expect(((await answer.json()) as { value: { state: string } }).value.state).toBe('OPEN');
  }).toPass({ timeout: 150_000 });
}

async function placeAndConfirm(game: FrameLocator) {
  await game.getByRole('button', { name: /^Banker, pays/ }).click({ timeout: 20_000 });
  await game.getByRole('button', { name: /^Bet ฿/ }).click({ timeout: 20_000 });
}

test('GAME-16 a player switches between baccarat tables inside the game, bets there, and is notified of the earlier bet', async ({
  page,
}) => {
  // Draws take half a minute each: the test bets on two and watches the first to its end.
  test.setTimeout(400_000);
  await register(page);
  await payIn(page, '500.00');
  const answer = await page.request.get(call('listLiveTables'), { headers: { Language: 'EN' } });
  const { value } = (await answer.json()) as { value: LiveTables };
  const [first, second] = value.list.filter(({ kind }) => kind === 'baccarat');
  if (!first || !second) throw new Error('the catalogue has no two tables of baccarat');

  await page.goto('/m/home');
  // A game without a frame links to a table by its code.
  await page.goto(`/m/play/table?code=${first.gameCode}`);
  await page.waitForURL(`**/m/play/${first.nodeId}`);
  const game = page.frameLocator('iframe');
  await betOnBanker(page, game);

  await game.getByRole('button', { name: 'Other tables' }).click();
  const sheet = game.getByRole('dialog', { name: 'Other tables' });
  await expect(sheet.getByRole('heading', { level: 3 }).first()).toHaveText('Baccarat');
  const way = sheet.getByRole('button', { name: second.gameName, exact: true });
  await expect(way).toHaveAccessibleDescription(/From ฿\d.*(?:Bets open, \d+ s|Dealing|Next in \d+ s)/);
  await expect(sheet.getByRole('button', { name: first.gameName, exact: true })).toHaveCount(0);
  await way.press('Enter');

  await page.waitForURL(`**/m/play/${second.nodeId}`);
  await expect(page.getByRole('heading', { level: 1, name: second.gameName })).toBeVisible();
  // A bet confirmed at the first table counts. Its result is reported here briefly, perhaps while the next bet is made.
  await Promise.all([
    expect(game.getByRole('status').getByText(`at ${first.gameName}`)).toBeVisible({ timeout: 120_000 }),
    betOnBanker(page, game),
  ]);

  // Back skips the first table.
  await page.goBack();
  await page.waitForURL('**/m/home');
  await page.goto('/m/gameRecord');
  for (const { gameName } of [first, second])
    await expect(page.getByRole('button', { name: new RegExp(`^${gameName}`) }).first()).toBeVisible();
});
