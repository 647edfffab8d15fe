import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from './testing/testGateway.ts';

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

describe('HTTP responses', () => {
  it('forbid framing, content sniffing and cross-origin use', async () => {
    const { headers } = await gateway.call('getSystemStatus');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('use X-Forwarded-For only from trusted proxies', async () => {
    const forged = await gateway.call('getSystemStatus', {
      headers: { 'X-Forwarded-For': '1.2.3.4' },
      remoteAddress: '10.7.0.1',
    });
    expect(forged.envelope.value).toMatchObject({ location: { ip: '10.7.0.1' } });
    const behindProxy = await createTestGateway({ config: { trustedProxies: ['10.7.0.0/24'] } });
    try {
      const status = (remoteAddress: string, forwarded: string) =>
        behindProxy.call('getSystemStatus', { headers: { 'X-Forwarded-For': forwarded }, remoteAddress });
      expect((await status('10.7.0.1', '1.2.3.4')).envelope.value).toMatchObject({ location: { ip: '1.2.3.4' } });
      expect((await status('10.7.0.1', '6.6.6.6, 1.2.3.4')).envelope.value).toMatchObject({
        location: { ip: '1.2.3.4' },
      });
      expect((await status('10.8.0.1', '1.2.3.4')).envelope.value).toMatchObject({ location: { ip: '10.8.0.1' } });
    } finally {
      await behindProxy.close();
    }
  });

  it('mark cookies as Secure and send HSTS behind a proxy with TLS', async () => {
    const behindProxy = await createTestGateway({ config: { trustedProxies: ['10.7.0.0/24'] } });
    try {
      const answer = await behindProxy.call('getCaptcha', {
        headers: { 'X-Forwarded-Proto': 'https' },
        remoteAddress: '10.7.0.1',
      });
      expect(answer.cookies[0]).toMatchObject({ secure: true });
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    } finally {
      await behindProxy.close();
    }
  });

  it('include subdomains in HSTS over TLS when configured', async () => {
    const behindProxy = await createTestGateway({
      env: { HSTS_INCLUDE_SUBDOMAINS: '1', TRUSTED_PROXIES: '10.7.0.0/24' },
    });
    try {
      const answer = await behindProxy.call('getSystemStatus', {
        headers: { 'X-Forwarded-Proto': 'https' },
        remoteAddress: '10.7.0.1',
      });
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect((await behindProxy.call('getSystemStatus')).headers).not.toHaveProperty('strict-transport-security');
    } finally {
      await behindProxy.close();
    }
  });

  it('to a cacheable read have an ETag and status 304 when nothing changed', async () => {
    const first = await gateway.call('getSettings');
    const etag = String(first.headers['etag']);
    const second = await gateway.call('getSettings', { headers: { 'If-None-Match': etag } });
    expect(second.status).toBe(304);
    const south = await gateway.call('getSettings', { headers: { 'If-None-Match': etag, Merchant: 'SOUTH' } });
    expect(south.status).toBe(200);
    expect(first.headers['vary']).toContain('Merchant');
  });

  it('to a cacheable read come from a short-lived cache per merchant and language', async () => {
    const quick = await createTestGateway({ config: { answerCacheMs: 60_000 } });
    try {
      const settings = (headers: Record<string, string>) => quick.app.inject({ url: '/wps/system/settings', headers });
      const first = await settings({ merchant: 'NORTH' });
      await quick.app.gateway.services.merchants.save({
        code: 'NORTH',
        name: 'Renamed',
        brand: 'north',
        currency: 'THB',
        settings: {},
      });
      expect((await settings({ merchant: 'NORTH' })).body).toBe(first.body);
      expect((await settings({ merchant: 'SOUTH' })).body).toContain('"brand":"south"');
      expect((await settings({ merchant: 'NORTH', language: 'EN' })).body).toContain('Renamed');
      const url = '/wps/member/register/settings';
      const compressed = await quick.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
      expect(compressed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe((await quick.app.inject({ url })).body);
    } finally {
      await quick.close();
    }
  });

  it('with account data are not stored in any cache', async () => {
    const answer = await gateway.call('getMemberInfo', { session: await gateway.login() });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are compressed unless they are small', async () => {
    const compressed = await gateway.app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'br, gzip' } });
    expect(compressed.headers['content-encoding']).toBe('br');
    const small = await gateway.app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBeUndefined();
  });
});
