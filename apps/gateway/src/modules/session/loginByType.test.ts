import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, TEST_PASSWORD, type TestGateway } from '../../testing/testGateway.ts';
import { CODE_COOKIE } from '../code/codeCookie.ts';
import {
  startProviderStandIn,
  testIdentityProvider,
  type ProviderStandIn,
} from '../identity/testing/providerStandIn.ts';
import type { Account } from '../member/account.service.ts';
import { codeSentTo } from '../message/testing/sentMessages.ts';

// The limit of guesses at one account, repeated in the test.
const ACCOUNT_ATTEMPTS = 10;

let gateway: TestGateway;
let provider: ProviderStandIn;
let made = 0;

const merchant = (settings: object) => ({
  code: 'NORTH',
  name: 'North',
  brand: 'north',
  currency: 'THB' as const,
  settings,
});
const withCodes = { features: { mobileCodeLogin: true } };

beforeAll(async () => {
  provider = await startProviderStandIn();
  gateway = await createTestGateway({ env: { FIREBASE_JWKS_URL: provider.keysUrl } });
  await gateway.app.gateway.services.merchants.save(merchant(withCodes));
});
afterAll(async () => {
  await gateway.close();
  await provider.stop();
});

function newAddress(): string {
  made += 1;
  return `10.11.${made >> 7}.${1 + (made & 127)}`;
}

/** Returns a valid Thai number that no other test uses. */
function newNumber(): string {
  made += 1;
  return `+6681${String(2_000_000 + made)}`;
}

async function accountWith(number: string): Promise<Account> {
  const account = await gateway.createAccount();
  await gateway.app.gateway.services.accounts.setMobile(account.id, number);
  return account;
}

/** Requests a code as the browser does; returns its cookie. */
async function requestCode(number: string, change: object = {}): Promise<Record<string, string>> {
  const botCheck = await gateway.botCheck({ remoteAddress: newAddress() });
  const body = { mobileNum: number.slice(3), countryDialingCode: '66', purpose: 'login', botCheck, ...change };
  const answer = await gateway.call('sendSmsCode', { body, remoteAddress: newAddress() });
  expect(answer.status).toBe(200);
  return { [CODE_COOKIE]: answer.cookies.find(({ name }) => name === CODE_COOKIE)?.value ?? '' };
}

const smsBody = (number: string, verificationCode: string, change: object = {}) => ({
  type: 'sms',
  mobileNum: number.slice(3),
  countryDialingCode: '66',
  verificationCode,
  ...change,
});

describe('login by SMS code', () => {
  it('AUTH-01 AUTH-08 logs in the account with that number and accepts each code once', async () => {
    const number = newNumber();
    const account = await accountWith(number);
    const cookies = await requestCode(number);
    const body = smsBody(number, await codeSentTo(gateway, number));
    const answer = await gateway.call('login', { body, cookies, remoteAddress: newAddress() });
    expect(answer.envelope.value).toMatchObject({ userName: account.account, type: 0 });
    const again = await gateway.call('login', { body, cookies, remoteAddress: newAddress() });
    expect(again.envelope).toMatchObject({ errorCode: 'auth.code_incorrect' });
  });

  it('AUTH-08 rejects a wrong code, and a correct one from another browser or for another number', async () => {
    const [number, other] = [newNumber(), newNumber()];
    await accountWith(number);
    await accountWith(other);
    const cookies = await requestCode(number);
    const code = await codeSentTo(gateway, number);
    const wrong = code === '111111' ? '222222' : '111111';
    const tries = [
      [smsBody(number, wrong), cookies],
      [smsBody(number, code), {}],
      [smsBody(number, code), { [CODE_COOKIE]: 'another' }],
      [smsBody(other, code), cookies],
    ] as const;
    for (const [body, sent] of tries) {
      const captcha = await gateway.captcha();
      const proofs = { botCheck: await gateway.botCheck({ remoteAddress: newAddress() }), captcha: captcha.answer };
      const answer = await gateway.call('login', {
        body: { ...body, ...proofs },
        cookies: { ...captcha.cookies, ...sent },
        remoteAddress: newAddress(),
      });
      expect(answer).toMatchObject({
        status: 422,
        envelope: { errorCode: 'auth.code_incorrect', value: { captcha: true } },
      });
    }
  });

  it('AUTH-01 is rejected when the merchant does not offer it', async () => {
    const answer = await gateway.call('login', {
      body: smsBody('+66812345678', '123456'),
      headers: { Merchant: 'SOUTH' },
      remoteAddress: newAddress(),
    });
    expect(answer).toMatchObject({ status: 403, envelope: { errorCode: 'permission.denied' } });
  });

  it('AUTH-15 reports a disabled or a staff account when the code is correct', async () => {
    const [gone, staff] = [newNumber(), newNumber()];
    const goneCookies = await accountWith(gone).then(async ({ id }) => {
      const cookies = await requestCode(gone);
      await gateway.deps.db.updateTable('account').set({ status: 'disabled' }).where('id', '=', id).execute();
      return cookies;
    });
    const { id } = await gateway.createAccount({ type: 41 });
    await gateway.app.gateway.services.accounts.setMobile(id, staff);
    const staffCookies = await requestCode(staff);
    const tryIt = async (number: string, cookies: Record<string, string>) =>
      (
        await gateway.call('login', {
          body: smsBody(number, await codeSentTo(gateway, number)),
          cookies,
          remoteAddress: newAddress(),
        })
      ).envelope;
    expect(await tryIt(gone, goneCookies)).toMatchObject({ errorCode: 'auth.user_disabled' });
    expect(await tryIt(staff, staffCookies)).toMatchObject({ errorCode: 'auth.non_member' });
  });

  it('AUTH-06 unlocks an account locked by wrong passwords', async () => {
    const number = newNumber();
    const account = await accountWith(number);
    const guess = async (password: string) => {
      const [remoteAddress, captcha] = [newAddress(), await gateway.captcha()];
      const body = {
        type: 'username',
        username: account.account,
        password,
        captcha: captcha.answer,
        botCheck: await gateway.botCheck({ remoteAddress }),
      };
      return gateway.call('login', { body, cookies: captcha.cookies, remoteAddress });
    };
    for (let attempt = 0; attempt < ACCOUNT_ATTEMPTS; attempt += 1) await guess('Wrong#Horse9');
    expect((await guess(TEST_PASSWORD)).envelope).toMatchObject({ errorCode: 'auth.too_many_attempts' });
    const cookies = await requestCode(number);
    expect(
      (
        await gateway.call('login', {
          body: smsBody(number, await codeSentTo(gateway, number)),
          cookies,
          remoteAddress: newAddress(),
        })
      ).status,
    ).toBe(200);
    const withoutProofs = { type: 'username', username: account.account, password: TEST_PASSWORD };
    expect((await gateway.call('login', { body: withoutProofs, remoteAddress: newAddress() })).status).toBe(200);
  });
});

describe('login by an identity provider', () => {
  const signIn = (firebaseIdToken: string, firebaseChannel: string, change: object = {}) =>
    gateway.call('login', {
      body: { type: 'firebase', firebaseChannel, firebaseIdToken, ...change },
      remoteAddress: newAddress(),
    });

  it('AUTH-16 AUTH-08 logs in a Google user as the same account each time and rejects invalid tokens', async () => {
    await gateway.app.gateway.services.merchants.save(
      merchant({ identityProvider: testIdentityProvider, features: { googleLogin: true } }),
    );
    const first = await signIn(await provider.token('google', 'person-1'), 'google');
    const second = await signIn(await provider.token('google', 'person-1'), 'google');
    expect(first.status).toBe(200);
    expect(second.envelope.value).toMatchObject({
      userName: (first.envelope.value as unknown as { userName: string }).userName,
    });
    for (const token of ['', 'a.b.c', await provider.token('facebook', 'person-1')]) {
      expect(await signIn(token, 'google')).toMatchObject({
        status: 401,
        envelope: { errorCode: 'auth.provider_refused', value: { captcha: true } },
      });
    }
  });

  it('AUTH-16 AGT-01 rejects a new user on the agent login', async () => {
    await gateway.app.gateway.services.merchants.save(
      merchant({ identityProvider: testIdentityProvider, features: { googleLogin: true } }),
    );
    const answer = await signIn(await provider.token('google', 'person-2'), 'google', { scope: 'agent' });
    expect(answer.envelope).toMatchObject({ errorCode: 'auth.non_agent' });
  });
});
