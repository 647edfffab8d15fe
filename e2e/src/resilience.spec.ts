import { expect, test, type Page } from '@playwright/test';
import { openFrontDoor, type FrontDoor } from './frontDoor.ts';
import { Player } from './player.ts';
import { isControlled } from './serviceWorker.ts';

let door: FrontDoor;
test.beforeEach(async () => {
  door = await openFrontDoor();
});
test.afterEach(() => door.close());

const SESSION_COOKIE = 'parlor_session';

async function openThrough(page: Page, path: string): Promise<Player> {
  await page.addInitScript(() => localStorage.getItem('language') ?? localStorage.setItem('language', 'EN'));
  await page.context().addCookies([{ name: 'parlor_language', value: 'EN', url: door.url }]);
  await page.goto(door.url + path);
  return new Player(page);
}

const banner = (page: Page) => page.getByRole('banner');
const mainBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const help = (page: Page) => page.getByRole('heading', { level: 1, name: 'Help centre' });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('DL-05 SYS-11 a visit without a network shows home as it was, says so, and goes on when the network is back', async ({
    page,
    context,
  }) => {
    await openThrough(page, '/m/home');
    await isControlled(page);
    await page.reload();
    await expect(mainBar(page)).toBeVisible();
    await context.setOffline(true);
    await page.goto(`${door.url}/m/home`);
    await expect(page.getByText('You are offline.', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Lotus Lanterns/ }).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Back online')).toBeVisible();
    await mainBar(page).getByRole('link', { name: 'Promotions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  });

  test('DL-05 SYS-10 a new release says that it is here, and takes over when the player wants it to', async ({
    page,
  }) => {
    await openThrough(page, '/m/help');
    await isControlled(page);
    door.release('0123456789abcdef');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await expect(notice).toBeVisible();
    await expect(help(page)).toBeVisible();
    await notice.getByRole('button', { name: 'Reload' }).click();
    // The page goes away under the question while the new release takes over, so it is asked again.
    await expect(async () => {
      const shells = await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')));
      expect(shells).toEqual(['shell-0123456789abcdef']);
    }).toPass({ timeout: 15_000 });
    await expect(help(page)).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('SYS-13 a page that was kept in the browser learns what the merchant changed since', async ({ page }) => {
    await openThrough(page, '/m/home');
    await isControlled(page);
    const settings = page.waitForResponse((response) => response.url().endsWith('/wps/system/settings'));
    await page.reload();
    expect((await settings).ok() || (await settings).status() === 304).toBe(true);
  });
});

test('SYS-11 a gateway that restarts loses nothing that was typed, and the same form goes through afterwards', async ({
  page,
}) => {
  await openThrough(page, '/m/login');
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.getByLabel('Username').fill('player01');
  await form.getByLabel('Password', { exact: true }).fill('Player#2026');
  door.shut();
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form.getByText('We cannot reach the service right now. Please try again.')).toBeVisible();
  await expect(form.getByLabel('Username')).toHaveValue('player01');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Player#2026');
  door.open();
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form).toBeHidden();
  expect(await new Player(page).balance()).toContain('฿');
  // What only visitors see went with the login, down to its dot.
  await expect(page.getByRole('button', { name: /^1\/\d/ })).toHaveCount(1);
});

test('SYS-11 a list that could not be fetched offers another try, which works once the gateway is back', async ({
  page,
}) => {
  await page.route('**/wps/help*', (route) => route.abort());
  await openThrough(page, '/m/help');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/wps/help*');
  await retry.click();
  await expect(page.getByRole('list', { name: 'Help centre' }).getByRole('link').first()).toBeVisible();
});

test('SYS-11 a slow network is called slow, and what was asked for arrives all the same', async ({ page }) => {
  let goOn = () => {};
  const held = new Promise<void>((released) => {
    goOn = released;
  });
  await page.route('**/wps/help*', async (route) => {
    await held;
    await route.continue();
  });
  await openThrough(page, '/m/help');
  await expect(page.getByText('The network is slow. Hold on…')).toBeVisible();
  goOn();
  await expect(page.getByRole('list', { name: 'Help centre' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByText('The network is slow. Hold on…')).toBeHidden();
});

test('AUTH-12 NAV-20 a session that ended elsewhere asks for a login and leads back to the page', async ({
  page,
  context,
}) => {
  const player = await openThrough(page, '/m/gameRecord');
  await player.logIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Betting record' })).toBeVisible();
  await context.clearCookies({ name: SESSION_COOKIE });
  await page.reload();
  await expect(page.getByText('The account has been logged out, please log in again')).toBeVisible();
  await player.logIn();
  await expect(page).toHaveURL(/\/m\/gameRecord$/);
});

test('SYS-10 a page whose code went away with a release says so, and another try brings it', async ({ page }) => {
  await openThrough(page, '/m/home');
  await page.route(/\/m\/assets\/ActivityPage-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await mainBar(page).getByRole('link', { name: 'Promotions' }).click();
  await expect(page.getByText('This page did not load')).toBeVisible();
  await expect(mainBar(page)).toBeVisible();
  await page.unroute(/\/m\/assets\/ActivityPage-[^/]+\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expect(page.getByText('This page did not load')).toBeHidden();
});

test('SYS-10 SYS-11 a page that cannot be fetched without a network stays in the site, and comes as soon as the network is back', async ({
  page,
  context,
}) => {
  await openThrough(page, '/m/home');
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
  test(`SYS-02 a site whose ${part} does not arrive says so, and starts once it does`, async ({ page }) => {
    await page.route(file, (route) => route.abort());
    await openThrough(page, '/m/help');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('This page did not load Check your connection and try again. Try again', {
      useInnerText: true,
    });
    const retry = alert.getByRole('link', { name: 'Try again' });

    door.shut();
    await retry.click();
    await expect(retry).toBeVisible();
    door.open();
    await page.unroute(file);
    await retry.click();
    await expect(help(page)).toBeVisible();
    await expect(retry).toBeHidden();
  });
}

test('SYS-02 a site that could not start tries again by itself once the network is back', async ({ page, context }) => {
  await page.route(/\/m\/assets\/en-[^/]+\.js$/, (route) => route.abort());
  await openThrough(page, '/m/help');
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await context.setOffline(true);
  await page.unroute(/\/m\/assets\/en-[^/]+\.js$/);
  await context.setOffline(false);
  await expect(help(page)).toBeVisible();
});

test('SYS-08 storage that was tampered with is dropped, and the site starts as for a stranger', async ({ page }) => {
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
  await page.goto(`${door.url}/m/home`);
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
  test(`SYS-08 AUTH-09 with storage ${name} a player still logs in, and stays so until the page closes`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(script);
    await context.addCookies([{ name: 'parlor_language', value: 'EN', url: door.url }]);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`${door.url}/m/login`);
    const form = page.getByRole('dialog');
    await form.getByRole('textbox').first().fill('player01');
    await form.locator('input[name=password]').fill('Player#2026');
    await form.locator('button[type=submit]').click();
    await expect(form).toBeHidden();
    await mainBar(page).or(page.locator('nav')).getByRole('link').last().click();
    await expect(page.getByText('฿').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

for (const days of [-1, 1]) {
  test(`API-03 a clock that is wrong by ${days} day logs in, waits a minute for a code and no day, and has today’s entries under today`, async ({
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
    const player = await openThrough(page, '/m/register');
    const register = page.getByRole('dialog', { name: 'Create account' });
    await register.getByRole('tab', { name: 'With mobile number' }).click();
    await register.locator('input[name=mobileNum]:visible').fill(`08${String(Math.random()).slice(2, 10)}`);
    await register.getByRole('button', { name: 'Send code' }).click();
    await expect(
      register.getByRole('button', { name: /You can ask for another code in (?:60|[1-5]?\d) seconds/ }),
    ).toBeDisabled();
    await page.goto(`${door.url}/m/login`);
    await player.logIn();
    expect(await player.balance()).toContain('฿');
    await mainBar(page).getByRole('link', { name: 'Deposit' }).click();
    await page.getByLabel('Amount', { exact: false }).first().fill('100');
    await page.getByRole('button', { name: 'Deposit ฿100.00' }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: /confirm|pay/i }).click();
    await expect(page.getByText('Your deposit of ฿100.00 has arrived.')).toBeVisible();
    await page.goto(`${door.url}/m/transaction/record`);
    await page.getByRole('tab', { name: 'Today' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Deposit' }).first()).toBeVisible();
    // By the device's own clock the site was never used.
    await page.goto(`${door.url}/m/securityCenter/devices`);
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await expect(page.getByText(/1 day ago|in 1 day|tomorrow|yesterday/)).toHaveCount(0);
  });
}

test('NAV-02 NAV-03 back and forward go across popups as across pages, and nothing stays locked', async ({ page }) => {
  await openThrough(page, '/m/help');
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

test('WAL-02 two taps on a button do one thing', async ({ page }) => {
  const player = await openThrough(page, '/m/voucherCenter');
  await player.logIn();
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

test('NAV-11 two taps on a place of the bar are one step', async ({ page }) => {
  await openThrough(page, '/m/home');
  await mainBar(page).getByRole('link', { name: 'Promotions' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('NAV-02 turning the phone keeps what was typed, and the form can still be sent', async ({ page }) => {
  await openThrough(page, '/m/login');
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

test('NAV-02 on a small phone with its keyboard open the field one types in stays in sight, and so does the way on', async ({
  page,
}) => {
  // What an on-screen keyboard leaves of a 320 × 568 phone.
  await page.setViewportSize({ width: 320, height: 300 });
  await openThrough(page, '/m/login');
  const form = page.getByRole('dialog', { name: 'Log in' });
  for (const field of [form.getByLabel('Username'), form.getByLabel('Password', { exact: true })]) {
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 0.99 });
    // Nothing that sticks to an edge lies over it.
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

test.describe('what was begun', () => {
  const amount = (page: Page) => page.getByLabel('Amount', { exact: false }).first();
  const unheard = (page: Page) => page.getByText('We cannot reach the service right now. Please try again.');

  test('SYS-11 WAL-02 a form that is sent without a network keeps what stands in it, and goes through once there is one', async ({
    page,
    context,
  }) => {
    const player = await openThrough(page, '/m/voucherCenter');
    await player.logIn();
    await amount(page).fill('431');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Deposit ฿431.00' }).click();
    await expect(page.getByText('You are offline', { exact: false }).nth(1)).toBeVisible();
    await expect(amount(page)).toHaveValue('431');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Deposit ฿431.00' }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
  });

  test('SYS-11 API-05 an answer that is lost on the way makes no second deposit of one', async ({ page }) => {
    const player = await openThrough(page, '/m/voucherCenter');
    await player.logIn();
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
    await expect(unheard(page)).toBeVisible();
    await page.getByRole('button', { name: `Deposit ${words}` }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.goto(`${door.url}/m/voucherCenter`);
    const recent = page.getByRole('listitem').filter({ hasText: words });
    await expect(recent).toHaveCount(1);
  });

  test('AUTH-12 SYS-11 a session that ends under a form asks for a login, which leads back to the form as it was', async ({
    page,
    context,
  }) => {
    const player = await openThrough(page, '/m/voucherCenter');
    await player.logIn();
    const way = page.getByRole('radio').last();
    await way.check();
    const chosen = await way.getAttribute('value');
    await amount(page).fill('654');
    await context.clearCookies({ name: SESSION_COOKIE });
    await page.getByRole('button', { name: 'Deposit ฿654.00' }).click();
    await expect(page.getByText('The account has been logged out, please log in again')).toBeVisible();
    await player.logIn();
    await expect(page).toHaveURL(/\/m\/voucherCenter$/);
    await expect(amount(page)).toHaveValue('654');
    await expect(page.locator(`input[type=radio][value="${chosen}"]`)).toBeChecked();
  });

  test('NAV-02 NAV-03 REG-05 forms that take each other’s place keep what was typed and the chosen tab, but no password', async ({
    page,
  }) => {
    await openThrough(page, '/m/login');
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

  test('SYS-10 a press whose code went away with a release is answered by the new release, and not by nothing', async ({
    page,
  }) => {
    await openThrough(page, '/m/help');
    await expect(help(page)).toBeVisible();
    const gone = /\/m\/assets\/LanguageDialog-[^/]+\.js$/;
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
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
    await page.unroute(gone);
    await notice.getByRole('button', { name: 'Reload' }).dispatchEvent('click');
    await page.waitForLoadState();
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await language();
    await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible();
  });
});

test.describe('two tabs', () => {
  test('AUTH-11 AUTH-09 a logout in one is one in the other, and so is a login; what was typed there stays', async ({
    page,
    context,
  }) => {
    const player = await openThrough(page, '/m/login');
    await player.logIn();
    await player.balance();
    const second = await context.newPage();
    const other = await openThrough(second, '/m/voucherCenter');
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

test('SYS-08 what is broken in the storage takes nothing along that is not', async ({ page }) => {
  const player = await openThrough(page, '/m/login');
  await player.logIn();
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
