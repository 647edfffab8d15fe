import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallSchemas } from '@parlor/contract/schemas';
import type { z } from 'zod';
import { routes, type RouteName } from '@parlor/contract';
import { anyParams, loginFor } from './testing/anyCall.ts';
import { createTestGateway, type TestGateway } from './testing/testGateway.ts';

const routeNames = Object.keys(routes) as RouteName[];

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({
    config: { rateLimitPerMinute: 100_000 },
    prepare: (app) => {
      app.get('/test/bug', () => {
        throw new TypeError('a secret detail of the inside');
      });
    },
  });
});

afterAll(() => gateway.close());

describe('every contract call', () => {
  it.each(routeNames)('API-01 %s is served under its published path', (name) => {
    expect(gateway.app.hasRoute({ method: routes[name].method, url: routes[name].path })).toBe(true);
  });

  it.each(routeNames.filter((name) => 'query' in calls[name] || 'params' in calls[name]))(
    '%s answers invalid path and query parameters without a server error',
    async (name) => {
      const session = await loginFor(gateway, name);
      const { query, params } = calls[name] as CallSchemas;
      const names = Object.keys((query as z.ZodObject | undefined)?.shape ?? {});
      const pathNames = Object.keys((params as z.ZodObject | undefined)?.shape ?? {});
      for (const nonsense of [
        '',
        ' ',
        '-1',
        '0',
        '1e9',
        'NaN',
        '\u0000',
        'a\u0000b',
        '\u{1f600}',
        "' or 1=1 --",
        '../../etc',
        '%',
        '99999999999999999999',
        'x'.repeat(3_000),
      ]) {
        const answer = await gateway.call(name, {
          session,
          query: Object.fromEntries(names.map((field) => [field, nonsense])),
          params: Object.fromEntries(pathNames.map((field) => [field, nonsense.slice(0, 90) || 'a'])),
        });
        expect(answer.status, `${name} with ${JSON.stringify(nonsense.slice(0, 20))}`).toBeLessThan(500);
        for (const field of names) {
          const alone = await gateway.call(name, {
            session,
            query: { [field]: nonsense },
            params: anyParams,
          });
          expect(alone.status, `${name} with ${field}=${JSON.stringify(nonsense.slice(0, 20))}`).toBeLessThan(500);
        }
      }
    },
  );

  it.each(routeNames.filter((name) => 'body' in calls[name]))('%s rejects a malformed request body', async (name) => {
    const session = await loginFor(gateway, name);
    for (const body of [null, [], 'text', 7, { unknown: true }]) {
      const answer = await gateway.call(name, {
        session,
        body,
        params: anyParams,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
      expect(answer).toMatchObject({ status: 400, envelope: { errorCode: 'request.invalid' } });
    }
  });

  it('API-01 is described by the published OpenAPI document', async () => {
    const answer = await gateway.app.inject({ url: '/openapi.json' });
    const { paths } = answer.json<{ paths: Record<string, Record<string, { operationId: string }>> }>();
    const published = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(published.toSorted()).toEqual(routeNames.toSorted());
  });
});

describe('the gateway', () => {
  it('answers an unknown path with 404 and an error envelope', async () => {
    const answer = await gateway.app.inject({ url: '/nothing/here' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, errorCode: 'request.not_found' });
  });

  it.each(['/promotions', '/M/HOME', '/index.html', '/m/%E0%A4%A', '/%'])(
    'NAV-01 redirects a browser from an unknown page to the home page: %s',
    async (url) => {
      const answer = await gateway.app.inject({ url, headers: { accept: 'text/html,*/*' } });
      expect(answer).toMatchObject({
        statusCode: 302,
        headers: { location: '/m/home', 'x-content-type-options': 'nosniff' },
      });
    },
  );

  it.each([
    ['/wps/nothing', 404],
    ['/wps/%E0%A4%A', 400],
    ['/m/assets/gone.js', 404],
  ])('NAV-01 answers %s with an error status instead of a redirect', async (url, status) => {
    expect((await gateway.app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(status);
  });

  it('rejects malformed JSON, another content type and a __proto__ key', async () => {
    const session = await gateway.login();
    const send = (payload: string, type: string) =>
      gateway.app.inject({
        method: 'POST',
        url: '/wps/games/favourites',
        payload,
        headers: { 'content-type': type, merchant: 'NORTH', token: session.token },
        cookies: { parlor_session: session.cookie },
      });
    for (const answer of [
      await send('{', 'application/json'),
      await send('<a/>', 'application/xml'),
      await send('{"__proto__":{"a":1}}', 'application/json'),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, errorCode: 'request.invalid' });
    }
  });

  it('rejects a request body that is too large', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { 'content-type': 'application/jose' },
      payload: 'x'.repeat(70_000),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ errorCode: 'request.too_large' });
  });

  it('rejects an unknown merchant', async () => {
    const answer = await gateway.call('getSettings', { headers: { Merchant: 'NOBODY' } });
    expect(answer).toMatchObject({ status: 400, envelope: { errorCode: 'request.invalid' } });
  });

  it('AUTH-15 logs the details of an internal error and hides them from the client', async () => {
    const answer = await gateway.app.inject({ url: '/test/bug' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ success: false, errorCode: 'system.unknown', message: 'Something went wrong.' });
    expect(gateway.logged.join('')).toContain('a secret detail of the inside');
  });

  it('limits the request rate per client address, with an IPv6 /64 network as one client', async () => {
    const small = await createTestGateway({ config: { rateLimitPerMinute: 3 } });
    try {
      const call = (remoteAddress: string) => small.call('getSystemStatus', { remoteAddress });
      for (let count = 0; count < 3; count += 1) expect((await call('10.6.0.1')).status).toBe(200);
      const stopped = await call('10.6.0.1');
      expect(stopped).toMatchObject({ status: 429, envelope: { errorCode: 'request.rate_limited' } });
      expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
      expect((await call('10.6.0.2')).status).toBe(200);
      // One client owns the whole /64.
      for (let count = 0; count < 3; count += 1) await call('2001:db8:1:2::1');
      expect((await call('2001:db8:1:2:ffff::9')).status).toBe(429);
    } finally {
      await small.close();
    }
  });
});

describe('the system API', () => {
  it('SYS-04 reports the client address, no maintenance and no region restriction', async () => {
    const answer = await gateway.call('getSystemStatus', { remoteAddress: '10.8.0.9' });
    expect(answer.envelope.value).toEqual({
      location: { ip: '10.8.0.9' },
      maintenance: false,
      regionRestriction: false,
    });
  });

  it('SYS-07 selects the merchant by header, then by host, then by default', async () => {
    const brandOf = async (headers: Record<string, string>) =>
      (await gateway.app.inject({ url: '/wps/system/settings', headers })).json<{ value: { brand: string } }>().value
        .brand;
    expect(await brandOf({ merchant: 'SOUTH' })).toBe('south');
    expect(await brandOf({ host: 'south.localhost:8080' })).toBe('south');
    expect(await brandOf({ host: '127.0.0.1:8080' })).toBe('north');
  });

  it('SYS-13 returns feature switches as off unless the merchant turns them on', async () => {
    await gateway.app.gateway.services.merchants.save({
      code: 'SOUTH',
      name: 'South',
      brand: 'south',
      currency: 'THB',
      settings: { whitelabel: { REWCEN3: true }, features: { referral: true } },
    });
    const { value } = (await gateway.call('getSettings', { headers: { Merchant: 'SOUTH' } })).envelope;
    expect(value).toMatchObject({
      whitelabel: { REWCEN3: true, SECPRIV: false },
      features: { referral: true, forgotPassword: false },
    });
  });

  it('SYS-04 rejects calls during maintenance and from restricted regions, and reports the reason', async () => {
    const { merchants } = gateway.app.gateway.services;
    const south = { code: 'SOUTH', name: 'South', brand: 'south', currency: 'THB' } as const;
    const headers = { Merchant: 'SOUTH' };
    await merchants.save({ ...south, settings: { isInMaintenance: true } });
    expect(await gateway.call('getCaptcha', { headers })).toMatchObject({
      status: 503,
      envelope: { errorCode: 'system.maintenance' },
    });
    expect((await gateway.call('getSystemStatus', { headers })).envelope.value).toMatchObject({ maintenance: true });
    await merchants.save({ ...south, settings: { blockedAddresses: ['10.66.'] } });
    expect(await gateway.call('getCaptcha', { headers, remoteAddress: '10.66.1.1' })).toMatchObject({
      status: 403,
      envelope: { errorCode: 'system.region_restricted' },
    });
    expect((await gateway.call('getCaptcha', { headers, remoteAddress: '10.67.1.1' })).status).toBe(200);
    expect(
      (await gateway.call('getSystemStatus', { headers, remoteAddress: '10.66.1.1' })).envelope.value,
    ).toMatchObject({ regionRestriction: true });
    await merchants.save({ ...south, settings: {} });
  });
});

describe('the log', () => {
  it('contains no passwords or session credentials, even after failed requests', async () => {
    const canary = 'Canary#Yellow7';
    const session = await gateway.login();
    const login = { username: 'canary', password: canary, captcha: canary, type: 'username' };
    await gateway.call('login', { body: login, session, remoteAddress: '10.9.0.1' });
    await gateway.app.inject({
      method: 'POST',
      url: '/wps/session/login',
      payload: login,
      headers: { token: session.token },
    });
    await gateway.app.inject({
      method: 'POST',
      url: `/wps/session/login?password=${encodeURIComponent(canary)}`,
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    gateway.deps.log.info(
      { body: login, req: { headers: { token: session.token, cookie: session.cookie } } },
      'a careless line',
    );
    const text = gateway.logged.join('');
    expect(text).toContain('/wps/session/login');
    for (const secret of [canary, encodeURIComponent(canary), session.token, session.cookie])
      expect(text).not.toContain(secret);
  });
});
