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

describe('headers', () => {
  it('closes every answer to frames, sniffing and other sites', async () => {
    const { headers } = await gateway.call('getSystemStatus');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('believes forwarding headers of configured proxies alone', async () => {
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

  it('marks the session cookie secure behind a proxy that speaks TLS', async () => {
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

  it('has browsers reach the names below a host over TLS as well where that is configured', async () => {
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

  it('answers a cacheable read with an ETag and 304 when nothing changed', async () => {
    const first = await gateway.call('getSettings');
    const etag = String(first.headers['etag']);
    const second = await gateway.call('getSettings', { headers: { 'If-None-Match': etag } });
    expect(second.status).toBe(304);
    const south = await gateway.call('getSettings', { headers: { 'If-None-Match': etag, Merchant: 'SOUTH' } });
    expect(south.status).toBe(200);
    expect(first.headers['vary']).toContain('Merchant');
  });

  it('answers a cacheable read from memory for a moment, to each merchant and language its own', async () => {
    const quick = await createTestGateway({ config: { answersKeptMs: 60_000 } });
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

  it('keeps answers about an account out of every cache', async () => {
    const answer = await gateway.call('getMemberInfo', { session: await gateway.login() });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('compresses what is worth it', async () => {
    const compressed = await gateway.app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'br, gzip' } });
    expect(compressed.headers['content-encoding']).toBe('br');
    const small = await gateway.app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBeUndefined();
  });
});
