import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionInfo } from '@parlor/contract';
import { SESSION_COOKIE } from '@parlor/contract';
import { createAttempts, type Attempts } from '../testing/attempts.ts';
import { createTestGateway, type TestAnswer, type TestGateway, type TestSession } from '../testing/testGateway.ts';

let gateway: TestGateway;
let attempts: Attempts;
beforeAll(async () => {
  gateway = await createTestGateway();
  attempts = createAttempts(gateway);
});
afterAll(() => gateway.close());

const halvesIn = (answer: TestAnswer) => ({
  token: (answer.envelope.value as unknown as SessionInfo).token,
  cookie: answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '',
});
const codeOf = (answer: TestAnswer) => (answer.envelope.success ? 'let in' : answer.envelope.errorCode);
const showing = (token: string, cookie: string) =>
  gateway.call('getBalance', { headers: { Token: token }, cookies: { [SESSION_COOKIE]: cookie } });

describe('a planted session', () => {
  it('AUTH-18 is ended at login, and the victim gets a new token and a new cookie', async () => {
    const [attacker, victim] = [await gateway.login(), await gateway.createAccount()];
    const answer = await attempts.logIn(
      victim.account,
      {},
      { headers: { Token: attacker.token }, cookies: { [SESSION_COOKIE]: attacker.cookie } },
    );
    const opened = halvesIn(answer);
    expect(opened.token).not.toBe(attacker.token);
    expect(opened.cookie).not.toBe(attacker.cookie);
    expect(codeOf(await showing(attacker.token, attacker.cookie))).toBe('session.ended');
    expect(codeOf(await showing(attacker.token, opened.cookie))).toBe('session.ended');
    expect(codeOf(await showing(opened.token, attacker.cookie))).toBe('session.ended');
  });

  it('AUTH-18 with a made-up token and cookie is not adopted at login', async () => {
    const victim = await gateway.createAccount();
    const planted = 'A'.repeat(43);
    const opened = halvesIn(
      await attempts.logIn(victim.account, {}, { headers: { Token: planted }, cookies: { [SESSION_COOKIE]: planted } }),
    );
    expect(opened.cookie).not.toBe(planted);
    expect(codeOf(await showing(planted, planted))).toBe('session.ended');
  });

  it('AUTH-18 does not survive session rotation', async () => {
    const before = await gateway.login();
    const [{ id }] = (await gateway.deps.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', before.account.id)
      .execute()) as [{ id: string }];
    await gateway.app.gateway.services.sessions.rotate(id);
    expect(codeOf(await showing(before.token, before.cookie))).toBe('session.ended');
  });
});

describe('a stolen session token or cookie', () => {
  let victim: TestSession;
  let thief: TestSession;
  let elsewhere: { token: string; cookie: string };
  beforeEach(async () => {
    [victim, thief] = await Promise.all([gateway.login(), gateway.login()]);
    elsewhere = await gateway.app.gateway.services.sessions.open({
      accountId: victim.account.id,
      device: 'test',
      clientAddress: '127.0.0.1',
    });
  });

  it.each<[string, () => [token: string, cookie: string], string]>([
    ['the token alone', () => [victim.token, ''], 'session.ended'],
    ['the cookie alone', () => ['', victim.cookie], 'session.required'],
    ['the token and the thief’s own cookie', () => [victim.token, thief.cookie], 'session.ended'],
    ['the cookie and the thief’s own token', () => [thief.token, victim.cookie], 'session.ended'],
    [
      'the token and the cookie of another device of the same account',
      () => [victim.token, elsewhere.cookie],
      'session.ended',
    ],
    ['the halves in each other’s place', () => [victim.cookie, victim.token], 'session.ended'],
    ['the token twice', () => [victim.token, victim.token], 'session.ended'],
    ['the cookie twice', () => [victim.cookie, victim.cookie], 'session.ended'],
    [
      'a cookie that differs in one letter',
      () => [victim.token, `${victim.cookie.startsWith('A') ? 'B' : 'A'}${victim.cookie.slice(1)}`],
      'session.ended',
    ],
    ['a cookie cut short', () => [victim.token, victim.cookie.slice(0, -1)], 'session.ended'],
    ['both halves', () => [victim.token, victim.cookie], 'let in'],
  ])('AUTH-12 authenticates only as part of the matching pair: %s', async (_case, halves, expected) => {
    expect(codeOf(await showing(...halves()))).toBe(expected);
  });

  it('AUTH-12 does not end the victim’s session when logout is called with a wrong cookie', async () => {
    for (const cookie of [thief.cookie, elsewhere.cookie, 'x'])
      await gateway.call('logout', { headers: { Token: victim.token }, cookies: { [SESSION_COOKIE]: cookie } });
    expect(codeOf(await showing(victim.token, victim.cookie))).toBe('let in');
  });

  it('AUTH-12 is not accepted in the query string', async () => {
    const inAddress = await gateway.call('getBalance', {
      query: { Token: victim.token, token: victim.token },
      cookies: { [SESSION_COOKIE]: victim.cookie },
    });
    expect(codeOf(inAddress)).toBe('session.required');
  });

  it('AUTH-12 is rejected when a planted cookie of the same name precedes the real one', async () => {
    const answer = await gateway.app.inject({
      url: '/wps/wallets/gcs',
      headers: {
        merchant: 'NORTH',
        token: victim.token,
        cookie: `${SESSION_COOKIE}=planted; ${SESSION_COOKIE}=${victim.cookie}`,
      },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('a session on another device', () => {
  it.each<[string, (mine: TestSession) => Promise<unknown>]>([
    ['by logging the other devices out', (session) => gateway.call('endOtherSessions', { session })],
    [
      'because the password was set anew',
      (session) => gateway.app.gateway.services.sessions.endAll(session.account.id),
    ],
  ])('AUTH-18 stops working when the owner ends it %s', async (_case, end) => {
    const mine = await gateway.login();
    const copied = await gateway.app.gateway.services.sessions.open({
      accountId: mine.account.id,
      device: 'test',
      clientAddress: '127.0.0.1',
    });
    expect(codeOf(await showing(copied.token, copied.cookie))).toBe('let in');
    await end(mine);
    expect(codeOf(await showing(copied.token, copied.cookie))).toBe('session.ended');
  });
});
