import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionInfo } from '@parlor/contract';
import { createAttempts, type Attempts } from '../testing/attempts.ts';
import {
  createTestGateway,
  TEST_PASSWORD,
  type TestAnswer,
  type TestCall,
  type TestGateway,
} from '../testing/testGateway.ts';

const PROXY = '10.7.0.1';
let gateway: TestGateway;
let attempts: Attempts;
beforeAll(async () => {
  gateway = await createTestGateway({ env: { TRUSTED_PROXIES: '10.7.0.0/24' } });
  attempts = createAttempts(gateway);
});
afterAll(() => gateway.close());

/** Returns a call from a browser over TLS, through the proxy. */
const overTls = (call: TestCall = {}): TestCall => ({
  ...call,
  headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': attempts.newAddress(), ...call.headers },
  remoteAddress: PROXY,
});

async function logIn(): Promise<{ answer: TestAnswer; token: string; cookie: string }> {
  const { account } = await gateway.createAccount();
  const answer = await gateway.call(
    'login',
    overTls({ body: { type: 'username', username: account, password: TEST_PASSWORD, captcha: '' } }),
  );
  return { answer, token: (answer.envelope.value as SessionInfo).token, cookie: answer.cookies[0]?.value ?? '' };
}

const statusWith = async (token: string, cookies: Record<string, string>) =>
  (await gateway.call('getMemberInfo', overTls({ headers: { Token: token }, cookies }))).status;

describe('the __Host- cookie prefix', () => {
  it('is used for the session cookie over TLS, with the attributes that it requires', async () => {
    const { answer } = await logIn();
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-parlor_session',
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'Strict',
      }),
    ]);
    expect(answer.cookies[0]).not.toHaveProperty('domain');
  });

  it('is required on the session cookie, and a planted cookie without it is ignored', async () => {
    const { token, cookie } = await logIn();
    expect(await statusWith(token, { '__Host-parlor_session': cookie })).toBe(200);
    expect(await statusWith(token, { parlor_session: cookie })).toBe(401);
    expect(await statusWith(token, { '__Host-parlor_session': cookie, parlor_session: 'planted' })).toBe(200);
  });

  it('is used when logout clears the session cookie', async () => {
    const { token, cookie } = await logIn();
    const answer = await gateway.call(
      'logout',
      overTls({ headers: { Token: token }, cookies: { '__Host-parlor_session': cookie } }),
    );
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: '__Host-parlor_session', value: '', path: '/', secure: true }),
    ]);
    expect(await statusWith(token, { '__Host-parlor_session': cookie })).toBe(401);
  });

  it('is used for the captcha cookie over TLS', async () => {
    const shown = await gateway.call('getCaptcha', overTls());
    expect(shown.cookies).toEqual([
      expect.objectContaining({ name: '__Host-parlor_captcha', path: '/', secure: true }),
    ]);
  });

  it('is omitted over plain HTTP, as is the Secure attribute', async () => {
    const { cookies } = await gateway.call('getCaptcha');
    expect(cookies.map(({ name }) => name)).toEqual(['parlor_captcha']);
    expect(cookies).toEqual([expect.not.objectContaining({ secure: true })]);
  });
});
