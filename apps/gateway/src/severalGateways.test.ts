import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENCRYPTION_JWE, SESSION_COOKIE, type EncryptionKeys, type SessionInfo, type Settings } from '@parlor/contract';
import { buildApp } from './app.ts';
import { openStream } from './modules/live/testing/openStream.ts';
import { creditTestBalance } from './modules/provider/testing/testVendor.ts';
import { createSettingsEditor } from './modules/merchant/settingsEditor.ts';
import { createRedisState } from './shared/redisState.ts';
import { createTestGateway, TEST_PASSWORD, type TestGateway } from './testing/testGateway.ts';
import { startTestRedis, type TestRedis } from './testing/testRedis.ts';

// What was decided about guesses at one account, in a figure of the test’s own.
const ACCOUNT_ATTEMPTS = 10;

let redis: TestRedis;
let first: TestGateway;
let second: Awaited<ReturnType<typeof buildApp>>;
/** How far the second gateway's clock was moved on, in ms. */
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

describe('two gateways on one database and one Redis', () => {
  it('AUTH-09 share sessions', async () => {
    const account = await first.createAccount();
    const answer = await first.call('login', { body: login(account.account), remoteAddress: '10.20.0.1' });
    const { token } = answer.envelope.value as unknown as SessionInfo;
    const cookie = answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
    const info = await second.inject({
      url: '/wps/member/info',
      headers: { merchant: 'NORTH', token },
      cookies: { [SESSION_COOKIE]: cookie },
    });
    expect(info.json()).toMatchObject({ success: true, value: { account: account.account } });
  });

  it('API-03 publish the same encryption keys and accept an encrypted request body only once', async () => {
    const keysOf = async (app: typeof second) =>
      (await app.inject({ url: '/wps/system/jwks' })).json<{ value: EncryptionKeys }>().value;
    expect(await keysOf(second)).toEqual(await keysOf(first.app));
    const account = await first.createAccount();
    const payload = await first.seal('login', login(account.account));
    const send = (app: typeof second) =>
      app.inject({ method: 'POST', url: '/wps/session/login', headers, payload, remoteAddress: '10.20.0.2' });
    const answers = await Promise.all([send(first.app), send(second), send(first.app), send(second)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([
      200, 409, 409, 409,
    ]);
  });

  it('AUTH-06 require a bot check and a captcha after a failed login on the other gateway', async () => {
    const account = await first.createAccount();
    await first.call('login', {
      body: login(account.account, { password: 'Wrong#Horse9' }),
      remoteAddress: '10.20.0.3',
    });
    const tryAgain = async (botCheck: string) => {
      const payload = await first.seal('login', login(account.account, { botCheck }));
      return second.inject({ method: 'POST', url: '/wps/session/login', headers, payload, remoteAddress: '10.20.0.4' });
    };
    expect((await tryAgain('')).json()).toMatchObject({ errorCode: 'auth.bot_check_required' });
    expect((await tryAgain(await first.botCheck())).json()).toMatchObject({ errorCode: 'auth.captcha_incorrect' });
  });

  it('AUTH-06 accept a solved bot check of the other gateway, and only once', async () => {
    const botCheck = await first.botCheck();
    expect(await second.gateway.services.botChecks.verify(botCheck)).toBe(true);
    expect(await first.app.gateway.services.botChecks.verify(botCheck)).toBe(false);
  });

  it('AUTH-06 share the login attempt limit of an account', async () => {
    const account = await first.createAccount();
    const guess = async (app: typeof second, number: number) => {
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
    const changed = async (app: typeof second) =>
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
    const session = await first.login();
    const stream = await openStream(await second.listen({ host: '127.0.0.1', port: 0 }), session);
    expect(await stream.nextBalance()).toMatchObject({ sumBalance: '0.00' });
    await creditTestBalance(first, session.account.id, 400n);
    first.app.gateway.services.ledgerEvents.publish({ accountId: session.account.id, topic: 'test', transferId: null });
    expect(await stream.nextBalance()).toMatchObject({ sumBalance: '4.00' });
    await first.call('logout', { session });
    expect(await stream.last()).toMatchObject({ event: 'bye' });
  });

  it('share the rate limit of a client address', async () => {
    const keysFrom = (app: typeof second) => app.inject({ url: '/wps/system/jwks', remoteAddress: '10.22.0.1' });
    const { rateLimitPerMinute } = first.deps.config;
    for (let number = 1; number < rateLimitPerMinute; number += 1)
      await first.deps.shared.hit('calls:10.22.0.1', rateLimitPerMinute, 60_000);
    expect((await keysFrom(second)).statusCode).toBe(200);
    for (const app of [first.app, second])
      expect((await keysFrom(app)).json()).toMatchObject({ errorCode: 'request.rate_limited' });
  });

  it('REG-10 accept a captcha that the other gateway created, and only once', async () => {
    const drawn = await second.inject({ url: '/wps/captcha', headers: { merchant: 'NORTH' } });
    const id = drawn.cookies[0]?.value ?? '';
    const answer = (await first.deps.shared.get(`captcha:${id}`)) ?? '';
    expect(await first.app.gateway.services.captchas.verify(id, answer)).toBe(true);
    expect(await second.gateway.services.captchas.verify(id, answer)).toBe(false);
  });

  it('API-03 decrypt a request body encrypted with a new key of the other gateway', async () => {
    const before = await second.gateway.services.encryption.publicKeys();
    await first.deps.db.deleteFrom('encryption_key').execute();
    first.advance(60_000);
    const account = await first.createAccount();
    const payload = await first.seal('login', login(account.account), { iat: Date.now() });
    expect(await second.gateway.services.encryption.publicKeys()).toEqual(before);
    secondAhead = 1_000;
    const answer = await second.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers,
      payload,
      remoteAddress: '10.20.0.5',
    });
    expect(answer.statusCode).toBe(200);
  });
});
