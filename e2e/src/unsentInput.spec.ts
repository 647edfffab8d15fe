import { pathOf } from '@parlor/contract';
import { expect, test, type Page } from '@playwright/test';
import { startProductProxy, type ProductProxy } from './productProxy.ts';
import { demoPlayer, logInByCall } from './sessionByCall.ts';
import { SESSION_COOKIE, help, openThroughProxy } from './throughProxy.ts';

let proxy: ProductProxy;

test.beforeEach(async () => {
  proxy = await startProductProxy();
});

test.afterEach(() => proxy.close());

test.describe('unsent input', () => {
  const amount = (page: Page) => page.getByLabel('Amount', { exact: false }).first();
  const unreachableNotice = (page: Page) => page.getByText('We cannot reach the service right now. Please try again.');

  test('SYS-11 WAL-02 a form sent offline keeps its values, and succeeds once the network is back', async ({
    page,
    context,
  }) => {
    await logInByCall(page, demoPlayer, proxy.url);
    await openThroughProxy(proxy, page, '/m/voucherCenter');
    await amount(page).fill('431');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Deposit ฿431.00' }).click();
    await expect(page.getByText('You are offline', { exact: false }).nth(1)).toBeVisible();
    await expect(amount(page)).toHaveValue('431');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Deposit ฿431.00' }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
  });

  test('SYS-11 API-05 a lost answer does not create a second deposit', async ({ page }) => {
    await logInByCall(page, demoPlayer, proxy.url);
    await openThroughProxy(proxy, page, '/m/voucherCenter');
    const sum = 1000 + Math.floor(Math.random() * 8000);
    const words = `฿${sum.toLocaleString('en')}.00`;
    await page.route(
      '**/wps/deposit/orders',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await amount(page).fill(String(sum));
    await page.getByRole('button', { name: `Deposit ${words}` }).click();
    await expect(unreachableNotice(page)).toBeVisible();
    await page.getByRole('button', { name: `Deposit ${words}` }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.goto(`${proxy.url}/m/voucherCenter`);
    const recent = page.getByRole('listitem').filter({ hasText: words });
    await expect(recent).toHaveCount(1);
  });

  test('AUTH-12 SYS-11 a session that ends under a form asks for a login, which returns to the unchanged form', async ({
    page,
    context,
  }) => {
    await logInByCall(page, demoPlayer, proxy.url);
    const player = await openThroughProxy(proxy, page, '/m/voucherCenter');
    const way = page.locator('input[name=method]').last();
    await way.check();
    const chosen = await way.getAttribute('value');
    await amount(page).fill('654');
    // The session ends on the press: an earlier call would already ask for the login.
    await page.route(`${proxy.url}${pathOf('createDeposit')}`, async (route) => {
      await context.clearCookies({ name: SESSION_COOKIE });
      await route.continue();
    });
    await page.getByRole('button', { name: 'Deposit ฿654.00' }).click();
    await expect(page.getByText('The account has been logged out, please log in again')).toBeVisible();
    await player.logIn();
    await expect(page).toHaveURL(/\/m\/voucherCenter$/);
    await expect(amount(page)).toHaveValue('654');
    await expect(page.locator(`input[type=radio][value="${chosen}"]`)).toBeChecked();
  });

  test('NAV-02 NAV-03 REG-05 forms that replace each other keep the input and the selected tab, but no password', async ({
    page,
  }) => {
    await openThroughProxy(proxy, page, '/m/login');
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByLabel('Username').fill('player01');
    await login.getByLabel('Password', { exact: true }).fill('Player#2026');
    await login.getByRole('link', { name: /Create an account/ }).click();
    const register = page.getByRole('dialog', { name: 'Create account' });
    await register.getByRole('tab', { name: 'With mobile number' }).click();
    await register.locator('input[name=mobileNum]:visible').fill('812000999');
    await page.goBack();
    await expect(login.getByLabel('Username')).toHaveValue('player01');
    await expect(login.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.goForward();
    await expect(register.getByRole('tab', { name: 'With mobile number' })).toHaveAttribute('aria-selected', 'true');
    await expect(register.locator('input[name=mobileNum]:visible')).toHaveValue('81 200 0999');
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(register.locator('input[name=mobileNum]:visible')).toHaveValue('81 200 0999');
    await expect(register.getByRole('tab', { name: 'With mobile number' })).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(register.locator('input[name=mobileNum]:visible')).toHaveValue('81 200 0999');
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
    ).not.toContain('Player#2026');
  });

  test('SYS-10 a press whose code a release has removed is handled by the new release', async ({ page }) => {
    await openThroughProxy(proxy, page, '/m/help');
    await expect(help(page)).toBeVisible();
    const dialogChunk = /\/m\/assets\/LanguageDialog-[^/]+\.js$/;
    await page.route(dialogChunk, (route) => route.fulfill({ status: 404 }));
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    const language = () =>
      page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('button', { name: /Language|English/ })
        .first()
        .click();
    await page.route('**/m/home', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.fallback();
      const answer = await route.fetch();
      return route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(/\/m\/assets\/index-[^"]+\.js/g, '/m/assets/index-next.js'),
      });
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    await language();
    await expect(notice).toBeVisible();
    await page.unroute(dialogChunk);
    await notice.getByRole('button', { name: 'Reload' }).dispatchEvent('click');
    await page.waitForLoadState();
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await language();
    await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible();
  });
});
