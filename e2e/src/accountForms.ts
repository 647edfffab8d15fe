import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { codeSentTo } from './outbox.ts';
import { Player } from './player.ts';
import { product } from './product.ts';

/** The data of a new account. No other test uses these values. */
interface Newcomer {
  username: string;
  password: string;
  email: string;
  /** The same phone number in national form and in E.164. */
  mobile: string;
  number: string;
}

export const digits = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');

export function newcomer(): Newcomer {
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

/** Opens a fresh browser context with a unique IP address. */
export async function openBrowser(browser: Browser): Promise<{ context: BrowserContext; page: Page; player: Player }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const player = new Player(page);
  await player.useFreshAddress();
  return { context, page, player };
}

export const popup = (page: Page, name: string) => page.getByRole('dialog', { name });

export const input = (form: Locator | Page, name: string) => form.locator(`input[name=${name}]:visible`);

export const press = (form: Locator | Page, name: string) => form.getByRole('button', { name, exact: true }).click();

/** Runs the action and waits for text that may be on the page for less than a second. */
export async function watchFor(page: Page, words: string, act: () => Promise<void>): Promise<void> {
  const seen = page.waitForFunction((text) => document.body.textContent.includes(text), words);
  await act();
  await seen;
}

export const storedName = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as { userName?: string }).userName);

/** Returns whether the gateway accepts the session. It requests the list of devices, which is never cached. */
export async function isLoggedIn(page: Page): Promise<boolean> {
  await page.goto('/m/securityCenter/devices');
  const here = page.getByText('This device', { exact: true });
  await expect(here.or(popup(page, 'Log in')).first()).toBeVisible();
  return here.isVisible();
}

export async function registerByName(
  page: Page,
  player: Player,
  { username, password, email }: Newcomer,
): Promise<void> {
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

export async function logIn(page: Page, username: string, password: string): Promise<Locator> {
  const form = popup(page, 'Log in');
  await input(form, 'username').fill(username);
  await input(form, 'password').fill(password);
  await press(form, 'Log in');
  return form;
}

/** Requests an SMS code in the form and returns it. */
export async function requestCode(form: Locator, mobile: string, number: string): Promise<string> {
  await input(form, 'mobileNum').fill(mobile);
  await press(form, 'Send code');
  await expect(form.getByRole('button', { name: /You can ask for another code in \d+ seconds/ })).toBeDisabled();
  return codeSentTo(number);
}
