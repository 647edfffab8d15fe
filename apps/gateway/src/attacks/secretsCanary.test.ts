import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionInfo } from '@parlor/contract';
import { SESSION_COOKIE } from '@parlor/contract';
import { CODE_COOKIE } from '../modules/code/codeCookie.ts';
import { codeSentTo, linkSentTo } from '../modules/message/testing/sentMessages.ts';
import { createAttempts, type Attempts } from '../testing/attempts.ts';
import { createTestGateway, type TestAnswer, type TestGateway } from '../testing/testGateway.ts';

/** A mark that is in every secret of these tests and nowhere else. */
const MARK = 'Kestrel';
const [OLD, NEW, NEWER, WRONG] = [`${MARK}#Old4711`, `${MARK}#New4712`, `${MARK}#Newer4713`, `${MARK}#Wrong4714`];
const NUMBER = '+66812345678';
const EMAIL = 'canary4715@example.com';

let gateway: TestGateway;
let attempts: Attempts;
/** Every secret that appeared during the test. */
const secrets = new Set<string>([OLD, NEW, NEWER, WRONG, MARK, EMAIL]);

beforeAll(async () => {
  gateway = await createTestGateway({
    host: 'north.example.com',
    env: { LOG_LEVEL: 'trace' },
    // Error messages of drivers and libraries are logged unchanged.
    prepare: (app) => {
      app.post('/test/bug', (request) => {
        throw Object.assign(new Error('a bug', { cause: new Error('below') }), {
          request: { body: request.body },
          password: OLD,
          token: MARK,
        });
      });
    },
  });
  attempts = createAttempts(gateway);
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: {
      features: { mobileCodeLogin: true, phoneRetrieval: true, emailRetrieval: true },
      mainDomain: 'north.example.com',
      registration: { rules: { email: { enabled: true } } },
    },
  });
});
afterAll(() => gateway.close());

/** Collects the secrets of a response: its token and cookies. */
function note(answer: TestAnswer): TestAnswer {
  for (const { value } of answer.cookies) if (value !== '') secrets.add(value);
  const { token } = (answer.envelope.value ?? {}) as Partial<SessionInfo>;
  if (token !== undefined) secrets.add(token);
  return answer;
}

async function proofs() {
  const { fields, cookies } = await attempts.proofs();
  // A captcha's answer is too short to search for; its cookie is not.
  for (const secret of [fields.botCheck, ...Object.values(cookies)]) secrets.add(secret);
  return { fields, cookies };
}

async function codeFor(purpose: string): Promise<{ code: string; cookies: Record<string, string> }> {
  const botCheck = await gateway.botCheck({ remoteAddress: attempts.newAddress() });
  const body = { mobileNum: NUMBER.slice(3), countryDialingCode: '66', purpose, botCheck };
  const answer = note(await gateway.call('sendSmsCode', { body, remoteAddress: attempts.newAddress() }));
  const code = await codeSentTo(gateway, NUMBER);
  secrets.add(code);
  return { code, cookies: { [CODE_COOKIE]: answer.cookies.find(({ name }) => name === CODE_COOKIE)?.value ?? '' } };
}

const sessionOf = (answer: TestAnswer) => ({
  headers: { Token: (answer.envelope.value as unknown as SessionInfo).token },
  cookies: { [SESSION_COOKIE]: answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '' },
});

describe('secrets', () => {
  it('never appear in the log or in the account, session, code and reset link tables', async () => {
    const own = await proofs();
    const registration = {
      username: 'canary01',
      password: OLD,
      confirmPassword: OLD,
      email: EMAIL,
      registerMethod: 'H5',
      type: 0,
      ...own.fields,
    };
    const registered = note(
      await gateway.call('register', {
        body: registration,
        cookies: own.cookies,
        remoteAddress: attempts.newAddress(),
      }),
    );
    expect(registered.status).toBe(200);
    const account = await gateway.app.gateway.services.accounts.byName('NORTH', 'canary01');
    await gateway.app.gateway.services.accounts.setMobile(account?.id ?? '', NUMBER);

    const logIn = async (password: string) => {
      const { fields, cookies } = await proofs();
      return note(
        await gateway.call('login', {
          body: { type: 'username', username: 'canary01', password, ...fields },
          cookies,
          remoteAddress: attempts.newAddress(),
        }),
      );
    };
    expect((await logIn(WRONG)).status).toBe(401);
    const loggedIn = await logIn(OLD);
    const changed = note(
      await gateway.call('changePassword', {
        ...sessionOf(loggedIn),
        body: { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW },
      }),
    );
    expect(changed.status).toBe(200);
    await gateway.call('changePassword', {
      ...sessionOf(changed),
      body: { oldPassword: WRONG, newPassword: NEWER, confirmNewPassword: NEWER },
    });

    const byCode = await codeFor('login');
    const smsLogin = {
      type: 'sms',
      mobileNum: NUMBER.slice(3),
      countryDialingCode: '66',
      verificationCode: byCode.code,
      ...(await proofs()).fields,
    };
    note(
      await gateway.call('login', { body: smsLogin, cookies: byCode.cookies, remoteAddress: attempts.newAddress() }),
    );

    const botCheck = await gateway.botCheck({ remoteAddress: attempts.newAddress() });
    expect(
      (
        await gateway.call('requestPasswordLink', {
          body: { username: 'canary01', email: EMAIL, botCheck },
          remoteAddress: attempts.newAddress(),
        })
      ).status,
    ).toBe(200);
    const resetToken = await linkSentTo(gateway, EMAIL);
    secrets.add(resetToken);
    for (const newPassword of ['short', NEWER, NEWER])
      await gateway.call('resetPasswordByLink', {
        body: { resetToken, newPassword },
        remoteAddress: attempts.newAddress(),
      });
    expect((await logIn(NEWER)).status).toBe(200);

    // Misuses: wrong format, wrong route, secrets in URLs and in headers that careless servers log.
    const plain = JSON.stringify({ type: 'username', username: 'canary01', password: OLD });
    const wrongly = [
      { method: 'POST' as const, url: '/wps/session/login', payload: plain },
      { method: 'POST' as const, url: '/wps/session/nowhere', payload: plain },
      { method: 'POST' as const, url: '/test/bug', payload: plain },
      { method: 'GET' as const, url: `/wps/nowhere/${MARK}?password=${encodeURIComponent(OLD)}&token=${resetToken}` },
      {
        method: 'GET' as const,
        url: `/wps/system/status?token=${MARK}`,
        headers: { referer: `https://north.example.com/m/forget#reset=${resetToken}`, authorization: `Bearer ${MARK}` },
      },
      { method: 'POST' as const, url: '/wps/session/trial', payload: `{"password":"${OLD}` },
    ];
    for (const { headers, ...request } of wrongly) {
      await gateway.app.inject({
        ...request,
        headers: {
          merchant: 'NORTH',
          'content-type': 'application/json',
          cookie: `parlor_session=${MARK}`,
          token: MARK,
          ...headers,
        },
      });
    }

    const log = gateway.logged.join('\n');
    // Logging was on, and covered all of these calls.
    for (const path of [
      '/wps/session/login',
      '/wps/member/password',
      '/wps/member/password/link',
      '/wps/sms/code',
      '/test/bug',
    ])
      expect(log).toContain(path);
    expect([...secrets].filter((secret) => secret.length > 4 && log.includes(secret))).toEqual([]);

    // The tables must not contain issued secrets. The outbox is not searched, nor is the email address.
    const tables = await Promise.all([
      gateway.deps.db.selectFrom('account').selectAll().execute(),
      gateway.deps.db.selectFrom('session').selectAll().execute(),
      gateway.deps.db.selectFrom('verification_code').selectAll().execute(),
      gateway.deps.db.selectFrom('reset_link').selectAll().execute(),
    ]);
    const content = JSON.stringify(tables, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect([...secrets].filter((secret) => secret !== EMAIL && secret.length > 6 && content.includes(secret))).toEqual(
      [],
    );
  });
});
