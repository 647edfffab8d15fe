import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE_COOKIE } from '../modules/code/codeCookie.ts';
import { codeSentTo } from '../modules/message/testing/sentMessages.ts';
import { createAttempts, type Attempts } from '../testing/attempts.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

// The pause between two codes, repeated in the test.
const CODE_PAUSE_MS = 60_000;

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'Other#Horse7';

let gateway: TestGateway;
let attempts: Attempts;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000, loginFailuresPerMinute: 100_000 } });
  attempts = createAttempts(gateway);
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: {
      features: { mobileCodeLogin: true, phoneRetrieval: true },
      registration: { methods: { username: true, mobile: true } },
    },
  });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  // Resets every budget, and frees the numbers of the previous test.
  gateway.advance(2 * HOUR_MS);
  const { db } = gateway.deps;
  await Promise.all([
    db.deleteFrom('message').execute(),
    db.deleteFrom('verification_code').execute(),
    db.updateTable('account').set({ mobile: null }).execute(),
  ]);
});

/** Requests a code with a solved bot check; returns the status and the browser's cookie. */
async function requestCode(
  number: string,
  purpose: 'login' | 'register' | 'reset',
  remoteAddress = attempts.newAddress(),
) {
  const body = {
    mobileNum: number.slice(3),
    countryDialingCode: number.slice(1, 3),
    purpose,
    botCheck: await gateway.botCheck({ remoteAddress: attempts.newAddress() }),
  };
  const { status, cookies } = await gateway.call('sendSmsCode', { body, remoteAddress });
  return { status, cookies: { [CODE_COOKIE]: cookies.find(({ name }) => name === CODE_COOKIE)?.value ?? '' } };
}

async function ownerOf(number: string): Promise<string> {
  const account = await gateway.createAccount();
  await gateway.app.gateway.services.accounts.setMobile(account.id, number);
  return account.account;
}

async function logInBy(number: string, verificationCode: string, cookies: Record<string, string>) {
  const proofs = await attempts.proofs();
  const body = {
    type: 'sms',
    mobileNum: number.slice(3),
    countryDialingCode: '66',
    verificationCode,
    ...proofs.fields,
  };
  return gateway.call('login', {
    body,
    cookies: { ...proofs.cookies, ...cookies },
    remoteAddress: attempts.newAddress(),
  });
}

const textsSent = async () =>
  (
    await gateway.deps.db
      .selectFrom('message')
      .select('id')
      .where('channel', '=', 'sms')
      .where('is_decoy', '=', false)
      .execute()
  ).length;

describe('requesting an SMS code', () => {
  it('REG-11 is limited per number prefix, across client addresses with every bot check solved', async () => {
    const { smsCodesPerPrefix } = gateway.deps.config;
    // A block of premium numbers, none of them known to the platform.
    const numbers = Array.from({ length: smsCodesPerPrefix + 20 }, (_, index) => `+6681234${String(1_000 + index)}`);
    const statuses = [];
    for (const number of numbers) statuses.push((await requestCode(number, 'register')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(smsCodesPerPrefix);
    expect(await textsSent()).toBe(smsCodesPerPrefix);
  });

  it('REG-11 sends no message for a login or password reset when no account has the number', async () => {
    expect((await requestCode('+66812345001', 'login')).status).toBe(200);
    expect((await requestCode('+66812345002', 'reset')).status).toBe(200);
    expect(await textsSent()).toBe(0);
  });

  it('REG-11 is limited per client address even with every bot check solved', async () => {
    const { smsCodesPerAddress } = gateway.deps.config;
    const statuses = [];
    for (let index = 0; index < smsCodesPerAddress + 5; index += 1)
      statuses.push(
        (await requestCode(`+668${1 + (index % 9)}0${String(10_000 + index)}0`, 'register', '203.0.113.90')).status,
      );
    expect(statuses.slice(smsCodesPerAddress)).toEqual(statuses.slice(smsCodesPerAddress).map(() => 429));
  });

  it('REG-11 sends at most five messages an hour to one number, across client addresses', async () => {
    await ownerOf('+66812345678');
    for (let minute = 0; minute < 60; minute += 2) {
      await requestCode('+66812345678', 'login');
      gateway.advance(2 * 60_000 - 1);
    }
    expect(await textsSent()).toBe(5);
  });

  it.each(['', 'bm90IHNvbHZlZA=='])('REG-11 sends no message without a solved bot check: %j', async (botCheck) => {
    await ownerOf('+66812345678');
    const answer = await gateway.call('sendSmsCode', {
      body: { mobileNum: '812345678', countryDialingCode: '66', purpose: 'login', botCheck },
    });
    expect(answer.envelope).toMatchObject({ errorCode: 'auth.bot_check_required' });
    expect(await textsSent()).toBe(0);
  });
});

describe('an SMS code', () => {
  it('AUTH-08 is rejected after five wrong guesses even when it is correct', async () => {
    const number = '+66812345678';
    await ownerOf(number);
    const { cookies } = await requestCode(number, 'login');
    const code = await codeSentTo(gateway, number);
    for (let guess = 0; guess < 5; guess += 1)
      await logInBy(number, String((Number(code) + 1 + guess) % 1_000_000).padStart(6, '0'), cookies);
    expect((await logInBy(number, code, cookies)).envelope).toMatchObject({ errorCode: 'auth.code_incorrect' });
  });

  it('AUTH-08 allows at most 25 guesses an hour per number, across client addresses', async () => {
    const number = '+66812345678';
    await ownerOf(number);
    const { codes } = gateway.app.gateway.services;
    let tried = 0;
    const started = gateway.deps.clock();
    while (gateway.deps.clock() - started < HOUR_MS) {
      const { status, cookies } = await requestCode(number, 'login');
      if (status === 200) {
        const code = await codeSentTo(gateway, number);
        for (let guess = 0; guess < 7; guess += 1) {
          // A guess counts only if the right code would have been accepted instead.
          const isGood = await codes.matches({
            merchantCode: 'NORTH',
            id: cookies[CODE_COOKIE],
            number,
            purpose: 'login',
            code,
          });
          const { envelope } = await logInBy(
            number,
            String((Number(code) + 1 + guess) % 1_000_000).padStart(6, '0'),
            cookies,
          );
          if (isGood && !envelope.success && envelope.errorCode === 'auth.code_incorrect') tried += 1;
        }
      }
      gateway.advance(CODE_PAUSE_MS * 6);
    }
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThanOrEqual(25);
  });

  it('AUTH-08 is rejected without the cookie of the browser that requested it', async () => {
    const number = '+66812345678';
    await ownerOf(number);
    await requestCode(number, 'login');
    const code = await codeSentTo(gateway, number);
    const stranger = await requestCode('+66812345679', 'login');
    for (const cookies of [{}, { [CODE_COOKIE]: '' }, { [CODE_COOKIE]: 'x'.repeat(43) }, stranger.cookies]) {
      expect((await logInBy(number, code, cookies as Record<string, string>)).envelope).toMatchObject({
        errorCode: 'auth.code_incorrect',
      });
    }
  });

  it('PSW-06 sent for login is rejected for a password reset and stays valid for login', async () => {
    const number = '+66812345678';
    const account = await ownerOf(number);
    const login = await requestCode(number, 'login');
    const code = await codeSentTo(gateway, number);
    const reset = await gateway.call('resetPasswordByPhone', {
      body: { mobileNum: number.slice(3), countryDialingCode: '66', verificationCode: code, newPassword: NEW_PASSWORD },
      cookies: login.cookies,
      remoteAddress: attempts.newAddress(),
    });
    expect(reset.envelope).toMatchObject({ errorCode: 'auth.code_incorrect' });
    expect((await attempts.logIn(account)).status).toBe(200);
    // The code is still valid for its own purpose.
    expect((await logInBy(number, code, login.cookies)).status).toBe(200);
  });
});
