import { expect, test } from '@playwright/test';
import { Player } from './player.ts';
import { PASSWORD, register } from './refusals.ts';

/** Converts the balance in the header of home to minor units. */
const minorOf = (words: string) => Number(words.replace(/\D/g, ''));

test('GW-01 WAL-01 WAL-03 a deposit paid in one window is shown in another open one without a reload', async ({
  page,
  browser,
}) => {
  await new Player(page).useFreshAddress();
  const { username } = await register(page, 'live');

  // The other window is visible, was touched and has its stream.
  const context = await browser.newContext();
  const other = new Player(await context.newPage());
  // The press of the login button may start the stream.
  const streaming = other.page.waitForResponse((response) => response.url().endsWith('/wps/live') && response.ok());
  await other.open('/m/login');
  await other.logIn(username, PASSWORD);
  await other.page.getByRole('banner').click({ position: { x: 1, y: 1 } });
  await streaming;
  expect(minorOf(await other.balance())).toBe(0);
  let loads = 0;
  other.page.on('load', () => (loads += 1));

  await page.goto('/m/voucherCenter');
  await page.getByLabel('Amount', { exact: false }).first().fill('500');
  await page.getByRole('button', { name: 'Deposit ฿500.00' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: /confirm|pay/i }).click();
  await expect(other.page.getByRole('banner').getByRole('button', { name: 'Account, Balance ฿500.00' })).toBeVisible();
  expect(loads).toBe(0);
  await context.close();
});
