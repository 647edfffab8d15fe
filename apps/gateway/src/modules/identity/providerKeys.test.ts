import { exportJWK, importJWK, type CryptoKey } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { freePort } from '../../testing/testRedis.ts';
import { createProviderKeys, ProviderUnreachableError } from './providerKeys.ts';
import { startProviderStandIn, type ProviderStandIn } from './testing/providerStandIn.ts';
import { configure, person, settings, verify } from './testing/identityCalls.ts';

let provider: ProviderStandIn;

let gateway: TestGateway;

beforeAll(async () => {
  let clock = Date.now;
  provider = await startProviderStandIn(() => clock());
  gateway = await createTestGateway({ env: { FIREBASE_JWKS_URL: provider.keysUrl } });
  clock = gateway.deps.clock;
});

afterAll(async () => {
  await gateway.close();
  await provider.stop();
});

beforeEach(() => configure(gateway, {}));

/** Exports the public part of a key, to compare keys. */
async function exportedOf(key: CryptoKey | Uint8Array): Promise<unknown> {
  const { n, e } = await exportJWK(key);
  return { n, e };
}

describe('identity provider keys', () => {
  it('AUTH-16 are cached across tokens', async () => {
    await verify(gateway, await provider.token('google', person()));
    const before = provider.reads();
    for (let count = 0; count < 5; count += 1) {
      const subject = person();
      expect(await verify(gateway, await provider.token('google', subject))).toMatchObject({ subject });
    }
    expect(provider.reads()).toBe(before);
  });

  it('AUTH-16 are not fetched again for every unknown key id', async () => {
    const before = provider.reads();
    for (let count = 0; count < 5; count += 1)
      expect(
        await verify(gateway, await provider.token('google', person(), { header: { kid: `invented${count}` } })),
      ).toBeUndefined();
    expect(provider.reads() - before).toBeLessThanOrEqual(1);
  });

  it('AUTH-16 are refreshed after a rotation, and the old key is no longer accepted', async () => {
    const standIn = await startProviderStandIn();
    const keys = createProviderKeys(standIn.keysUrl, 0);
    const header = (kid: string | undefined) =>
      [
        { alg: 'RS256', kid: kid ?? '' },
        { payload: '', signature: '' },
      ] as const;
    const first = standIn.publicKey();
    await expect(keys(...header(first.kid))).resolves.toBeDefined();
    await standIn.rotate();
    const second = standIn.publicKey();
    expect(await exportedOf(await keys(...header(second.kid)))).toEqual(
      await exportedOf(await importJWK(second, 'RS256')),
    );
    await expect(keys(...header(first.kid))).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
    await standIn.stop();
  });

  it.each<[string, (standIn: ProviderStandIn) => Promise<void> | void]>([
    ['are away', (standIn) => standIn.stop()],
    ['fail', (standIn) => standIn.failWith(500)],
    ['are not keys', (standIn) => standIn.failWith(200)],
  ])('AUTH-16 that %s cause a 503 response with a Retry-After header', async (what, breakIt) => {
    const standIn = await startProviderStandIn();
    const own = await createTestGateway({
      env: { FIREBASE_JWKS_URL: standIn.keysUrl },
      prepare: (app) => {
        app.get('/verify', async ({ headers }) => {
          const merchant = await app.gateway.services.merchants.byCode('NORTH');
          if (merchant === undefined) throw new Error('The merchant is gone');
          return {
            identity: await app.gateway.services.identities.verify({
              merchant,
              idToken: String(headers['id-token']),
              channel: 'google',
            }),
          };
        });
      },
    });
    await own.app.gateway.services.merchants.save({
      code: 'NORTH',
      name: 'North',
      brand: 'north',
      currency: 'THB',
      settings,
    });
    const token = await standIn.token('google', person());
    await breakIt(standIn);
    const answer = await own.app.inject({ url: '/verify', headers: { 'id-token': token } });
    expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode, answer.headers['retry-after']]).toEqual([
      503,
      'system.unavailable',
      '5',
    ]);
    await own.close();
    if (what !== 'are away') await standIn.stop();
  });

  it('AUTH-16 that cannot be reached cause a ProviderUnreachableError', async () => {
    const keys = createProviderKeys(`http://127.0.0.1:${await freePort()}/keys`);
    await expect(keys({ alg: 'RS256', kid: 'any' }, { payload: '', signature: '' })).rejects.toBeInstanceOf(
      ProviderUnreachableError,
    );
  });
});
