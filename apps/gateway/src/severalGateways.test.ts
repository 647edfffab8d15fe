import type { AddressInfo } from 'node:net';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ENCRYPTION_JWE,
  routes,
  SESSION_COOKIE,
  type ChatSocketMessage,
  type EncryptionKeys,
  type SessionInfo,
  type Settings,
} from '@parlor/contract';
import { buildApp } from './app.ts';
import { openStream } from './modules/live/testing/openStream.ts';
import { creditTestBalance } from './modules/provider/testing/testVendor.ts';
import { createSettingsEditor } from './modules/merchant/settingsEditor.ts';
import { handshakeOf, chatSocketUrl, openSocket } from './modules/support/testing/chatSocketClient.ts';
import { createRedisState } from './shared/redisState.ts';
import { createTestGateway, TEST_PASSWORD, type TestGateway, type TestSession } from './testing/testGateway.ts';
import { startTestRedis, type TestRedis } from './testing/testRedis.ts';

// The limit of guesses at one account, repeated in the test.
const ACCOUNT_ATTEMPTS = 10;

let redis: TestRedis;
let first: TestGateway;
let second: Awaited<ReturnType<typeof buildApp>>;
/** The offset of the second gateway's clock, in ms. */
let secondAhead = 0;
const redisState = () => createRedisState({ url: redis.url, onError: () => undefined });
const secondState = { close: () => Promise.resolve() };

beforeAll(async () => {
  redis = await startTestRedis();
  first = await createTestGateway({ shared: redisState });
  const shared = redisState();
  secondState.close = () => shared.close();
  second = await buildApp({ ...first.deps, shared, clock: () => Date.now() + secondAhead });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  await second.close();
  await secondState.close();
  await first.close();
  await redis.stop();
});

const headers = { 'content-type': 'application/jose', encryption: ENCRYPTION_JWE, merchant: 'NORTH' };
const login = (username: string, change = {}) => ({
  username,
  password: TEST_PASSWORD,
  captcha: '',
  type: 'username',
  ...change,
});

type Gateway = typeof second;
/** Returns each gateway paired with the other one, with the pair's number. */
const bothWays = (): [Gateway, Gateway, number][] => [
  [first.app, second, 1],
  [second, first.app, 2],
];
/** Sends an encrypted login to a gateway. */
const sendLogin = (app: Gateway, payload: string, remoteAddress: string) =>
  app.inject({ method: 'POST', url: routes.login.path, headers, payload, remoteAddress });
/** Returns the address of a gateway, and starts listening if necessary. */
async function addressOf(app: Gateway): Promise<string> {
  if (!app.server.listening) return app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
const asMember = ({ token, cookie }: Pick<TestSession, 'token' | 'cookie'>) => ({
  headers: { merchant: 'NORTH', token },
  cookies: { [SESSION_COOKIE]: cookie },
});
const sendLogout = (app: Gateway, session: Pick<TestSession, 'token' | 'cookie'>) =>
  app.inject({ method: 'DELETE', url: routes.logout.path, ...asMember(session) });
/** Encrypts a login with the key that a gateway publishes, at the time of another gateway. */
async function sealFor(app: Gateway, body: object, iat: number): Promise<string> {
  const [key] = (await app.gateway.services.encryption.publicKeys()).keys;
  if (key === undefined) throw new Error('The gateway published no key');
  const { method, path } = routes.login;
  const inside = { method, path, iat, nonce: crypto.randomUUID(), body };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(inside)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}

describe('two gateways on one database and one Redis', () => {
  it('AUTH-09 share sessions', async () => {
    for (const [here, there, pair] of bothWays()) {
      const account = await first.createAccount();
      const answer = await sendLogin(here, await first.seal('login', login(account.account)), `10.20.0.${pair}`);
      const { token } = answer.json<{ value: SessionInfo }>().value;
      const cookie = answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
      const info = () => there.inject({ url: routes.getMemberInfo.path, ...asMember({ token, cookie }) });
      expect((await info()).json()).toMatchObject({ success: true, value: { account: account.account } });
      await sendLogout(here, { token, cookie });
      expect((await info()).json()).toMatchObject({ errorCode: 'session.ended' });
    }
  });

  it('API-03 publish the same encryption keys and accept an encrypted request body only once', async () => {
    const keysOf = async (app: Gateway) =>
      (await app.inject({ url: routes.getEncryptionKeys.path })).json<{ value: EncryptionKeys }>().value;
    expect(await keysOf(second)).toEqual(await keysOf(first.app));
    for (const [here, there, pair] of bothWays()) {
      const account = await first.createAccount();
      const payload = await first.seal('login', login(account.account));
      const send = (app: Gateway) => sendLogin(app, payload, `10.20.1.${pair}`);
      const answers = await Promise.all([send(here), send(there), send(here), send(there)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([
        200, 409, 409, 409,
      ]);
      const next = await first.seal('login', login((await first.createAccount()).account));
      expect((await sendLogin(here, next, `10.20.1.${pair}`)).statusCode).toBe(200);
      expect((await sendLogin(there, next, `10.20.1.${pair}`)).json()).toMatchObject({ errorCode: 'request.replayed' });
    }
  });

  it('AUTH-06 require a bot check and a captcha after a failed login on the other gateway', async () => {
    for (const [here, there, pair] of bothWays()) {
      const account = await first.createAccount();
      const wrong = await first.seal('login', login(account.account, { password: 'Wrong#Horse9' }));
      expect((await sendLogin(here, wrong, `10.20.2.${pair}`)).json()).toMatchObject({
        errorCode: 'auth.invalid_credentials',
      });
      const tryAgain = async (botCheck: string) =>
        sendLogin(there, await first.seal('login', login(account.account, { botCheck })), `10.20.3.${pair}`);
      expect((await tryAgain('')).json()).toMatchObject({ errorCode: 'auth.bot_check_required' });
      expect((await tryAgain(await first.botCheck())).json()).toMatchObject({ errorCode: 'auth.captcha_incorrect' });
    }
  });

  it('AUTH-06 accept a solved bot check of the other gateway, and only once', async () => {
    for (const [here, there] of bothWays()) {
      const challenge = await here.gateway.services.botChecks.challenge();
      const solution = await solveChallenge({ challenge, deriveKey });
      const botCheck = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
      expect(await there.gateway.services.botChecks.verify(botCheck)).toBe(true);
      expect(await here.gateway.services.botChecks.verify(botCheck)).toBe(false);
    }
  });

  it('AUTH-06 share the login attempt limit of an account', async () => {
    const account = await first.createAccount();
    const guess = async (app: Gateway, number: number) => {
      const botCheck = await first.botCheck({ remoteAddress: `10.21.1.${number}` });
      const payload = await first.seal('login', login(account.account, { password: 'Wrong#Horse9', botCheck }));
      return app.inject({
        method: 'POST',
        url: '/wps/session/login',
        headers,
        payload,
        remoteAddress: `10.21.0.${number}`,
      });
    };
    for (let number = 0; number < ACCOUNT_ATTEMPTS; number += 1)
      expect((await guess(number % 2 === 0 ? first.app : second, number)).statusCode).not.toBe(429);
    for (const app of [first.app, second])
      expect((await guess(app, 100)).json()).toMatchObject({ errorCode: 'auth.too_many_attempts' });
  });

  it('SYS-13 both apply a changed setting within five seconds', async () => {
    const changed = async (app: Gateway) =>
      (await app.inject({ url: '/wps/system/settings', headers: { merchant: 'NORTH' } })).json<{ value: Settings }>()
        .value.features.share;
    expect([await changed(first.app), await changed(second)]).toEqual([false, false]);
    await createSettingsEditor({ db: first.database.db }).change({
      code: 'NORTH',
      path: 'features.share',
      value: true,
      operator: 'operator01',
    });
    first.advance(5_000);
    secondAhead = 5_000;
    expect([await changed(first.app), await changed(second)]).toEqual([true, true]);
    secondAhead = 0;
  });

  it('WAL-01 AUTH-11 forward balance changes and logouts to the event streams of the other gateway', async () => {
    for (const [here, there] of bothWays()) {
      // The gateway's own detection would hide that the other one sent nothing.
      vi.spyOn(there.gateway.services.ledgerWatch, 'readOutbox').mockResolvedValue();
      vi.spyOn(there.gateway.services.live, 'sweep').mockResolvedValue();
      const session = await first.login();
      const stream = await openStream(await addressOf(there), session);
      expect(await stream.nextBalance()).toMatchObject({ sumBalance: '0.00' });
      await creditTestBalance(first, session.account.id, 400n);
      here.gateway.services.ledgerEvents.publish({ accountId: session.account.id, topic: 'test', transferId: null });
      expect(await stream.nextBalance()).toMatchObject({ sumBalance: '4.00' });
      await sendLogout(here, session);
      expect(await stream.last()).toMatchObject({ event: 'bye' });
      vi.restoreAllMocks();
    }
  });

  it('SVC-03 forward chat messages and typing to the page at the other gateway, and end its connection', async () => {
    const settings = { whitelabel: { CBS3: true } };
    for (const [here, there] of bothWays()) {
      for (const { gateway } of [here, there])
        await gateway.services.merchants.save({
          code: 'NORTH',
          name: 'North',
          brand: 'north',
          currency: 'THB',
          settings,
        });
      const session = await first.login();
      const accountId = session.account.id;
      const line = await openSocket<ChatSocketMessage>(chatSocketUrl(await addressOf(there)), handshakeOf(session));
      line.send({ type: 'since', seq: 0 });
      await line.next(({ type }) => type === 'messages');
      const sent = await here.inject({
        method: 'POST',
        url: routes.sendChatMessage.path,
        payload: { key: crypto.randomUUID(), text: 'Hello' },
        ...asMember(session),
      });
      expect(sent.statusCode).toBe(200);
      expect(await line.next(({ type }) => type === 'messages')).toMatchObject({ chat: { list: [{ text: 'Hello' }] } });
      here.gateway.services.chatSignals.publish({ kind: 'typing', accountId, by: 'operator' });
      expect(await line.next()).toEqual({ type: 'typing' });
      await sendLogout(here, session);
      expect(await line.closed).toBe(4401);
    }
  });

  it('share the rate limit of a client address', async () => {
    const keysFrom = (app: Gateway) => app.inject({ url: routes.getEncryptionKeys.path, remoteAddress: '10.22.0.1' });
    const { rateLimitPerMinute } = first.deps.config;
    for (let number = 2; number < rateLimitPerMinute; number += 1)
      await first.deps.shared.hit('calls:10.22.0.1', rateLimitPerMinute, 60_000);
    // The last two calls within the limit: one of each gateway.
    for (const app of [first.app, second]) expect((await keysFrom(app)).statusCode).toBe(200);
    for (const app of [first.app, second])
      expect((await keysFrom(app)).json()).toMatchObject({ errorCode: 'request.rate_limited' });
  });

  it('REG-10 accept a captcha that the other gateway created, and only once', async () => {
    for (const [here, there] of bothWays()) {
      const drawn = await here.inject({ url: routes.getCaptcha.path, headers: { merchant: 'NORTH' } });
      const id = drawn.cookies[0]?.value ?? '';
      const answer = (await first.deps.shared.get(`captcha:${id}`)) ?? '';
      expect(await there.gateway.services.captchas.verify(id, answer)).toBe(true);
      expect(await here.gateway.services.captchas.verify(id, answer)).toBe(false);
    }
  });

  it('API-03 decrypt a request body encrypted with a new key of the other gateway', async () => {
    const advance = (app: Gateway, ms: number) => {
      if (app === second) secondAhead += ms;
      else first.advance(ms);
    };
    for (const [here, there, pair] of bothWays()) {
      const before = await there.gateway.services.encryption.publicKeys();
      await first.deps.db.deleteFrom('encryption_key').execute();
      advance(here, 60_000);
      const account = await first.createAccount();
      const payload = await sealFor(here, login(account.account), there.gateway.clock());
      // The other gateway has not seen the new key yet.
      expect(await there.gateway.services.encryption.publicKeys()).toEqual(before);
      expect(await here.gateway.services.encryption.publicKeys()).not.toEqual(before);
      advance(there, 1_000);
      expect((await sendLogin(there, payload, `10.20.5.${pair}`)).statusCode).toBe(200);
    }
  });
});
