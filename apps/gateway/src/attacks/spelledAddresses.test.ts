import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENCRYPTION_JWE } from '@parlor/contract';
import { TEST_PROVIDER_SECRET } from '../modules/provider/testing/testVendor.ts';
import { listenRaw } from '../testing/rawRequest.ts';
import { createTestGateway, TEST_PASSWORD, type TestGateway } from '../testing/testGateway.ts';

/** Spellings of one URL that all reach the same route. */
const spellingsOf = (path: string): string[] => [
  path,
  path.replace(/^\/./, (start) => `/%${start.charCodeAt(1).toString(16)}`),
  path.replace(/.$/, (end) => `%${end.charCodeAt(0).toString(16)}`),
  path.replace(/[^/]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`),
  `${path}?%77ps`,
];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({
    env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET },
    config: { rateLimitPerMinute: 20 },
  });
});
afterAll(() => gateway.close());

const linesOf = (path: string) =>
  gateway.logged
    .map((line) => JSON.parse(line) as { msg: string; path?: string; method?: string; status?: number })
    .filter((line) => line.msg === 'answered' && line.path === path);

describe('a percent-encoded URL', () => {
  it('counts against the same rate limit as the plain URL', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 25; call += 1) {
      const url = spellingsOf('/wps/system/status')[call % 5] ?? '';
      statuses.push(
        (await gateway.app.inject({ url, headers: { merchant: 'NORTH' }, remoteAddress: '203.0.113.1' })).statusCode,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), ...Array.from({ length: 5 }, () => 429)]);
  });

  it('is logged under the plain path of its route, including vendor API routes', async () => {
    for (const [method, path] of [
      ['GET', '/wps/system/status'],
      ['GET', '/lgw/games/winners'],
      ['POST', '/provider/v1/bet'],
    ] as const) {
      const before = linesOf(path).length;
      for (const [index, url] of spellingsOf(path).entries()) {
        await gateway.app.inject({
          method,
          url,
          headers: { merchant: 'NORTH', 'content-type': 'application/json' },
          remoteAddress: `203.0.113.${10 + index}`,
          ...(method === 'POST' && { payload: '{}' }),
        });
      }
      expect(linesOf(path)).toHaveLength(before + 5);
    }
    expect(gateway.logged.join('')).not.toContain('%');
  });

  it('accepts a body that is encrypted for its route', async () => {
    const { account } = await gateway.createAccount();
    for (const [index, url] of spellingsOf('/wps/session/login').entries()) {
      const payload = await gateway.seal('login', { type: 'username', username: account, password: TEST_PASSWORD });
      const answer = await gateway.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/jose', encryption: ENCRYPTION_JWE, merchant: 'NORTH' },
        remoteAddress: `203.0.113.${20 + index}`,
      });
      expect([url, answer.statusCode]).toEqual([url, 200]);
    }
  });

  it('has the same body size limit as the plain URL', async () => {
    for (const url of spellingsOf('/wps/session/login')) {
      const answer = await gateway.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/jose' },
        payload: 'x'.repeat(65_537),
        remoteAddress: '203.0.113.30',
      });
      expect([url, answer.statusCode]).toEqual([url, 413]);
    }
  });
});

describe('a request whose target is an absolute URL', () => {
  it('is rate limited and logged like a request for its path', async () => {
    const send = await listenRaw(gateway.app);
    const { port } = gateway.app.server.address() as { port: number };
    gateway.advance(60_000);
    const origin = `http://localhost:${port}`;
    const before = linesOf('/wps/system/ping').length;
    const statuses: number[] = [];
    for (let call = 0; call < 22; call += 1) {
      const target =
        ['/wps/system/ping', `${origin}/wps/system/ping`, `HTTP://localhost:${port}/%77ps/system/ping`][call % 3] ?? '';
      statuses.push((await send([`GET ${target} HTTP/1.1`, `Host: localhost:${port}`])).status);
    }
    expect(new Set(statuses.slice(0, 20))).not.toContain(429);
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect(linesOf('/wps/system/ping')).toHaveLength(before + 22);
  });
});
