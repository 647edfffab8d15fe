import { expect, test } from '@playwright/test';
import { ops } from './operator.ts';
import type { Player } from './player.ts';
import { register } from './refusals.ts';

let player: Player;
test.beforeEach(async ({ page }) => {
  ({ player } = await register(page, 'pay'));
  await page.goto('/m/voucherCenter');
});

test('WAL-02 WAL-03 a transfer with a slip arrives on the open page when an operator approves it', async ({ page }) => {
  await page.getByRole('radio', { name: 'Bank transfer (sandbox)' }).check();
  await page.getByLabel('Amount', { exact: false }).first().fill('500');
  await page.getByRole('button', { name: 'Deposit ฿500.00' }).click();
  await expect(page.getByText('000-0-00000-0')).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';

  const slip = await page.screenshot();
  await page.locator('input[type=file]').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip });
  await page.getByRole('button', { name: 'Send slip' }).click();
  await expect(page.getByText('We have your slip', { exact: false })).toBeVisible();

  expect(ops('deposits', 'approve', orderId)).toContain('the balance is credited');
  await expect(page.getByText('Your deposit of ฿500.00 has arrived.')).toBeVisible();
  await page.goto('/m/home');
  expect(await player.balance()).toBe('฿500.00');
});

test('WAL-02 WAL-03 a deposit by QR code shows the code, is paid on the same phone, and arrives', async ({ page }) => {
  await page.getByRole('radio', { name: 'Alipay (sandbox)' }).check();
  await page.getByLabel('Amount', { exact: false }).first().fill('300');
  await page.getByRole('button', { name: 'Deposit ฿300.00' }).click();
  await expect(page.getByRole('img', { name: 'QR code of your payment' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();

  await page.getByRole('button', { name: 'Open the payment page' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: /confirm|pay/i }).click();
  await page.waitForURL(/\/m\/voucherCenter\?order=/);
  await expect(page.getByText('Your deposit of ฿300.00 has arrived.')).toBeVisible();
});
