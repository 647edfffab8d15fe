import { expect, test } from '@playwright/test';
import { newcomer } from './accountForms.ts';
import { Player } from './player.ts';
import { registerByCall } from './sessionByCall.ts';

test('MEM-07 a player sets a limit, sees a pending raise, and takes a break that survives a reload', async ({
  page,
}) => {
  const player = new Player(page);
  const person = newcomer();
  await player.useFreshAddress();
  await player.readEnglish();
  await registerByCall(page, person);

  await page.goto('/m/member/home');
  await page.getByRole('link', { name: 'Play responsibly' }).click();
  const day = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Day' }) });
  const change = async (name: string, amount: string) => {
    await day.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name: 'Deposits: Day' });
    await dialog.getByLabel('Limit in THB').fill(amount);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await change('Set limit: Day', '300');
  await expect(day).toContainText(/0\.00 of .*300\.00 used/);
  await change('Change limit: Day', '900');
  await expect(day).toContainText(/From .*900\.00/);
  await expect(day).toContainText(/0\.00 of .*300\.00 used/);

  await page.getByRole('button', { name: 'Take a break' }).click();
  const question = page.getByRole('dialog', { name: 'No play: 24 hours' });
  await question.getByLabel('Login password').fill(person.password);
  await question.getByRole('button', { name: 'Begin now' }).click();
  await expect(page.getByRole('heading', { name: /You take a break until/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: /You take a break until/ })).toBeVisible();
});
