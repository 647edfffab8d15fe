import { expect, test, type Page } from '@playwright/test';
import { payIn } from './payIn.ts';
import { product } from './product.ts';
import { register } from './refusals.ts';

/** Opens a game by name from the search, like a player. */
async function openByName(page: Page, name: string) {
  await page.goto('/m/search-games');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL(/\/m\/play\//);
  return page.frameLocator('iframe');
}

const roundOf = (page: Page) =>
  page.waitForResponse((answer) => answer.url() === `${product.arcadeUrl}/arcade/api/rounds` && answer.ok());

test('a round of Mines survives a reload, ends once, and is in the record with its stake', async ({ page }) => {
  await register(page);
  await payIn(page, '500.00');
  const game = await openByName(page, 'Naga Mines');
  const round = roundOf(page);
  await game.getByRole('button', { name: 'Bet', exact: true }).click();
  await round;
  await expect(game.getByText('Pick a tile').first()).toBeVisible();

  await page.reload();
  // The stake remains: no second bet is offered, and the board waits.
  await expect(game.getByText('Pick a tile').first()).toBeVisible();
  await expect(game.getByRole('button', { name: 'Bet', exact: true })).toHaveCount(0);

  await game.getByRole('button', { name: 'Row 1, column 1', exact: true }).click();
  const cashOut = game.getByRole('button', { name: /^Cash out/ });
  const nextBet = game.getByRole('button', { name: 'Bet', exact: true });
  await expect(cashOut.or(nextBet)).toBeEnabled();
  if (await cashOut.isVisible()) await cashOut.click();
  await expect(nextBet).toBeEnabled();

  await page.goto('/m/gameRecord');
  await expect(page.getByRole('button', { name: /^Naga Mines/ })).toHaveCount(1);
});

test('originals accept a bet and show its result', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await register(page);
  await payIn(page, '500.00');
  for (const [name, button] of [
    ['Lotus Dice', 'Bet'],
    ['Sky Limbo', 'Bet'],
    ['Fortune Wheel', 'Spin'],
    ['Lantern Plinko', 'Drop the ball'],
    ['Jade Keno', 'Bet'],
  ] as const) {
    await test.step(name, async () => {
      const game = await openByName(page, name);
      const bet = game.getByRole('button', { name: button, exact: true });
      await expect(bet).toBeVisible();
      if (name === 'Jade Keno') await game.getByRole('button', { name: 'Auto pick' }).click();
      const round = roundOf(page);
      await bet.click();
      const { value } = (await (await round).json()) as { value: { win: string } };
      await expect(bet).toBeEnabled();
      // The bar shows the win in the player's currency.
      const won = (Number(value.win) / 100).toLocaleString('en', { minimumFractionDigits: 2 });
      await expect(game.locator('output', { hasText: `฿${won}` }).first()).toBeVisible();
    });
  }
  expect(problems).toEqual([]);
});
