import { expect, test, type Page } from '@playwright/test';
import { payIn } from './payIn.ts';
import { Player } from './player.ts';
import { register } from './refusals.ts';

/** Registers an account with money, from a unique address. */
async function join(page: Page): Promise<void> {
  await new Player(page).useFreshAddress();
  await register(page);
  await payIn(page, '500.00');
}

/** Enters the room with the smallest bullets of an open shooting game. */
async function dive(page: Page) {
  await page.waitForURL(/\/m\/play\//);
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: /^Lagoon/ }).click();
  return game;
}

/** Cards of fish, of vendors that are open. Each has separate tables. */
const cards = [
  'Lobster Hunter',
  'Crab Hunter',
  'Turtle Hunter',
  'Kraken Hunter',
  'Mermaid Hunter',
  'Harpoon Hunter',
  'Dragon King Hunter',
  'Kraken Reef',
];

test('two players of fish sit at one table: each sees the gun of the other, its catches, and its exit', async ({
  page,
  browser,
}) => {
  // Two players register, deposit and play.
  test.slow();
  const context = await browser.newContext();
  const other = await context.newPage();
  // Both accounts exist before an animated sea takes processor time.
  await join(page);
  await join(other);
  await page.goto('/m/search-games');
  // With `--repeat-each` several pairs play at once, and must not sit down at one table.
  const card = cards[test.info().repeatEachIndex % cards.length] ?? '';
  await page.getByRole('searchbox').fill(card);
  await page.getByRole('link', { name: card, exact: true }).first().click();
  const game = await dive(page);
  await other.goto(page.url());
  const theirs = await dive(other);
  const guests = game.getByRole('list', { name: 'Others at the table' }).getByRole('listitem');
  await expect(guests).toHaveCount(1);
  // The name is masked, and the bullet is the room's.
  await expect(guests).toContainText('*');
  await expect(guests).toContainText('฿0.10');
  await expect(theirs.getByRole('list', { name: 'Others at the table' }).getByRole('listitem')).toHaveCount(1);

  await theirs.getByRole('button', { name: 'Larger bullet' }).click();
  await expect(guests).toContainText('฿0.20');

  // Without motion a shot hits at once; half of the shots catch the smallest visible creature.
  const targets = theirs.getByRole('group', { name: 'Targets in the sea' }).getByRole('button');
  const fire = theirs.getByRole('button', { name: 'Fire', exact: true });
  await expect(async () => {
    const smallest = targets.last();
    if ((await smallest.getAttribute('aria-pressed')) !== 'true') await smallest.click({ timeout: 1_000 });
    for (let shot = 0; shot < 4; shot += 1) await fire.click();
    await expect(guests).toContainText('×', { timeout: 1_500 });
  }).toPass();
  await expect(guests).toContainText('+฿');

  await theirs.getByRole('button', { name: /^Rooms/ }).click();
  await expect(guests).toHaveCount(0);
  await context.close();
});
