import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pathOf, type RegistrationSettings } from '@parlor/contract';
import { expect, test, type Page } from '@playwright/test';
import { Player } from '../player.ts';
import { emulator, identityProduct } from './identityProduct.ts';
import { blockInternet } from './providerWindow.ts';

const program = fileURLToPath(new URL('../../../apps/gateway/src/ops/ops.ts', import.meta.url));
const provider = { apiKey: 'any', authDomain: `${emulator.projectId}.firebaseapp.com`, projectId: emulator.projectId };

/** Sets the merchant's identity provider by command. */
function set(name: string, value: unknown): void {
  const { stderr } = spawnSync(process.execPath, [program, 'settings', 'set', 'LOTUS', name, JSON.stringify(value)], {
    env: { ...process.env, ...identityProduct.env },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
}

test.beforeAll(async ({ request }) => {
  set('identityProvider', provider);
  set('smsCodes', 'provider');
  set('features.googleLogin', true);
  set('features.facebookLogin', true);
  set('features.mobileCodeLogin', true);
  set('registration.methods', { username: true, mobile: true });
  // The gateway rereads its settings every few seconds, perhaps between two of these. Pages contain them.
  await expect(async () => {
    const page = await (await request.get('/m/home')).text();
    expect(page).toContain(`"projectId":"${provider.projectId}"`);
    expect(page).toContain('"smsCodes":"provider"');
    for (const feature of ['googleLogin', 'facebookLogin', 'mobileCodeLogin'])
      expect(page).toContain(`"${feature}":true`);
    const { value } = (await (await request.get(pathOf('getRegistrationSettings'))).json()) as {
      value: RegistrationSettings;
    };
    expect(value.methods).toEqual({ username: true, mobile: true });
  }).toPass();
});

/** Violations of the content security policy. */
function refusals(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type|TrustedScript/i.test(message.text())) found.push(message.text());
  });
  return found;
}

/** Returns the newest code that the emulator would have sent to a number. */
async function codeOf(number: string): Promise<string> {
  const find = async () => {
    const answer = await fetch(`http://${emulator.host}/emulator/v1/projects/${emulator.projectId}/verificationCodes`);
    const { verificationCodes = [] } = (await answer.json()) as {
      verificationCodes?: { phoneNumber: string; code: string }[];
    };
    return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code;
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

/**
 * Hosts on the internet that the page contacted. Of the provider's hosts it needs only the one with the script through
 * which the window answers.
 */
const hostsOf = (addresses: readonly string[]) => [...new Set(addresses.map((address) => new URL(address).hostname))];

/** Everything stored in the browser, as text, and the names of its databases. */
const storedText = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), await indexedDB.databases()]),
  );

test('AUTH-03 AUTH-16 a player signs in with Google in the provider’s window, and is the same player the next time', async ({
  page,
  context,
}) => {
  const requested = await blockInternet(context);
  const found = refusals(page);
  const player = new Player(page);
  await player.useFreshAddress();

  const signIn = async () => {
    await player.open('/m/login');
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    return opened;
  };
  const nameOf = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as { userName?: string }).userName,
    );

  const first = await signIn();
  await first.getByRole('button', { name: /Add new account/ }).click();
  await first.getByRole('button', { name: /Auto-generate/ }).click();
  const email = await first.locator('#email-input').inputValue();
  await first.getByRole('button', { name: /Sign in with Google/ }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const name = await nameOf();
  expect(name).toMatch(/^player[a-z0-9]{10}$/);
  // The frame through which the window answers is invisible.
  for (const frame of await page.locator('iframe').all()) await expect(frame).toBeHidden();
  expect(await storedText(page)).not.toMatch(/firebase:|firebaseLocalStorage|example\.com/);

  await player.forgetLogin();
  const second = await signIn();
  await second.getByText(email).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await nameOf()).toBe(name);
  expect(found).toEqual([]);
  // Requests of the emulator's own page are not checked.
  expect(hostsOf(requested).filter((host) => !/^unpkg\.com$|^fonts\.googleapis\.com$/.test(host))).toEqual([
    'apis.google.com',
  ]);
});

test('REG-08 AUTH-01 AUTH-16 a player registers by a code that the provider sent, and logs in with the next one', async ({
  page,
  context,
}) => {
  const requested = await blockInternet(context);
  const found = refusals(page);
  const player = new Player(page);
  await player.useFreshAddress();
  const dialog = page.getByRole('dialog');
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0');
  const askForCode = async () => {
    await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(`081${digits}`);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('The code is on its way.')).toBeVisible();
    return codeOf(`+6681${digits}`);
  };

  await player.open('/m/register');
  await dialog.getByRole('tab', { name: 'With mobile number' }).click();
  const code = await askForCode();
  await dialog.getByRole('textbox', { name: 'SMS code' }).fill(code === '000000' ? '111111' : '000000');
  await dialog.getByLabel('Password', { exact: false }).first().fill('Player#2026');
  await dialog.getByLabel('Password again').fill('Player#2026');
  const picture = dialog.getByRole('textbox', { name: /^Verification code/ });
  await picture.fill('1');
  const submit = dialog.getByRole('button', { name: 'Create account' });
  await submit.click();
  await expect(dialog.getByRole('textbox', { name: 'SMS code' })).toHaveAccessibleDescription(
    /Verification code error/,
  );
  await dialog.getByRole('textbox', { name: 'SMS code' }).fill(code);
  // A different error requires no second code: the same confirmation is sent again.
  await submit.click();
  await expect(picture).toHaveAccessibleDescription(/Verification code error/);
  await picture.fill(identityProduct.captchaAnswer);
  await submit.click();
  await expect(dialog).toBeHidden();
  const nameOf = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as { userName?: string }).userName,
    );
  expect(await nameOf()).toBe(`6681${digits}`);

  // The site may store its session again on leaving, so storage is cleared on a page without the site.
  await page.goto('/robots.txt');
  await player.forgetLogin();
  await player.open('/m/login');
  await dialog.getByRole('tab', { name: 'With SMS code' }).click();
  await dialog.getByRole('textbox', { name: 'SMS code' }).fill(await askForCode());
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  expect(await nameOf()).toBe(`6681${digits}`);
  expect(await storedText(page)).not.toMatch(/firebase:|firebaseLocalStorage|example\.com/);
  expect([hostsOf(requested), found]).toEqual([['apis.google.com'], []]);
});

test('AUTH-16 closing the provider’s window shows no error and allows another attempt', async ({ page, context }) => {
  await blockInternet(context);
  const player = new Player(page);
  await player.useFreshAddress();
  await player.open('/m/login');
  const opened = context.waitForEvent('page');
  const button = page.getByRole('button', { name: 'Continue with Facebook' });
  await button.click();
  await (await opened).close();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(button).toBeEnabled();
});
