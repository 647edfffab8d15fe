import { expect, test } from '@playwright/test';
import { bindPhone } from './phones.ts';
import { product } from './product.ts';
import { untilQuiet, watchRequests } from './quietPage.ts';
import {
  requestCode,
  input,
  isLoggedIn,
  logIn,
  newcomer,
  openBrowser,
  popup,
  press,
  storedName,
  watchFor,
} from './accountForms.ts';
import { createAccount, logInByCall, registerByCall } from './sessionByCall.ts';

// Most journeys start with a registration, and several need more than one browser.
test.describe.configure({ timeout: 120_000 });

test('REG-05 REG-08 REG-11 REG-13 a stranger registers by mobile number with the code from the phone, and is logged in', async ({
  browser,
}) => {
  const { context, page, player } = await openBrowser(browser);
  const person = newcomer();
  await player.open('/m/register');
  const form = popup(page, 'Create account');
  await form.getByRole('tab', { name: 'With mobile number' }).click();
  await expect(form.getByRole('button', { name: 'Send code' })).toBeDisabled();
  const code = await requestCode(form, person.mobile, person.number);
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

test('AUTH-01 AUTH-04 a player logs in by a code on the phone; a wrong code is refused, and the other input is kept', async ({
  browser,
  request,
}) => {
  const { context, page, player } = await openBrowser(browser);
  const person = newcomer();
  const { username, mobile, number } = person;
  await createAccount(request, person);
  await bindPhone(username, number);
  await player.open('/m/login');
  const form = popup(page, 'Log in');
  await form.getByRole('tab', { name: 'With SMS code' }).click();
  const code = await requestCode(form, mobile, number);
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

test('AUTH-18 the list of devices logs another browser out, and only that one', async ({ browser }) => {
  const person = newcomer();
  const here = await openBrowser(browser);
  await here.player.readEnglish();
  await registerByCall(here.page, person);
  const others = [await openBrowser(browser), await openBrowser(browser)];
  for (const { page, player } of others) {
    await player.readEnglish();
    await logInByCall(page, person);
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
  let remaining = 0;
  for (const { page } of others) remaining += (await isLoggedIn(page)) ? 1 : 0;
  expect(remaining).toBe(1);

  await press(here.page, 'Log out all other devices');
  await press(here.page.getByRole('alertdialog'), 'Log out');
  await expect(here.page.getByText('You are logged in here and nowhere else.')).toBeVisible();
  for (const { page } of others) expect(await isLoggedIn(page)).toBe(false);
  expect(await isLoggedIn(here.page)).toBe(true);
  for (const { context } of [here, ...others]) await context.close();
});

test('AUTH-07 AUTH-05 a remembered login fills the form at the next visit, and its password is in no storage', async ({
  browser,
  request,
}) => {
  const person = newcomer();
  const { context, page, player } = await openBrowser(browser);
  await createAccount(request, person);
  await player.open('/m/member/home');
  const form = await logIn(page, person.username, person.password);
  await expect(form).toBeHidden();
  await context.clearCookies({ name: 'parlor_session' });
  await page.goto('/m/member/home');
  await expect(input(form, 'username')).toHaveValue(person.username);
  await expect(input(form, 'password')).toHaveValue(person.password);
  expect(await page.evaluate(() => localStorage.getItem('rememberedLogin.username'))).not.toContain(person.password);
  await context.close();
});

test('AGT-01 AUTH-03 AUTH-17 an agent logs in at the agent login, is asked once about a pending contract, and Go opens it', async ({
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
  // A reloaded page shows no prompt.
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  watchRequests(page);
  await page.goto('/m/agent/home');
  await expect(page.getByRole('button', { name: 'Copy the code' })).toBeVisible();
  await untilQuiet(page);
  expect(requested).toContain('/wps/agent/summary');
  expect(requested).not.toContain('/wps/agent/contracts/requests');
  await context.close();
});
