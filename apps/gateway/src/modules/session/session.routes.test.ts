import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE, type SessionInfo } from '@parlor/contract';
import { errorStatus } from '@parlor/contract/errors';
import { createTestGateway, TEST_PASSWORD, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import { loginBody, newAddress } from './testing/loginCalls.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

function cookieOf(answer: TestAnswer): string {
  return answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
}

describe('login', () => {
  it('AUTH-01 AUTH-09 accepts a username and password and returns the session', async () => {
    const account = await gateway.createAccount();
    const answer = await gateway.call('login', { body: loginBody(account.account), remoteAddress: newAddress() });
    expect(answer.status).toBe(200);
    expect(answer.envelope.value).toEqual({
      token: expect.any(String) as string,
      merchantCode: 'NORTH',
      userName: account.account,
      type: 0,
      firstTimeLogin: true,
    });
    const cookie = answer.cookies.find(({ name }) => name === SESSION_COOKIE);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    const { token } = answer.envelope.value as unknown as SessionInfo;
    const info = await gateway.call('getMemberInfo', {
      headers: { Token: token },
      cookies: { [SESSION_COOKIE]: cookieOf(answer) },
    });
    expect(info.envelope.value).toMatchObject({ account: account.account });
  });

  it('AUTH-01 matches the username in any case', async () => {
    const account = await gateway.createAccount({ account: 'mixedcase' });
    const answer = await gateway.call('login', { body: loginBody('MixedCase'), remoteAddress: newAddress() });
    expect(answer.envelope.value).toMatchObject({ userName: account.account });
  });

  it('AUTH-09 does not report a second login as the first', async () => {
    const account = await gateway.createAccount();
    await gateway.call('login', { body: loginBody(account.account), remoteAddress: newAddress() });
    const second = await gateway.call('login', { body: loginBody(account.account), remoteAddress: newAddress() });
    expect(second.envelope.value).toMatchObject({ firstTimeLogin: false });
  });

  it('AUTH-18 ends the session of the request and issues a new cookie', async () => {
    const before = await gateway.login();
    const answer = await gateway.call('login', {
      body: loginBody(before.account.account),
      session: before,
      remoteAddress: newAddress(),
    });
    expect(cookieOf(answer)).not.toBe(before.cookie);
    const old = await gateway.call('getMemberInfo', { session: before });
    expect(old).toMatchObject({ status: 401, envelope: { errorCode: 'session.ended' } });
  });

  it('returns the same response for a wrong password and an unknown username', async () => {
    const account = await gateway.createAccount();
    const wrong = await gateway.call('login', {
      body: loginBody(account.account, { password: 'Wrong#Horse9' }),
      remoteAddress: newAddress(),
    });
    const unknown = await gateway.call('login', {
      body: loginBody('nobodyhere', { password: 'Wrong#Horse9' }),
      remoteAddress: newAddress(),
    });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.envelope).toEqual(wrong.envelope);
    const headersOf = ({ headers }: TestAnswer) => Object.keys(headers).toSorted();
    expect(headersOf(unknown)).toEqual(headersOf(wrong));
  });

  it('AUTH-06 requires a captcha after a failure and accepts the correct one', async () => {
    const account = await gateway.createAccount();
    const remoteAddress = newAddress();
    const failed = await gateway.call('login', {
      body: loginBody(account.account, { password: 'Wrong#Horse9' }),
      remoteAddress,
    });
    expect(failed.envelope).toMatchObject({ errorCode: 'auth.invalid_credentials', value: { captcha: true } });

    const without = await gateway.call('login', {
      body: loginBody(account.account, { botCheck: await gateway.botCheck() }),
      remoteAddress,
    });
    expect(without).toMatchObject({
      status: 422,
      envelope: { errorCode: 'auth.captcha_incorrect', value: { captcha: true } },
    });

    const captcha = await gateway.captcha();
    const body = loginBody(account.account, { captcha: captcha.answer, botCheck: await gateway.botCheck() });
    const withIt = await gateway.call('login', { body, cookies: captcha.cookies, remoteAddress });
    expect(withIt.status).toBe(200);
  });

  it('AUTH-06 requires a solved challenge first and does not consume the captcha without one', async () => {
    const account = await gateway.createAccount();
    const remoteAddress = newAddress();
    await gateway.call('login', { body: loginBody(account.account, { password: 'Wrong#Horse9' }), remoteAddress });
    const captcha = await gateway.captcha();
    const attempt = (botCheck: string) =>
      gateway.call('login', {
        body: loginBody(account.account, { captcha: captcha.answer, botCheck }),
        cookies: captcha.cookies,
        remoteAddress,
      });
    for (const botCheck of ['', 'bm90IHNvbHZlZA==']) {
      const refused = await attempt(botCheck);
      expect(refused).toMatchObject({
        status: errorStatus['auth.bot_check_required'],
        envelope: { errorCode: 'auth.bot_check_required', value: { botCheck: true } },
      });
    }
    expect((await attempt(await gateway.botCheck())).status).toBe(200);
  });

  it('AUTH-06 requires a captcha per account and per client address after a failure', async () => {
    const [first, second] = [await gateway.createAccount(), await gateway.createAccount()];
    const remoteAddress = newAddress();
    await gateway.call('login', { body: loginBody(first.account, { password: 'Wrong#Horse9' }), remoteAddress });
    const elsewhere = await gateway.call('login', {
      body: loginBody(first.account, { botCheck: await gateway.botCheck() }),
      remoteAddress: newAddress(),
    });
    const otherAccount = await gateway.call('login', {
      body: loginBody(second.account, { botCheck: await gateway.botCheck() }),
      remoteAddress,
    });
    expect(elsewhere.envelope).toMatchObject({ errorCode: 'auth.captcha_incorrect' });
    expect(otherAccount.envelope).toMatchObject({ errorCode: 'auth.captcha_incorrect' });
  });

  it('AUTH-06 accepts a captcha only once', async () => {
    const account = await gateway.createAccount();
    const remoteAddress = newAddress();
    await gateway.call('login', { body: loginBody(account.account, { password: 'Wrong#Horse9' }), remoteAddress });
    const captcha = await gateway.captcha();
    const attempt = async () => {
      const body = loginBody(account.account, {
        captcha: captcha.answer,
        password: 'Wrong#Horse9',
        botCheck: await gateway.botCheck(),
      });
      return gateway.call('login', { body, cookies: captcha.cookies, remoteAddress });
    };
    const [first, again] = [await attempt(), await attempt()];
    expect(first.envelope).toMatchObject({ errorCode: 'auth.invalid_credentials' });
    expect(again.envelope).toMatchObject({ errorCode: 'auth.captcha_incorrect' });
  });

  it('locks an account after ten attempts, returns the retry time, and unlocks it after 15 minutes', async () => {
    const account = await gateway.createAccount();
    const guess = async (password: string) => {
      const remoteAddress = newAddress();
      return gateway.call('login', {
        body: loginBody(account.account, { password, botCheck: await gateway.botCheck({ remoteAddress }) }),
        remoteAddress,
      });
    };
    for (let attempt = 0; attempt < 10; attempt += 1) await guess('Wrong#Horse9');
    const stopped = await guess(TEST_PASSWORD);
    expect(stopped.status).toBe(429);
    expect(stopped.envelope).toMatchObject({
      errorCode: 'auth.too_many_attempts',
      value: { retryAfter: expect.any(Number) as number },
    });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    gateway.advance(15 * 60_000 + 1);
    expect((await guess(TEST_PASSWORD)).status).toBe(200);
  });

  it('allows only ten concurrent attempts on one account', async () => {
    const account = await gateway.createAccount();
    const botChecks = await Promise.all(
      Array.from({ length: 25 }, () => gateway.botCheck({ remoteAddress: newAddress() })),
    );
    const guesses = await Promise.all(
      botChecks.map((botCheck) =>
        gateway.call('login', {
          body: loginBody(account.account, { password: 'Wrong#Horse9', botCheck }),
          remoteAddress: newAddress(),
        }),
      ),
    );
    expect(guesses.filter(({ status }) => status !== 429)).toHaveLength(10);
  });

  it('limits attempts from one client address across accounts', async () => {
    const small = await createTestGateway({ config: { loginAttemptsPerAddress: 5 } });
    try {
      for (let attempt = 0; attempt < 5; attempt += 1)
        await small.call('login', { body: loginBody(`stuffed${attempt}`) });
      const stopped = await small.call('login', { body: loginBody('stuffed9') });
      expect(stopped.envelope).toMatchObject({ errorCode: 'auth.too_many_attempts' });
      expect((await small.call('login', { body: loginBody('stuffed9'), remoteAddress: '10.9.9.9' })).status).not.toBe(
        429,
      );
    } finally {
      await small.close();
    }
  });

  it('reports a disabled account only when the password is correct', async () => {
    const account = await gateway.createAccount();
    await gateway.deps.db.updateTable('account').set({ status: 'disabled' }).where('id', '=', account.id).execute();
    const right = await gateway.call('login', { body: loginBody(account.account), remoteAddress: newAddress() });
    const wrong = await gateway.call('login', {
      body: loginBody(account.account, { password: 'Wrong#Horse9' }),
      remoteAddress: newAddress(),
    });
    expect(right).toMatchObject({ status: 403, envelope: { errorCode: 'auth.user_disabled' } });
    expect(wrong.envelope).toMatchObject({ errorCode: 'auth.invalid_credentials' });
  });

  it('AUTH-15 rejects staff on the member login and players on the agent login', async () => {
    const [staff, player, agent] = [
      await gateway.createAccount({ type: 40 }),
      await gateway.createAccount(),
      await gateway.createAccount({ type: 1 }),
    ];
    const tryIt = (name: string, scope: string) =>
      gateway.call('login', { body: loginBody(name, { scope }), remoteAddress: newAddress() });
    expect((await tryIt(staff.account, 'member')).envelope).toMatchObject({ errorCode: 'auth.non_member' });
    expect((await tryIt(player.account, 'agent')).envelope).toMatchObject({ errorCode: 'auth.non_agent' });
    expect((await tryIt(agent.account, 'agent')).status).toBe(200);
    expect((await tryIt(agent.account, 'member')).status).toBe(200);
  });

  it('AUTH-15 AGT-01 accepts the agent’s or an upline code and hides a wrong one without the password', async () => {
    const [above, stranger] = [await gateway.createAccount({ type: 1 }), await gateway.createAccount({ type: 1 })];
    const between = await gateway.createAccount({ type: 1, parentId: above.id });
    const agent = await gateway.createAccount({ type: 2, parentId: between.id });
    const below = await gateway.createAccount({ type: 2, parentId: agent.id });
    const tryIt = (agentCode: string, change = {}) =>
      gateway.call('login', {
        body: loginBody(agent.account, { scope: 'agent', agentCode, ...change }),
        remoteAddress: newAddress(),
      });
    for (const code of [
      '',
      agent.affiliate_code,
      agent.affiliate_code.toLowerCase(),
      between.affiliate_code,
      above.affiliate_code,
    ]) {
      expect(await tryIt(code)).toMatchObject({ status: 200 });
    }
    for (const code of [stranger.affiliate_code, below.affiliate_code, 'NOBODY99']) {
      expect((await tryIt(code)).envelope).toMatchObject({ errorCode: 'auth.agent_incorrect' });
    }
    expect((await tryIt('NOBODY99', { password: 'Wrong#Horse9' })).envelope).toMatchObject({
      errorCode: 'auth.invalid_credentials',
    });
  });

  it('rejects an account of another merchant', async () => {
    const account = await gateway.createAccount();
    const answer = await gateway.call('login', {
      body: loginBody(account.account),
      headers: { Merchant: 'SOUTH' },
      remoteAddress: newAddress(),
    });
    expect(answer.envelope).toMatchObject({ errorCode: 'auth.invalid_credentials' });
  });
});
