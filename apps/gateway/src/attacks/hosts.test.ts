import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { listenRaw, type RawAnswer } from '../testing/rawRequest.ts';
import { originForm, registerHosts } from '../plugins/hosts.ts';

const INVALID = { success: false, errorCode: 'request.invalid' };

describe('a request that names two hosts', () => {
  let gateway: TestGateway;
  let send: (lines: readonly string[]) => Promise<RawAnswer>;
  beforeAll(async () => {
    gateway = await createTestGateway();
    send = await listenRaw(gateway.app);
  });
  afterAll(() => gateway.close());

  it.each([
    ['in two headers', 'GET /wps/system/settings HTTP/1.1', ['Host: north.localhost', 'Host: south.localhost']],
    [
      'in two headers that say the same',
      'GET /wps/system/settings HTTP/1.1',
      ['Host: north.localhost', 'host: north.localhost'],
    ],
    [
      'in its target and its header',
      'GET http://south.localhost/wps/system/settings HTTP/1.1',
      ['Host: north.localhost'],
    ],
    ['by the port alone', 'GET http://north.localhost:81/wps/system/settings HTTP/1.1', ['Host: north.localhost']],
    ['one of which is none', 'GET http://[/wps/system/settings HTTP/1.1', ['Host: north.localhost']],
  ])('is rejected: %s', async (_case, line, headers) => {
    const { status, body } = await send([line, ...headers]);
    expect(status).toBe(400);
    expect(body).toContain('"errorCode":"request.invalid"');
  });

  it('is accepted when its target and its Host header name the same host', async () => {
    const { status, body } = await send([
      'GET http://SOUTH.localhost:80/wps/system/settings HTTP/1.1',
      'Host: south.localhost',
    ]);
    expect([status, JSON.parse(body)]).toMatchObject([200, { value: { merchantCode: 'SOUTH' } }]);
  });

  it('is rejected over HTTP/2 when Host and :authority differ', async () => {
    const app = Fastify({ http2: true, rewriteUrl: ({ url }) => originForm(url ?? '') }) as unknown as FastifyInstance;
    registerHosts(app, { merchants: { isKnownHost: () => true } });
    app.get('/', () => 'heard');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const session = connectHttp2(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
    const statusOf = async (headers: Record<string, string>) => {
      const [answered] = (await once(
        session.request({ ':path': '/', ':authority': 'north.example', ...headers }).resume(),
        'response',
      )) as [Record<string, unknown>];
      return answered[':status'];
    };
    expect(await statusOf({ host: 'south.example' })).toBe(400);
    expect(await statusOf({ host: 'north.example' })).toBe(200);
    expect(await statusOf({})).toBe(200);
    session.destroy();
    await app.close();
  });
});

describe('the host check', () => {
  let gateway: TestGateway;
  const ask = async (
    host: string,
    url = '/wps/system/settings',
    remoteAddress = '203.0.113.1',
    headers: Record<string, string> = {},
  ) => {
    gateway.advance(5_000);
    return gateway.app.inject({ url, remoteAddress, headers: { host, ...headers } });
  };
  beforeAll(async () => {
    gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000 } });
    const { merchants, affiliates } = gateway.app.gateway.services;
    await merchants.save({
      code: 'NORTH',
      name: 'North',
      brand: 'north',
      currency: 'THB',
      settings: { mainDomain: 'www.north.example', domainRoute: ['https://two.north.example:8443'] },
    });
    const agent = await gateway.createAccount({ type: 1 });
    await affiliates.addDomain('NORTH', agent.id, 'friends.example');
  });
  afterAll(() => gateway.close());

  it.each([
    'www.north.example',
    'WWW.North.Example',
    'www.north.example:444',
    'www.north.example.',
    'two.north.example',
    'friends.example',
  ])('accepts the configured host %s', async (host) => {
    const answer = await ask(host);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { value: { merchantCode: 'NORTH' } }]);
  });

  it.each([
    'evil.example',
    'north.evil.example',
    'www.north.example.evil.example',
    'xwww.north.example',
    '203.0.113.9',
    'localhost',
    'north.localhost',
    '127.0.0.1',
    '',
  ])('rejects the unknown host “%s” for API calls, pages and unknown paths', async (host) => {
    for (const url of ['/wps/system/settings', '/wps/session/login', '/m/home', '/nothing']) {
      const answer = await ask(host, url);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, INVALID]);
    }
    expect((await ask(host, '/wps/system/settings', '203.0.113.1', { merchant: 'NORTH' })).statusCode).toBe(400);
  });

  it('ignores X-Forwarded-Host from an untrusted proxy', async () => {
    expect(
      (await ask('evil.example', '/wps/system/settings', '203.0.113.1', { 'x-forwarded-host': 'www.north.example' }))
        .statusCode,
    ).toBe(400);
  });

  it('does not apply to /healthz and vendor calls', async () => {
    expect((await ask('10.0.0.5:8080', '/healthz')).statusCode).toBe(200);
    expect(
      (
        await gateway.app.inject({
          method: 'POST',
          url: '/provider/v1/balance',
          headers: { host: '10.0.0.5:8080', 'content-type': 'application/json' },
          payload: '{}',
        })
      ).statusCode,
    ).toBe(401);
  });

  it('accepts localhost only from the same machine without a proxy', async () => {
    expect((await ask('localhost', '/wps/system/settings', '127.0.0.1')).statusCode).toBe(200);
    expect(
      (await ask('localhost', '/wps/system/settings', '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' })).statusCode,
    ).toBe(400);
    expect((await ask('evil.example', '/wps/system/settings', '127.0.0.1')).statusCode).toBe(400);
  });

  it('does not apply to a merchant without a configured domain', async () => {
    expect((await ask('south.anywhere.example')).json()).toMatchObject({ value: { merchantCode: 'SOUTH' } });
  });

  it('does not apply in zero-configuration mode', async () => {
    const demo = await createTestGateway({ config: { isZeroConfiguration: true } });
    try {
      await demo.app.gateway.services.merchants.save({
        code: 'NORTH',
        name: 'North',
        brand: 'north',
        currency: 'THB',
        settings: { mainDomain: 'www.north.example' },
      });
      expect(
        (
          await demo.app.inject({
            url: '/wps/system/settings',
            headers: { host: '192.168.1.20:8080' },
            remoteAddress: '192.168.1.7',
          })
        ).statusCode,
      ).toBe(200);
    } finally {
      await demo.close();
    }
  });
});
