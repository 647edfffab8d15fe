import { expect, test, type Page } from '@playwright/test';
import { closePopups } from './popups.ts';
import { startProductProxy, type ProductProxy } from './productProxy.ts';
import { Player } from './player.ts';
import { product } from './product.ts';
import { isControlled } from './serviceWorker.ts';
import { prepareOrigin } from './throughProxy.ts';

const { port } = new URL(product.url);
const at = (brand: string) => `http://${brand}.localhost:${port}`;
const mainBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Expects that the browser of an Android phone would offer to install the brand. */
async function expectInstallable(page: Page, brand: string, name: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data = '{}' } = await browser.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${at(brand)}/m/manifest.webmanifest`, []]);
  const manifest = JSON.parse(data) as {
    name: string;
    theme_color: string;
    orientation?: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name, id: '/m/', start_url: '/m/home', scope: '/m/', display: 'standalone' });
  expect(manifest.theme_color).toBe(await page.locator('meta[name=theme-color]').getAttribute('content'));
  // The site works in either orientation, for people whose phone is mounted in one of them (WCAG 1.3.4).
  expect(manifest.orientation).toBeUndefined();
  const sizesFor = (purpose: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  expect(sizesFor('any')).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(sizesFor('maskable')).toEqual(expect.arrayContaining(['192x192', '512x512']));
  const statuses = await page.evaluate(
    (icons) => Promise.all(icons.map(async (icon) => (await fetch(icon)).status)),
    manifest.icons.map(({ src }) => src),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  // The incognito browser of a test reports that it cannot install apps; this is not an error of the site.
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((fault) => fault !== 'in-incognito')).toEqual([]);
}

/** Expects the profile that adds the brand to the home screen of an iPhone. */
async function expectProfile(page: Page, brand: string, name: string): Promise<void> {
  const download = page.waitForEvent('download');
  // The request passes through the service worker, like a tap on the link.
  await page.evaluate(() => window.location.assign('/m/webclip.mobileconfig?again'));
  expect((await download).suggestedFilename()).toBe('home-screen.mobileconfig');
  const { type, xml } = await page.evaluate(async () => {
    const answer = await fetch('/m/webclip.mobileconfig');
    return { type: answer.headers.get('content-type'), xml: await answer.text() };
  });
  // The site's pages may not parse documents (Trusted Types); an empty page may.
  const reader = await page.context().newPage();
  const profile = await reader.evaluate((text) => {
    const plist = new DOMParser().parseFromString(text, 'application/xml');
    const value = (key: string) =>
      [...plist.querySelectorAll('key')].find(({ textContent }) => textContent === key)?.nextElementSibling
        ?.textContent ?? null;
    return {
      isBroken: plist.querySelector('parsererror') !== null,
      label: value('Label'),
      url: value('URL'),
      icon: value('Icon')?.slice(0, 11),
    };
  }, xml);
  // The icon is a PNG.
  expect(type).toBe('application/x-apple-aspen-config');
  expect(profile).toEqual({ isBroken: false, label: name, url: `${at(brand)}/m/home`, icon: 'iVBORw0KGgo' });
}

test.describe('the installed site', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [brand, name] of [
    ['lotus', 'Lotus'],
    ['arcadia', 'Arcadia'],
    ['harbor', 'Harbor'],
  ] as const) {
    test(`DL-04 DL-05 ${name} can be installed: by Chromium under its own name, colours and icons, on iPhones by its own profile`, async ({
      page,
    }) => {
      await page.goto(`${at(brand)}/m/home`);
      await isControlled(page);
      await test.step('Chromium finds nothing that keeps it from being installed', () =>
        expectInstallable(page, brand, name));
      await test.step('the browser takes the profile for a file and no page', () => expectProfile(page, brand, name));
    });
  }

  test('DL-05 SYS-08 without storage, a player only loses the offline visit', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      for (const name of ['caches', 'indexedDB', 'localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    });
    await page.goto('/m/login');
    const form = page.getByRole('dialog');
    await form.locator('input[name=username]').fill('player01');
    await form.locator('input[name=password]').fill('Player#2026');
    await form.locator('button[type=submit]').click();
    await expect(form).toBeHidden();
    await closePopups(page);
    await expect(page.getByRole('banner').getByText('฿').first()).toBeVisible();
    for (const path of ['/m/activity', '/m/voucherCenter', '/m/member/home']) {
      await page.locator(`nav a[href="${path}"]`).last().click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    await expect(page.getByText('฿').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  let proxy: ProductProxy;
  test.beforeEach(async ({ context }) => {
    proxy = await startProductProxy();
    await prepareOrigin(context, proxy);
  });
  test.afterEach(() => proxy.close());

  test('DL-05 SYS-01 without a network any address shows the site and reports the problem', async ({
    page,
    context,
  }) => {
    await page.goto(`${proxy.url}/m/home`);
    await isControlled(page);
    await page.reload();
    await expect(mainBar(page)).toBeVisible();
    await context.setOffline(true);
    // All storage is written by now: later addresses add nothing.
    for (const path of ['/', '/m', '/m/index.html', '/m/help?tag=terms', '/m/slot', '/m/login', '/m/gameRecord'])
      await test.step(path, async () => {
        await page.goto(proxy.url + path);
        await expect(page.getByText('You are offline.', { exact: false }).first()).toBeVisible();
        await expect(
          mainBar(page)
            .or(page.getByRole('dialog', { name: 'Log in' }))
            .first(),
        ).toBeVisible();
      });
  });

  test('DL-05 AUTH-11 caches nothing of a player, neither during a session nor afterwards', async ({
    page,
    context,
  }) => {
    await page.goto(`${proxy.url}/m/login`);
    await isControlled(page);
    const player = new Player(page);
    await player.logIn();
    for (const path of ['/m/home', '/m/member/home', '/m/gameRecord', '/m/transaction/record', '/m/home']) {
      await page.goto(proxy.url + path);
      await expect(mainBar(page)).toBeVisible();
    }
    await player.balance();
    const cached = await page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
      const shell = await (await caches.match('/m/home'))?.text();
      return { paths: requests.map(({ url }) => new URL(url).pathname), shell: shell ?? '' };
    });
    expect(
      cached.paths.filter((path) => path !== '/m/home' && !path.startsWith('/m/assets/') && !path.startsWith('/art/')),
    ).toEqual([]);
    expect(cached.paths).toContain('/m/home');
    expect(cached.shell).toContain('parlor-bootstrap');
    expect(cached.shell).not.toMatch(/player01|10,?000\.00|parlor_session/);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /Account/ })).toHaveCount(0);
  });

  test('DL-05 SYS-10 when one tab switches to a new release, the other may follow, and neither mixes releases', async ({
    page,
    context,
  }) => {
    await page.goto(`${proxy.url}/m/help`);
    await isControlled(page);
    const other = await context.newPage();
    await other.goto(`${proxy.url}/m/login`);
    await isControlled(other);
    // It starts to watch releases when it is idle.
    await other.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/releases-[^/]*\.js$/.test(name)),
    );
    const form = other.getByRole('dialog', { name: 'Log in' });
    await form.getByLabel('Username').fill('player01');
    proxy.release('0123456789abcdef');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = (tab: Page) => tab.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect(notice(page)).toBeHidden();
    // The other tab is not reloaded by itself, and its input remains.
    await expect(form.getByLabel('Username')).toHaveValue('player01');
    const reloaded = other.waitForEvent('load');
    await notice(other).getByRole('button', { name: 'Reload' }).dispatchEvent('click');
    await reloaded;
    await expect(form.getByLabel('Username')).toHaveValue('player01');
    await expect(notice(other)).toBeHidden();
    expect(await other.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')))).toEqual(
      ['shell-0123456789abcdef'],
    );
  });
});
