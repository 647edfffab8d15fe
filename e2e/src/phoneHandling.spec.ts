import { expect, test } from '@playwright/test';
import { startProductProxy, type ProductProxy } from './productProxy.ts';
import { demoPlayer, logInByCall } from './sessionByCall.ts';
import { help, mainBar, openThroughProxy } from './throughProxy.ts';

let proxy: ProductProxy;

test.beforeEach(async () => {
  proxy = await startProductProxy();
});

test.afterEach(() => proxy.close());

test('NAV-02 NAV-03 Back and Forward work across popups like across pages, and no scroll lock remains', async ({
  page,
}) => {
  await openThroughProxy(proxy, page, '/m/help');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Log in', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  await login.getByRole('link', { name: /Create an account/ }).click();
  const register = page.getByRole('dialog', { name: 'Create account' });
  await expect(register).toBeVisible();
  await expect(login).toBeHidden();
  await page.goBack();
  await expect(login).toBeVisible();
  await expect(register).toBeHidden();
  await page.goBack();
  await expect(login).toBeHidden();
  await expect(help(page)).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [document.documentElement, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden'),
      ),
    )
    .toBe(false);
  await page.goForward();
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
});

test('WAL-02 two taps on a button act once', async ({ page }) => {
  await logInByCall(page, demoPlayer, proxy.url);
  await openThroughProxy(proxy, page, '/m/voucherCenter');
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/wps/deposit/orders'))
      orders.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.getByLabel('Amount', { exact: false }).first().fill('777');
  await page.getByRole('button', { name: 'Deposit ฿777.00' }).dblclick();
  await page.waitForURL(/\/sandbox\/pay\//);
  expect(new Set(orders).size).toBe(1);
});

test('NAV-11 two taps on a place of the bar add one history entry', async ({ page }) => {
  await openThroughProxy(proxy, page, '/m/home');
  await mainBar(page).getByRole('link', { name: 'Promotions' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('NAV-02 rotating the phone keeps the input, and the form can still be sent', async ({ page }) => {
  await openThroughProxy(proxy, page, '/m/login');
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.getByLabel('Username').fill('player01');
  await form.getByLabel('Password', { exact: true }).fill('Player#2026');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(form.getByLabel('Username')).toHaveValue('player01');
  const submit = form.getByRole('button', { name: 'Log in' });
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeInViewport({ ratio: 0.99 });
  await page.setViewportSize({ width: 390, height: 844 });
  await submit.click();
  await expect(form).toBeHidden();
});

test('NAV-02 on a small phone with its keyboard open the focused field and the submit button stay in view', async ({
  page,
}) => {
  // The viewport that an on-screen keyboard leaves on a 320 × 568 phone.
  await page.setViewportSize({ width: 320, height: 300 });
  await openThroughProxy(proxy, page, '/m/login');
  const form = page.getByRole('dialog', { name: 'Log in' });
  for (const field of [form.getByLabel('Username'), form.getByLabel('Password', { exact: true })]) {
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 0.99 });
    // No sticky element covers it.
    expect(
      await field.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
  }
  await form.getByLabel('Username').fill('player01');
  await form.getByLabel('Password', { exact: true }).fill('Player#2026');
  await form.getByLabel('Password', { exact: true }).press('Enter');
  await expect(form).toBeHidden();
});
