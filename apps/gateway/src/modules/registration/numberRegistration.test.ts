import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionInfo } from '@parlor/contract';
import { SESSION_COOKIE } from '@parlor/contract';
import { startPhoneGateway, type PhoneGateway } from '../../testing/phoneGateway.ts';
import type { TestAnswer, TestGateway } from '../../testing/testGateway.ts';
import { CODE_COOKIE } from '../code/codeCookie.ts';
import { testIdentityProvider } from '../identity/testing/providerStandIn.ts';
import type { MerchantSettingsInput } from '../merchant/merchantSettings.ts';
import { codeSentTo } from '../message/testing/sentMessages.ts';

// What was decided about codes, in a figure of the test’s own.
const CODE_PAUSE_MS = 60_000;

const noCaptcha = { captcha: { enabled: false } } as const;
const byNumber: MerchantSettingsInput = {
  registration: { methods: { username: true, mobile: true }, rules: noCaptcha },
};
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
let named = 0;

beforeAll(async () => {
  phones = await startPhoneGateway({ env: { RATE_LIMIT_PER_MINUTE: '100000' }, settings: byNumber });
  ({ gateway } = phones);
});
afterAll(() => phones.close());

const newName = () => `Player${(named += 1)}`;

interface Attempt {
  number?: string;
  cookie?: string;
  merchant?: string;
  change?: Record<string, unknown>;
}

async function register(
  call: 'register' | 'registerMobile',
  { number, cookie, merchant = 'NORTH', change = {} }: Attempt,
): Promise<TestAnswer> {
  const body = {
    username: '',
    password: 'Mango#Tree7',
    confirmPassword: 'Mango#Tree7',
    paymentPassword: '',
    nickname: '',
    payeeName: '',
    email: '',
    mobileNum: number?.slice(3) ?? '',
    idNumber: '',
    qqNum: '',
    facebook: '',
    wechat: '',
    line: '',
    whatsapp: '',
    zalo: '',
    birthday: '',
    recommenderId: '',
    affiliateCode: '',
    captcha: '',
    verificationCode: '',
    countryDialingCode: '66',
    registerUrl: 'localhost:8080',
    registerMethod: 'H5',
    type: 0,
    domain: '',
    botCheck: await gateway.botCheck({ remoteAddress: phones.newAddress() }),
    ...change,
  };
  const cookies: Record<string, string> = cookie === undefined ? {} : { [CODE_COOKIE]: cookie };
  return gateway.call(call, { body, cookies, headers: { Merchant: merchant }, remoteAddress: phones.newAddress() });
}

/** Asks for a registration code and answers it with the browser's share. */
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

describe('registration by number', () => {
  it('REG-08 REG-09 makes an account whose name is the number, and logs it in', async () => {
    const number = phones.newNumber();
    const { cookie, code } = await codeFor(number);
    const answer = await register('registerMobile', { number, cookie, change: { verificationCode: code } });
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

  it('REG-04 is refused without the code, with a wrong one, and with one that was asked for elsewhere', async () => {
    const number = phones.newNumber();
    const { cookie, code } = await codeFor(number);
    const missing = await register('registerMobile', { number, cookie });
    expect(missing.envelope).toMatchObject({
      errorCode: 'register.invalid',
      value: { fields: { verificationCode: { key: 'validation.required' } } },
    });
    const wrong = await register('registerMobile', {
      number,
      cookie,
      change: { verificationCode: code === '000000' ? '000001' : '000000' },
    });
    expect(wrong).toMatchObject({ status: 422, envelope: { errorCode: 'auth.code_incorrect' } });
    const elsewhere = await register('registerMobile', { number, change: { verificationCode: code } });
    expect(elsewhere.envelope).toMatchObject({ errorCode: 'auth.code_incorrect' });
    expect(await accountOf(number)).toBeUndefined();
    expect((await register('registerMobile', { number, cookie, change: { verificationCode: code } })).status).toBe(200);
  });

  it('REG-04 says nothing about who has a number: a taken one is refused like a wrong code', async () => {
    const [taken, free] = [phones.newNumber(), phones.newNumber()];
    await gateway.createAccount({ mobile: taken });
    const answers = [];
    for (const number of [taken, free]) {
      const { cookie } = await codeFor(number);
      answers.push(
        (await register('registerMobile', { number, cookie, change: { verificationCode: '123456' } })).envelope,
      );
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('REG-12 gives a number that is registered twice at once to exactly one', async () => {
    const number = phones.newNumber();
    const { cookie, code } = await codeFor(number);
    const both = await Promise.all(
      Array.from({ length: 4 }, () =>
        register('registerMobile', { number, cookie, change: { verificationCode: code } }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422, 422, 422]);
  });

  it('REG-12 gives a number that two proved to exactly one', async () => {
    // Two browsers with codes of their own: the number is free when both were sent, and the second is registered by
    // name.
    await phones.configure('SOUTH', {
      registration: { ...nameAndNumber.registration, methods: { username: true, mobile: true } },
    });
    const number = phones.newNumber();
    const first = await codeFor(number, 'SOUTH');
    expect(
      (
        await register('register', {
          number,
          merchant: 'SOUTH',
          cookie: first.cookie,
          change: { username: newName(), verificationCode: first.code },
        })
      ).status,
    ).toBe(200);
    gateway.advance(CODE_PAUSE_MS);
    const { services } = gateway.app.gateway;
    const account = await accountOf(number, 'SOUTH');
    await gateway.deps.db
      .updateTable('account')
      .set({ mobile: null })
      .where('id', '=', account?.id ?? '')
      .execute();
    const second = await codeFor(number, 'SOUTH');
    expect(await services.accounts.setMobile(account?.id ?? '', number)).toBe(true);
    const late = await register('registerMobile', {
      number,
      merchant: 'SOUTH',
      cookie: second.cookie,
      change: { verificationCode: second.code },
    });
    expect(late).toMatchObject({ status: 409, envelope: { errorCode: 'register.mobile_taken' } });
  });

  it('REG-12 gives a number to exactly one of several accounts that are made at once', async () => {
    const mobile = phones.newNumber();
    const { accounts } = gateway.app.gateway.services;
    const all = await Promise.all(
      Array.from({ length: 5 }, () =>
        accounts.create({ merchantCode: 'NORTH', account: newName(), password: 'Mango#Tree7', mobile }),
      ),
    );
    expect(all.filter((account) => account !== undefined)).toHaveLength(1);
  });

  it('REG-12 lets one number belong to one account of each merchant', async () => {
    const number = phones.newNumber();
    const [one, two] = [await gateway.createAccount({ mobile: number }), await gateway.createAccount()];
    expect(await gateway.app.gateway.services.accounts.setMobile(two.id, number)).toBe(false);
    expect(await gateway.app.gateway.services.accounts.setMobile(one.id, number)).toBe(true);
    const south = await gateway.createAccount({ merchantCode: 'SOUTH' });
    expect(await gateway.app.gateway.services.accounts.setMobile(south.id, number)).toBe(true);
  });

  it('REG-05 is closed where the merchant does not offer it', async () => {
    await phones.configure('SOUTH', {});
    const answer = await register('registerMobile', {
      number: phones.newNumber(),
      merchant: 'SOUTH',
      change: { verificationCode: '123456' },
    });
    expect(answer).toMatchObject({ status: 403, envelope: { errorCode: 'register.closed' } });
  });

  it('REG-03 stands under the rules of every other field', async () => {
    const number = phones.newNumber();
    const weak = await register('registerMobile', {
      number,
      change: { verificationCode: '123456', password: 'Password123', confirmPassword: 'Password123' },
    });
    const listed = await register('registerMobile', {
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

describe('registration by name with a proved number', () => {
  beforeAll(() => phones.configure('SOUTH', nameAndNumber));

  it('REG-04 keeps the number on the account', async () => {
    const [number, username] = [phones.newNumber(), newName()];
    const { cookie, code } = await codeFor(number, 'SOUTH');
    expect(
      (await register('register', { number, cookie, merchant: 'SOUTH', change: { username, verificationCode: code } }))
        .status,
    ).toBe(200);
    expect(await accountOf(number, 'SOUTH')).toMatchObject({ account: username.toLowerCase() });
  });

  it('REG-12 spends no code on a name that is taken', async () => {
    const number = phones.newNumber();
    const { account } = await gateway.createAccount({ merchantCode: 'SOUTH', account: newName() });
    const { cookie, code } = await codeFor(number, 'SOUTH');
    const taken = await register('register', {
      number,
      cookie,
      merchant: 'SOUTH',
      change: { username: account, verificationCode: code },
    });
    expect(taken.envelope).toMatchObject({ errorCode: 'register.username_taken' });
    expect(
      (
        await register('register', {
          number,
          cookie,
          merchant: 'SOUTH',
          change: { username: newName(), verificationCode: code },
        })
      ).status,
    ).toBe(200);
  });

  it('REG-04 takes no number on trust', async () => {
    await phones.configure('SOUTH', {
      registration: { rules: { ...noCaptcha, mobileNum: { enabled: true }, verificationCode: { enabled: true } } },
    });
    const [number, username] = [phones.newNumber(), newName()];
    expect((await register('register', { number, merchant: 'SOUTH', change: { username } })).status).toBe(200);
    expect(await accountOf(number, 'SOUTH')).toBeUndefined();
    expect(await gateway.app.gateway.services.accounts.byName('SOUTH', username)).toMatchObject({
      mobile: null,
      profile: { mobileNum: number.slice(3) },
    });
    await phones.configure('SOUTH', nameAndNumber);
  });
});

describe('registration by a number that the provider proved', () => {
  beforeAll(() =>
    phones.configure('SOUTH', { ...byNumber, smsCodes: 'provider', identityProvider: testIdentityProvider }),
  );

  const proof = async (number: string, claims?: Record<string, unknown>) => ({
    verificationCode: '123456',
    firebaseChannel: 'sms',
    firebaseIdToken: await phones.provider.token('sms', number, claims && { claims }),
  });

  it('REG-08 makes the account', async () => {
    const number = phones.newNumber();
    expect((await register('registerMobile', { number, merchant: 'SOUTH', change: await proof(number) })).status).toBe(
      200,
    );
    expect(await accountOf(number, 'SOUTH')).toBeDefined();
  });

  it('REG-08 is refused without its token, with one of another number, and with one that was used', async () => {
    const number = phones.newNumber();
    const other = await register('registerMobile', {
      number,
      merchant: 'SOUTH',
      change: await proof(phones.newNumber()),
    });
    expect(other).toMatchObject({ status: 401, envelope: { errorCode: 'auth.provider_refused' } });
    const without = await register('registerMobile', {
      number,
      merchant: 'SOUTH',
      change: { verificationCode: '123456' },
    });
    expect(without.envelope).toMatchObject({ errorCode: 'auth.provider_refused' });
    const stale = await register('registerMobile', {
      number,
      merchant: 'SOUTH',
      change: await proof(number, { aud: 'another-project' }),
    });
    expect(stale.envelope).toMatchObject({ errorCode: 'auth.provider_refused' });
    const used = await proof(number);
    expect((await register('registerMobile', { number, merchant: 'SOUTH', change: used })).status).toBe(200);
    expect((await register('registerMobile', { number, merchant: 'SOUTH', change: used })).envelope).toMatchObject({
      errorCode: 'auth.provider_refused',
    });
  });

  it('REG-12 is refused for a number that is taken', async () => {
    const number = phones.newNumber();
    await gateway.createAccount({ merchantCode: 'SOUTH', mobile: number });
    const answer = await register('registerMobile', { number, merchant: 'SOUTH', change: await proof(number) });
    expect(answer).toMatchObject({ status: 409, envelope: { errorCode: 'register.mobile_taken' } });
  });
});

describe('machines that register', () => {
  it('REG-09 need a solved challenge for every try', async () => {
    for (const call of ['register', 'registerMobile'] as const) {
      const change = call === 'register' ? { username: newName() } : { verificationCode: '123456' };
      const answer = await register(call, { number: phones.newNumber(), change: { ...change, botCheck: '' } });
      expect(answer).toMatchObject({
        status: 422,
        envelope: { errorCode: 'auth.bot_check_required', value: { botCheck: true } },
      });
    }
    const botCheck = await gateway.botCheck({ remoteAddress: phones.newAddress() });
    expect((await register('register', { change: { username: newName(), botCheck } })).status).toBe(200);
    expect((await register('register', { change: { username: newName(), botCheck } })).envelope).toMatchObject({
      errorCode: 'auth.bot_check_required',
    });
  });
});

describe('who brought the player', () => {
  const insisting: MerchantSettingsInput = {
    registration: { rules: { ...noCaptcha, affiliateCode: { enabled: true, required: true } } },
  };
  const check = async (query: Record<string, string>) =>
    (
      await gateway.call('checkAffiliate', {
        query,
        headers: { Merchant: 'SOUTH' },
        remoteAddress: phones.newAddress(),
      })
    ).envelope.value;

  beforeAll(() => phones.configure('SOUTH', insisting));

  async function agentWithDomain(domain: string) {
    const agent = await gateway.createAccount({ merchantCode: 'SOUTH', type: 1 });
    await gateway.app.gateway.services.affiliates.addDomain('SOUTH', agent.id, domain);
    return agent;
  }

  it('REG-06 is named by an agent’s code or domain, in any case, and by nobody else’s', async () => {
    const agent = await agentWithDomain('Friends.example');
    const player = await gateway.createAccount({ merchantCode: 'SOUTH' });
    const elsewhere = await gateway.createAccount({ merchantCode: 'NORTH', type: 1 });
    expect(await check({ code: agent.affiliate_code.toLowerCase() })).toEqual({ success: true });
    expect(await check({ domain: 'friends.EXAMPLE' })).toEqual({ success: true });
    expect(await check({ code: 'NOSUCH99', domain: 'friends.example' })).toEqual({ success: true });
    const strangers: Record<string, string>[] = [
      {},
      { code: '' },
      { code: 'NOSUCH99' },
      { domain: 'strangers.example' },
      { code: player.affiliate_code },
      { code: elsewhere.affiliate_code },
    ];
    for (const query of strangers) {
      expect([query, await check(query)]).toEqual([query, { success: false }]);
    }
    await gateway.deps.db.updateTable('account').set({ status: 'disabled' }).where('id', '=', agent.id).execute();
    expect(await check({ domain: 'friends.example' })).toEqual({ success: false });
  });

  it('REG-06 is rationed, so that nobody collects codes', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 61 },
        async (_, index) =>
          (await gateway.call('checkAffiliate', { query: { code: `CODE${index}` }, remoteAddress: '10.9.9.9' })).status,
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('REG-06 REG-09 stands above an account that came through the domain, and no code is asked for', async () => {
    const agent = await agentWithDomain('team.example');
    expect(
      (await register('register', { merchant: 'SOUTH', change: { username: newName(), domain: 'team.example' } }))
        .status,
    ).toBe(200);
    expect(await gateway.app.gateway.services.accounts.countTeam(agent.id)).toEqual({ direct: 1, team: 1 });
  });

  it('REG-06 is missed where the domain names nobody and the merchant insists', async () => {
    const answer = await register('register', {
      merchant: 'SOUTH',
      change: { username: newName(), domain: 'strangers.example' },
    });
    expect(answer).toMatchObject({ status: 422, envelope: { errorCode: 'register.referrer_invalid' } });
    const nothing = await register('register', { merchant: 'SOUTH', change: { username: newName() } });
    expect(nothing.envelope).toMatchObject({
      errorCode: 'register.invalid',
      value: { fields: { affiliateCode: { key: 'validation.required' } } },
    });
  });

  it('REG-06 is not missed where the merchant does not insist', async () => {
    await phones.configure('SOUTH', { registration: { rules: { ...noCaptcha, affiliateCode: { enabled: true } } } });
    expect(
      (await register('register', { merchant: 'SOUTH', change: { username: newName(), domain: 'strangers.example' } }))
        .status,
    ).toBe(200);
  });
});

describe('the bodies of registrations', () => {
  it('API-03 are sealed, and good once', async () => {
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
