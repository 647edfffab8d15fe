import { expect, test } from '@playwright/test';
import { Player } from './player.ts';
import { product } from './product.ts';

test('REG-08 AUTH-09 WAL-02 WAL-03 GAME-16 WAL-05 AUTH-11 a stranger registers, deposits, finds a game, plays it for money, sees the bet and the balance, and logs out', async ({
  page,
}) => {
  const player = new Player(page);
  await player.open('/m/home');

  await test.step('registers and is logged in', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await player.register(`guest${Date.now().toString(36)}`, 'Journey#2026');
    expect(await player.balance()).toBe('฿0.00');
  });

  await test.step('deposits with the sandbox provider', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deposit' }).click();
    await page.getByLabel('Amount', { exact: false }).first().fill('500');
    await page.getByRole('button', { name: 'Deposit ฿500.00' }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: /confirm|pay/i }).click();
    await page.waitForURL(/\/m\/voucherCenter\?order=/);
    await expect(page.getByText('Your deposit of ฿500.00 has arrived.')).toBeVisible();
  });

  await test.step('finds the game by its name', async () => {
    await page.goto('/m/search-games');
    await page.getByRole('searchbox').fill('Lotus Lanterns');
    await page
      .getByRole('button', { name: /Lotus Lanterns/ })
      .or(page.getByRole('link', { name: /Lotus Lanterns/ }))
      .first()
      .click();
    await page.waitForURL(/\/m\/play\//);
  });

  let balanceAfter = '';
  await test.step('plays a round for money', async () => {
    const game = page.frameLocator('iframe');
    const spin = game.getByRole('button', { name: /spin/i });
    await expect(spin).toBeEnabled();
    const round = page.waitForResponse(
      (response) => response.url() === `${product.arcadeUrl}/arcade/api/rounds` && response.ok(),
    );
    await spin.click();
    await round;
    await expect(spin).toBeEnabled();
  });

  await test.step('sees the bet in the record, and the balance that follows from it', async () => {
    await page.goto('/m/gameRecord');
    const bet = page.getByRole('button', { name: /^Lotus Lanterns/ });
    await expect(bet).toHaveCount(1);
    await bet.click();
    const details = page.getByRole('dialog');
    await expect(details.getByText('Bet', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto('/m/transaction/record');
    await expect(page.getByText('Deposit', { exact: true }).first()).toBeVisible();
    const newest = await page
      .getByText(/Balance ฿/)
      .first()
      .textContent();
    balanceAfter = /Balance (฿[\d,.]+)/.exec(newest ?? '')?.[1] ?? '';
    await page.goto('/m/home');
    expect(await player.balance()).toBe(balanceAfter);
  });

  await test.step('logs out', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.getItem('MC_SESSION_INFO'), localStorage.getItem('autoLogin')]),
    ).toEqual([null, '0']);
    await page.goto('/m/gameRecord');
    await expect(page).toHaveURL(/\/m\/login$/);
  });
});
