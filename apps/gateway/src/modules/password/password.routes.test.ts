import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionInfo } from '@parlor/contract';
import { SESSION_COOKIE } from '@parlor/contract';
import { configureMerchant, startPhoneGateway, type PhoneGateway } from '../../testing/phoneGateway.ts';
import {
  createTestGateway,
  TEST_PASSWORD,
  type TestAnswer,
  type TestGateway,
  type TestSession,
} from '../../testing/testGateway.ts';
import { CODE_COOKIE } from '../code/codeCookie.ts';
import { testIdentityProvider } from '../identity/testing/providerStandIn.ts';
import type { NewAccount } from '../member/account.service.ts';
import type { MerchantSettingsInput } from '../merchant/merchantSettings.ts';
import { codeSentTo, linkSentTo, messagesTo } from '../message/testing/sentMessages.ts';

// What was decided, in figures of the test’s own.
const MINUTE_MS = 60_000;
const CODE_PAUSE_MS = MINUTE_MS;
const CODE_TRIES = 5;
const ACCOUNT_ATTEMPTS = 10;
const LINK_PAUSE_MS = MINUTE_MS;
const LINK_TTL_MS = 30 * MINUTE_MS;
const LINKS_PER_ASKER = 5;

const NEW_PASSWORD = 'Other#Horse7';
const recoverable: MerchantSettingsInput = {
  features: { phoneRetrieval: true, emailRetrieval: true },
  mainDomain: 'north.example',
};

let phones: PhoneGateway;
let gateway: TestGateway;

beforeAll(async () => {
  phones = await startPhoneGateway({ env: { LOG_LEVEL: 'trace' }, host: 'north.example', settings: recoverable });
  ({ gateway } = phones);
});
afterAll(() => phones.close());

/** An account with a number and a mailbox. */
async function reachable(change: Partial<NewAccount> = {}) {
  const number = phones.newNumber();
  const email = `Player${number.slice(1)}@Example.com`;
  const account = await gateway.createAccount({ mobile: number, profile: { email }, ...change });
  return { account, number, email };
}

const login = (account: string, password: string) =>
  gateway.call('login', {
    body: { type: 'username', username: account, password, captcha: '' },
    remoteAddress: phones.newAddress(),
  });

const isAlive = async (session: TestSession | { token: string; cookie: string }) =>
  (
    await gateway.call('getMemberInfo', {
      headers: { Token: session.token },
      cookies: { [SESSION_COOKIE]: session.cookie },
    })
  ).status === 200;

function sessionIn(answer: TestAnswer) {
  return {
    token: (answer.envelope.value as SessionInfo).token,
    cookie: answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '',
  };
}

describe('a password that is changed', () => {
  const change = (session: TestSession, body: Record<string, string> = {}) =>
    gateway.call('changePassword', {
      session,
      body: { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD, ...body },
    });

  it('PSW-05 AUTH-18 is the new one from then on, and other devices are logged out', async () => {
    const here = await gateway.login();
    const { account } = here;
    const there = {
      account,
      ...(await gateway.app.gateway.services.sessions.open({
        accountId: account.id,
        device: 'test',
        clientAddress: '127.0.0.1',
      })),
    };
    const answer = await change(here);
    expect(answer).toMatchObject({ status: 200, envelope: { value: { userName: account.account } } });
    expect([await isAlive(there), await isAlive(here), await isAlive(sessionIn(answer))]).toEqual([false, false, true]);
    expect((await login(account.account, NEW_PASSWORD)).status).toBe(200);
    expect((await login(account.account, TEST_PASSWORD)).status).toBe(401);
  });

  it('PSW-05 needs the present one', async () => {
    const session = await gateway.login();
    const answer = await change(session, { oldPassword: 'Wrong#Horse9' });
    expect(answer).toMatchObject({ status: 422, envelope: { errorCode: 'password.old_incorrect' } });
    expect(await isAlive(session)).toBe(true);
  });

  it('PSW-05 gives whoever holds a session no more guesses at the password than a login does', async () => {
    const session = await gateway.login();
    const codes = [];
    for (let tried = 0; tried <= ACCOUNT_ATTEMPTS; tried += 1)
      codes.push((await change(session, { oldPassword: `Wrong#Horse${tried}` })).envelope);
    expect(codes.at(ACCOUNT_ATTEMPTS - 1)).toMatchObject({ errorCode: 'password.old_incorrect' });
    expect(codes.at(-1)).toMatchObject({
      errorCode: 'auth.too_many_attempts',
      value: { retryAfter: expect.any(Number) as number },
    });
    expect((await change(session)).envelope).toMatchObject({ errorCode: 'auth.too_many_attempts' });
  });

  it('PSW-05 may not be the present one', async () => {
    const answer = await change(await gateway.login(), {
      newPassword: TEST_PASSWORD,
      confirmNewPassword: TEST_PASSWORD,
    });
    expect(answer).toMatchObject({ status: 409, envelope: { errorCode: 'modify.new.old.same' } });
  });

  it.each([
    [
      'a short one',
      { newPassword: 'a1b2', confirmNewPassword: 'a1b2' },
      'newPassword',
      { key: 'validation.password', min: 8, max: 20 },
    ],
    [
      'one that everybody tries',
      { newPassword: 'Password123', confirmNewPassword: 'Password123' },
      'newPassword',
      { key: 'validation.common_password' },
    ],
    [
      'one of the long list',
      { newPassword: 'Alexander1', confirmNewPassword: 'Alexander1' },
      'newPassword',
      { key: 'validation.common_password' },
    ],
    [
      'another confirmation',
      { confirmNewPassword: 'Other#Horse8' },
      'confirmNewPassword',
      { key: 'validation.in_confirmation_correct' },
    ],
    ['no confirmation', { confirmNewPassword: '' }, 'confirmNewPassword', { key: 'validation.in_incorrect_password' }],
    ['no present one', { oldPassword: '' }, 'oldPassword', { key: 'validation.required' }],
  ])('PSW-05 refuses %s by the shared rules', async (_case, body, field, failure) => {
    const answer = await change(await gateway.login(), body);
    expect(answer).toMatchObject({
      status: 422,
      envelope: { errorCode: 'password.invalid', value: { fields: { [field]: failure } } },
    });
  });

  it('PSW-05 may not be the name of the account', async () => {
    const session = await gateway.login({ account: 'horse12345' });
    const answer = await change(session, { newPassword: 'Horse12345', confirmNewPassword: 'Horse12345' });
    expect(answer.envelope).toMatchObject({
      errorCode: 'password.invalid',
      value: { fields: { newPassword: { key: 'validation.common_password' } } },
    });
  });

  it('PSW-05 needs a session, and AUTH-13 a real account', async () => {
    const none = await gateway.call('changePassword', {
      body: { oldPassword: 'a', newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
    });
    expect(none).toMatchObject({ status: 401, envelope: { errorCode: 'session.required' } });
    const trial = await change(await gateway.login({ type: 4 }));
    expect(trial).toMatchObject({ status: 403, envelope: { errorCode: 'account.real_required' } });
  });

  it('PSW-05 ends links that were sent before', async () => {
    const { account, email } = await reachable();
    await askForLink({ username: account.account, email });
    const token = await linkSentTo(gateway, email);
    const opened = await gateway.app.gateway.services.sessions.open({
      accountId: account.id,
      device: 'test',
      clientAddress: '127.0.0.1',
    });
    expect((await change({ account, ...opened })).status).toBe(200);
    expect((await setByLink(token, 'Third#Horse7')).envelope).toMatchObject({ errorCode: 'password.link_invalid' });
  });
});

async function askForLink(
  typed: { username: string; email: string },
  call: { headers?: Record<string, string>; botCheck?: string; remoteAddress?: string; at?: TestGateway } = {},
) {
  const { at = gateway, headers = {}, remoteAddress: from = phones.newAddress() } = call;
  return at.call('requestPasswordLink', {
    body: { ...typed, botCheck: call.botCheck ?? (await at.botCheck({ remoteAddress: phones.newAddress() })) },
    headers,
    remoteAddress: from,
  });
}

const setByLink = (resetToken: string, newPassword = NEW_PASSWORD, headers: Record<string, string> = {}) =>
  gateway.call('resetPasswordByLink', {
    body: { resetToken, newPassword },
    headers,
    remoteAddress: phones.newAddress(),
  });

describe('a link for a new password', () => {
  it('PSW-02 comes to the address of the account, in the caller’s language, and sets the password', async () => {
    const { account, email } = await reachable();
    const before = {
      account,
      ...(await gateway.app.gateway.services.sessions.open({
        accountId: account.id,
        device: 'test',
        clientAddress: '127.0.0.1',
      })),
    };
    const answer = await askForLink(
      { username: ` ${account.account.toUpperCase()} `, email: ` ${email.toLowerCase()} ` },
      { headers: { Language: 'EN' } },
    );
    expect([answer.status, answer.envelope.value]).toEqual([200, {}]);
    const [mail] = await messagesTo(gateway, email);
    expect(mail).toMatchObject({ channel: 'mail', subject: 'Your new North password', is_decoy: false });
    expect(mail?.html).toContain('<a href="https://north.example/m/forget#reset=');
    const token = await linkSentTo(gateway, email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await setByLink(token)).envelope.value).toEqual({});
    expect(await isAlive(before)).toBe(false);
    expect((await login(account.account, NEW_PASSWORD)).status).toBe(200);
  });

  it('PSW-06 is good once, though it is used twice at the same moment', async () => {
    const { account, email } = await reachable();
    await askForLink({ username: account.account, email });
    const token = await linkSentTo(gateway, email);
    const both = await Promise.all(Array.from({ length: 4 }, (_, index) => setByLink(token, `Other#Horse${index}`)));
    expect(both.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409, 409, 409]);
    expect((await setByLink(token, 'Third#Horse7')).envelope).toMatchObject({ errorCode: 'password.link_invalid' });
  });

  it('PSW-06 is good for half an hour, at its own merchant, and until a newer one is sent', async () => {
    const { account, email } = await reachable();
    const link = async () => {
      gateway.advance(LINK_PAUSE_MS);
      expect((await askForLink({ username: account.account, email })).status).toBe(200);
      return linkSentTo(gateway, email);
    };
    const older = await link();
    const newer = await link();
    expect((await setByLink(older)).envelope).toMatchObject({ errorCode: 'password.link_invalid' });
    expect((await setByLink(newer, NEW_PASSWORD, { Merchant: 'SOUTH' })).envelope).toMatchObject({
      errorCode: 'password.link_invalid',
    });
    gateway.advance(LINK_TTL_MS - MINUTE_MS);
    expect((await setByLink(newer, TEST_PASSWORD)).envelope).toMatchObject({ errorCode: 'modify.new.old.same' });
    gateway.advance(MINUTE_MS);
    expect((await setByLink(newer)).envelope).toMatchObject({ errorCode: 'password.link_invalid' });
    await gateway.app.gateway.services.newPasswords.removeExpired();
    expect(
      await gateway.deps.db
        .selectFrom('reset_link')
        .select('account_id')
        .where('account_id', '=', account.id)
        .execute(),
    ).toEqual([]);
    expect((await login(account.account, TEST_PASSWORD)).status).toBe(200);
  });

  it('PSW-06 cannot be guessed, and its table gives none away', async () => {
    const { account, email } = await reachable();
    await askForLink({ username: account.account, email });
    const token = await linkSentTo(gateway, email);
    for (const guess of [`${token.slice(0, -1)}_`, token.toUpperCase(), 'x', '0'.repeat(128)]) {
      expect((await setByLink(guess)).envelope).toMatchObject({ errorCode: 'password.link_invalid' });
    }
    const { token_hash: hash, asker_hash: asker } = await gateway.deps.db
      .selectFrom('reset_link')
      .selectAll()
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    expect([hash, asker].map((bytes) => bytes.toString('latin1')).join('')).not.toContain(token);
    expect((await setByLink(token)).status).toBe(200);
  });

  it('PSW-05 does not set the present password, and stays good for another', async () => {
    const { account, email } = await reachable();
    await askForLink({ username: account.account, email });
    const token = await linkSentTo(gateway, email);
    expect((await setByLink(token, TEST_PASSWORD)).envelope).toMatchObject({ errorCode: 'modify.new.old.same' });
    expect((await setByLink(token, 'password1')).envelope).toMatchObject({
      errorCode: 'password.invalid',
      value: { fields: { newPassword: {} } },
    });
    expect((await setByLink(token)).status).toBe(200);
  });

  it('PSW-06 is asked for with the same answer, whoever it is for', async () => {
    const { account, email } = await reachable();
    const other = await reachable();
    const disabled = await reachable();
    await gateway.deps.db
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('id', '=', disabled.account.id)
      .execute();
    const trial = await reachable({ type: 4 });
    const without = await gateway.createAccount();
    const askers = [
      { username: account.account, email },
      { username: account.account, email: other.email },
      { username: 'nobody99', email: 'nobody99@example.com' },
      { username: disabled.account.account, email: disabled.email },
      { username: trial.account.account, email: trial.email },
      { username: without.account, email: 'nobodys@example.com' },
    ];
    const shapes = [];
    for (const asker of askers) {
      const { status, envelope, headers, cookies } = await askForLink(asker);
      shapes.push({ status, envelope, headers: Object.keys(headers).toSorted(), cookies });
    }
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    const sent = await gateway.deps.db
      .selectFrom('message')
      .select(['recipient', 'is_decoy'])
      .orderBy('created_at', 'desc')
      .limit(askers.length)
      .execute();
    expect(sent.toReversed().map(({ is_decoy }) => is_decoy)).toEqual([false, true, true, true, true, true]);
  });

  it('PSW-06 is not ended by somebody who asks with another address', async () => {
    const { account, email } = await reachable();
    await askForLink({ username: account.account, email });
    const token = await linkSentTo(gateway, email);
    await askForLink({ username: account.account, email: 'thief@example.com' });
    expect((await setByLink(token)).status).toBe(200);
  });

  it('PSW-06 is rationed, the same for names that do not exist', async () => {
    const { account, email } = await reachable();
    for (const asker of [
      { username: account.account, email },
      { username: 'nobody98', email: 'nobody98@example.com' },
    ]) {
      const statuses: number[] = [];
      for (let asked = 0; asked < LINKS_PER_ASKER + 1; asked += 1) {
        statuses.push((await askForLink(asker)).status);
        gateway.advance(LINK_PAUSE_MS);
      }
      expect(statuses).toEqual([...Array.from({ length: LINKS_PER_ASKER }, () => 200), 429]);
    }
    await askForLink({ username: 'nobody97', email: 'nobody97@example.com' });
    gateway.advance(LINK_PAUSE_MS - 10_000);
    expect((await askForLink({ username: 'nobody97', email: 'nobody97@example.com' })).envelope).toMatchObject({
      errorCode: 'request.rate_limited',
      value: { retryAfter: expect.any(Number) as number },
    });
  });

  it('PSW-06 is rationed by address too', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 21; asked += 1)
      statuses.push(
        (
          await askForLink(
            { username: `many${asked}x`, email: `many${asked}@example.com` },
            { remoteAddress: '10.240.0.1' },
          )
        ).status,
      );
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it('PSW-02 is asked for in a form, with a name, an address and a solved challenge', async () => {
    const { account, email } = await reachable();
    expect((await askForLink({ username: account.account, email: 'not an address' })).envelope).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: { email: {} } },
    });
    expect((await askForLink({ username: account.account, email }, { botCheck: '' })).envelope).toMatchObject({
      errorCode: 'auth.bot_check_required',
      value: { botCheck: true },
    });
    const json = await gateway.app.inject({
      method: 'POST',
      url: '/wps/member/password/email',
      headers: { merchant: 'NORTH' },
      payload: { username: account.account, email, botCheck: 'x' },
    });
    expect(json.json()).toMatchObject({ errorCode: 'request.invalid' });
  });

  it('PSW-02 takes the endings that the merchant’s registration takes: two or three letters unless it says otherwise', async () => {
    const long = { username: 'somebody', email: 'a@b.info' };
    const rules = (patternId: 'email' | 'email_any_ending') =>
      phones.configure('NORTH', { ...recoverable, registration: { rules: { email: { patternId } } } });
    expect((await askForLink(long)).envelope).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: { email: { key: 'validation.email' } } },
    });
    await rules('email_any_ending');
    expect((await askForLink(long)).status).toBe(200);
    await rules('email');
  });

  it('PSW-01 is refused where the merchant sends none', async () => {
    await phones.configure('SOUTH', { mainDomain: 'south.example' });
    expect(
      (await askForLink({ username: 'somebody', email: 'a@example.com' }, { headers: { Merchant: 'SOUTH' } })).envelope,
    ).toMatchObject({ errorCode: 'permission.denied' });
  });

  it('leads to the merchant’s own site, whatever name the gateway was asked under', async () => {
    const { account, email } = await reachable();
    // A merchant without a domain is found under any name.
    await phones.configure('SOUTH', { features: { emailRetrieval: true } });
    await askForLink({ username: account.account, email }, { headers: { host: 'south.evil.example' } });
    expect((await messagesTo(gateway, email))[0]?.body).toContain('https://north.example/m/forget#reset=');
    const nowhere = await askForLink(
      { username: 'somebody', email: 'a@example.com' },
      { headers: { Merchant: 'SOUTH', host: 'south.evil.example' } },
    );
    expect(nowhere.envelope).toMatchObject({ errorCode: 'permission.denied' });
  });

  it('leads to this machine in the zero-configuration mode', async () => {
    const local = await createTestGateway({ config: { isZeroConfiguration: true } });
    try {
      await configureMerchant(local, 'NORTH', { features: { emailRetrieval: true } });
      await local.createAccount({ account: 'mali', profile: { email: 'mali@example.com' } });
      await askForLink(
        { username: 'mali', email: 'mali@example.com' },
        { at: local, headers: { host: 'north.localhost:8080' } },
      );
      expect((await messagesTo(local, 'mali@example.com'))[0]?.body).toContain(
        'http://north.localhost:8080/m/forget#reset=',
      );
    } finally {
      await local.close();
    }
  });
});

/** Asks for a code to set a password anew, and answers it with the browser's share. */
async function codeFor(number: string) {
  gateway.advance(CODE_PAUSE_MS);
  const answer = await gateway.call('sendSmsCode', {
    body: {
      mobileNum: number.slice(3),
      countryDialingCode: '66',
      purpose: 'reset',
      botCheck: await gateway.botCheck({ remoteAddress: phones.newAddress() }),
    },
    remoteAddress: phones.newAddress(),
  });
  expect(answer.status).toBe(200);
  return {
    cookie: answer.cookies.find(({ name }) => name === CODE_COOKIE)?.value ?? '',
    code: await codeSentTo(gateway, number),
  };
}

const setByPhone = (
  number: string,
  proof: { code?: string; cookie?: string; token?: string },
  newPassword = NEW_PASSWORD,
  headers: Record<string, string> = {},
) =>
  gateway.call('resetPasswordByPhone', {
    body: {
      mobileNum: `0${number.slice(3)}`,
      countryDialingCode: '66',
      verificationCode: proof.code ?? '',
      newPassword,
      firebaseIdToken: proof.token ?? '',
    },
    cookies: proof.cookie === undefined ? {} : { [CODE_COOKIE]: proof.cookie },
    headers,
    remoteAddress: phones.newAddress(),
  });

describe('a new password by phone', () => {
  it('PSW-04 logs in, and ends every session that there was', async () => {
    const { account, number } = await reachable();
    const before = {
      account,
      ...(await gateway.app.gateway.services.sessions.open({
        accountId: account.id,
        device: 'test',
        clientAddress: '127.0.0.1',
      })),
    };
    const answer = await setByPhone(number, await codeFor(number));
    expect(answer).toMatchObject({
      status: 200,
      envelope: { value: { userName: account.account, merchantCode: 'NORTH' } },
    });
    expect([await isAlive(before), await isAlive(sessionIn(answer))]).toEqual([false, true]);
    expect((await login(account.account, NEW_PASSWORD)).status).toBe(200);
  });

  it('PSW-04 may not be the present one, and the code stays good for another', async () => {
    const { number } = await reachable();
    const proof = await codeFor(number);
    expect(await setByPhone(number, proof, TEST_PASSWORD)).toMatchObject({
      status: 409,
      envelope: { errorCode: 'modify.new.old.same' },
    });
    expect((await setByPhone(number, proof)).status).toBe(200);
    expect((await setByPhone(number, proof, 'Third#Horse7')).envelope).toMatchObject({
      errorCode: 'auth.code_incorrect',
    });
  });

  it('PSW-03 stands under the rules of registration', async () => {
    const { number } = await reachable();
    const proof = await codeFor(number);
    for (const common of ['Password123', 'Alexander1']) {
      const weak = await setByPhone(number, proof, common);
      expect(weak).toMatchObject({
        status: 422,
        envelope: {
          errorCode: 'password.invalid',
          value: { fields: { newPassword: { key: 'validation.common_password' } } },
        },
      });
    }
    expect((await setByPhone(number, proof)).status).toBe(200);
  });

  it('PSW-06 needs the code of this browser, and gives five guesses', async () => {
    const { account, number } = await reachable();
    const { cookie, code } = await codeFor(number);
    expect((await setByPhone(number, { code })).envelope).toMatchObject({ errorCode: 'auth.code_incorrect' });
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < CODE_TRIES; tried += 1)
      expect((await setByPhone(number, { cookie, code: wrong })).envelope).toMatchObject({
        errorCode: 'auth.code_incorrect',
      });
    expect((await setByPhone(number, { cookie, code })).envelope).toMatchObject({ errorCode: 'auth.code_incorrect' });
    expect((await login(account.account, TEST_PASSWORD)).status).toBe(200);
  });

  it('PSW-06 answers the same for numbers that nobody has', async () => {
    const { number } = await reachable();
    const unknown = phones.newNumber();
    const shapes = [];
    for (const one of [number, unknown]) {
      const { cookie } = await codeFor(one);
      const { status, envelope, headers, cookies } = await setByPhone(one, { cookie, code: 'wrong' });
      shapes.push({ status, envelope, headers: Object.keys(headers).toSorted(), cookies });
    }
    expect(shapes[0]).toMatchObject({ status: 422, envelope: { errorCode: 'auth.code_incorrect' } });
    expect(shapes[1]).toEqual(shapes[0]);
  });

  it('PSW-06 is not for an account that was disabled meanwhile', async () => {
    const { account, number } = await reachable();
    const proof = await codeFor(number);
    await gateway.deps.db.updateTable('account').set({ status: 'disabled' }).where('id', '=', account.id).execute();
    expect(await setByPhone(number, proof)).toMatchObject({
      status: 403,
      envelope: { errorCode: 'auth.user_disabled' },
    });
  });

  it('PSW-06 is rationed by address', async () => {
    const answers: TestAnswer[] = [];
    for (let tried = 0; tried < 31; tried += 1) {
      answers.push(
        await gateway.call('resetPasswordByLink', {
          body: { resetToken: 'guess', newPassword: NEW_PASSWORD },
          remoteAddress: '10.241.0.1',
        }),
      );
    }
    expect(answers.at(-2)?.envelope).toMatchObject({ errorCode: 'password.link_invalid' });
    expect(answers.at(-1)?.envelope).toMatchObject({ errorCode: 'request.rate_limited' });
  });

  it('PSW-06 opens an account again that guesses had locked', async () => {
    const { account, number } = await reachable();
    for (let tried = 0; tried <= ACCOUNT_ATTEMPTS; tried += 1) await login(account.account, 'Wrong#Horse1');
    expect((await login(account.account, TEST_PASSWORD)).status).not.toBe(200);
    expect((await setByPhone(number, await codeFor(number))).status).toBe(200);
    expect((await login(account.account, NEW_PASSWORD)).status).toBe(200);
  });

  it('PSW-01 is refused where the merchant does not offer it', async () => {
    await phones.configure('SOUTH', {});
    expect(
      (await setByPhone(phones.newNumber(), { code: '123456' }, NEW_PASSWORD, { Merchant: 'SOUTH' })).envelope,
    ).toMatchObject({ errorCode: 'permission.denied' });
  });

  it('AUTH-16 is proved by the provider where it sends the codes', async () => {
    await phones.configure('SOUTH', { ...recoverable, smsCodes: 'provider', identityProvider: testIdentityProvider });
    const { account, number } = await reachable({ merchantCode: 'SOUTH' });
    const south = { Merchant: 'SOUTH' };
    const stranger = phones.newNumber();
    expect(
      (await setByPhone(number, { token: await phones.provider.token('sms', stranger) }, NEW_PASSWORD, south)).envelope,
    ).toMatchObject({ errorCode: 'auth.provider_refused' });
    expect((await setByPhone(number, { code: '123456' }, NEW_PASSWORD, south)).envelope).toMatchObject({
      errorCode: 'auth.provider_refused',
    });
    expect(
      (await setByPhone(stranger, { token: await phones.provider.token('sms', stranger) }, NEW_PASSWORD, south))
        .envelope,
    ).toMatchObject({ errorCode: 'auth.user_disabled' });
    const answer = await setByPhone(number, { token: await phones.provider.token('sms', number) }, NEW_PASSWORD, south);
    expect(answer).toMatchObject({
      status: 200,
      envelope: { value: { userName: account.account, merchantCode: 'SOUTH' } },
    });
  });
});

describe('the bodies of passwords', () => {
  it.each([
    ['changePassword', '/wps/member/password'],
    ['resetPasswordByLink', '/wps/member/password/link'],
    ['resetPasswordByPhone', '/wps/member/password/phone'],
  ] as const)('API-03 are sealed, and good once: %s', async (name, url) => {
    const session = await gateway.login();
    const headers = { merchant: 'NORTH', token: session.token };
    const cookies = { [SESSION_COOKIE]: session.cookie };
    const plain = await gateway.app.inject({
      method: 'POST',
      url,
      headers,
      cookies,
      payload: { newPassword: NEW_PASSWORD },
    });
    expect(plain.json()).toMatchObject({ errorCode: 'request.encryption_required' });
    const payload = await gateway.seal(name, { unheardOf: 1 });
    const send = () =>
      gateway.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, encryption: 'JWE', 'content-type': 'application/jose' },
        cookies,
        payload,
      });
    expect((await send()).json()).toMatchObject({ errorCode: 'request.invalid' });
    expect((await send()).json()).toMatchObject({ errorCode: 'request.replayed' });
  });

  it('leave no secret in any log', async () => {
    const { account, number, email } = await reachable({ password: 'Canary#Old77' });
    await askForLink({ username: account.account, email });
    const link = await linkSentTo(gateway, email);
    await setByLink(link, 'Canary#New77');
    const { cookie, code } = await codeFor(number);
    await setByPhone(number, { cookie, code }, 'Canary#Newer77');
    await setByPhone(number, { cookie, code: 'x' }, 'Canary#Newest77');
    const log = gateway.logged.join('\n');
    expect(log).toContain('/wps/member/password/phone');
    for (const secret of ['Canary#', link, cookie, code, number.slice(3), email]) expect(log).not.toContain(secret);
  });
});
