import { chromium as engine, expect, test } from '@playwright/test';
import { Player } from './player.ts';
import { chromium, product } from './product.ts';
import { HOUSE_GAME } from './screens.ts';
import { createAccount, demoPlayer, logInByCall } from './sessionByCall.ts';
import { PASSWORD, STACK_TRACE, call, expectRefusal, newName, openRegistration, tokenOf } from './refusals.ts';

test.describe('logging in', () => {
  test('AUTH-06 a wrong password is refused with a message, and the next attempt requires a captcha', async ({
    page,
    request,
  }) => {
    const username = newName('new');
    await createAccount(request, { username, password: PASSWORD });
    const player = new Player(page);
    await player.useFreshAddress();
    await player.open('/m/login');
    const form = page.getByRole('dialog', { name: 'Log in' });
    const captcha = form.getByRole('textbox', { name: 'Verification code' });
    const submit = form.getByRole('button', { name: 'Log in' });
    await form.getByLabel('Username').fill(username);
    await form.getByLabel('Password', { exact: true }).fill('Wrong#2026');
    await expect(captcha).toBeHidden();
    await submit.click();

    await expect(form.getByRole('alert')).toContainText('Username or password is incorrect');
    await expect(form.getByLabel('Username')).toHaveValue(username);
    await expect(captcha).toBeVisible();
    await expect(form.getByAltText('Picture with the verification code')).toBeVisible();
    await expect(submit).toBeDisabled();

    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await captcha.fill('0000');
    const fresh = page.waitForResponse(call('getCaptcha'));
    await submit.click();
    await expect(form.getByRole('alert')).toContainText('Verification code error');
    await expect(captcha).toHaveValue('');

    // The answer belongs to the new picture.
    await fresh;
    await captcha.fill(product.captchaAnswer);
    await submit.click();
    await expect(form).toBeHidden();
    expect(await player.balance()).toBe('฿0.00');
  });

  test('an unknown name is refused with the same message as a wrong password', async ({ page }) => {
    const player = new Player(page);
    await player.useFreshAddress();
    await player.open('/m/login');
    const form = page.getByRole('dialog', { name: 'Log in' });
    await form.getByLabel('Username').fill(newName('who'));
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form.getByRole('alert')).toHaveText('Username or password is incorrect');
    await expect(page.getByText(STACK_TRACE)).toHaveCount(0);
  });

  test('AUTH-15 an agent login does not admit players', async ({ page }) => {
    const player = new Player(page);
    await player.useFreshAddress();
    await player.open('/m/agent');
    const form = page.locator('form');
    await form.getByLabel('Username').fill('player01');
    await form.getByLabel('Password', { exact: true }).fill('Player#2026');
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form.getByRole('alert')).toContainText('Non-agents cannot log in');
    expect(await tokenOf(page)).toBe('');
  });

  test('API-03 a login that is not encrypted is refused', async ({ request }) => {
    const data = { username: 'player01', password: 'Player#2026', type: 'username' };
    await expectRefusal(await request.post(call('login'), { data }), 400, 'request.encryption_required');
    await expectRefusal(
      await request.post(call('login'), {
        data: JSON.stringify(data),
        headers: { 'Content-Type': 'application/jose', Encryption: 'JWE' },
      }),
      400,
      'request.encryption_invalid',
    );
  });

  test('API-03 a sealed login that is sent a second time is refused', async ({ page, playwright }) => {
    const player = new Player(page);
    await player.open('/m/login');
    const sending = page.waitForRequest(call('login'));
    await player.logIn();
    const sent = await sending;
    const body = sent.postData() ?? '';
    expect(body).not.toContain('Player#2026');
    expect(body.split('.')).toHaveLength(5);

    const thief = await playwright.request.newContext();
    const { 'content-type': contentType = '', encryption = '', merchant = '' } = await sent.allHeaders();
    const answer = await thief.post(call('login'), {
      data: body,
      headers: { 'Content-Type': contentType, Encryption: encryption, Merchant: merchant },
    });
    await expectRefusal(answer, 409, 'request.replayed');
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('parlor_session');
    await thief.dispose();
  });
});

test.describe('registering', () => {
  test('REG-03 REG-04 each violated rule is shown beside its field, and nothing is sent', async ({ page }) => {
    const { form, fields, submit } = await openRegistration(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url());
    });
    const mistake = async (field: keyof typeof fields, words: string) => {
      await expect(fields[field]).toHaveAttribute('aria-invalid', 'true');
      await expect(fields[field]).toHaveAccessibleDescription(new RegExp(words));
    };

    await test.step('nothing filled in', async () => {
      await submit.click();
      await mistake('username', 'Please fill this in');
      await mistake('password', 'Please fill this in');
      await mistake('confirmation', 'Please enter the password again');
      await mistake('captcha', 'Please enter the verification code');
      await expect(fields.username).toBeFocused();
    });

    await test.step('a username that is too short, or begins with a digit', async () => {
      await fields.username.fill('abc');
      await mistake('username', '4 to 16 letters and digits, beginning with a letter');
      await fields.username.fill('1abcd');
      await mistake('username', '4 to 16 letters and digits, beginning with a letter');
    });

    await test.step('a password without a digit, or too short', async () => {
      await fields.password.fill('onlyletters');
      await mistake('password', '8 to 20 characters with at least a letter and a digit');
      await fields.password.fill('ab1');
      await mistake('password', '8 to 20 characters with at least a letter and a digit');
    });

    await test.step('two passwords that differ', async () => {
      await fields.password.fill(PASSWORD);
      await fields.confirmation.fill(`${PASSWORD}x`);
      await mistake('confirmation', 'The two passwords are not the same');
    });

    await fields.username.fill(newName('rule'));
    await fields.confirmation.fill(PASSWORD);
    await submit.click();
    await mistake('captcha', 'Please enter the verification code');
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
    expect(sent).toEqual([]);
  });

  test('REG-07 without the disclaimer no account is created', async ({ page }) => {
    const { form, submit } = await openRegistration(page);
    const disclaimer = form.getByRole('checkbox');
    await expect(disclaimer).toBeChecked();
    await disclaimer.uncheck();
    await expect(form.getByText('Please confirm your age and accept the terms.')).toBeVisible();
    await expect(submit).toBeDisabled();
    await disclaimer.check();
    await expect(submit).toBeEnabled();
  });

  test('REG-12 a taken username is reported while typing, and refused if it is sent anyway', async ({ page }) => {
    const { form, fields, submit } = await openRegistration(page);
    await fields.username.fill('player01');
    await expect(form.getByText('Sorry, the username already exists.')).toBeVisible();
    await fields.password.fill(PASSWORD);
    await fields.confirmation.fill(PASSWORD);
    await fields.captcha.fill(product.captchaAnswer);
    await submit.click();
    await expect(form.getByRole('alert')).toContainText('Sorry, the username already exists.');
    await expect(fields.password).toHaveValue(PASSWORD);
    expect(await tokenOf(page)).toBe('');
  });

  test('REG-04 a wrong captcha is refused with everything else kept, and a new picture', async ({ page }) => {
    const { form, fields, submit, player } = await openRegistration(page);
    const username = newName('cap');
    await fields.username.fill(username);
    await fields.password.fill(PASSWORD);
    await fields.confirmation.fill(PASSWORD);
    await fields.captcha.fill('0000');
    const fresh = page.waitForResponse(call('getCaptcha'));
    await submit.click();
    await expect(form.getByRole('alert')).toContainText('Verification code error');
    await fresh;
    await expect(fields.captcha).toHaveValue('');
    await expect(fields.username).toHaveValue(username);
    await fields.captcha.fill(product.captchaAnswer);
    await submit.click();
    await expect(form).toBeHidden();
    expect(await player.balance()).toBe('฿0.00');
  });
});

test.describe('sessions', () => {
  test('GAME-16 NAV-20 a visitor who selects a game logs in and plays it', async ({ page }) => {
    const player = new Player(page);
    await player.open('/m/slot');
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/m\/login$/);
    await player.logIn();
    await expect(page).toHaveURL(/\/m\/play\/\d+$/);
    await expect(page.getByRole('button', { name: 'Leave the game' })).toBeVisible();
  });

  test('GAME-16 NAV-20 the address of a game asks a visitor to log in, and then opens the game', async ({ page }) => {
    const player = new Player(page);
    await player.open(`/m/play/${HOUSE_GAME}`);
    await expect(page).toHaveURL(/\/m\/login$/);
    await player.logIn();
    await expect(page).toHaveURL(new RegExp(`/m/play/${HOUSE_GAME}$`));
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
  });

  test('NAV-20 WAL-06 a page for players asks a visitor to log in, and then opens that page', async ({ page }) => {
    const player = new Player(page);
    await player.open('/m/transaction/record?range=week');
    await expect(page).toHaveURL(/\/m\/login$/);
    await player.logIn();
    await expect(page).toHaveURL(/\/m\/transaction\/record\?range=week$/);
    await expect(page.getByRole('heading', { name: 'Account record' })).toBeVisible();
  });

  test('a launch without a session is refused', async ({ request }) => {
    await expectRefusal(
      await request.post(call('launchGame'), { data: { nodeId: HOUSE_GAME } }),
      401,
      'session.required',
    );
  });

  test('AUTH-12 half of a session is not accepted: neither the token alone nor the cookie alone', async ({
    page,
    playwright,
  }) => {
    await logInByCall(page, demoPlayer);
    const token = await tokenOf(page);
    expect((await page.request.get(call('getBalance'), { headers: { Token: token } })).status()).toBe(200);
    expect((await page.request.get(call('getBalance'))).status()).toBe(401);

    const thief = await playwright.request.newContext();
    await expectRefusal(await thief.get(call('getBalance'), { headers: { Token: token } }), 401, 'session.ended');
    await thief.dispose();
    // The attempts of a thief do not log the player out.
    expect((await page.request.get(call('getBalance'), { headers: { Token: token } })).status()).toBe(200);
  });
});

test.describe('an unreachable gateway', () => {
  const calls = /\/(?:wps|lgw)\//;

  test('a list reports the failure, and loads on a retry', async ({ page }) => {
    const player = new Player(page);
    await player.open('/m/home');
    await expect(page.getByRole('main')).toBeVisible();
    await page.route(calls, (route) => route.abort('connectionrefused'));
    await page.getByRole('tab', { name: 'Fishing' }).click();
    await expect(page.getByText('The games did not load')).toBeVisible();
    await expect(page.getByText(STACK_TRACE)).toHaveCount(0);
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('a login reports the failure and keeps the input, and succeeds afterwards', async ({ page }) => {
    const player = new Player(page);
    await player.open('/m/login');
    const form = page.getByRole('dialog', { name: 'Log in' });
    await form.getByLabel('Username').fill('player01');
    await form.getByLabel('Password', { exact: true }).fill('Player#2026');
    await page.route(calls, (route) => route.abort('connectionrefused'));
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form.getByRole('alert')).toContainText('We cannot reach the service right now. Please try again.');
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Player#2026');
    await page.unroute(calls);
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form).toBeHidden();
    expect(await player.balance()).toMatch(/^฿/);
  });

  test('SYS-02 a site that cannot reach the gateway at startup offers a retry and is never blank', async ({ page }) => {
    const player = new Player(page);
    await page.route(calls, (route) => route.abort('connectionrefused'));
    // Without the embedded data, the site has to request it.
    await page.route('**/m/home', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/<script[^>]*id="parlor-bootstrap">[\s\S]*?<\/script>/, ''),
      });
    });
    await player.open('/m/home');
    await expect(page.getByText('We cannot reach the service right now. Please try again.')).toBeVisible();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test('a phone on the local network without WebCrypto shows why it cannot log in, and what to start instead', async () => {
  const browser = await engine.launch({
    ...chromium,
    args: [...chromium.args, '--host-resolver-rules=MAP parlor.test 127.0.0.1'],
  });
  try {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await page.addInitScript(() => localStorage.setItem('language', 'EN'));
    await page.goto(`http://parlor.test:${new URL(product.url).port}/m/login`);
    const form = page.getByRole('dialog', { name: 'Log in' });
    await form.getByLabel('Username').fill('player01');
    await form.getByLabel('Password', { exact: true }).fill('Player#2026');
    expect(await page.evaluate(() => 'subtle' in crypto && crypto.subtle !== undefined)).toBe(false);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await form.getByRole('button', { name: 'Log in' }).click();
    const words = form.getByRole('alert');
    await expect(words).toContainText('This connection cannot protect your password');
    await expect(words).toContainText('npm start -- --https');
    await expect(form.getByLabel('Username')).toHaveValue('player01');
    expect(sent.filter((line) => line.startsWith('POST'))).toEqual([]);
  } finally {
    await browser.close();
  }
});
