import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorCode } from '@parlor/contract';
import { errorStatus } from '@parlor/contract/errors';
import { offerGames, TEST_PROVIDER_SECRET } from './modules/provider/testing/testVendor.ts';
import type { MerchantSettingsInput } from './modules/merchant/merchantSettings.ts';
import { createAttempts, type Attempts } from './testing/attempts.ts';
import { openCuttableProxy, type CuttableProxy } from './testing/cuttableProxy.ts';
import { createTestGateway, TEST_PASSWORD, type TestAnswer, type TestGateway } from './testing/testGateway.ts';

let gateway: TestGateway;
let attempts: Attempts;

beforeAll(async () => {
  gateway = await createTestGateway({
    env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET },
    prepare: (app) => app.get('/wps/broken', () => Promise.reject(new Error('a mistake of ours'))),
  });
  attempts = createAttempts(gateway, 60);
  await offerGames(gateway);
  await configure('NORTH', { features: { mobileCodeLogin: true } });
  await configure('RESTING', { isInMaintenance: true });
  await configure('NARROW', { blockedAddresses: ['198.51.100.'] });
  await configure('REFERRED', { registration: { rules: { affiliateCode: { enabled: true, required: true } } } });
});
afterAll(() => gateway.close());

function configure(code: string, settings: MerchantSettingsInput): Promise<void> {
  return gateway.app.gateway.services.merchants.save({ code, name: code, brand: 'north', currency: 'THB', settings });
}

async function register(change: Record<string, unknown>, Merchant = 'NORTH'): Promise<TestAnswer> {
  const { fields, cookies } = await attempts.proofs();
  const body = {
    username: 'Newcomer26',
    password: 'Mango#Tree7',
    confirmPassword: 'Mango#Tree7',
    registerUrl: 'localhost',
    registerMethod: 'H5',
    type: 0,
    ...fields,
    ...change,
  };
  return gateway.call('register', { body, cookies, headers: { Merchant }, remoteAddress: attempts.newAddress() });
}

async function logInAs(account: Parameters<TestGateway['createAccount']>[0], change: object = {}): Promise<TestAnswer> {
  const made = await gateway.createAccount(account);
  return attempts.logIn(made.account, change);
}

/** Makes a call whose database becomes unavailable. */
async function callWithoutDatabase(): Promise<TestAnswer> {
  let proxy: CuttableProxy | undefined;
  const lonely = await createTestGateway({ through: async (url) => (proxy = await openCuttableProxy(url)).url });
  await lonely.app.ready();
  const session = await lonely.login();
  await proxy?.cut();
  const answer = await lonely.call('getMemberInfo', { session });
  await lonely.close();
  return answer;
}

/** The messages of the specification that the gateway decides on, with the code and the cause of each. */
const messages: readonly [message: string, code: ErrorCode, how: string, provoke: () => Promise<TestAnswer>][] = [
  [
    'You are not logged in, please login first',
    'session.required',
    'a call for accounts without a session',
    () => gateway.call('getBalance'),
  ],
  [
    'The account has been logged out, please log in again',
    'session.ended',
    'a session that was logged out',
    async () => {
      const session = await gateway.login();
      await gateway.call('logout', { session });
      return gateway.call('getBalance', { session });
    },
  ],
  [
    'Verification code error',
    'auth.captcha_incorrect',
    'a registration with another answer than the picture has',
    () => register({ captcha: '999999' }),
  ],
  [
    'Verification code error',
    'auth.code_incorrect',
    'a login by a code that was never sent',
    async () => {
      const { fields, cookies } = await attempts.proofs();
      return gateway.call('login', {
        body: { type: 'sms', mobileNum: '0812345678', countryDialingCode: '66', verificationCode: '000000', ...fields },
        cookies,
        remoteAddress: attempts.newAddress(),
      });
    },
  ],
  [
    'Sorry, this account does not have permission or the feature is temporarily unavailable.',
    'permission.denied',
    "an agent's call by a player",
    async () => gateway.call('getAgentSummary', { session: await gateway.login() }),
  ],
  [
    'Sorry, the user does not exist or is disabled.',
    'auth.user_disabled',
    'the right password of an account that is disabled',
    async () => {
      const { id, account } = await gateway.createAccount();
      await gateway.database.db.updateTable('account').set({ status: 'disabled' }).where('id', '=', id).execute();
      return attempts.logIn(account);
    },
  ],
  [
    'Sorry, the username already exists.',
    'register.username_taken',
    'a registration under the name of somebody else',
    async () => register({ username: (await gateway.createAccount()).account }),
  ],
  [
    'Referrer link error',
    'register.referrer_invalid',
    'a registration through a domain that names no agent',
    () => register({ domain: 'nobody.example' }, 'REFERRED'),
  ],
  [
    'Incorrect agent information',
    'auth.agent_incorrect',
    "an agent's login under the code of nobody",
    () => logInAs({ type: 1 }, { scope: 'agent', agentCode: 'NOBODY1' }),
  ],
  [
    'The platform is under maintenance',
    'system.maintenance',
    'a call to a merchant that rests',
    () => gateway.call('listPromotions', { headers: { Merchant: 'RESTING' } }),
  ],
  [
    'Unknown error',
    'system.unknown',
    'a call that fails by a mistake of ours',
    async () => {
      const { statusCode, json } = await gateway.app.inject('/wps/broken');
      return { status: statusCode, envelope: json<TestAnswer['envelope']>(), headers: {}, cookies: [] };
    },
  ],
  [
    'The requested url is empty. please check your request format.',
    'game.launch_url_empty',
    'a game whose vendor gives no address',
    async () => gateway.call('launchGame', { body: { nodeId: 'n-no-address' }, session: await gateway.login() }),
  ],
  [
    'System upgrading, please try again later.',
    'system.unavailable',
    'a call while the database is away',
    callWithoutDatabase,
  ],
  [
    'Access denied for restricted IP or location',
    'system.region_restricted',
    'a call from an address that the merchant shuts out',
    () => gateway.call('listPromotions', { headers: { Merchant: 'NARROW' }, remoteAddress: '198.51.100.7' }),
  ],
  ['Non-member account unable to login', 'auth.non_member', 'staff at the member login', () => logInAs({ type: 40 })],
  ['Non-agents cannot log in', 'auth.non_agent', 'a player at the agent login', () => logInAs({}, { scope: 'agent' })],
  [
    'Please login to a real account to use this function',
    'account.real_required',
    'a deposit of a trial',
    async () =>
      gateway.call('createDeposit', {
        body: { methodId: 'sandbox-qr', amount: '100.00' },
        headers: { 'Idempotency-Key': 'trial-deposit-1' },
        session: await gateway.login({ type: 4 }),
      }),
  ],
  [
    'modify.new.old.same',
    'modify.new.old.same',
    'a changed password that is the present one',
    async () =>
      gateway.call('changePassword', {
        body: { oldPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD, confirmNewPassword: TEST_PASSWORD },
        session: await gateway.login(),
        remoteAddress: attempts.newAddress(),
      }),
  ],
];

it.each(messages)('AUTH-15 the gateway reports "%s" with the code %s for %s', async (_message, code, _how, provoke) => {
  const { status, envelope } = await provoke();
  expect([envelope, status]).toMatchObject([{ success: false, errorCode: code }, errorStatus[code]]);
});
