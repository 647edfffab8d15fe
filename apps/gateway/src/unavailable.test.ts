import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRedisState } from './shared/redisState.ts';
import { openCuttableProxy, type CuttableProxy } from './testing/cuttableProxy.ts';
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

describe('the gateway during an outage', () => {
  it('SYS-02 answers 503 with Retry-After while the database is down, and serves cached settings', async () => {
    let proxy: CuttableProxy | undefined;
    const cutOff = await createTestGateway({
      through: async (url) => {
        proxy = await openCuttableProxy(url);
        return proxy.url;
      },
    });
    try {
      const session = await cutOff.login();
      expect((await cutOff.app.inject({ url: '/readyz' })).statusCode).toBe(200);
      expect((await cutOff.call('getSettings')).status).toBe(200);
      await proxy?.cut();
      const answer = await cutOff.call('getMemberInfo', { session });
      expect(answer).toMatchObject({
        status: 503,
        envelope: { errorCode: 'system.unavailable', value: { retryAfter: 5 } },
      });
      expect(answer.headers['retry-after']).toBe('5');
      expect((await cutOff.app.inject({ url: '/readyz' })).statusCode).toBe(503);
      expect((await cutOff.app.inject({ url: '/healthz' })).statusCode).toBe(200);
      cutOff.advance(60_000);
      expect((await cutOff.call('getSettings')).status).toBe(200);
    } finally {
      await cutOff.close();
    }
  });

  it('serves reads and rejects logins while Redis is down', async () => {
    const alone = await createTestGateway({
      shared: () => createRedisState({ url: 'redis://127.0.0.1:1', onError: () => undefined }),
    });
    try {
      expect((await alone.call('getSettings')).status).toBe(200);
      const login = await alone.call('login', {
        body: { username: 'somebody', password: 'Mango#Tree7', captcha: '', type: 'username' },
      });
      expect(login).toMatchObject({ status: 503, envelope: { errorCode: 'system.unavailable' } });
      expect((await alone.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    } finally {
      await alone.close();
    }
  });
});
