import { pathOf, type RouteName } from '@parlor/contract';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { Player } from './player.ts';
import { product } from './product.ts';
import { registerByCall, startedToken } from './sessionByCall.ts';

/** A unique username. All tests of a run share the product. */
export const newName = (prefix: string) =>
  `${prefix}${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`.slice(0, 16);

export const PASSWORD = 'Journey#2026';

/** Text that a refusal must not contain: a stack trace, or a path of the source. */
export const STACK_TRACE = /\bat [^\n]*:\d+:\d+|node_modules|\/src\/|Error:/;

export const call = (route: RouteName) => product.url + pathOf(route);

/** Expects status, error code and an envelope without internal details. */
export async function expectRefusal(
  answer: Awaited<ReturnType<APIRequestContext['get']>>,
  status: number,
  errorCode: string,
): Promise<void> {
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ success: false, errorCode });
  expect(answer.status()).toBe(status);
  expect(text).not.toMatch(STACK_TRACE);
}

/** Opens the registration and returns its form, fields and submit button. */
export async function openRegistration(page: Page) {
  const player = new Player(page);
  await player.open('/m/register');
  const form = page.getByRole('dialog', { name: 'Create account' });
  const fields = {
    username: form.getByRole('textbox', { name: /^Username/ }),
    password: form.getByLabel('Password', { exact: false }).first(),
    confirmation: form.getByLabel('Password again'),
    captcha: form.getByRole('textbox', { name: /Verification code/ }),
  };
  const submit = form.getByRole('button', { name: 'Create account' });
  await expect(submit).toBeVisible();
  return { player, form, fields, submit };
}

/** Registers a new account. The page is logged in and in English from its next navigation. */
export async function register(page: Page, prefix = 'new'): Promise<{ player: Player; username: string }> {
  const player = new Player(page);
  await player.readEnglish();
  const username = newName(prefix);
  await registerByCall(page, { username, password: PASSWORD });
  return { player, username };
}

/** The session token of the page, or '' for a visitor. */
export const tokenOf = async (page: Page): Promise<string> =>
  page.url() === 'about:blank' ? startedToken(page) : page.evaluate(() => localStorage.getItem('token') ?? '');
