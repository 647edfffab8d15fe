import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { startProviderStandIn, testIdentityProvider, type ProviderStandIn } from './testing/providerStandIn.ts';

let provider: ProviderStandIn;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startProviderStandIn();
  gateway = await createTestGateway({ env: { FIREBASE_JWKS_URL: provider.keysUrl } });
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { identityProvider: testIdentityProvider, smsCodes: 'provider', features: { googleLogin: true } },
  });
});
afterAll(async () => {
  await gateway.close();
  await provider.stop();
});

const google = (firebaseIdToken: string, remoteAddress: string, change: object = {}) =>
  gateway.call('login', {
    body: { type: 'firebase', firebaseChannel: 'google', firebaseIdToken, ...change },
    remoteAddress,
  });

describe('login by an identity provider', () => {
  it('AUTH-16 requires a solved challenge after a failure without consuming the token', async () => {
    const remoteAddress = '10.2.0.1';
    await gateway.call('login', {
      body: { type: 'username', username: 'nobody', password: 'Wrong#Horse9' },
      remoteAddress,
    });
    const token = await provider.token('google', 'ann');
    expect(await google(token, remoteAddress)).toMatchObject({
      status: 422,
      envelope: { errorCode: 'auth.bot_check_required', value: { botCheck: true } },
    });
    expect((await google(token, remoteAddress, { botCheck: await gateway.botCheck({ remoteAddress }) })).status).toBe(
      200,
    );
  });

  it('AUTH-16 returns 503 while the provider’s keys cannot be fetched, and works afterwards', async () => {
    const away = await startProviderStandIn();
    const own = await createTestGateway({ env: { FIREBASE_JWKS_URL: away.keysUrl } });
    await own.app.gateway.services.merchants.save({
      code: 'NORTH',
      name: 'North',
      brand: 'north',
      currency: 'THB',
      settings: { identityProvider: testIdentityProvider, features: { googleLogin: true } },
    });
    const token = await away.token('google', 'bob');
    away.failWith(503);
    const answer = await own.call('login', {
      body: { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: token },
    });
    expect(answer).toMatchObject({ status: 503, envelope: { errorCode: 'system.unavailable' } });
    expect(answer.cookies).toEqual([]);
    away.failWith(undefined);
    expect(
      (await own.call('login', { body: { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: token } }))
        .status,
    ).toBe(200);
    await own.close();
    await away.stop();
  });

  it('AUTH-16 logs neither the token nor the email address', async () => {
    const token = await provider.token('google', 'quiet-person');
    expect((await google(token, '10.2.0.2')).status).toBe(200);
    await google(token, '10.2.0.2');
    const written = gateway.logged.join('\n');
    for (const secret of [token, token.split('.')[2] ?? '', 'quiet-person']) expect(written).not.toContain(secret);
  });
});
