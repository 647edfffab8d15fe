import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { linkSentTo } from './outbox.ts';
import { product } from './product.ts';
import { modes, openContext } from './screens.ts';
import { digits, input, logIn, newcomer, openBrowser, popup, press, registerByName } from './accountForms.ts';

// Most journeys start with a registration, and several need more than one browser.
test.describe.configure({ timeout: 120_000 });

/** The account forms, with the tab to select. */
const forms: readonly { name: string; path: string; tab?: string }[] = [
  { name: 'login by password', path: '/m/login' },
  { name: 'login by code', path: '/m/login', tab: 'With SMS code' },
  { name: 'registration by name', path: '/m/register' },
  { name: 'registration by number', path: '/m/register', tab: 'With mobile number' },
  { name: 'forgotten password by mail', path: '/m/forget' },
  { name: 'forgotten password by phone', path: '/m/forget', tab: 'By phone' },
  { name: 'password of a link', path: '/m/forget#reset=0123456789012345678901234567890123456789012' },
  { name: 'agent login', path: '/m/agent?code=AGENT01' },
];

/**
 * Returns all text that a browser stores of a site: both storages, IndexedDB, addresses in caches, and the current
 * address in the history.
 */
async function storedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [
      location.href,
      document.cookie,
      JSON.stringify(history.state),
      ...[localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat() as string[]),
    ];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result as unknown[]));
          request.addEventListener('error', () => reject(request.error ?? new Error(store)));
        });
        // A non-extractable key reveals only its type.
        texts.push(
          ...rows.map((row) =>
            row instanceof CryptoKey ? `key ${row.type} ${String(row.extractable)}` : JSON.stringify(row),
          ),
        );
      }
      database.close();
    }
    for (const name of await caches.keys())
      texts.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
    return texts.join('\n');
  });
}

// access.spec.ts checks their accessibility.
for (const language of ['EN', 'TY'] as const) {
  test(`AUTH-01 REG-01 PSW-01 in ${language} account forms and their popups do not scroll sideways at 320 px`, async ({
    browser,
  }) => {
    const context = await openContext(browser, {
      baseURL: product.url,
      viewport: { width: 320, height: 640 },
      language,
      mode: modes[0],
    });
    const page = await context.newPage();
    for (const { name, path, tab } of forms) {
      await page.goto('about:blank');
      await page.goto(path);
      const submit = page.locator('form:visible button[type=submit]');
      await submit.first().waitFor();
      if (tab !== undefined) {
        // The second method is the second tab in every language.
        await page.getByRole('tab').nth(1).click();
        await input(page, 'mobileNum').waitFor();
      }
      expect
        .soft(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          `${name} scrolls sideways`,
        )
        .toBe(0);
      // Neither the page nor the popup may scroll sideways.
      const sideways = await page.locator('form:visible').evaluateAll((elements) =>
        elements.flatMap((form) => {
          const moved: number[] = [];
          for (let element: Element | null = form; element; element = element.parentElement)
            if (/auto|scroll/.test(getComputedStyle(element).overflowX))
              moved.push(element.scrollWidth - element.clientWidth);
          return moved;
        }),
      );
      expect.soft(Math.max(0, ...sideways), `the popup of ${name} scrolls sideways`).toBe(0);
    }
    await context.close();
  });
}

test('AUTH-07 API-03 PSW-06 no secret of these journeys is stored in the browser, in an address, or in the log of the gateway', async ({
  browser,
}) => {
  const person = newcomer();
  const changed = `Changed#${digits(8)}`;
  const last = `Last#${digits(8)}`;
  const { context, page, player } = await openBrowser(browser);
  const addresses: string[] = [];
  const bodies: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url(), request.headers()['referer'] ?? '');
    bodies.push(request.postData() ?? '');
  });
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const logged: string[] = [];
  const console: string[] = [];
  page.on('console', (message) => console.push(message.text()));

  await registerByName(page, player, person);
  logged.push(await storedTexts(page));
  await page.goto('/m/changePsw');
  const form = popup(page, 'Change password');
  await input(form, 'newPassword').fill(changed);
  await input(form, 'confirmNewPassword').fill(changed);
  await press(form, 'Change password');
  await expect(page).toHaveURL(/\/m\/home$/);
  logged.push(await storedTexts(page));
  expect(await page.evaluate(() => sessionStorage.getItem('PSW'))).toBeNull();

  await context.clearCookies({ name: 'parlor_session' });
  await page.goto('/m/member/home');
  await logIn(page, person.username, 'Mistaken#2026');
  await expect(popup(page, 'Log in').getByRole('alert')).toContainText('incorrect');
  await input(popup(page, 'Log in'), 'captcha').fill(product.captchaAnswer);
  await logIn(page, person.username, changed);
  await expect(popup(page, 'Log in')).toBeHidden();
  logged.push(await storedTexts(page));

  await context.clearCookies({ name: 'parlor_session' });
  await page.goto('/m/forget');
  const mail = popup(page, 'Forgot password');
  await input(mail, 'username').fill(person.username);
  await input(mail, 'email').fill(person.email);
  await press(mail, 'Send the link');
  const link = await linkSentTo(person.email);
  const resetToken = new URL(link).hash.slice('#reset='.length);
  await page.goto('about:blank');
  await page.goto(link);
  await input(mail, 'newPassword').fill(last);
  logged.push(await storedTexts(page));
  await input(mail, 'confirmNewPassword').fill(last);
  await press(mail, 'Set the new password');
  await logIn(page, person.username, last);
  await expect(popup(page, 'Log in')).toBeHidden();
  logged.push(await storedTexts(page));

  const secrets = [person.password, changed, last, 'Mistaken#2026', resetToken];
  const cookie = (await context.cookies()).find(({ name }) => name === 'parlor_session')?.value ?? '';
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  expect([cookie.length, token.length].every((length) => length >= 43)).toBe(true);
  const found = (text: string, candidates: string[]) =>
    candidates.filter(
      (secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)) || text.includes(btoa(secret)),
    );
  expect(found(logged.join('\n'), [...secrets, cookie])).toEqual([]);
  // Only the link itself contains its token, in the fragment, which no server receives.
  expect(found(addresses.filter((address) => !address.includes('#')).join('\n'), [...secrets, cookie, token])).toEqual(
    [],
  );
  expect(addresses.filter((address) => address.includes('#')).every((address) => address === link)).toBe(true);
  expect(found(bodies.join('\n'), secrets)).toEqual([]);
  expect(found(console.join('\n'), [...secrets, cookie, token])).toEqual([]);
  const log = readFileSync(join(product.dataDir, 'logs', 'gateway.log'), 'utf8');
  expect(log).toContain('/wps/session/login');
  expect(found(log, [...secrets, cookie, token])).toEqual([]);
  await context.close();
});
