import { expect, test } from '@playwright/test';
import { openBrowser, press } from './accountForms.ts';
import { ops } from './operator.ts';

test('AGT-09 an operator views the account of an agent by a link, changes nothing, and ends it', async ({
  browser,
}) => {
  const [link = ''] = ops('view', 'open', 'LOTUS', 'agent01', 'asks why a bill is lower').split('\n');
  const { context, page, player } = await openBrowser(browser);
  await player.open(link);
  await press(page.locator('main'), 'View the account');
  await expect(page).toHaveURL(/\/m\/agent\/home$/);
  const bar = page.getByText('Support views this account. Nothing can be changed.');
  await expect(bar).toBeVisible();

  await player.open('/m/set');
  await expect(bar).toBeVisible();
  await press(page.locator('form'), 'Save the settings');
  await expect(page.getByText('Support views this account. Nothing can be changed here.').first()).toBeVisible();

  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(bar).toBeHidden();
  await expect(page).toHaveURL(/\/m\/home$/);
  await player.open(link);
  await press(page.locator('main'), 'View the account');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await context.close();
});
