import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sessions } from '@parlor/contract';
import { createAttempts } from '../testing/attempts.ts';
import { createTestGateway, type TestGateway, type TestGatewayOptions } from '../testing/testGateway.ts';

const WRONG = 'Wrong#Horse9';
/** Every header by which somebody might say that a request came from elsewhere. */
const forgeries = (address: string): Record<string, string>[] => [
  { 'X-Forwarded-For': address },
  { Forwarded: `for=${address}` },
  { 'X-Real-IP': address },
  { 'X-Client-IP': address },
  { 'True-Client-IP': address },
  { 'CF-Connecting-IP': address },
  { 'X-Forwarded-For': `${address}, 127.0.0.1, 10.60.0.1` },
];

const gateways: TestGateway[] = [];
async function start(config: TestGatewayOptions['config'] = {}): Promise<TestGateway> {
  const gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000, ...config } });
  gateways.push(gateway);
  return gateway;
}
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await start({ loginAttemptsPerAddress: 5 });
});
afterAll(async () => {
  for (const one of gateways) await one.close();
});

describe('a client that forges proxy headers', () => {
  it('AUTH-18 is listed under its real client address', async () => {
    const account = await gateway.createAccount();
    for (const headers of forgeries('198.51.100.7')) {
      const answer = await createAttempts(gateway).logIn(
        account.account,
        {},
        { headers, remoteAddress: '203.0.113.77' },
      );
      const { token } = answer.envelope.value as unknown as { token: string };
      const session = {
        account,
        token,
        cookie: answer.cookies.find(({ name }) => name === 'parlor_session')?.value ?? '',
      };
      const { list } = (await gateway.call('listSessions', { session })).envelope.value as unknown as Sessions;
      expect(list[0]?.clientAddress).toBe('203.0.113.77');
      gateway.advance(16 * 60_000);
    }
  });

  it('cannot bypass the login attempt limit', async () => {
    const attempts = createAttempts(gateway, 61);
    const headers = forgeries('198.51.100.1');
    const answers = [];
    for (let guess = 0; guess < 12; guess += 1) {
      answers.push(
        await attempts.logIn(
          `name${guess}`,
          { password: WRONG },
          {
            headers: { ...headers[guess % headers.length], 'X-Forwarded-For': `198.51.100.${guess}` },
            remoteAddress: '203.0.113.78',
          },
        ),
      );
    }
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 401),
      ...Array.from({ length: 7 }, () => 429),
    ]);
  });

  it('cannot bypass the rate limit', async () => {
    const small = await start({ rateLimitPerMinute: 3 });
    const statuses = [];
    for (let call = 0; call < 5; call += 1) {
      statuses.push(
        (
          await small.call('getSystemStatus', {
            headers: { 'X-Forwarded-For': `198.51.100.${call}` },
            remoteAddress: '203.0.113.79',
          })
        ).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('cannot change its client address, with or without a trusted proxy in between', async () => {
    const behind = await start({ trustedProxies: ['10.60.0.0/24'] });
    const seen = async (forwarded: string, remoteAddress: string) =>
      (await behind.call('getSystemStatus', { headers: { 'X-Forwarded-For': forwarded }, remoteAddress })).envelope
        .value as unknown as { location: { ip: string } };
    expect((await seen('203.0.113.5', '10.60.0.1')).location.ip).toBe('203.0.113.5');
    expect((await seen('198.51.100.9, 203.0.113.5', '10.60.0.1')).location.ip).toBe('203.0.113.5');
    expect((await seen('198.51.100.9, 10.60.0.7', '203.0.113.5')).location.ip).toBe('203.0.113.5');
    expect((await seen('10.60.0.9', '203.0.113.5')).location.ip).toBe('203.0.113.5');
  });

  it('does not receive a Strict-Transport-Security header over plain HTTP', async () => {
    const answer = await gateway.call('getCaptcha', {
      headers: { 'X-Forwarded-Proto': 'https', Forwarded: 'proto=https' },
      remoteAddress: '203.0.113.80',
    });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('API request headers', () => {
  it.each([
    ['a merchant that does not exist', { Merchant: 'NOBODY' }],
    ['a merchant with a query in it', { Merchant: "NORTH' or '1'='1" }],
    ['a merchant of a megabyte', { Merchant: 'N'.repeat(10_000) }],
    ['a prototype for a merchant', { Merchant: '__proto__' }],
  ])('are rejected with status code 400: %s', async (_case, headers) => {
    expect(await gateway.call('getSettings', { headers })).toMatchObject({
      status: 400,
      envelope: { errorCode: 'request.invalid' },
    });
  });

  it('are tolerated when Language, Device, Cookie or Token is malformed', async () => {
    const nonsense: Record<string, string>[] = [
      { Language: '__proto__' },
      { Language: 'x'.repeat(5_000) },
      { Device: '\u00ff'.repeat(5_000) },
      { Cookie: ';;;=;parlor_session' },
      { Cookie: '%'.repeat(2_000) },
      { Token: 'x'.repeat(5_000) },
    ];
    for (const headers of nonsense) {
      expect((await gateway.call('getSettings', { headers })).status).toBe(200);
      expect((await gateway.call('getBalance', { headers })).status).toBe(401);
    }
  });

  it('AUTH-18 that describe the device are stored in at most 40 characters', async () => {
    const account = await gateway.createAccount();
    const headers = {
      'User-Agent': `Mozilla/5.0 <script>alert(1)</script> ${'x'.repeat(9_000)}`,
      Device: '<b>'.repeat(500),
    };
    await createAttempts(gateway, 62).logIn(account.account, {}, { headers });
    const rows = await gateway.deps.db
      .selectFrom('session')
      .select(['device', 'browser', 'system'])
      .where('account_id', '=', account.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(Math.max(...Object.values(rows[0] ?? {}).map(({ length }) => length))).toBeLessThanOrEqual(40);
  });
});
