import { expect, test, type Page } from '@playwright/test';
import { closePopups } from './popups.ts';
import { startProductProxy, type ProductProxy } from './productProxy.ts';
import { Player } from './player.ts';
import { demoPlayer, logInByCall } from './sessionByCall.ts';
import { isControlled } from './serviceWorker.ts';
import { SESSION_COOKIE, help, mainBar, openThroughProxy } from './throughProxy.ts';

let proxy: ProductProxy;

test.beforeEach(async () => {
  proxy = await startProductProxy();
});

test.afterEach(() => proxy.close());

const banner = (page: Page) => page.getByRole('banner');

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('DL-05 SYS-11 a visit without a network shows home as it was, reports it, and recovers when the network is back', async ({
    page,
    context,
  }) => {
    await openThroughProxy(proxy, page, '/m/home');
    await isControlled(page);
    await page.reload();
    await expect(mainBar(page)).toBeVisible();
    await context.setOffline(true);
    await page.goto(`${proxy.url}/m/home`);
    await expect(page.getByText('You are offline.', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Lotus Lanterns/ }).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Back online')).toBeVisible();
    await mainBar(page).getByRole('link', { name: 'Promotions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  });

  test('DL-05 SYS-10 a new release is announced, and takes over when the player confirms', async ({ page }) => {
    await openThroughProxy(proxy, page, '/m/help');
    await isControlled(page);
    proxy.release('0123456789abcdef');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await expect(notice).toBeVisible();
    await expect(help(page)).toBeVisible();
    await notice.getByRole('button', { name: 'Reload' }).click();
    // The page navigates during the check while the new release takes over, so the check is retried.
    await expect(async () => {
      const shells = await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')));
      expect(shells).toEqual(['shell-0123456789abcdef']);
    }).toPass({ timeout: 15_000 });
    await expect(help(page)).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('SYS-13 a page in the back/forward cache applies the merchant’s later changes', async ({ page }) => {
    await openThroughProxy(proxy, page, '/m/home');
    await isControlled(page);
    const settings = page.waitForResponse((response) => response.url().endsWith('/wps/system/settings'));
    await page.reload();
    expect((await settings).ok() || (await settings).status() === 304).toBe(true);
  });
});

test('SYS-11 a restart of the gateway keeps the input, and the same form succeeds afterwards', async ({ page }) => {
  await openThroughProxy(proxy, page, '/m/login');
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.getByLabel('Username').fill('player01');
  await form.getByLabel('Password', { exact: true }).fill('Player#2026');
  proxy.shut();
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form.getByText('We cannot reach the service right now. Please try again.')).toBeVisible();
  await expect(form.getByLabel('Username')).toHaveValue('player01');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Player#2026');
  proxy.open();
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form).toBeHidden();
  expect(await new Player(page).balance()).toContain('฿');
  // Banners for visitors disappear at login, including their dots.
  await expect(page.getByRole('button', { name: /^1\/\d/ })).toHaveCount(1);
});

test('SYS-11 a list that failed to load offers a retry, which works once the gateway is back', async ({ page }) => {
  await page.route('**/wps/help*', (route) => route.abort());
  await openThroughProxy(proxy, page, '/m/help');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/wps/help*');
  await retry.click();
  await expect(page.getByRole('list', { name: 'Help centre' }).getByRole('link').first()).toBeVisible();
});

test('SYS-11 a slow network is reported, and requests still complete', async ({ page }) => {
  let goOn = () => {};
  const held = new Promise<void>((released) => {
    goOn = released;
  });
  await page.route('**/wps/help*', async (route) => {
    await held;
    await route.continue();
  });
  await openThroughProxy(proxy, page, '/m/help');
  await expect(page.getByText('The network is slow. Hold on…')).toBeVisible();
  goOn();
  await expect(page.getByRole('list', { name: 'Help centre' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByText('The network is slow. Hold on…')).toBeHidden();
});

test('AUTH-12 NAV-20 a session that ended elsewhere asks for a login and returns to the page', async ({
  page,
  context,
}) => {
  await logInByCall(page, demoPlayer, proxy.url);
  const player = await openThroughProxy(proxy, page, '/m/gameRecord');
  await expect(page.getByRole('heading', { level: 1, name: 'Betting record' })).toBeVisible();
  await context.clearCookies({ name: SESSION_COOKIE });
  await page.reload();
  await expect(page.getByText('The account has been logged out, please log in again')).toBeVisible();
  await player.logIn();
  await expect(page).toHaveURL(/\/m\/gameRecord$/);
});

test('SYS-10 a page whose code a release removed reports it, and a retry loads it', async ({ page }) => {
  await openThroughProxy(proxy, page, '/m/home');
  await page.route(/\/m\/assets\/ActivityPage-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await mainBar(page).getByRole('link', { name: 'Promotions' }).click();
  await expect(page.getByText('This page did not load')).toBeVisible();
  await expect(mainBar(page)).toBeVisible();
  await page.unroute(/\/m\/assets\/ActivityPage-[^/]+\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expect(page.getByText('This page did not load')).toBeHidden();
});

test('SYS-10 SYS-11 a page that cannot be fetched offline shows an error in the site, and loads once the network is back', async ({
  page,
  context,
}) => {
  await openThroughProxy(proxy, page, '/m/home');
  await page.route(/\/m\/assets\/ActivityPage-[^/]+\.js$/, (route) => route.abort());
  await mainBar(page).getByRole('link', { name: 'Promotions' }).click();
  await expect(page.getByText('This page did not load')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We cannot reach the service right now. Please try again.')).toBeVisible();
  await expect(mainBar(page)).toBeVisible();
  await page.unroute(/\/m\/assets\/ActivityPage-[^/]+\.js$/);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expect(page.getByText('This page did not load')).toBeHidden();
});

for (const [part, file] of [
  ['own script', /\/m\/assets\/index-[^/]+\.js$/],
  ['language', /\/m\/assets\/en-[^/]+\.js$/],
] as const) {
  test(`SYS-02 a site whose ${part} does not arrive reports it, and starts once it does`, async ({ page }) => {
    await page.route(file, (route) => route.abort());
    await openThroughProxy(proxy, page, '/m/help');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('This page did not load Check your connection and try again. Try again', {
      useInnerText: true,
    });
    const retry = alert.getByRole('link', { name: 'Try again' });

    proxy.shut();
    await retry.click();
    await expect(retry).toBeVisible();
    proxy.open();
    await page.unroute(file);
    await retry.click();
    await expect(help(page)).toBeVisible();
    await expect(retry).toBeHidden();
  });
}

test('SYS-02 a site that could not start retries automatically once the network is back', async ({ page, context }) => {
  await page.route(/\/m\/assets\/en-[^/]+\.js$/, (route) => route.abort());
  await openThroughProxy(proxy, page, '/m/help');
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await context.setOffline(true);
  await page.unroute(/\/m\/assets\/en-[^/]+\.js$/);
  await context.setOffline(false);
  await expect(help(page)).toBeVisible();
});

test('SYS-08 tampered storage is discarded, and the site starts as for a new visitor', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('tampered')) return;
    sessionStorage.setItem('tampered', '1');
    const broken = {
      MC_SESSION_INFO: '{"token":',
      token: '{}',
      status: '[',
      setTemplate: '"x"',
      HOT_GAMES: '{"release":7}',
      memberInfo: 'null',
      parlor_mode: 'purple',
      language: 'XX',
      autoLogin: '?',
      getVassGameType: '\u0000',
    };
    for (const [key, value] of Object.entries(broken)) localStorage.setItem(key, value);
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${proxy.url}/m/home`);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /โคมบัวนำโชค/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['mode'])).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  expect(errors).toEqual([]);
});

for (const [name, script] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'forbidden',
    () => {
      for (const store of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, store, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
  ],
] as const) {
  test(`SYS-08 AUTH-09 with storage ${name} a player can still log in, and stays logged in until the page closes`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(script);
    await context.addCookies([{ name: 'parlor_language', value: 'EN', url: proxy.url }]);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`${proxy.url}/m/login`);
    const form = page.getByRole('dialog');
    await form.getByRole('textbox').first().fill('player01');
    await form.locator('input[name=password]').fill('Player#2026');
    await form.locator('button[type=submit]').click();
    await expect(form).toBeHidden();
    await closePopups(page);
    await mainBar(page).or(page.locator('nav')).getByRole('link').last().click();
    await expect(page.getByText('฿').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

for (const days of [-1, 1]) {
  test(`API-03 with a clock that is wrong by ${days} day a player logs in, waits a minute for a code, and sees today’s entries as today’s`, async ({
    page,
  }) => {
    await page.addInitScript((shift) => {
      const RealDate = Date;
      const now = () => RealDate.now() + shift;
      globalThis.Date = class extends RealDate {
        constructor(...given: [] | [number]) {
          super(given[0] ?? now());
        }

        static override now(): number {
          return now();
        }
      } as DateConstructor;
    }, days * 86_400_000);
    const player = await openThroughProxy(proxy, page, '/m/register');
    const register = page.getByRole('dialog', { name: 'Create account' });
    await register.getByRole('tab', { name: 'With mobile number' }).click();
    await register.locator('input[name=mobileNum]:visible').fill(`08${String(Math.random()).slice(2, 10)}`);
    await register.getByRole('button', { name: 'Send code' }).click();
    await expect(
      register.getByRole('button', { name: /You can ask for another code in (?:60|[1-5]?\d) seconds/ }),
    ).toBeDisabled();
    await page.goto(`${proxy.url}/m/login`);
    await player.logIn();
    expect(await player.balance()).toContain('฿');
    await mainBar(page).getByRole('link', { name: 'Deposit' }).click();
    await page.getByLabel('Amount', { exact: false }).first().fill('100');
    await page.getByRole('button', { name: 'Deposit ฿100.00' }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: /confirm|pay/i }).click();
    await expect(page.getByText('Your deposit of ฿100.00 has arrived.')).toBeVisible();
    await page.goto(`${proxy.url}/m/transaction/record`);
    await page.getByRole('tab', { name: 'Today' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Deposit' }).first()).toBeVisible();
    // By the device's own clock the site was never used.
    await page.goto(`${proxy.url}/m/securityCenter/devices`);
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await expect(page.getByText(/1 day ago|in 1 day|tomorrow|yesterday/)).toHaveCount(0);
  });
}

test.describe('two tabs', () => {
  test('AUTH-11 AUTH-09 a logout in one tab applies to the other, and so does a login; input there remains', async ({
    page,
    context,
  }) => {
    await logInByCall(page, demoPlayer, proxy.url);
    const player = await openThroughProxy(proxy, page, '/m/home');
    await player.balance();
    const second = await context.newPage();
    const other = await openThroughProxy(proxy, second, '/m/voucherCenter');
    await second.getByLabel('Amount', { exact: false }).first().fill('321');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(second.getByText('The account has been logged out, please log in again')).toBeVisible();
    await expect(second.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await other.logIn();
    await expect(second.getByLabel('Amount', { exact: false }).first()).toHaveValue('321');
    expect(await player.balance()).toContain('฿');
    await page.reload();
    expect(await player.balance()).toContain('฿');
  });
});

test('SYS-08 a malformed entry in the storage does not affect the others', async ({ page }) => {
  await logInByCall(page, demoPlayer, proxy.url);
  const player = await openThroughProxy(proxy, page, '/m/home');
  await player.balance();
  await page.evaluate(() => {
    localStorage.setItem('parlor_mode', 'light');
    for (const key of ['HOT_GAMES', 'memberInfo', 'status', 'setTemplate', 'service_link'])
      localStorage.setItem(key, '{"release":');
    sessionStorage.setItem('draft.login.member', '[');
  });
  await page.reload();
  expect(await player.balance()).toContain('฿');
  await expect(page.getByRole('link', { name: /Lotus Lanterns/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['mode'])).toBe('light');
});
