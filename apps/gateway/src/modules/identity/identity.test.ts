import { generateKeyPair, importJWK, jwtVerify, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { MerchantSettingsInput } from '../merchant/merchantSettings.ts';
import type { IdentityChannel } from './identity.rules.ts';
import {
  startProviderStandIn,
  TEST_PROJECT,
  testIdentityProvider,
  type ProviderStandIn,
} from './testing/providerStandIn.ts';
import { configure, person, settings, verify } from './testing/identityCalls.ts';

let provider: ProviderStandIn;

let gateway: TestGateway;

beforeAll(async () => {
  let clock = Date.now;
  // The key names no algorithm, so the gateway decides which one it accepts.
  provider = await startProviderStandIn(() => clock(), { namesAlgorithm: false });
  gateway = await createTestGateway({ env: { FIREBASE_JWKS_URL: provider.keysUrl } });
  clock = gateway.deps.clock;
});

afterAll(async () => {
  await gateway.close();
  await provider.stop();
});

beforeEach(() => configure(gateway, {}));

const now = () => Math.floor(gateway.deps.clock() / 1000);

describe('an identity provider token', () => {
  it.each([
    ['google', { provider: 'google', subject: 'ann', email: 'ann@example.com' }],
    ['facebook', { provider: 'facebook', subject: 'ann', email: 'ann@example.com' }],
  ] as const)('AUTH-16 from %s identifies the player', async (channel, identity) => {
    expect(await verify(gateway, await provider.token(channel, 'ann'), channel)).toEqual(identity);
  });

  it('AUTH-16 from SMS carries the phone number', async () => {
    expect(await verify(gateway, await provider.token('sms', '+66812345678'), 'sms')).toEqual({
      provider: 'sms',
      subject: '+66812345678',
      phoneNumber: '+66812345678',
    });
  });

  it('AUTH-16 yields no email address unless it is verified', async () => {
    for (const claims of [{ email_verified: false }, { email_verified: undefined }]) {
      expect(await verify(gateway, await provider.token('facebook', 'bob', { claims }), 'facebook')).toEqual({
        provider: 'facebook',
        subject: 'bob',
      });
    }
  });

  it.each<[string, (at: number) => Record<string, unknown>]>([
    ['another issuer', () => ({ iss: 'https://securetoken.google.com/another-project' })],
    ['no issuer', () => ({ iss: undefined })],
    ['an issuer of another kind', () => ({ iss: 'https://accounts.google.com' })],
    ['another project', () => ({ aud: 'another-project', iss: 'https://securetoken.google.com/another-project' })],
    ['another audience', () => ({ aud: 'another-project' })],
    ['no audience', () => ({ aud: undefined })],
    ['an end that has passed', (at) => ({ exp: at - 60 })],
    ['no end', () => ({ exp: undefined })],
    ['an end that is not a number', () => ({ exp: 'tomorrow' })],
    ['a sign-in of eleven minutes ago', (at) => ({ auth_time: at - 660 })],
    ['a sign-in that is yet to come', (at) => ({ auth_time: at + 60 })],
    ['no time of sign-in', () => ({ auth_time: undefined })],
    ['a making that is yet to come', (at) => ({ iat: at + 60 })],
    ['no time of making', () => ({ iat: undefined })],
    ['an empty subject', () => ({ sub: '' })],
    ['no subject', () => ({ sub: undefined })],
    ['a subject of a novel’s length', () => ({ sub: 'a'.repeat(129) })],
    ['a tenant', () => ({ firebase: { sign_in_provider: 'google.com', tenant: 'elsewhere' } })],
    ['a password as the way in', () => ({ firebase: { sign_in_provider: 'password' } })],
    ['an account of nobody as the way in', () => ({ firebase: { sign_in_provider: 'anonymous' } })],
    ['the merchant’s own word as the way in', () => ({ firebase: { sign_in_provider: 'custom' } })],
    ['no way in', () => ({ firebase: undefined })],
    ['a use that is yet to come', (at) => ({ nbf: at + 60 })],
  ])('AUTH-16 with %s is rejected', async (_what, claims) => {
    expect(await verify(gateway, await provider.token('google', person(), { claims: claims(now()) }))).toBeUndefined();
  });

  it.each<[IdentityChannel, IdentityChannel]>([
    ['google', 'facebook'],
    ['google', 'sms'],
    ['facebook', 'google'],
    ['facebook', 'sms'],
    ['sms', 'google'],
    ['sms', 'facebook'],
  ])('AUTH-16 REG-08 from %s is rejected for %s', async (source, channel) => {
    const claims = { phone_number: '+66812345670', email: 'eve@example.com', email_verified: true };
    expect(await verify(gateway, await provider.token(source, person(), { claims }), channel)).toBeUndefined();
  });

  it.each([undefined, '', '0812345678', '+0812345678', '+66812345678 ', 66_812_345_678])(
    'REG-08 PSW-03 with the invalid phone number %j is rejected',
    async (number) => {
      expect(
        await verify(gateway, await provider.token('sms', person(), { claims: { phone_number: number } }), 'sms'),
      ).toBeUndefined();
    },
  );

  it('AUTH-16 signed with another key is rejected', async () => {
    const other = await generateKeyPair('RS256');
    expect(await verify(gateway, await provider.token('google', person(), { key: other.privateKey }))).toBeUndefined();
  });

  it('AUTH-16 without a signature is rejected', async () => {
    const claims = { sub: person(), auth_time: now(), firebase: { sign_in_provider: 'google.com' } };
    const unsigned = new UnsecuredJWT(claims)
      .setIssuer(`https://securetoken.google.com/${TEST_PROJECT}`)
      .setAudience(TEST_PROJECT)
      .setIssuedAt(now())
      .setExpirationTime(now() + 60)
      .encode();
    expect(await verify(gateway, unsigned)).toBeUndefined();
    const [, payload = ''] = (await provider.token('google', person())).split('.');
    for (const alg of ['none', 'None', 'NONE'])
      expect(
        await verify(gateway, `${Buffer.from(JSON.stringify({ alg })).toString('base64url')}.${payload}.`),
      ).toBeUndefined();
  });

  it.each(['HS256', 'HS512'])('AUTH-16 signed with the public key as a secret (%s) is rejected', async (alg) => {
    const { n = '' } = provider.publicKey();
    for (const secret of [JSON.stringify(provider.publicKey()), n]) {
      expect(
        await verify(
          gateway,
          await provider.token('google', person(), { header: { alg }, key: new TextEncoder().encode(secret) }),
        ),
      ).toBeUndefined();
    }
  });

  it.each(['PS256', 'PS512', 'RS384', 'RS512'])(
    'AUTH-16 signed by the published key with another algorithm (%s) is rejected',
    async (alg) => {
      const subject = person();
      const token = await provider.token('google', subject, { header: { alg } });
      // The signature is valid, and the published key is for any algorithm: only the algorithm is wrong.
      const { payload } = await jwtVerify(token, await importJWK(provider.publicKey(), alg), {
        currentDate: new Date(gateway.deps.clock()),
      });
      expect(payload.sub).toBe(subject);
      expect(await verify(gateway, token)).toBeUndefined();
      expect(await verify(gateway, await provider.token('google', subject))).toMatchObject({ subject });
    },
  );

  it.each(['', '.', '..', 'a.b.c', 'not a token', '\0', 'ey'.repeat(3000)])(
    'AUTH-16 that is malformed (%j) is rejected',
    async (text) => {
      expect(await verify(gateway, text)).toBeUndefined();
    },
  );

  it('AUTH-16 is rejected when any part of it is altered', async () => {
    const token = await provider.token('google', person());
    const [header = '', payload = '', signature = ''] = token.split('.');
    const other = JSON.stringify({
      ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object),
      sub: 'somebody-else',
    });
    expect(
      await verify(gateway, [header, Buffer.from(other).toString('base64url'), signature].join('.')),
    ).toBeUndefined();
    for (const at of [5, header.length + 9, token.length - 40]) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      expect(await verify(gateway, changed)).toBeUndefined();
    }
    expect(await verify(gateway, token)).toBeDefined();
  });

  it('AUTH-16 is accepted only once, also under concurrent use and at another merchant', async () => {
    const token = await provider.token('google', person());
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(gateway, token)));
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
    expect(await verify(gateway, token)).toBeUndefined();
    await configure(gateway, {}, 'SOUTH');
    expect(await verify(gateway, token, 'google', 'SOUTH')).toBeUndefined();
  });

  it('AUTH-16 cannot be reused with its signature encoded differently', async () => {
    const subject = person();
    const token = await provider.token('google', subject);
    expect(await verify(gateway, token)).toMatchObject({ subject });
    // Four bits of the last character have no meaning.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters.indexOf(token.at(-1) ?? '');
    for (let bits = 0; bits < 16; bits += 1)
      expect(await verify(gateway, `${token.slice(0, -1)}${letters[(last & 0b11_0000) | bits]}`)).toBeUndefined();
    expect(await verify(gateway, `${token}=`)).toBeUndefined();
  });

  it('AUTH-16 is accepted until ten minutes after the sign-in', async () => {
    const subject = person();
    const [early, late] = [await provider.token('google', subject), await provider.token('google', person())];
    gateway.advance(9 * 60_000);
    expect(await verify(gateway, early)).toMatchObject({ subject });
    gateway.advance(61_000);
    expect(await verify(gateway, late)).toBeUndefined();
  });

  it.each<[string, MerchantSettingsInput, IdentityChannel]>([
    ['has no provider', { identityProvider: null }, 'google'],
    ['has another project', { identityProvider: { ...testIdentityProvider, projectId: 'another-project' } }, 'google'],
    ['offers no Google', { features: { facebookLogin: true } }, 'google'],
    ['offers no Facebook', { features: { googleLogin: true } }, 'facebook'],
    ['sends codes itself', { smsCodes: 'gateway' }, 'sms'],
  ])('AUTH-03 AUTH-16 is rejected when the merchant %s', async (_what, change, channel) => {
    await configure(gateway, change);
    expect(
      await verify(gateway, await provider.token(channel, channel === 'sms' ? '+66812345679' : person()), channel),
    ).toBeUndefined();
  });
});

describe('the identity provider emulator', () => {
  it('AUTH-16 may issue unsigned tokens when configured, and their claims are still checked', async () => {
    const own = await createTestGateway({
      env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', FIREBASE_JWKS_URL: provider.keysUrl },
    });
    await own.app.gateway.services.merchants.save({
      code: 'NORTH',
      name: 'North',
      brand: 'north',
      currency: 'THB',
      settings,
    });
    const merchant = await own.app.gateway.services.merchants.byCode('NORTH');
    if (merchant === undefined) throw new Error('The merchant is gone');
    const at = Math.floor(own.deps.clock() / 1000);
    const unsigned = (claims: Record<string, unknown> = {}) =>
      new UnsecuredJWT({
        iss: `https://securetoken.google.com/${TEST_PROJECT}`,
        aud: TEST_PROJECT,
        sub: 'ann',
        iat: at,
        exp: at + 60,
        auth_time: at,
        firebase: { sign_in_provider: 'google.com' },
        ...claims,
      }).encode();
    const ask = (idToken: string) =>
      own.app.gateway.services.identities.verify({ merchant, idToken, channel: 'google' });
    expect(await ask(unsigned())).toEqual({ provider: 'google', subject: 'ann' });
    expect(await ask(unsigned())).toBeUndefined();
    for (const claims of [{ aud: 'other' }, { iss: 'other' }, { exp: at - 60 }, { auth_time: at - 660 }, { sub: '' }])
      expect(await ask(unsigned(claims))).toBeUndefined();
    const answer = await own.call('getSettings');
    expect(answer.envelope.value).toMatchObject({
      identityProvider: { ...testIdentityProvider, emulatorUrl: 'http://127.0.0.1:9099' },
    });
    await own.close();
  });

  it('AUTH-16 is absent from the settings when not configured', async () => {
    expect((await gateway.call('getSettings')).envelope.value).toMatchObject({ identityProvider: { emulatorUrl: '' } });
    expect((await gateway.call('getSettings', { headers: { Merchant: 'SOUTH' } })).status).toBe(200);
  });
});
