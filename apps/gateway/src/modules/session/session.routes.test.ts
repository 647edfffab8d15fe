import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE, type SessionInfo } from '@parlor/contract';
import { errorStatus } from '@parlor/contract/errors';
import { createTestGateway, TEST_PASSWORD, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let address = 0;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

/** Every test comes from an address of its own, so that budgets do not meet. */
function newAddress(): string {
  address += 1;
  return `10.1.${Math.floor(address / 250)}.${1 + (address % 250)}`;
}

function loginBody(username: string, change: Record<string, unknown> = {}) {
  return { username, password: TEST_PASSWORD, captcha: '', type: 'username', ...change };
}

function cookieOf(answer: TestAnswer): string {
  return answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
}

describe('login', () => {
  it('AUTH-01 AUTH-09 logs in by name and password and answers the session', async () => {
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

  it('AUTH-01 takes the name in any case', async () => {
    const account = await gateway.createAccount({ account: 'mixedcase' });
    const answer = await gateway.call('login', { body: loginBody('MixedCase'), remoteAddress: newAddress() });
    expect(answer.envelope.value).toMatchObject({ userName: account.account });
  });

  it('AUTH-09 says only once that it is the first login', async () => {
    const account = await gateway.createAccount();
    await gateway.call('login', { body: loginBody(account.account), remoteAddress: newAddress() });
    const second = await gateway.call('login', { body: loginBody(account.account), remoteAddress: newAddress() });
    expect(second.envelope.value).toMatchObject({ firstTimeLogin: false });
  });

  it('AUTH-18 ends the session that the caller came with and never takes over a planted one', async () => {
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

  it('answers a wrong password and an unknown name alike, in status and body', async () => {
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

  it('AUTH-06 asks for a captcha after a failure and takes the right one', async () => {
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

  it('AUTH-06 asks for a solved challenge first, and leaves the captcha good for the attempt that brings one', async () => {
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

  it('AUTH-06 asks for the captcha on the same account from elsewhere, and on other accounts from the same address', async () => {
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

  it('AUTH-06 takes a captcha only once', async () => {
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

  it('stops guessing on one account after ten attempts, says how long, and opens again later', async () => {
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

  it('lets no more guesses through when they come all at once', async () => {
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

  it('stops guessing from one address across many accounts', async () => {
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

  it('tells a disabled account only whoever knows its password', async () => {
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

  it('AUTH-15 refuses staff on the member login and players on the agent login', async () => {
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

  it('AUTH-15 AGT-01 admits an agent under the code of its own or of somebody above, and tells of a wrong one only whoever knows the password', async () => {
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

  it('keeps merchants apart', async () => {
    const account = await gateway.createAccount();
    const answer = await gateway.call('login', {
      body: loginBody(account.account),
      headers: { Merchant: 'SOUTH' },
      remoteAddress: newAddress(),
    });
    expect(answer.envelope).toMatchObject({ errorCode: 'auth.invalid_credentials' });
  });
});

describe('encrypted bodies', () => {
  it('API-03 refuses a plain login body', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { merchant: 'NORTH' },
      payload: loginBody('somebody'),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errorCode: 'request.encryption_required' });
  });

  it('API-03 refuses a body without the encryption header, sealed or not', async () => {
    const payload = await gateway.seal('login', loginBody('somebody'));
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { 'content-type': 'application/jose' },
      payload,
    });
    expect(answer.json()).toMatchObject({ errorCode: 'request.encryption_required' });
  });

  async function send(payload: string, url = '/wps/session/login') {
    return gateway.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: newAddress(),
      headers: { 'content-type': 'application/jose', encryption: 'JWE', merchant: 'NORTH' },
    });
  }

  it('API-03 takes a sealed body once and refuses it the second time', async () => {
    const account = await gateway.createAccount();
    const payload = await gateway.seal('login', loginBody(account.account));
    expect((await send(payload)).statusCode).toBe(200);
    const again = await send(payload);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ errorCode: 'request.replayed' });
  });

  it('API-03 takes of many same bodies at once exactly one', async () => {
    const account = await gateway.createAccount();
    const payload = await gateway.seal('login', loginBody(account.account));
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(payload)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it.each([
    ['made for another call', { path: '/wps/member/register' }],
    ['made for another method', { method: 'PUT' }],
    ['made too long ago', { iat: Date.now() - 600_000 }],
    ['made too far ahead', { iat: Date.now() + 86_400_000 }],
    ['with a short nonce', { nonce: 'short' }],
  ])('API-03 refuses a body %s', async (_case, change) => {
    const answer = await send(await gateway.seal('login', loginBody('somebody'), change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errorCode: 'request.encryption_invalid' });
  });

  it.each(['', 'not a token', 'a.b.c.d.e', '{}'])('API-03 refuses what is no sealed body: %j', async (payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
  });

  it('refuses unknown fields in a login', async () => {
    const answer = await gateway.call('login', {
      body: loginBody('somebody', { isAdmin: true }),
      remoteAddress: newAddress(),
    });
    expect(answer).toMatchObject({
      status: 400,
      envelope: { errorCode: 'request.invalid', value: { fields: { isAdmin: {} } } },
    });
  });

  it('API-03 opens bodies that were sealed with the key before a rotation', async () => {
    const rotating = await createTestGateway();
    try {
      const account = await rotating.createAccount();
      const before = await rotating.call('getEncryptionKeys');
      const week = 7 * 24 * 3_600_000;
      const payload = await rotating.seal('login', loginBody(account.account), { iat: Date.now() + week });
      rotating.advance(week);
      const after = await rotating.call('getEncryptionKeys');
      const kids = ({ envelope }: TestAnswer) =>
        (envelope as unknown as { value: { keys: { kid: string }[] } }).value.keys.map(({ kid }) => kid);
      expect(kids(after)).toHaveLength(2);
      expect(kids(after)[1]).toBe(kids(before)[0]);
      const answer = await rotating.app.inject({
        method: 'POST',
        url: '/wps/session/login',
        payload,
        headers: { 'content-type': 'application/jose', encryption: 'JWE', merchant: 'NORTH' },
      });
      expect(answer.statusCode).toBe(200);
    } finally {
      await rotating.close();
    }
  });

  it('publishes public keys only', async () => {
    const answer = await gateway.app.inject({ url: '/wps/system/jwks' });
    expect(answer.body).not.toContain('"d"');
  });
});

describe('session', () => {
  it('AUTH-12 asks for a login without a token', async () => {
    const answer = await gateway.call('getMemberInfo');
    expect(answer).toMatchObject({ status: 401, envelope: { errorCode: 'session.required' } });
  });

  it('AUTH-12 is worth nothing when only one half was stolen', async () => {
    const session = await gateway.login();
    const other = await gateway.login();
    const tokenOnly = await gateway.call('getMemberInfo', { headers: { Token: session.token } });
    const cookieOnly = await gateway.call('getMemberInfo', { cookies: { [SESSION_COOKIE]: session.cookie } });
    const mixed = await gateway.call('getMemberInfo', {
      headers: { Token: session.token },
      cookies: { [SESSION_COOKIE]: other.cookie },
    });
    expect(tokenOnly).toMatchObject({ status: 401, envelope: { errorCode: 'session.ended' } });
    expect(cookieOnly).toMatchObject({ status: 401, envelope: { errorCode: 'session.required' } });
    expect(mixed).toMatchObject({ status: 401, envelope: { errorCode: 'session.ended' } });
  });

  it('keeps neither half in the database', async () => {
    const session = await gateway.login();
    const rows = JSON.stringify(await gateway.deps.db.selectFrom('session').selectAll().execute());
    expect(rows).not.toContain(session.token);
    expect(rows).not.toContain(session.cookie);
  });

  it('AUTH-11 ends at logout for both halves', async () => {
    const session = await gateway.login();
    const answer = await gateway.call('logout', { session });
    expect(answer).toMatchObject({ status: 200, envelope: { success: true, value: {} } });
    expect(answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value).toBe('');
    expect((await gateway.call('getMemberInfo', { session })).envelope).toMatchObject({ errorCode: 'session.ended' });
    expect((await gateway.call('logout')).envelope).toMatchObject({ errorCode: 'session.required' });
  });

  it('AUTH-11 leaves the other devices of the account logged in', async () => {
    const here = await gateway.login();
    const there = await gateway.app.gateway.services.sessions.open({
      accountId: here.account.id,
      device: 'other',
      clientAddress: '10.0.0.2',
    });
    await gateway.call('logout', { session: here });
    expect((await gateway.call('getMemberInfo', { session: { account: here.account, ...there } })).status).toBe(200);
  });

  it('is no session at another merchant', async () => {
    const session = await gateway.login();
    const answer = await gateway.call('getMemberInfo', { session, headers: { Merchant: 'SOUTH' } });
    expect(answer.envelope).toMatchObject({ errorCode: 'session.ended' });
  });

  it('ends when the account is disabled', async () => {
    const session = await gateway.login();
    await gateway.deps.db
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('id', '=', session.account.id)
      .execute();
    expect((await gateway.call('getMemberInfo', { session })).envelope).toMatchObject({ errorCode: 'session.ended' });
  });

  it('AUTH-12 ends after half an hour without use, and after twelve hours of use', async () => {
    const timed = await createTestGateway();
    try {
      const idle = await timed.login();
      timed.advance(31 * 60_000);
      expect((await timed.call('getMemberInfo', { session: idle })).envelope).toMatchObject({
        errorCode: 'session.ended',
      });
      const used = await timed.login();
      for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
        expect((await timed.call('getMemberInfo', { session: used })).status).toBe(200);
        timed.advance(20 * 60_000);
      }
      expect((await timed.call('getMemberInfo', { session: used })).envelope).toMatchObject({
        errorCode: 'session.ended',
      });
    } finally {
      await timed.close();
    }
  });
});
