import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { codeSentTo, linkSentTo } from './outbox.ts';
import { Player } from './player.ts';
import { product } from './product.ts';
import { untilQuiet, watchRequests } from './quietPage.ts';
import { modes, openContext } from './screens.ts';

// Most journeys begin with a registration, and several take more than one browser.
test.describe.configure({ timeout: 120_000 });

/** Somebody who has no account yet; nobody else has these words. */
interface Newcomer {
  username: string;
  password: string;
  email: string;
  /** As it is dialled in Thailand, and as the world dials it. */
  mobile: string;
  number: string;
}

/**
 * Demo players of the same site whose phone is known; each belongs to one test, because a phone gets one code a minute.
 */
const withPhone = {
  byCode: { username: 'player01', mobile: '0812345678', number: '+66812345678' },
  forgetful: { username: 'naree', mobile: '0823456789', number: '+66823456789' },
} as const;

const digits = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');

function newcomer(): Newcomer {
  const name = `acc${Date.now().toString(36)}${digits(3)}`.slice(0, 16);
  const national = `8${digits(8)}`;
  return {
    username: name,
    password: `Canary#${digits(8)}`,
    email: `${name}@example.com`,
    mobile: `0${national}`,
    number: `+66${national}`,
  };
}

/** A browser that nobody used before, at an address of its own. */
async function openBrowser(browser: Browser): Promise<{ context: BrowserContext; page: Page; player: Player }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const player = new Player(page);
  await player.comeFromElsewhere();
  return { context, page, player };
}

const popup = (page: Page, name: string) => page.getByRole('dialog', { name });
const input = (form: Locator | Page, name: string) => form.locator(`input[name=${name}]:visible`);
const press = (form: Locator | Page, name: string) => form.getByRole('button', { name, exact: true }).click();
/** Words that come and go within a second; watched from before what brings them up until they are seen. */
async function watchFor(page: Page, words: string, act: () => Promise<void>): Promise<void> {
  const seen = page.waitForFunction((text) => document.body.textContent.includes(text), words);
  await act();
  await seen;
}
const storedName = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as { userName?: string }).userName);

/**
 * Whether the gateway takes the browser for logged in, asked by a page for accounts alone that keeps nothing from
 * before.
 */
async function isLoggedIn(page: Page): Promise<boolean> {
  await page.goto('/m/securityCenter/devices');
  const here = page.getByText('This device', { exact: true });
  await expect(here.or(popup(page, 'Log in')).first()).toBeVisible();
  return here.isVisible();
}

async function registerByName(page: Page, player: Player, { username, password, email }: Newcomer): Promise<void> {
  await player.open('/m/register');
  const form = popup(page, 'Create account');
  await input(form, 'username').fill(username);
  await input(form, 'password').fill(password);
  await input(form, 'confirmPassword').fill(password);
  await input(form, 'email').fill(email);
  await input(form, 'captcha').fill(product.captchaAnswer);
  await press(form, 'Create account');
  await expect(form).toBeHidden();
}

async function logIn(page: Page, username: string, password: string): Promise<Locator> {
  const form = popup(page, 'Log in');
  await input(form, 'username').fill(username);
  await input(form, 'password').fill(password);
  await press(form, 'Log in');
  return form;
}

/** Asks for a code to a phone in a form, and answers the code. */
async function askForCode(form: Locator, mobile: string, number: string): Promise<string> {
  await input(form, 'mobileNum').fill(mobile);
  await press(form, 'Send code');
  await expect(form.getByRole('button', { name: /You can ask for another code in \d+ seconds/ })).toBeDisabled();
  return codeSentTo(number);
}

test('REG-05 REG-08 REG-11 REG-13 a stranger registers by mobile number with the code from the phone, and is logged in', async ({
  browser,
}) => {
  const { context, page, player } = await openBrowser(browser);
  const person = newcomer();
  await player.open('/m/register');
  const form = popup(page, 'Create account');
  await form.getByRole('tab', { name: 'With mobile number' }).click();
  await expect(form.getByRole('button', { name: 'Send code' })).toBeDisabled();
  const code = await askForCode(form, person.mobile, person.number);
  await input(form, 'verificationCode').fill(code);
  await input(form, 'password').fill(person.password);
  await input(form, 'confirmPassword').fill(person.password);
  await input(form, 'captcha').fill(product.captchaAnswer);
  await watchFor(page, 'Welcome! Your account is ready.', () => press(form, 'Create account'));
  await expect(form).toBeHidden();
  expect(await storedName(page)).toBe(person.number.slice(1));
  expect(await player.balance()).toContain('฿0.00');
  await context.close();
});

test('AUTH-01 AUTH-04 a player logs in by a code on the phone; a wrong code is refused, and everything else stays', async ({
  browser,
}) => {
  const { context, page, player } = await openBrowser(browser);
  const { username, mobile, number } = withPhone.byCode;
  await player.open('/m/login');
  const form = popup(page, 'Log in');
  await form.getByRole('tab', { name: 'With SMS code' }).click();
  const code = await askForCode(form, mobile, number);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await input(form, 'verificationCode').fill(wrong);
  await press(form, 'Log in');
  await expect(form.getByRole('alert')).toContainText('Verification code error');
  await expect(input(form, 'mobileNum')).not.toHaveValue('');
  await input(form, 'verificationCode').fill(code);
  if (await input(form, 'captcha').isVisible()) await input(form, 'captcha').fill(product.captchaAnswer);
  await press(form, 'Log in');
  await expect(form).toBeHidden();
  expect(await storedName(page)).toBe(username);
  await context.close();
});

test('PSW-01 PSW-02 PSW-06 a forgotten password is set anew by the link of a mail, once, and every session ends', async ({
  browser,
}) => {
  const person = newcomer();
  const changed = `${person.password}2`;
  const first = await openBrowser(browser);
  await registerByName(first.page, first.player, person);

  const { context, page, player } = await openBrowser(browser);
  await player.open('/m/login');
  await popup(page, 'Log in').getByRole('link', { name: 'Forgot your password?' }).click();
  const form = popup(page, 'Forgot password');
  await expect(form.getByRole('tab', { name: 'By email' })).toHaveAttribute('aria-selected', 'true');
  await input(form, 'username').fill(person.username);
  await input(form, 'email').fill('not an address');
  await press(form, 'Send the link');
  await expect(form.getByText('Email incorrect')).toBeVisible();
  await input(form, 'email').fill(` ${person.email} `);
  await watchFor(page, 'Check your email.', () => press(form, 'Send the link'));
  // One step back, where the login was.
  await expect(popup(page, 'Log in')).toBeVisible();

  const link = await linkSentTo(person.email);
  expect(new URL(link).hash).toMatch(/^#reset=[\w-]{43}$/);
  await page.goto(link);
  await expect(page).toHaveURL(/\/m\/forget$/);
  await input(form, 'newPassword').fill(changed);
  await input(form, 'confirmNewPassword').fill(changed);
  await press(form, 'Set the new password');
  await logIn(page, person.username, changed);
  await expect(popup(page, 'Log in')).toBeHidden();
  expect(await storedName(page)).toBe(person.username);
  expect(await isLoggedIn(first.page)).toBe(false);

  const late = await openBrowser(browser);
  await late.player.open(new URL(link).pathname + new URL(link).hash);
  const again = popup(late.page, 'Forgot password');
  await input(again, 'newPassword').fill(`${changed}3`);
  await input(again, 'confirmNewPassword').fill(`${changed}3`);
  await press(again, 'Set the new password');
  await expect(again.getByText('This link no longer works')).toBeVisible();
  for (const opened of [first.context, context, late.context]) await opened.close();
});

test('PSW-02 PSW-06 who has no account is answered in the same words, and nothing is sent', async ({ browser }) => {
  const { context, page, player } = await openBrowser(browser);
  const nobody = newcomer();
  await player.open('/m/forget');
  const form = popup(page, 'Forgot password');
  await input(form, 'username').fill(nobody.username);
  await input(form, 'email').fill(nobody.email);
  const answer = page.waitForResponse((response) => response.url().endsWith('/wps/member/password/email'));
  await watchFor(page, 'Check your email.', () => press(form, 'Send the link'));
  expect(await (await answer).json()).toEqual({ success: true, value: {} });
  expect(await (await fetch(`${product.url}/outbox`)).text()).not.toContain(nobody.email);
  await context.close();
});

test('PSW-01 PSW-03 PSW-04 a forgotten password is set anew by a code on the phone, which logs in; the present one is refused', async ({
  browser,
}) => {
  const { context, page, player } = await openBrowser(browser);
  const { username, mobile, number } = withPhone.forgetful;
  const changed = `Changed#${digits(8)}`;
  await player.open('/m/forget');
  const form = popup(page, 'Forgot password');
  await form.getByRole('tab', { name: 'By phone' }).click();
  const code = await askForCode(form, mobile, number);
  await input(form, 'verificationCode').fill(code);
  await input(form, 'newPassword').fill('Player#2026');
  await press(form, 'Set the new password');
  await expect(form.getByRole('alert')).toContainText('The new password must differ from the present one.');
  await expect(input(form, 'newPassword')).toHaveValue('');
  await expect(input(form, 'verificationCode')).toHaveValue(code);
  await input(form, 'newPassword').fill(changed);
  await press(form, 'Set the new password');
  await expect(form).toBeHidden();
  expect(await storedName(page)).toBe(username);

  await context.clearCookies({ name: 'parlor_session' });
  await page.goto('/m/member/home');
  await logIn(page, username, changed);
  await expect(popup(page, 'Log in')).toBeHidden();
  await context.close();
});

test('PSW-05 AUTH-18 a changed password logs every other device out, this one goes on, and the old password is worth nothing', async ({
  browser,
}) => {
  const person = newcomer();
  const changed = `${person.password}2`;
  const here = await openBrowser(browser);
  await registerByName(here.page, here.player, person);
  const there = await openBrowser(browser);
  await there.player.open('/m/login');
  await expect(await logIn(there.page, person.username, person.password)).toBeHidden();
  expect(await isLoggedIn(there.page)).toBe(true);

  await here.page.goto('/m/changePsw');
  const form = popup(here.page, 'Change password');
  // This tab knows the present password from the registration.
  await expect(input(form, 'newPassword')).toBeVisible();
  await expect(input(form, 'oldPassword')).toHaveCount(0);
  await input(form, 'newPassword').fill(person.password);
  await input(form, 'confirmNewPassword').fill(person.password);
  await press(form, 'Change password');
  await press(here.page.getByRole('alertdialog', { name: 'That is your present password' }), 'Choose another one');
  await input(form, 'newPassword').fill(changed);
  await input(form, 'confirmNewPassword').fill(changed);
  await watchFor(here.page, 'Changes saved', () => press(form, 'Change password'));
  await expect(here.page).toHaveURL(/\/m\/home$/);
  expect(await isLoggedIn(here.page)).toBe(true);

  await there.page.goto('/m/gameRecord');
  await expect(there.page.getByText('The account has been logged out, please log in again')).toBeVisible();
  const refused = await logIn(there.page, person.username, person.password);
  await expect(refused.getByRole('alert')).toContainText('Username or password is incorrect');
  await input(refused, 'password').fill(changed);
  await input(refused, 'captcha').fill(product.captchaAnswer);
  await press(refused, 'Log in');
  await expect(refused).toBeHidden();
  await expect(there.page).toHaveURL(/\/m\/gameRecord$/);
  for (const { context } of [here, there]) await context.close();
});

test('PSW-05 a visitor is led home from the change of a password', async ({ page }) => {
  await new Player(page).open('/m/changePsw');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(popup(page, 'Change password')).toBeHidden();
});

test('AUTH-18 the list of devices logs another browser out, and only that one', async ({ browser }) => {
  const person = newcomer();
  const here = await openBrowser(browser);
  await registerByName(here.page, here.player, person);
  const others = [await openBrowser(browser), await openBrowser(browser)];
  for (const { page, player } of others) {
    await player.open('/m/login');
    await expect(await logIn(page, person.username, person.password)).toBeHidden();
  }

  await here.page.goto('/m/securityCenter');
  await here.page.getByRole('link', { name: /^Devices/ }).click();
  const list = here.page.getByRole('list', { name: 'Devices' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  await list
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /^Log out/ })
    .click();
  await watchFor(here.page, 'The device is logged out', () => press(here.page.getByRole('alertdialog'), 'Log out'));
  await expect(list.getByRole('listitem')).toHaveCount(2);
  let left = 0;
  for (const { page } of others) left += (await isLoggedIn(page)) ? 1 : 0;
  expect(left).toBe(1);

  await press(here.page, 'Log out all other devices');
  await press(here.page.getByRole('alertdialog'), 'Log out');
  await expect(here.page.getByText('You are logged in here and nowhere else.')).toBeVisible();
  for (const { page } of others) expect(await isLoggedIn(page)).toBe(false);
  expect(await isLoggedIn(here.page)).toBe(true);
  for (const { context } of [here, ...others]) await context.close();
});

test('AUTH-06 after a wrong password a picture asks for its answer, and with both the player is in', async ({
  browser,
}) => {
  const person = newcomer();
  const first = await openBrowser(browser);
  await registerByName(first.page, first.player, person);
  await first.context.close();

  const { context, page, player } = await openBrowser(browser);
  await player.open('/m/login');
  await expect(input(page, 'captcha')).toHaveCount(0);
  const form = await logIn(page, person.username, 'Wrong#2026');
  await expect(form.getByRole('alert')).toContainText('Username or password is incorrect');
  await expect(form.getByRole('img', { name: 'Picture with the verification code' })).toBeVisible();
  await expect(input(form, 'username')).toHaveValue(person.username);
  await input(form, 'password').fill(person.password);
  await input(form, 'captcha').fill(product.captchaAnswer);
  await press(form, 'Log in');
  await expect(form).toBeHidden();
  expect(await storedName(page)).toBe(person.username);
  await context.close();
});

test('AUTH-07 AUTH-05 a remembered login stands in the form at the next visit, and its password is in no storage', async ({
  browser,
}) => {
  const person = newcomer();
  const { context, page, player } = await openBrowser(browser);
  await registerByName(page, player, person);
  await context.clearCookies({ name: 'parlor_session' });
  await page.goto('/m/member/home');
  const form = await logIn(page, person.username, person.password);
  await expect(form).toBeHidden();
  await context.clearCookies({ name: 'parlor_session' });
  await page.goto('/m/member/home');
  await expect(input(form, 'username')).toHaveValue(person.username);
  await expect(input(form, 'password')).toHaveValue(person.password);
  expect(await page.evaluate(() => localStorage.getItem('rememberedLogin.username'))).not.toContain(person.password);
  await context.close();
});

test('AGT-01 AUTH-03 AUTH-17 an agent logs in at their own door, is asked once about a contract that waits, and Go opens it', async ({
  browser,
}) => {
  const { context, page, player } = await openBrowser(browser);
  await player.open('/m/agent');
  const form = page.locator('form');
  await input(form, 'username').fill('agent01');
  await input(form, 'password').fill('Agent#2026');
  await press(form, 'Log in');
  const question = page.getByRole('alertdialog', { name: 'A daily salary contract waits for you' });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/m\/agent\/home$/);
  await press(question, 'Go');
  await expect(page).toHaveURL(/\/m\/member\/agent\/getSalaryContract$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Daily salary contract' })).toBeVisible();
  await expect(question).toBeHidden();
  // The page that is loaded anew asks nothing.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  watchRequests(page);
  await page.goto('/m/agent/home');
  await expect(page.getByRole('button', { name: 'Copy the code' })).toBeVisible();
  await untilQuiet(page);
  expect(asked).toContain('/wps/agent/summary');
  expect(asked).not.toContain('/wps/agent/contracts/requests');
  await context.close();
});

/** The forms of accounts, each as it stands after what has to be pressed. */
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

// That they have no accessibility violation is shown where every screen is visited, in access.spec.ts.
for (const language of ['EN', 'TY'] as const) {
  test(`AUTH-01 REG-01 PSW-01 in ${language} neither the forms of accounts nor the popups around them move sideways at 320 px`, async ({
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
        // The second way is the second tab in every language.
        await page.getByRole('tab').nth(1).click();
        await input(page, 'mobileNum').waitFor();
      }
      expect
        .soft(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          `${name} scrolls sideways`,
        )
        .toBe(0);
      // Neither the page nor the popup that scrolls up and down may move sideways.
      const sideways = await page.locator('form:visible').evaluateAll((elements) =>
        elements.flatMap((form) => {
          const moved: number[] = [];
          for (let place: Element | null = form; place; place = place.parentElement)
            if (/auto|scroll/.test(getComputedStyle(place).overflowX))
              moved.push(place.scrollWidth - place.clientWidth);
          return moved;
        }),
      );
      expect.soft(Math.max(0, ...sideways), `the popup of ${name} scrolls sideways`).toBe(0);
    }
    await context.close();
  });
}

/**
 * Every text that a browser keeps of a site: both storages, what it can read of IndexedDB, caches' addresses, and the
 * history's present address.
 */
async function keptTexts(page: Page): Promise<string> {
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
        // A key that cannot be exported says nothing but what kind it is.
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

test('AUTH-07 API-03 PSW-06 no secret of these journeys is kept by the browser, stands in an address, or reaches the log of the gateway', async ({
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
  const kept: string[] = [];
  const console: string[] = [];
  page.on('console', (message) => console.push(message.text()));

  await registerByName(page, player, person);
  kept.push(await keptTexts(page));
  await page.goto('/m/changePsw');
  const form = popup(page, 'Change password');
  await input(form, 'newPassword').fill(changed);
  await input(form, 'confirmNewPassword').fill(changed);
  await press(form, 'Change password');
  await expect(page).toHaveURL(/\/m\/home$/);
  kept.push(await keptTexts(page));
  expect(await page.evaluate(() => sessionStorage.getItem('PSW'))).toBeNull();

  await context.clearCookies({ name: 'parlor_session' });
  await page.goto('/m/member/home');
  await logIn(page, person.username, 'Mistaken#2026');
  await expect(popup(page, 'Log in').getByRole('alert')).toContainText('incorrect');
  await input(popup(page, 'Log in'), 'captcha').fill(product.captchaAnswer);
  await logIn(page, person.username, changed);
  await expect(popup(page, 'Log in')).toBeHidden();
  kept.push(await keptTexts(page));

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
  kept.push(await keptTexts(page));
  await input(mail, 'confirmNewPassword').fill(last);
  await press(mail, 'Set the new password');
  await logIn(page, person.username, last);
  await expect(popup(page, 'Log in')).toBeHidden();
  kept.push(await keptTexts(page));

  const secrets = [person.password, changed, last, 'Mistaken#2026', resetToken];
  const cookie = (await context.cookies()).find(({ name }) => name === 'parlor_session')?.value ?? '';
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  expect([cookie.length, token.length].every((length) => length >= 43)).toBe(true);
  const found = (text: string, candidates: string[]) =>
    candidates.filter(
      (secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)) || text.includes(btoa(secret)),
    );
  expect(found(kept.join('\n'), [...secrets, cookie])).toEqual([]);
  // The link itself is the one address that carries its token, behind the mark that no server sees.
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
