import { expect, test } from '@playwright/test';
import { ops } from './operator.ts';
import { Player } from './player.ts';
import { product } from './product.ts';
import { register } from './refusals.ts';

/** A PNG of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('SVC-03 a message reaches an operator’s page, each side sees the other type, and answer and picture arrive live', async ({
  page,
  browser,
}) => {
  await new Player(page).useFreshAddress();
  const { username } = await register(page, 'chat');
  const operator = `op-${username}`;
  const password = ops('operators', 'add', operator).trim().split(' ').at(-1) ?? '';
  const context = await browser.newContext();
  const desk = await context.newPage();
  await desk.goto(`${product.url}/ops`);
  await desk.getByLabel('Name').fill(operator);
  await desk.getByLabel('Password').fill(password);
  await desk.getByRole('button', { name: 'Log in' }).click();
  await expect(desk.getByRole('heading', { name: 'Conversations' })).toBeVisible();

  await page.goto('/m/chat');
  const words = page.getByRole('textbox', { name: 'Your message' });
  await words.fill('Where is my deposit?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  // It appears in the open list without a reload.
  await desk.getByRole('link', { name: username }).click();
  await expect(desk.getByRole('log').getByText('Where is my deposit?')).toBeVisible();

  // Typed slowly, because a page reports typing every two seconds.
  await words.pressSequentially('It was on Monday morning.', { delay: 100 });
  await expect(desk.getByText('The player is typing…')).toBeVisible();
  const answer = desk.getByRole('textbox', { name: 'Answer' });
  await answer.pressSequentially('It is on its way.', { delay: 20 });
  await expect(page.getByText('Customer service is typing…')).toBeVisible();
  await answer.press('Enter');
  const came = page.getByRole('log').getByText('It is on its way.');
  await expect(came).toBeVisible();
  await expect(desk.getByText(`answered · with ${operator}`)).toBeVisible();

  await page.locator('input[type=file]').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: picture });
  const shown = desk.getByRole('log').getByRole('img');
  await expect(shown).toHaveJSProperty('naturalWidth', 1);
  await expect(page.getByRole('log').getByRole('img')).toHaveJSProperty('naturalWidth', 1);

  // The last message is above the input.
  for (let count = 1; count <= 6; count += 1) {
    await words.fill(`Line ${count}`);
    await words.press('Enter');
  }
  const newest = page.getByRole('log').getByText('Line 6', { exact: true });
  await expect(newest).toBeVisible();
  await expect
    .poll(async () => {
      const [below, above] = [await words.boundingBox(), await newest.boundingBox()];
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    })
    .toBeGreaterThan(0);

  // The conversation continues after a reload, with the unsent text.
  await words.fill('One more thing');
  await page.reload();
  await expect(words).toHaveValue('One more thing');
  await expect(newest).toBeVisible();

  // An operator's input is restored after a reload, and cleared once it was sent.
  await answer.fill('Please send us');
  await desk.reload();
  await expect(answer).toHaveValue('Please send us');
  await answer.press('Enter');
  await expect(answer).toHaveValue('');
  await desk.reload();
  await expect(answer).toHaveValue('');
  await context.close();
});
