import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf, routes, SESSION_COOKIE, type RouteName } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const changing = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].method !== 'GET');
const params = {
  sessionId: '00000000-0000-4000-8000-000000000000',
  nodeId: 'n1',
  orderId: 'a1',
  withdrawalId: 'a1',
  kind: 'front',
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000, trustedProxies: ['10.50.0.0/24'] } });
});
afterAll(() => gateway.close());

/** What a foreign page can make the browser of a logged-in player send; the token stands for a script that stole it. */
async function ride(name: RouteName, headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const session = await gateway.login();
  return gateway.app.inject({
    method: routes[name].method,
    url: pathOf(name, params),
    remoteAddress,
    headers: { host: 'north.example.com', merchant: 'NORTH', token: session.token, ...headers },
    // Under both names, as over TLS the cookie has a prefix.
    cookies: { [SESSION_COOKIE]: session.cookie, [`__Host-${SESSION_COOKIE}`]: session.cookie },
  });
}

describe('a page of another origin', () => {
  it.each(changing)('cannot make a browser call %s', async (name) => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://evil.example.com' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of foreign) {
      const answer = await ride(name, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ errorCode: 'permission.denied' });
    }
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
    expect((await ride('logout', headers)).statusCode).toBe(403);
  });

  it('cannot call the HTTPS site from its plain HTTP origin', async () => {
    const tls = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'north.example.com' };
    expect((await ride('logout', { ...tls, origin: 'http://north.example.com' }, '10.50.0.1')).statusCode).toBe(403);
    expect((await ride('logout', { ...tls, origin: 'https://north.example.com' }, '10.50.0.1')).statusCode).toBe(200);
  });

  it('cannot use the captcha cookie, which is SameSite=Strict and HttpOnly', async () => {
    const answer = await gateway.call('getCaptcha');
    expect(answer.cookies.every(({ sameSite, httpOnly }) => sameSite === 'Strict' && httpOnly === true)).toBe(true);
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
