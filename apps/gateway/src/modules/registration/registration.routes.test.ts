import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '@parlor/contract';
import { createTestGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let captcha: { cookies: Record<string, string>; answer: string };
let address = 0;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  captcha = await gateway.captcha();
});

/** Returns the payload of the specification: every optional field is present and empty. */
function payload(change: Record<string, unknown> = {}) {
  return {
    username: 'Somchai99',
    password: 'Mango#Tree7',
    confirmPassword: 'Mango#Tree7',
    paymentPassword: '',
    nickname: '',
    payeeName: '',
    email: '',
    mobileNum: '',
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
    captcha: captcha.answer,
    verificationCode: '',
    countryDialingCode: '',
    registerUrl: 'localhost:8080',
    registerMethod: 'H5',
    type: 0,
    domain: '',
    ...change,
  };
}

async function register(
  change: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  address += 1;
  const body = { ...payload(), botCheck: await gateway.botCheck({ remoteAddress: `10.2.0.${address}` }), ...change };
  return gateway.call('register', { body, cookies: captcha.cookies, headers, remoteAddress: `10.2.0.${address}` });
}

async function configure(registration: Record<string, unknown>): Promise<void> {
  await gateway.app.gateway.services.merchants.save({
    code: 'SOUTH',
    name: 'South',
    brand: 'south',
    currency: 'THB',
    settings: { registration },
  });
}

describe('registration', () => {
  it('REG-08 REG-09 creates the account from the specified request body and logs it in', async () => {
    const answer = await register({ username: 'Anong2026' });
    expect(answer.status).toBe(200);
    expect(answer.envelope.value).toMatchObject({
      userName: 'anong2026',
      type: 0,
      merchantCode: 'NORTH',
      firstTimeLogin: true,
    });
    const { token } = answer.envelope.value as unknown as { token: string };
    const cookie = answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
    const info = await gateway.call('getMemberInfo', {
      headers: { Token: token },
      cookies: { [SESSION_COOKIE]: cookie },
    });
    expect(info.envelope.value).toMatchObject({ account: 'anong2026' });
  });

  it('lets the new account log in with its password', async () => {
    await register({ username: 'Malee2026' });
    const answer = await gateway.call('login', {
      body: { username: 'malee2026', password: 'Mango#Tree7', captcha: '', type: 'username' },
      remoteAddress: '10.2.1.1',
    });
    expect(answer.status).toBe(200);
  });

  it('stores no plaintext password in the database', async () => {
    await register({ username: 'Hashed2026', password: 'Visible#Pass7', confirmPassword: 'Visible#Pass7' });
    const rows = JSON.stringify(
      await gateway.deps.db.selectFrom('account').selectAll().execute(),
      (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    );
    expect(rows).not.toContain('Visible#Pass7');
  });

  it('REG-12 rejects a taken username in any case', async () => {
    await register({ username: 'Taken2026' });
    captcha = await gateway.captcha();
    const answer = await register({ username: 'tAKEN2026' });
    expect(answer).toMatchObject({ status: 409, envelope: { errorCode: 'register.username_taken' } });
  });

  it('REG-12 gives a username requested concurrently to exactly one account', async () => {
    const checks = await Promise.all(
      Array.from({ length: 6 }, async () => ({ ...(await gateway.captcha()), botCheck: await gateway.botCheck() })),
    );
    const answers = await Promise.all(
      checks.map(({ answer, cookies, botCheck }, index) =>
        gateway.call('register', {
          body: payload({ username: 'Wanted2026', captcha: answer, botCheck }),
          cookies,
          remoteAddress: `10.3.0.${index + 1}`,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  it('REG-12 allows the same username at another merchant', async () => {
    await register({ username: 'Shared2026' });
    captcha = await gateway.captcha();
    expect((await register({ username: 'Shared2026' }, { Merchant: 'SOUTH' })).status).toBe(200);
  });

  it('REG-12 reports whether a username is available', async () => {
    const isFree = async (username: string) =>
      (await gateway.call('checkUsername', { query: { username } })).envelope.value;
    await gateway.createAccount({ account: 'somebody1' });
    expect(await isFree('SomeBody1')).toEqual({ available: false });
    expect(await isFree('somebody2')).toEqual({ available: true });
    expect(await isFree('no spaces')).toEqual({ available: false });
  });

  it('limits the rate of username availability checks', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, index) =>
        gateway.call('checkUsername', { query: { username: `name${index}` }, remoteAddress: '10.4.0.1' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it.each([
    ['an empty name', { username: '' }, 'username', { key: 'validation.required' }],
    ['a short name', { username: 'abc' }, 'username', { key: 'validation.username', min: 4, max: 16 }],
    ['a long name', { username: 'a'.repeat(17) }, 'username', { key: 'validation.username', min: 4, max: 16 }],
    [
      'a name that starts with a digit',
      { username: '1somchai' },
      'username',
      { key: 'validation.username', min: 4, max: 16 },
    ],
    [
      'a name in letters that only look alike',
      { username: 'sоmchаi' },
      'username',
      { key: 'validation.username', min: 4, max: 16 },
    ],
    [
      'a name in wide letters',
      { username: 'ｓｏｍｃｈａｉ' },
      'username',
      { key: 'validation.username', min: 4, max: 16 },
    ],
    [
      'a short password',
      { password: 'a1b2c3', confirmPassword: 'a1b2c3' },
      'password',
      { key: 'validation.password', min: 8, max: 20 },
    ],
    [
      'a password without a digit',
      { password: 'onlyletters', confirmPassword: 'onlyletters' },
      'password',
      { key: 'validation.password', min: 8, max: 20 },
    ],
    [
      'a password that everybody tries',
      { password: 'Password123', confirmPassword: 'Password123' },
      'password',
      { key: 'validation.common_password' },
    ],
    [
      'a password of the long list',
      { password: 'Alexander1', confirmPassword: 'Alexander1' },
      'password',
      { key: 'validation.common_password' },
    ],
    [
      'a password that is the name',
      { password: 'somchai99', confirmPassword: 'somchai99' },
      'password',
      { key: 'validation.common_password' },
    ],
    [
      'another confirmation',
      { confirmPassword: 'Other#Tree7' },
      'confirmPassword',
      { key: 'validation.in_confirmation_correct' },
    ],
    ['no confirmation', { confirmPassword: '' }, 'confirmPassword', { key: 'validation.in_incorrect_password' }],
    ['no captcha', { captcha: '' }, 'captcha', { key: 'validation.in_vwrite_code' }],
  ])('REG-03 rejects %s with a field error', async (_case, change, field, failure) => {
    const answer = await register(change);
    expect(answer.status).toBe(422);
    expect(answer.envelope).toMatchObject({ errorCode: 'register.invalid', value: { fields: { [field]: failure } } });
  });

  it('REG-10 rejects a wrong captcha answer, and the correct one after it', async () => {
    const wrong = await register({ captcha: '999999' });
    expect(wrong).toMatchObject({
      status: 422,
      envelope: { errorCode: 'auth.captcha_incorrect', value: { captcha: true } },
    });
    const spent = await register();
    expect(spent.envelope).toMatchObject({ errorCode: 'auth.captcha_incorrect' });
  });

  it('REG-10 rejects a captcha older than five minutes', async () => {
    const timed = await createTestGateway();
    try {
      captcha = await timed.captcha();
      timed.advance(5 * 60_000 + 1);
      const answer = await timed.call('register', {
        body: payload({ botCheck: await timed.botCheck() }),
        cookies: captcha.cookies,
      });
      expect(answer.envelope).toMatchObject({ errorCode: 'auth.captcha_incorrect' });
    } finally {
      await timed.close();
    }
  });

  it('REG-02 REG-03 requires and stores only the fields the merchant configures', async () => {
    await configure({
      rules: {
        email: { enabled: true, required: true },
        line: { enabled: true },
        captcha: { enabled: false },
        username: { maxLength: 8 },
      },
      minimumAge: 21,
    });
    const settings = await gateway.call('getRegistrationSettings', { headers: { Merchant: 'SOUTH' } });
    expect(settings.envelope.value).toMatchObject({
      minimumAge: 21,
      methods: { username: true, mobile: false },
      regExp: {
        email: { enabled: true, required: true },
        captcha: { enabled: false },
        username: { minLength: 4, maxLength: 8 },
        zalo: { enabled: false },
      },
    });
    const missing = await register({ username: 'South99' }, { Merchant: 'SOUTH' });
    expect(missing.envelope).toMatchObject({ value: { fields: { email: { key: 'validation.required' } } } });
    const made = await register(
      { username: 'South99', email: 'h9@example.com', zalo: 'notasked', captcha: '' },
      { Merchant: 'SOUTH' },
    );
    expect(made.status).toBe(200);
    const account = await gateway.app.gateway.services.accounts.byName('SOUTH', 'south99');
    expect(account?.profile).toMatchObject({ email: 'h9@example.com' });
    expect(account?.profile).not.toHaveProperty('zalo');
    await configure({});
  });

  it('requires eight password characters even if the merchant configures fewer', async () => {
    await configure({ rules: { password: { minLength: 4 }, captcha: { enabled: false } } });
    const answer = await register(
      { username: 'Short99', password: 'ab12', confirmPassword: 'ab12' },
      { Merchant: 'SOUTH' },
    );
    expect(answer.envelope).toMatchObject({ value: { fields: { password: { min: 8 } } } });
    await configure({});
  });

  it('rejects a player below the minimum age', async () => {
    await configure({ rules: { birthday: { enabled: true, required: true }, captcha: { enabled: false } } });
    const answer = await register(
      { username: 'Young99', birthday: `${new Date().getFullYear() - 10}-01-01` },
      { Merchant: 'SOUTH' },
    );
    expect(answer.envelope).toMatchObject({ value: { fields: { birthday: { key: 'validation.age', min: 18 } } } });
    await configure({});
  });

  it('rejects a player while it is closed', async () => {
    await configure({ isOpen: false });
    expect(await register({}, { Merchant: 'SOUTH' })).toMatchObject({
      status: 403,
      envelope: { errorCode: 'register.closed' },
    });
    await configure({});
  });

  it('REG-06 assigns a player to the agent of the given code and rejects an unknown code', async () => {
    await configure({ rules: { affiliateCode: { enabled: true }, captcha: { enabled: false } } });
    const agent = await gateway.createAccount({ merchantCode: 'SOUTH', type: 1 });
    const unknown = await register({ username: 'Under98', affiliateCode: 'NOSUCH99' }, { Merchant: 'SOUTH' });
    expect(unknown.envelope).toMatchObject({
      errorCode: 'register.invalid',
      value: { fields: { affiliateCode: { key: 'validation.invitation_code_error' } } },
    });
    expect(
      (
        await register(
          { username: 'Under99', affiliateCode: agent.affiliate_code.toLowerCase() },
          { Merchant: 'SOUTH' },
        )
      ).status,
    ).toBe(200);
    expect(await gateway.app.gateway.services.accounts.countTeam(agent.id)).toEqual({ direct: 1, team: 1 });
    await configure({});
  });

  it('API-03 rejects unknown fields, the agent type and an unencrypted body', async () => {
    const unknown = await register({ type: 0, balance: '1000000.00' });
    expect(unknown).toMatchObject({ status: 400, envelope: { errorCode: 'request.invalid' } });
    const asAgent = await register({ type: 1 });
    expect(asAgent).toMatchObject({ status: 400, envelope: { errorCode: 'request.invalid' } });
    const plain = await gateway.app.inject({
      method: 'PUT',
      url: '/wps/member/register',
      headers: { merchant: 'NORTH' },
      payload: payload(),
    });
    expect(plain.json()).toMatchObject({ errorCode: 'request.encryption_required' });
  });

  it('rejects text with NUL characters or lone surrogates', async () => {
    expect(await register({ username: 'Nul99', domain: 'a\0b' })).toMatchObject({
      status: 400,
      envelope: { errorCode: 'request.invalid' },
    });
    expect(await register({ username: 'Half99', domain: 'a\ud800b' })).toMatchObject({
      status: 400,
      envelope: { errorCode: 'request.invalid' },
    });
  });

  it('limits registrations from one client address', async () => {
    const small = await createTestGateway({ config: { registrationsPerAddress: 2 } });
    try {
      const statuses: number[] = [];
      for (let index = 0; index < 3; index += 1) {
        captcha = await small.captcha();
        const body = payload({ username: `Many${index}`, botCheck: await small.botCheck() });
        statuses.push((await small.call('register', { body, cookies: captcha.cookies })).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await small.close();
    }
  });
});
