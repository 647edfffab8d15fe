import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf, routes, SESSION_COOKIE, type RouteName, type SessionInfo } from '@parlor/contract';
import { CAPTCHA_COOKIE } from '../modules/captcha/captchaCookie.ts';
import { anyParams, loginFor } from '../testing/anyCall.ts';
import { createAttempts } from '../testing/attempts.ts';
import { createTestGateway, TEST_PASSWORD, type TestGateway, type TestSession } from '../testing/testGateway.ts';

const changing = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].method !== 'GET');

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000, trustedProxies: ['10.50.0.0/24'] } });
  // Enabled, because a call of a disabled feature is refused anyway.
  const settings = { features: { mailCentre: true } };
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings,
  });
  gateway.advance(5_000);
});
afterAll(() => gateway.close());

const HOST = 'north.example.com';
const ownPage = { 'sec-fetch-site': 'same-origin', origin: `http://${HOST}` };

/**
 * Sends a request that a foreign page can make a player's browser send, including the token, as if a script had stolen
 * it.
 */
async function ride(
  name: RouteName,
  headers: Record<string, string>,
  { session, remoteAddress = '127.0.0.1' }: { session?: TestSession; remoteAddress?: string } = {},
) {
  const { token, cookie } = session ?? (await loginFor(gateway, name));
  return gateway.app.inject({
    method: routes[name].method,
    url: pathOf(name, anyParams),
    remoteAddress,
    headers: { host: HOST, merchant: 'NORTH', token, ...headers },
    // Under both names, because the cookie has a prefix over TLS.
    cookies: { [SESSION_COOKIE]: cookie, [`__Host-${SESSION_COOKIE}`]: cookie },
  });
}

const isLoggedIn = async (session: TestSession) => (await gateway.call('getMemberInfo', { session })).status === 200;

describe('a page of another origin', () => {
  it.each(changing)('cannot make a browser call %s', async (name) => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://evil.example.com' },
      { origin: 'https://evil.example' },
    ];
    const session = await loginFor(gateway, name);
    for (const headers of foreign) {
      const answer = await ride(name, headers, { session });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ errorCode: 'permission.denied' });
    }
    // The same request from the site's own page passes the check.
    const own = await ride(name, ownPage, { session });
    expect([own.statusCode, own.json()]).not.toMatchObject([403, { errorCode: 'permission.denied' }]);
  });

  it.each<[string, Record<string, string>]>([
    ['a form', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form whose page hides where it is', { origin: 'null' }],
    ['a page that says no origin', { origin: '' }],
    ['a neighbour under the same domain', { origin: 'http://other.example.com' }],
    ['a host that begins alike', { origin: 'http://north.example.com.evil.example' }],
    ['a host that ends alike', { origin: 'http://evil-north.example.com' }],
    ['a name with the host before an at sign', { origin: 'http://north.example.com@evil.example' }],
    ['another port of the same host', { origin: 'http://north.example.com:8443' }],
    ['a browser that says something new', { 'sec-fetch-site': 'cross-planet' }],
    [
      'a forged host of a proxy that nobody trusts',
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    ],
  ])('is rejected: %s', async (_case, headers) => {
    const session = await gateway.login();
    const answer = await ride('logout', headers, { session });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { errorCode: 'permission.denied' }]);
    expect(await isLoggedIn(session)).toBe(true);
    expect((await ride('logout', ownPage, { session })).statusCode).toBe(200);
    expect(await isLoggedIn(session)).toBe(false);
  });

  it('cannot call the HTTPS site from its plain HTTP origin', async () => {
    const tls = { 'x-forwarded-proto': 'https', 'x-forwarded-host': HOST };
    const through = { session: await gateway.login(), remoteAddress: '10.50.0.1' };
    expect((await ride('logout', { ...tls, origin: `http://${HOST}` }, through)).statusCode).toBe(403);
    expect((await ride('logout', { ...tls, origin: `https://${HOST}` }, through)).statusCode).toBe(200);
  });

  it('cannot use the captcha cookie, which is SameSite=Strict and HttpOnly', async () => {
    const { account } = await gateway.createAccount();
    const logIn = async (headers: object, { password = TEST_PASSWORD, withCookie = true } = {}) => {
      const { fields, cookies } = await createAttempts(gateway).proofs();
      const answer = await gateway.call('login', {
        headers: { host: HOST, ...headers },
        cookies: withCookie ? cookies : {},
        body: { type: 'username', username: account, password, ...fields },
      });
      return [answer.status, answer.envelope];
    };
    // From the second attempt on a captcha is required, which is found by the cookie.
    expect(await logIn(ownPage, { password: 'Wrong#Horse9' })).toMatchObject([401, { success: false }]);
    expect(await logIn(ownPage, { withCookie: false })).toMatchObject([422, { errorCode: 'auth.captcha_incorrect' }]);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect(await logIn(headers)).toMatchObject([403, { errorCode: 'permission.denied' }]);
    expect(await logIn(ownPage)).toMatchObject([200, { success: true }]);

    const { cookies } = await gateway.call('getCaptcha');
    expect(cookies).toMatchObject([{ name: CAPTCHA_COOKIE, path: '/', sameSite: 'Strict', httpOnly: true }]);
  });

  it('cannot use the session cookie, which is SameSite=Strict and HttpOnly', async () => {
    const { account } = await gateway.createAccount();
    const { cookies, envelope } = await gateway.call('login', {
      body: { type: 'username', username: account, password: TEST_PASSWORD },
      remoteAddress: '203.0.113.20',
    });
    expect(cookies).toMatchObject([{ name: SESSION_COOKIE, path: '/', sameSite: 'Strict', httpOnly: true }]);
    const call = {
      headers: { host: HOST, token: (envelope.value as SessionInfo).token },
      cookies: { [SESSION_COOKIE]: cookies[0]?.value ?? '' },
      body: { nickname: 'Mali' },
    };
    const from = (headers: object) =>
      gateway.call('setNickname', { ...call, headers: { ...call.headers, ...headers } });
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await gateway.app.gateway.services.accounts.byName('NORTH', account))?.nickname).toBe('');
    expect((await from(ownPage)).status).toBe(200);
    expect((await gateway.app.gateway.services.accounts.byName('NORTH', account))?.nickname).toBe('Mali');
    expect((await gateway.call('setNickname', { ...call, cookies: {} })).status).toBe(401);
  });

  it('can send a GET request but receives no CORS header', async () => {
    const answer = await gateway.app.inject({
      url: '/wps/system/status',
      headers: { merchant: 'NORTH', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('the site itself', () => {
  it.each<[string, Record<string, string>]>([
    ['in a browser that says so', { 'sec-fetch-site': 'same-origin', origin: 'http://north.example.com' }],
    ['behind a proxy that hides the host', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }],
    ['in a browser that says its origin alone', { origin: 'http://north.example.com' }],
    ['behind a proxy that ends TLS and is not trusted', { origin: 'https://north.example.com' }],
    ['as a program that says nothing', {}],
  ])('is allowed to log out: %s', async (_case, headers) => {
    expect((await ride('logout', headers)).statusCode).toBe(200);
  });
});
