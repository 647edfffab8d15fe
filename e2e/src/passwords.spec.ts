import { expect, test } from '@playwright/test';
import { linkSentTo } from './outbox.ts';
import { Player } from './player.ts';
import { bindPhone } from './phones.ts';
import { product } from './product.ts';
import {
  requestCode,
  digits,
  input,
  isLoggedIn,
  logIn,
  newcomer,
  openBrowser,
  popup,
  press,
  registerByName,
  storedName,
  watchFor,
} from './accountForms.ts';
import { createAccount, logInByCall, registerByCall } from './sessionByCall.ts';

// Most journeys start with a registration, and several need more than one browser.
test.describe.configure({ timeout: 120_000 });

test('PSW-01 PSW-02 PSW-06 a forgotten password is reset once by the link of a mail, and every session ends', async ({
  browser,
}) => {
  const person = newcomer();
  const changed = `${person.password}2`;
  const first = await openBrowser(browser);
  await first.player.readEnglish();
  await registerByCall(first.page, person);
  expect(await isLoggedIn(first.page)).toBe(true);

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
  // Back returns to the login.
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

test('PSW-02 PSW-06 an unknown account gets the same answer, and nothing is sent', async ({ browser }) => {
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

test('PSW-01 PSW-03 PSW-04 a forgotten password is reset by a code on the phone, which logs in; the current password is refused', async ({
  browser,
  request,
}) => {
  const { context, page, player } = await openBrowser(browser);
  const person = newcomer();
  const { username, mobile, number } = person;
  await createAccount(request, person);
  await bindPhone(username, number);
  const changed = `Changed#${digits(8)}`;
  await player.open('/m/forget');
  const form = popup(page, 'Forgot password');
  await form.getByRole('tab', { name: 'By phone' }).click();
  const code = await requestCode(form, mobile, number);
  await input(form, 'verificationCode').fill(code);
  await input(form, 'newPassword').fill(person.password);
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

test('PSW-05 AUTH-18 a changed password logs every other device out but this one, and the old password is refused', async ({
  browser,
}) => {
  const person = newcomer();
  const changed = `${person.password}2`;
  const here = await openBrowser(browser);
  await registerByName(here.page, here.player, person);
  const there = await openBrowser(browser);
  await there.player.readEnglish();
  await logInByCall(there.page, person);
  expect(await isLoggedIn(there.page)).toBe(true);

  await here.page.goto('/m/changePsw');
  const form = popup(here.page, 'Change password');
  // This tab knows the current password from the registration.
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

test('PSW-05 a visitor of the change of password is redirected home', async ({ page }) => {
  await new Player(page).open('/m/changePsw');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(popup(page, 'Change password')).toBeHidden();
});
