import { exportJWK, generateKeyPair, importJWK, UnsecuredJWT, type CryptoKey } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '../../http/refusal.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { freePort } from '../../testing/testRedis.ts';
import type { MerchantSettingsInput } from '../merchant/merchantSettings.ts';
import type { IdentityChannel, ProvenIdentity } from './identity.rules.ts';
import { createProviderKeys, ProviderAwayError } from './providerKeys.ts';
import {
  startProviderStandIn,
  TEST_PROJECT,
  testIdentityProvider,
  type ProviderStandIn,
} from './testing/providerStandIn.ts';

const settings: MerchantSettingsInput = {
  identityProvider: testIdentityProvider,
  smsCodes: 'provider',
  features: { googleLogin: true, facebookLogin: true },
};

let provider: ProviderStandIn;
let gateway: TestGateway;
let people = 0;
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
beforeEach(() => configure({}));

const configure = (change: MerchantSettingsInput, code = 'NORTH') =>
  gateway.app.gateway.services.merchants.save({
    code,
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { ...settings, ...change },
  });
const merchantOf = async (code = 'NORTH') => {
  const merchant = await gateway.app.gateway.services.merchants.byCode(code);
  if (merchant === undefined) throw new Error('The merchant is gone');
  return merchant;
};
const verify = async (idToken: string, channel: IdentityChannel = 'google', code = 'NORTH') =>
  gateway.app.gateway.services.identities.verify({ merchant: await merchantOf(code), idToken, channel });
const accountFor = async (
  identity: ProvenIdentity,
  scope: 'member' | 'agent' = 'member',
  clientAddress = '127.0.0.1',
) =>
  gateway.app.gateway.services.identities.accountFor({ merchant: await merchantOf(), identity, scope, clientAddress });
const person = () => `person${(people += 1)}`;
const proven = (subject = person(), change: Partial<ProvenIdentity> = {}): ProvenIdentity => ({
  provider: 'google',
  subject,
  ...change,
});
const now = () => Math.floor(gateway.deps.clock() / 1000);

describe('a token of the identity provider', () => {
  it.each([
    ['google', { provider: 'google', subject: 'ann', email: 'ann@example.com' }],
    ['facebook', { provider: 'facebook', subject: 'ann', email: 'ann@example.com' }],
  ] as const)('AUTH-16 of %s says who the player is', async (channel, identity) => {
    expect(await verify(await provider.token(channel, 'ann'), channel)).toEqual(identity);
  });

  it('AUTH-16 of a phone says its number', async () => {
    expect(await verify(await provider.token('sms', '+66812345678'), 'sms')).toEqual({
      provider: 'sms',
      subject: '+66812345678',
      phoneNumber: '+66812345678',
    });
  });

  it('AUTH-16 that does not vouch for an email address carries none', async () => {
    for (const claims of [{ email_verified: false }, { email_verified: undefined }]) {
      expect(await verify(await provider.token('facebook', 'bob', { claims }), 'facebook')).toEqual({
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
    ['an end that is no number', () => ({ exp: 'tomorrow' })],
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
  ])('AUTH-16 with %s is refused', async (_what, claims) => {
    expect(await verify(await provider.token('google', person(), { claims: claims(now()) }))).toBeUndefined();
  });

  it.each<[IdentityChannel, IdentityChannel]>([
    ['google', 'facebook'],
    ['google', 'sms'],
    ['facebook', 'google'],
    ['facebook', 'sms'],
    ['sms', 'google'],
    ['sms', 'facebook'],
  ])('AUTH-16 REG-08 of %s is no proof for %s', async (made, channel) => {
    const claims = { phone_number: '+66812345670', email: 'eve@example.com', email_verified: true };
    expect(await verify(await provider.token(made, person(), { claims }), channel)).toBeUndefined();
  });

  it.each([undefined, '', '0812345678', '+0812345678', '+66812345678 ', 66_812_345_678])(
    'REG-08 PSW-03 of a phone with the number %j is refused',
    async (number) => {
      expect(
        await verify(await provider.token('sms', person(), { claims: { phone_number: number } }), 'sms'),
      ).toBeUndefined();
    },
  );

  it('AUTH-16 that somebody else signed is refused', async () => {
    const other = await generateKeyPair('RS256');
    expect(await verify(await provider.token('google', person(), { key: other.privateKey }))).toBeUndefined();
  });

  it('AUTH-16 without a signature is refused', async () => {
    const claims = { sub: person(), auth_time: now(), firebase: { sign_in_provider: 'google.com' } };
    const unsigned = new UnsecuredJWT(claims)
      .setIssuer(`https://securetoken.google.com/${TEST_PROJECT}`)
      .setAudience(TEST_PROJECT)
      .setIssuedAt(now())
      .setExpirationTime(now() + 60)
      .encode();
    expect(await verify(unsigned)).toBeUndefined();
    const [, payload = ''] = (await provider.token('google', person())).split('.');
    for (const alg of ['none', 'None', 'NONE'])
      expect(await verify(`${Buffer.from(JSON.stringify({ alg })).toString('base64url')}.${payload}.`)).toBeUndefined();
  });

  it.each(['HS256', 'HS512'])('AUTH-16 signed with the public key as a secret (%s) is refused', async (alg) => {
    const { n = '' } = provider.publicKey();
    for (const secret of [JSON.stringify(provider.publicKey()), n]) {
      expect(
        await verify(
          await provider.token('google', person(), { header: { alg }, key: new TextEncoder().encode(secret) }),
        ),
      ).toBeUndefined();
    }
  });

  it.each(['PS256', 'RS512'])('AUTH-16 signed in another way (%s) is refused', async (alg) => {
    const pair = await generateKeyPair(alg);
    expect(
      await verify(await provider.token('google', person(), { header: { alg }, key: pair.privateKey })),
    ).toBeUndefined();
  });

  it.each(['', '.', '..', 'a.b.c', 'not a token', '\0', 'ey'.repeat(3000)])(
    'AUTH-16 that is none (%j) is refused',
    async (text) => {
      expect(await verify(text)).toBeUndefined();
    },
  );

  it('AUTH-16 is refused when a single byte of it was changed', async () => {
    const token = await provider.token('google', person());
    const [header = '', payload = '', signature = ''] = token.split('.');
    const other = JSON.stringify({
      ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object),
      sub: 'somebody-else',
    });
    expect(await verify([header, Buffer.from(other).toString('base64url'), signature].join('.'))).toBeUndefined();
    for (const at of [5, header.length + 9, token.length - 40]) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      expect(await verify(changed)).toBeUndefined();
    }
    expect(await verify(token)).toBeDefined();
  });

  it('AUTH-16 is good once, for one of many at once and at any merchant', async () => {
    const token = await provider.token('google', person());
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token)));
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
    expect(await verify(token)).toBeUndefined();
    await configure({}, 'SOUTH');
    expect(await verify(token, 'google', 'SOUTH')).toBeUndefined();
  });

  it('AUTH-16 does not become another by writing its signature in another way', async () => {
    const token = await provider.token('google', person());
    expect(await verify(token)).toBeDefined();
    // Four of the last character’s bits mean nothing.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters.indexOf(token.at(-1) ?? '');
    for (let bits = 0; bits < 16; bits += 1)
      expect(await verify(`${token.slice(0, -1)}${letters[(last & 0b11_0000) | bits]}`)).toBeUndefined();
    expect(await verify(`${token}=`)).toBeUndefined();
  });

  it('AUTH-16 proves nothing ten minutes after the player signed in, and everything a moment before', async () => {
    const [early, late] = [await provider.token('google', person()), await provider.token('google', person())];
    gateway.advance(9 * 60_000);
    expect(await verify(early)).toBeDefined();
    gateway.advance(61_000);
    expect(await verify(late)).toBeUndefined();
  });

  it.each<[string, MerchantSettingsInput, IdentityChannel]>([
    ['has no provider', { identityProvider: null }, 'google'],
    ['has another project', { identityProvider: { ...testIdentityProvider, projectId: 'another-project' } }, 'google'],
    ['offers no Google', { features: { facebookLogin: true } }, 'google'],
    ['offers no Facebook', { features: { googleLogin: true } }, 'facebook'],
    ['sends codes itself', { smsCodes: 'gateway' }, 'sms'],
  ])('AUTH-03 AUTH-16 is refused where the merchant %s', async (_what, change, channel) => {
    await configure(change);
    expect(
      await verify(await provider.token(channel, channel === 'sms' ? '+66812345679' : person()), channel),
    ).toBeUndefined();
  });
});

describe('the keys of the identity provider', () => {
  it('AUTH-16 are read once for many tokens', async () => {
    await verify(await provider.token('google', person()));
    const before = provider.reads();
    for (let count = 0; count < 5; count += 1)
      expect(await verify(await provider.token('google', person()))).toBeDefined();
    expect(provider.reads()).toBe(before);
  });

  it('AUTH-16 are not read again for every key that somebody invents', async () => {
    const before = provider.reads();
    for (let count = 0; count < 5; count += 1)
      expect(
        await verify(await provider.token('google', person(), { header: { kid: `invented${count}` } })),
      ).toBeUndefined();
    expect(provider.reads() - before).toBeLessThanOrEqual(1);
  });

  it('AUTH-16 may change: a new one is found, an old one is forgotten', async () => {
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
    ['are no keys', (standIn) => standIn.failWith(200)],
  ])('AUTH-16 that %s are no login and no refusal: the service is unavailable', async (what, breakIt) => {
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

  it('AUTH-16 that cannot be reached are said so', async () => {
    const keys = createProviderKeys(`http://127.0.0.1:${await freePort()}/keys`);
    await expect(keys({ alg: 'RS256', kid: 'any' }, { payload: '', signature: '' })).rejects.toBeInstanceOf(
      ProviderAwayError,
    );
  });
});

describe('the emulator of the identity provider', () => {
  it('AUTH-16 is believed without a signature where it is configured, and its tokens are checked for all else', async () => {
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

  it('AUTH-16 is not named where there is none', async () => {
    expect((await gateway.call('getSettings')).envelope.value).toMatchObject({ identityProvider: { emulatorUrl: '' } });
    expect((await gateway.call('getSettings', { headers: { Merchant: 'SOUTH' } })).status).toBe(200);
  });
});

describe('the account that an identity leads to', () => {
  const accountOf = (outcome: Awaited<ReturnType<typeof accountFor>>) => {
    if (isRefusal(outcome)) throw new Error(`Refused: ${outcome.code}`);
    return outcome;
  };

  it('AUTH-16 is made at the first sign-in, and is the same one ever after', async () => {
    const identity = proven(undefined, { email: 'ann@example.com' });
    const made = accountOf(await accountFor(identity));
    expect(made).toMatchObject({
      merchant_code: 'NORTH',
      type: 0,
      status: 'active',
      profile: { email: 'ann@example.com' },
    });
    expect(made.account).toMatch(/^player[a-z0-9]{10}$/);
    expect(accountOf(await accountFor({ ...identity, email: 'new@example.com' })).id).toBe(made.id);
  });

  it('AUTH-16 has a password that nobody knows', async () => {
    const made = accountOf(await accountFor(proven()));
    for (const password of ['', made.account, made.id])
      expect(await gateway.app.gateway.services.passwords.verify(password, made.password_hash)).toBe(false);
  });

  it('AUTH-16 is another for the same name at another provider, and at another merchant', async () => {
    const subject = person();
    await configure({}, 'SOUTH');
    const south = await merchantOf('SOUTH');
    const outcomes = [
      await accountFor(proven(subject)),
      await accountFor(proven(subject, { provider: 'facebook' })),
      await gateway.app.gateway.services.identities.accountFor({
        merchant: south,
        identity: proven(subject),
        scope: 'member',
        clientAddress: '127.0.0.1',
      }),
    ];
    expect(new Set(outcomes.map((outcome) => accountOf(outcome).id)).size).toBe(3);
  });

  it('AUTH-16 is never found by an email address', async () => {
    const owner = await gateway.createAccount({ profile: { email: 'owner@example.com' } });
    expect(accountOf(await accountFor(proven(undefined, { email: 'owner@example.com' }))).id).not.toBe(owner.id);
  });

  it('AUTH-16 is one, however many first sign-ins arrive at once, and no other is left behind', async () => {
    const count = async () =>
      Number(
        (
          await gateway.database.db
            .selectFrom('account')
            .select((select) => select.fn.countAll().as('all'))
            .executeTakeFirstOrThrow()
        ).all,
      );
    const before = await count();
    const identity = proven();
    const ids = (await Promise.all(Array.from({ length: 6 }, () => accountFor(identity)))).map(
      (outcome) => accountOf(outcome).id,
    );
    expect(new Set(ids).size).toBe(1);
    expect((await count()) - before).toBe(1);
  });

  it('AUTH-16 is not made where registration is closed, and those made before go on', async () => {
    const known = proven();
    const made = accountOf(await accountFor(known));
    await configure({ registration: { isOpen: false } });
    expect(await accountFor(proven())).toMatchObject({ code: 'register.closed' });
    expect(accountOf(await accountFor(known)).id).toBe(made.id);
  });

  it('AUTH-15 is refused like at any login: switched off, staff, not an agent', async () => {
    const known = proven();
    const { id } = accountOf(await accountFor(known));
    const change = (values: { status?: 'active' | 'disabled'; type?: number }) =>
      gateway.database.db.updateTable('account').set(values).where('id', '=', id).execute();
    expect(await accountFor(known, 'agent')).toMatchObject({ code: 'auth.non_agent' });
    await change({ type: 40 });
    expect(await accountFor(known)).toMatchObject({ code: 'auth.non_member' });
    await change({ type: 1 });
    expect(accountOf(await accountFor(known, 'agent')).id).toBe(id);
    await change({ type: 0, status: 'disabled' });
    expect(await accountFor(known)).toMatchObject({ code: 'auth.user_disabled' });
  });

  it('AUTH-16 PSW-03 is, for a phone, the one that proved its number, at this merchant', async () => {
    const number = '+66891112222';
    await configure({}, 'SOUTH');
    const owner = await gateway.createAccount({ merchantCode: 'SOUTH', mobile: number });
    const identity: ProvenIdentity = { provider: 'sms', subject: person(), phoneNumber: number };
    const ask = async (code: string) =>
      gateway.app.gateway.services.identities.accountFor({
        merchant: await merchantOf(code),
        identity,
        scope: 'member',
        clientAddress: '127.0.0.1',
      });
    expect(accountOf(await ask('SOUTH')).id).toBe(owner.id);
    expect(await ask('NORTH')).toMatchObject({ code: 'auth.user_disabled' });
    await gateway.createAccount({ profile: { mobileNum: '891112222', countryDialingCode: '66' } });
    expect(await ask('NORTH')).toMatchObject({ code: 'auth.user_disabled' });
    await gateway.database.db.updateTable('account').set({ status: 'disabled' }).where('id', '=', owner.id).execute();
    expect(await ask('SOUTH')).toMatchObject({ code: 'auth.user_disabled' });
  });

  it('AUTH-15 is not made by the agent login', async () => {
    expect(await accountFor(proven(), 'agent')).toMatchObject({ code: 'auth.non_agent' });
  });

  it('AUTH-16 counts as a registration in the budget of an address', async () => {
    const own = await createTestGateway({
      env: { FIREBASE_JWKS_URL: provider.keysUrl, REGISTRATIONS_PER_ADDRESS: '2' },
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
    const ask = (identity: ProvenIdentity) =>
      own.app.gateway.services.identities.accountFor({
        merchant,
        identity,
        scope: 'member',
        clientAddress: '10.0.0.1',
      });
    const known = proven();
    accountOf(await ask(known));
    accountOf(await ask(proven()));
    expect(await ask(proven())).toMatchObject({ code: 'request.rate_limited' });
    accountOf(await ask(known));
    await own.close();
  });
});

/** The public part of a key, to compare keys by. */
async function exportedOf(key: CryptoKey | Uint8Array): Promise<unknown> {
  const { n, e } = await exportJWK(key);
  return { n, e };
}
