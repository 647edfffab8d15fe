import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionInfo } from '@parlor/contract';
import { SESSION_COOKIE } from '@parlor/contract';
import { startPhoneGateway, type PhoneGateway } from '../../testing/phoneGateway.ts';
import type { TestAnswer, TestGateway } from '../../testing/testGateway.ts';
import { CODE_COOKIE } from '../code/codeCookie.ts';
import { testIdentityProvider } from '../identity/testing/providerStandIn.ts';
import type { MerchantSettingsInput } from '../merchant/merchantSettings.ts';
import { codeSentTo } from '../message/testing/sentMessages.ts';
import { byNumber, newName, noCaptcha, register } from './testing/numberRegistrations.ts';

const nameAndNumber: MerchantSettingsInput = {
  registration: {
    rules: {
      ...noCaptcha,
      mobileNum: { enabled: true, required: true },
      verificationCode: { enabled: true, required: true },
    },
  },
};

let phones: PhoneGateway;

let gateway: TestGateway;

beforeAll(async () => {
  phones = await startPhoneGateway({ env: { RATE_LIMIT_PER_MINUTE: '100000' }, settings: byNumber });
  ({ gateway } = phones);
});

afterAll(() => phones.close());

/** Requests a registration code and returns it with the browser's cookie value. */
async function codeFor(number: string, merchant = 'NORTH') {
  const answer = await gateway.call('sendSmsCode', {
    body: {
      mobileNum: number.slice(3),
      countryDialingCode: '66',
      purpose: 'register',
      botCheck: await gateway.botCheck({ remoteAddress: phones.newAddress() }),
    },
    headers: { Merchant: merchant },
    remoteAddress: phones.newAddress(),
  });
  expect(answer.status).toBe(200);
  return {
    cookie: answer.cookies.find(({ name }) => name === CODE_COOKIE)?.value ?? '',
    code: await codeSentTo(gateway, number),
  };
}

const accountOf = (number: string, merchant = 'NORTH') =>
  gateway.app.gateway.services.accounts.byMobile(merchant, number);

/** Returns every account that has a number. */
const ownersOf = (number: string, merchant: string) =>
  gateway.database.db
    .selectFrom('account')
    .select(['id', 'account'])
    .where('merchant_code', '=', merchant)
    .where('mobile', '=', number)
    .execute();

async function countAccounts(merchant: string): Promise<number> {
  const all = gateway.database.db.selectFrom('account').select('id').where('merchant_code', '=', merchant);
  return (await all.execute()).length;
}

/** Expects the complete answer, which reveals nothing about the owner and logs nobody in. */
function expectTaken({ status, envelope, cookies }: TestAnswer): void {
  expect([status, envelope, cookies]).toEqual([
    409,
    { success: false, errorCode: 'register.mobile_taken', message: expect.any(String) as string },
    [],
  ]);
}

describe('registration by phone number', () => {
  it('REG-08 REG-09 creates an account with the number as username and logs it in', async () => {
    const number = phones.newNumber();
    const { cookie, code } = await codeFor(number);
    const answer = await register(phones, 'registerMobile', { number, cookie, change: { verificationCode: code } });
    expect(answer).toMatchObject({
      status: 200,
      envelope: { value: { userName: number.slice(1), type: 0, firstTimeLogin: true } },
    });
    const { token } = answer.envelope.value as SessionInfo;
    const info = await gateway.call('getMemberInfo', {
      headers: { Token: token },
      cookies: { [SESSION_COOKIE]: answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '' },
    });
    expect(info.status).toBe(200);
    expect(await accountOf(number)).toMatchObject({ account: number.slice(1), mobile: number });
  });

  it('REG-04 rejects a missing code, a wrong one, and one requested in another browser', async () => {
    const number = phones.newNumber();
    const { cookie, code } = await codeFor(number);
    const missing = await register(phones, 'registerMobile', { number, cookie });
    expect(missing.envelope).toMatchObject({
      errorCode: 'register.invalid',
      value: { fields: { verificationCode: { key: 'validation.required' } } },
    });
    const wrong = await register(phones, 'registerMobile', {
      number,
      cookie,
      change: { verificationCode: code === '000000' ? '000001' : '000000' },
    });
    expect(wrong).toMatchObject({ status: 422, envelope: { errorCode: 'auth.code_incorrect' } });
    const elsewhere = await register(phones, 'registerMobile', { number, change: { verificationCode: code } });
    expect(elsewhere.envelope).toMatchObject({ errorCode: 'auth.code_incorrect' });
    expect(await accountOf(number)).toBeUndefined();
    expect(
      (await register(phones, 'registerMobile', { number, cookie, change: { verificationCode: code } })).status,
    ).toBe(200);
  });

  it('REG-04 does not reveal whether a number is taken when the code is wrong', async () => {
    const [taken, free] = [phones.newNumber(), phones.newNumber()];
    await gateway.createAccount({ mobile: taken });
    const answers = [];
    for (const number of [taken, free]) {
      const { cookie, code } = await codeFor(number);
      // The owner of the number gets a notice without a code.
      expect(code !== '').toBe(number === free);
      const change = { verificationCode: code === '123456' ? '654321' : '123456' };
      const { status, envelope } = await register(phones, 'registerMobile', { number, cookie, change });
      answers.push({ status, envelope });
    }
    expect(answers[0]).toMatchObject({ status: 422, envelope: { errorCode: 'auth.code_incorrect' } });
    expect(answers[1]).toEqual(answers[0]);
    expect(await accountOf(free)).toBeUndefined();
  });

  it('REG-12 accepts exactly one of several concurrent requests with the same code', async () => {
    const number = phones.newNumber();
    const { cookie, code } = await codeFor(number);
    const all = await Promise.all(
      Array.from({ length: 4 }, () =>
        register(phones, 'registerMobile', { number, cookie, change: { verificationCode: code } }),
      ),
    );
    expect(all.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422, 422, 422]);
    expect(await ownersOf(number, 'NORTH')).toMatchObject([{ account: number.slice(1) }]);
  });

  it('REG-12 rejects a number that was taken after its code was sent', async () => {
    await phones.configure('SOUTH', byNumber);
    const number = phones.newNumber();
    const { cookie, code } = await codeFor(number, 'SOUTH');
    const owner = await gateway.createAccount({ merchantCode: 'SOUTH', mobile: number });
    const before = await countAccounts('SOUTH');
    const attempt = { number, merchant: 'SOUTH', cookie, change: { verificationCode: code } };
    const late = await register(phones, 'registerMobile', attempt);
    expectTaken(late);
    expect(await ownersOf(number, 'SOUTH')).toEqual([{ id: owner.id, account: owner.account }]);
    expect(await countAccounts('SOUTH')).toBe(before);
  });

  it('REG-12 gives a number to exactly one of several accounts created concurrently', async () => {
    const mobile = phones.newNumber();
    const { accounts } = gateway.app.gateway.services;
    const all = await Promise.all(
      Array.from({ length: 5 }, () =>
        accounts.create({ merchantCode: 'NORTH', account: newName(), password: 'Mango#Tree7', mobile }),
      ),
    );
    const created = all.filter((account) => account !== undefined);
    expect(created).toHaveLength(1);
    expect(await ownersOf(mobile, 'NORTH')).toMatchObject([{ id: created[0]?.id }]);
  });

  it('REG-12 allows a number on one account per merchant', async () => {
    const number = phones.newNumber();
    const [one, two] = [await gateway.createAccount({ mobile: number }), await gateway.createAccount()];
    expect(await gateway.app.gateway.services.accounts.setMobile(two.id, number)).toBe(false);
    expect(await gateway.app.gateway.services.accounts.setMobile(one.id, number)).toBe(true);
    const south = await gateway.createAccount({ merchantCode: 'SOUTH' });
    expect(await gateway.app.gateway.services.accounts.setMobile(south.id, number)).toBe(true);
  });

  it('REG-05 is closed when the merchant does not offer it', async () => {
    await phones.configure('SOUTH', {});
    const answer = await register(phones, 'registerMobile', {
      number: phones.newNumber(),
      merchant: 'SOUTH',
      change: { verificationCode: '123456' },
    });
    expect(answer).toMatchObject({ status: 403, envelope: { errorCode: 'register.closed' } });
  });

  it('REG-03 rejects a common password', async () => {
    const number = phones.newNumber();
    const weak = await register(phones, 'registerMobile', {
      number,
      change: { verificationCode: '123456', password: 'Password123', confirmPassword: 'Password123' },
    });
    const listed = await register(phones, 'registerMobile', {
      number,
      change: { verificationCode: '123456', password: 'Alexander1', confirmPassword: 'Alexander1' },
    });
    for (const { envelope } of [weak, listed])
      expect(envelope).toMatchObject({
        errorCode: 'register.invalid',
        value: { fields: { password: { key: 'validation.common_password' } } },
      });
  });
});

describe('registration by username with a verified number', () => {
  beforeAll(() => phones.configure('SOUTH', nameAndNumber));

  it('REG-04 saves the number on the account', async () => {
    const [number, username] = [phones.newNumber(), newName()];
    const { cookie, code } = await codeFor(number, 'SOUTH');
    expect(
      (
        await register(phones, 'register', {
          number,
          cookie,
          merchant: 'SOUTH',
          change: { username, verificationCode: code },
        })
      ).status,
    ).toBe(200);
    expect(await accountOf(number, 'SOUTH')).toMatchObject({ account: username.toLowerCase() });
  });

  it('REG-12 does not consume the code when the username is taken', async () => {
    const number = phones.newNumber();
    const { account } = await gateway.createAccount({ merchantCode: 'SOUTH', account: newName() });
    const { cookie, code } = await codeFor(number, 'SOUTH');
    const taken = await register(phones, 'register', {
      number,
      cookie,
      merchant: 'SOUTH',
      change: { username: account, verificationCode: code },
    });
    expect(taken.envelope).toMatchObject({ errorCode: 'register.username_taken' });
    expect(
      (
        await register(phones, 'register', {
          number,
          cookie,
          merchant: 'SOUTH',
          change: { username: newName(), verificationCode: code },
        })
      ).status,
    ).toBe(200);
  });

  it('REG-04 stores a number without a code as unverified', async () => {
    await phones.configure('SOUTH', {
      registration: { rules: { ...noCaptcha, mobileNum: { enabled: true }, verificationCode: { enabled: true } } },
    });
    const [number, username] = [phones.newNumber(), newName()];
    expect((await register(phones, 'register', { number, merchant: 'SOUTH', change: { username } })).status).toBe(200);
    expect(await accountOf(number, 'SOUTH')).toBeUndefined();
    expect(await gateway.app.gateway.services.accounts.byName('SOUTH', username)).toMatchObject({
      mobile: null,
      profile: { mobileNum: number.slice(3) },
    });
    await phones.configure('SOUTH', nameAndNumber);
  });
});

describe('registration by a number verified by the identity provider', () => {
  beforeAll(() =>
    phones.configure('SOUTH', { ...byNumber, smsCodes: 'provider', identityProvider: testIdentityProvider }),
  );

  const proof = async (number: string, claims?: Record<string, unknown>) => ({
    verificationCode: '123456',
    firebaseChannel: 'sms',
    firebaseIdToken: await phones.provider.token('sms', number, claims && { claims }),
  });

  it('REG-08 creates the account', async () => {
    const number = phones.newNumber();
    expect(
      (await register(phones, 'registerMobile', { number, merchant: 'SOUTH', change: await proof(number) })).status,
    ).toBe(200);
    expect(await accountOf(number, 'SOUTH')).toMatchObject({ account: number.slice(1), mobile: number });
  });

  it('REG-08 rejects a missing token, a used one, and one for another number or project', async () => {
    const number = phones.newNumber();
    const other = await register(phones, 'registerMobile', {
      number,
      merchant: 'SOUTH',
      change: await proof(phones.newNumber()),
    });
    expect(other).toMatchObject({ status: 401, envelope: { errorCode: 'auth.provider_refused' } });
    const without = await register(phones, 'registerMobile', {
      number,
      merchant: 'SOUTH',
      change: { verificationCode: '123456' },
    });
    expect(without.envelope).toMatchObject({ errorCode: 'auth.provider_refused' });
    const stale = await register(phones, 'registerMobile', {
      number,
      merchant: 'SOUTH',
      change: await proof(number, { aud: 'another-project' }),
    });
    expect(stale.envelope).toMatchObject({ errorCode: 'auth.provider_refused' });
    const used = await proof(number);
    expect((await register(phones, 'registerMobile', { number, merchant: 'SOUTH', change: used })).status).toBe(200);
    expect(
      (await register(phones, 'registerMobile', { number, merchant: 'SOUTH', change: used })).envelope,
    ).toMatchObject({
      errorCode: 'auth.provider_refused',
    });
  });

  it('REG-12 rejects a taken number', async () => {
    const number = phones.newNumber();
    const owner = await gateway.createAccount({ merchantCode: 'SOUTH', mobile: number });
    const before = await countAccounts('SOUTH');
    const taken = await register(phones, 'registerMobile', { number, merchant: 'SOUTH', change: await proof(number) });
    expectTaken(taken);
    expect(await ownersOf(number, 'SOUTH')).toEqual([{ id: owner.id, account: owner.account }]);
    expect(await countAccounts('SOUTH')).toBe(before);
    // The same proof of a free number creates the account.
    const free = phones.newNumber();
    const made = await register(phones, 'registerMobile', {
      number: free,
      merchant: 'SOUTH',
      change: await proof(free),
    });
    expect(made.status).toBe(200);
    expect(await countAccounts('SOUTH')).toBe(before + 1);
  });
});

describe('registration bot protection', () => {
  it('REG-09 requires a new solved challenge for every attempt', async () => {
    for (const call of ['register', 'registerMobile'] as const) {
      const change = call === 'register' ? { username: newName() } : { verificationCode: '123456' };
      const answer = await register(phones, call, { number: phones.newNumber(), change: { ...change, botCheck: '' } });
      expect(answer).toMatchObject({
        status: 422,
        envelope: { errorCode: 'auth.bot_check_required', value: { botCheck: true } },
      });
    }
    const botCheck = await gateway.botCheck({ remoteAddress: phones.newAddress() });
    expect((await register(phones, 'register', { change: { username: newName(), botCheck } })).status).toBe(200);
    expect((await register(phones, 'register', { change: { username: newName(), botCheck } })).envelope).toMatchObject({
      errorCode: 'auth.bot_check_required',
    });
  });
});

describe('the registration request body', () => {
  it('API-03 must be encrypted and cannot be replayed', async () => {
    const botCheck = await gateway.botCheck({ remoteAddress: phones.newAddress() });
    const plain = await gateway.app.inject({
      method: 'PUT',
      url: '/wps/member/register/mobile',
      headers: { merchant: 'NORTH' },
      payload: { botCheck },
    });
    expect(plain.json()).toMatchObject({ errorCode: 'request.encryption_required' });
    const sealed = await gateway.seal('registerMobile', { botCheck });
    const send = () =>
      gateway.app.inject({
        method: 'PUT',
        url: '/wps/member/register/mobile',
        headers: { merchant: 'NORTH', encryption: 'JWE', 'content-type': 'application/jose' },
        payload: sealed,
      });
    expect((await send()).json()).toMatchObject({ errorCode: 'request.invalid' });
    expect((await send()).json()).toMatchObject({ errorCode: 'request.replayed' });
  });
});
