import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Announcements, SessionInfo, Sessions } from '@parlor/contract';
import { createContentPublisher } from '../modules/content/contentPublisher.ts';
import { createAttempts } from '../testing/attempts.ts';
import { createTestGateway, type TestGateway, type TestGatewayOptions } from '../testing/testGateway.ts';

const WRONG = 'Wrong#Horse9';
const CLIENT = '203.0.113.77';
const PROXY = '10.60.0.1';
const FORGED = '198.51.100.7';
/** The headers that may claim another client address, and the address that counts if a trusted proxy forwards them. */
const forgeries: [name: string, headers: Record<string, string>, throughProxy: string][] = [
  ['X-Forwarded-For', { 'X-Forwarded-For': FORGED }, FORGED],
  ['a list in X-Forwarded-For', { 'X-Forwarded-For': `127.0.0.1, ${FORGED}, ${PROXY}` }, FORGED],
  ['Forwarded', { Forwarded: `for=${FORGED}` }, PROXY],
  ['X-Real-IP', { 'X-Real-IP': FORGED }, PROXY],
  ['X-Client-IP', { 'X-Client-IP': FORGED }, PROXY],
  ['True-Client-IP', { 'True-Client-IP': FORGED }, PROXY],
  ['CF-Connecting-IP', { 'CF-Connecting-IP': FORGED }, PROXY],
];

const gateways: TestGateway[] = [];
async function start(config: TestGatewayOptions['config'] = {}): Promise<TestGateway> {
  const gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000, ...config } });
  gateways.push(gateway);
  return gateway;
}
/** A gateway that faces clients directly, and one behind a trusted proxy. */
let gateway: TestGateway;
let behind: TestGateway;
beforeAll(async () => {
  gateway = await start({ loginAttemptsPerAddress: 5 });
  behind = await start({ trustedProxies: ['10.60.0.0/24'] });
  await createContentPublisher({ db: gateway.database.db }).saveAnnouncements([
    {
      id: 'n1',
      merchantCode: 'NORTH',
      groupName: 'PL',
      titles: { EN: 'Notice', TY: 'ประกาศ' },
      contents: { EN: '', TY: '' },
      startsAt: new Date('2026-01-01'),
      endsAt: null,
    },
  ]);
  await gateway.app.gateway.services.content.refresh();
});
afterAll(async () => {
  for (const each of gateways) await each.close();
});

/** Returns the addresses under which the sessions of a new account are listed after a login. */
async function listedAddresses(at: TestGateway, headers: Record<string, string>, remoteAddress: string) {
  const account = await at.createAccount();
  const answer = await createAttempts(at).logIn(account.account, {}, { headers, remoteAddress });
  expect(answer.status).toBe(200);
  const { token } = answer.envelope.value as SessionInfo;
  const cookie = answer.cookies.find(({ name }) => name === 'parlor_session')?.value ?? '';
  const { list } = (await at.call('listSessions', { session: { account, token, cookie } })).envelope
    .value as unknown as Sessions;
  return list.map(({ clientAddress }) => clientAddress);
}

describe('a client that forges proxy headers', () => {
  it.each(forgeries)('AUTH-18 is listed under its real client address: %s', async (_name, headers, throughProxy) => {
    expect(await listedAddresses(gateway, headers, CLIENT)).toEqual([CLIENT]);
    expect(await listedAddresses(behind, headers, CLIENT)).toEqual([CLIENT]);
    expect(await listedAddresses(behind, headers, PROXY)).toEqual([throughProxy]);
    gateway.advance(16 * 60_000);
  });

  it('cannot bypass the login attempt limit', async () => {
    const attempts = createAttempts(gateway, 61);
    const guessFrom = async (guess: number, remoteAddress: string) => {
      const [, headers] = forgeries[guess % forgeries.length] ?? [];
      const forged = { ...headers, 'X-Forwarded-For': `198.51.100.${guess}` };
      const { status } = await attempts.logIn(`name${guess}`, { password: WRONG }, { headers: forged, remoteAddress });
      return status;
    };
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1) statuses.push(await guessFrom(guess, '203.0.113.78'));
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 401), ...Array.from({ length: 7 }, () => 429)]);
    // Only the address of the connection has used up its attempts.
    expect(await guessFrom(12, '203.0.113.81')).toBe(401);
  });

  it('cannot bypass the rate limit', async () => {
    const small = await start({ rateLimitPerMinute: 3, trustedProxies: ['10.60.0.0/24'] });
    const statusesFrom = async (remoteAddress: string) => {
      const statuses = [];
      for (let call = 0; call < 5; call += 1) {
        const headers = { 'X-Forwarded-For': `198.51.100.${call}` };
        statuses.push((await small.call('getSystemStatus', { headers, remoteAddress })).status);
      }
      return statuses;
    };
    expect(await statusesFrom('203.0.113.79')).toEqual([200, 200, 200, 429, 429]);
    // Forwarded by the proxy, the same five calls come from five clients.
    expect(await statusesFrom(PROXY)).toEqual([200, 200, 200, 200, 200]);
  });

  it('cannot change its client address, with or without a trusted proxy in between', async () => {
    const seen = async (forwarded: string, remoteAddress: string, at = behind) =>
      (
        (await at.call('getSystemStatus', { headers: { 'X-Forwarded-For': forwarded }, remoteAddress })).envelope
          .value as unknown as { location: { ip: string } }
      ).location.ip;
    expect(await seen('203.0.113.5', PROXY)).toBe('203.0.113.5');
    expect(await seen('198.51.100.9, 203.0.113.5', PROXY)).toBe('203.0.113.5');
    expect(await seen('198.51.100.9, 10.60.0.7', '203.0.113.5')).toBe('203.0.113.5');
    expect(await seen('10.60.0.9', '203.0.113.5')).toBe('203.0.113.5');
    expect(await seen('203.0.113.5', PROXY, gateway)).toBe(PROXY);
  });

  it('does not receive a Strict-Transport-Security header over plain HTTP', async () => {
    const transportOf = async (at: TestGateway, remoteAddress: string, headers: Record<string, string>) =>
      (await at.call('getCaptcha', { headers, remoteAddress })).headers['strict-transport-security'];
    const forged = { 'X-Forwarded-Proto': 'https', Forwarded: 'proto=https' };
    expect(await transportOf(gateway, '203.0.113.80', forged)).toBeUndefined();
    expect(await transportOf(behind, '203.0.113.80', forged)).toBeUndefined();
    expect(await transportOf(behind, PROXY, { Forwarded: 'proto=https' })).toBeUndefined();
    expect(await transportOf(behind, PROXY, forged)).toBe('max-age=31536000');
  });
});

describe('API request headers', () => {
  it.each([
    ['a merchant that does not exist', { Merchant: 'NOBODY' }],
    ['a merchant with a query in it', { Merchant: "NORTH' or '1'='1" }],
    ['a merchant of ten thousand letters', { Merchant: 'N'.repeat(10_000) }],
    ['a prototype for a merchant', { Merchant: '__proto__' }],
    ['a merchant with another after it', { Merchant: 'NORTH, SOUTH' }],
  ])('are rejected with status code 400: %s', async (_case, headers) => {
    const answer = await gateway.call('getSettings', { headers });
    expect([answer.status, answer.envelope]).toMatchObject([
      400,
      { success: false, errorCode: 'request.invalid', value: { fields: { Merchant: { key: 'validation.any' } } } },
    ]);
    // The header selects the merchant.
    for (const merchantCode of ['NORTH', 'SOUTH'])
      expect((await gateway.call('getSettings', { headers: { Merchant: merchantCode } })).envelope.value).toMatchObject(
        {
          merchantCode,
        },
      );
  });

  it.each<[string, Record<string, string>]>([
    ['a prototype for a language', { Language: '__proto__' }],
    ['a language of five thousand letters', { Language: 'x'.repeat(5_000) }],
    ['a language that the merchant does not have', { Language: 'VN' }],
    ['a device of five thousand letters', { Device: '\u00ff'.repeat(5_000) }],
    ['cookies without names', { Cookie: ';;;=;parlor_session' }],
    ['cookies that cannot be decoded', { Cookie: '%'.repeat(2_000) }],
  ])('are ignored when malformed: %s', async (_case, headers) => {
    const session = await gateway.login();
    for (const name of ['getSettings', 'getBalance', 'listAnnouncements'] as const) {
      const untouched = await gateway.call(name, { session });
      expect(untouched.status).toBe(200);
      const answer = await gateway.call(name, { session, headers });
      expect([answer.status, answer.envelope]).toEqual([200, untouched.envelope]);
    }
  });

  it('change the answer when they are well formed', async () => {
    const titlesIn = async (headers: Record<string, string>) => {
      const { notices } = (await gateway.call('listAnnouncements', { headers })).envelope.value as Announcements;
      return notices.map(({ title }) => title);
    };
    expect(await titlesIn({})).toEqual(['ประกาศ']);
    expect(await titlesIn({ Language: 'EN' })).toEqual(['Notice']);
    const session = await gateway.login();
    const response = await gateway.call('getBalance', { session, cookies: { parlor_session: 'x' } });
    expect([response.status, response.envelope]).toMatchObject([401, { errorCode: 'session.ended' }]);
  });

  it('log nobody in when Token is malformed', async () => {
    const session = await gateway.login();
    expect((await gateway.call('getBalance', { session })).status).toBe(200);
    for (const token of ['x'.repeat(5_000), `${session.token}x`, session.token.slice(1), `${session.token}, x`]) {
      const headers = { Token: token };
      expect((await gateway.call('getSettings', { session, headers })).status).toBe(200);
      const answer = await gateway.call('getBalance', { session, headers });
      expect([answer.status, answer.envelope]).toMatchObject([401, { errorCode: 'session.ended' }]);
    }
  });

  it('AUTH-18 that describe the device are stored in at most 40 characters', async () => {
    const userAgent = (model: string) =>
      `Mozilla/5.0 (Linux; Android 14; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36`;
    const stored = async (headers: Record<string, string>) => {
      const account = await gateway.createAccount();
      expect((await createAttempts(gateway, 62).logIn(account.account, {}, { headers })).status).toBe(200);
      return gateway.deps.db
        .selectFrom('session')
        .select(['device', 'browser', 'system', 'model'])
        .where('account_id', '=', account.id)
        .execute();
    };
    const chrome = { browser: 'Chrome', system: 'Android' };
    expect(await stored({ 'User-Agent': userAgent('Pixel 8'), Device: 'WEB' })).toEqual([
      { ...chrome, device: 'WEB', model: 'Pixel 8' },
    ]);
    expect(await stored({ 'User-Agent': userAgent('x'.repeat(300)), Device: '<b>'.repeat(500) })).toEqual([
      { ...chrome, device: `${'<b>'.repeat(13)}<`, model: 'x'.repeat(40) },
    ]);
    // A header longer than any browser's is ignored.
    expect(await stored({ 'User-Agent': userAgent('x'.repeat(9_000)) })).toEqual([
      { browser: '', system: '', device: 'WEB', model: '' },
    ]);
  });
});
