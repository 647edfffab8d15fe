// Tests the gateway's calls with the identity provider's own emulator: `pnpm test:identity` starts the emulator and
// runs this.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import type { MerchantSettingsInput } from '../merchant/merchantSettings.ts';

const host = process.env['IDENTITY_EMULATOR_HOST'] ?? '';
const projectId = process.env['IDENTITY_EMULATOR_PROJECT'] ?? '';
const settings: MerchantSettingsInput = {
  identityProvider: { apiKey: 'any', authDomain: `${projectId}.firebaseapp.com`, projectId },
  smsCodes: 'provider',
  features: { googleLogin: true, facebookLogin: true, mobileCodeLogin: true },
};

let gateway: TestGateway;
let strict: TestGateway;
beforeAll(async () => {
  [gateway, strict] = await Promise.all([
    createTestGateway({ env: { FIREBASE_AUTH_EMULATOR_HOST: host } }),
    createTestGateway({ env: { FIREBASE_JWKS_URL: `http://${host}/no-keys` } }),
  ]);
  for (const each of [gateway, strict])
    await each.app.gateway.services.merchants.save({
      code: 'NORTH',
      name: 'North',
      brand: 'north',
      currency: 'THB',
      settings,
    });
});
afterAll(() => Promise.all([gateway.close(), strict.close()]));

async function emulator<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(
    `http://${host}/${path}`,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!answer.ok) throw new Error(`The emulator answered ${answer.status} to ${path}`);
  return (await answer.json()) as Answer;
}

/** Signs in by phone, as the site does, with the code that the emulator would have sent. */
async function tokenOfPhone(phoneNumber: string): Promise<string> {
  const { sessionInfo } = await emulator<{ sessionInfo: string }>(
    'identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=any',
    { phoneNumber, recaptchaToken: 'none' },
  );
  const { verificationCodes } = await emulator<{ verificationCodes: { code: string; sessionInfo: string }[] }>(
    `emulator/v1/projects/${projectId}/verificationCodes`,
  );
  const code = verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code;
  return (
    await emulator<{ idToken: string }>('identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber?key=any', {
      sessionInfo,
      code,
    })
  ).idToken;
}

/** Signs in with an account of another site. */
async function tokenOfAccount(providerId: 'google.com' | 'facebook.com', sub: string): Promise<string> {
  const claims = JSON.stringify({ sub, email: `${sub}@example.com`, email_verified: true });
  const postBody = `id_token=${encodeURIComponent(claims)}&providerId=${providerId}`;
  return (
    await emulator<{ idToken: string }>('identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any', {
      postBody,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    })
  ).idToken;
}

let logins = 0;
/** Every try has a new client address, because the gateway limits addresses after failures. */
const logIn = (firebaseChannel: string, firebaseIdToken: string, at = gateway): Promise<TestAnswer> =>
  at.call('login', {
    body: { type: 'firebase', firebaseChannel, firebaseIdToken },
    remoteAddress: `10.1.0.${(logins += 1)}`,
  });
const nameIn = ({ envelope }: TestAnswer) => (envelope.value as { userName: string }).userName;

describe('the identity provider’s own emulator', () => {
  it.each([
    ['google', 'google.com'],
    ['facebook', 'facebook.com'],
  ] as const)(
    'AUTH-16 a first sign-in with %s makes an account, and every later one leads to it',
    async (channel, providerId) => {
      const person = `${channel}-person`;
      const token = await tokenOfAccount(providerId, person);
      const first = await logIn(channel, token);
      expect(first).toMatchObject({
        status: 200,
        envelope: { success: true, value: { merchantCode: 'NORTH', type: 0, firstTimeLogin: true } },
      });
      // The provider issues the same token for two sign-ins within a second.
      let later = token;
      while (later === token) later = await tokenOfAccount(providerId, person);
      const second = await logIn(channel, later);
      expect(nameIn(second)).toBe(nameIn(first));
      const stored = await gateway.app.gateway.services.accounts.byName('NORTH', nameIn(first));
      expect(stored?.profile).toEqual({ email: `${person}@example.com` });
    },
  );

  it('AUTH-08 AUTH-16 a code on the phone logs in the owner of the number', async () => {
    const owner = await gateway.createAccount({ mobile: '+66810000001' });
    expect(nameIn(await logIn('sms', await tokenOfPhone('+66810000001')))).toBe(owner.account);
    expect(await logIn('sms', await tokenOfPhone('+66810000002'))).toMatchObject({
      status: 403,
      envelope: { errorCode: 'auth.user_disabled' },
    });
  });

  it('AUTH-16 issues single-use tokens that are valid only for their channel and only beside the emulator', async () => {
    const token = await tokenOfAccount('google.com', 'careful-person');
    const refused = { status: 401, envelope: { errorCode: 'auth.provider_refused' } };
    expect(await logIn('google', token, strict)).toMatchObject(refused);
    expect((await logIn('google', token)).status).toBe(200);
    const replays = [
      await logIn('google', token),
      await logIn('facebook', await tokenOfAccount('google.com', 'careful-person')),
    ];
    for (const other of replays) expect(other.envelope.success).toBe(false);
  });
});
