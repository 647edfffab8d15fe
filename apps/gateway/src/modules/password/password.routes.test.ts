import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '@parlor/contract';
import { startPhoneGateway, type PhoneGateway } from '../../testing/phoneGateway.ts';
import { TEST_PASSWORD, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { linkSentTo } from '../message/testing/sentMessages.ts';
import {
  ACCOUNT_ATTEMPTS,
  NEW_PASSWORD,
  requestLink,
  codeFor,
  isAlive,
  login,
  reachable,
  recoverable,
  sessionIn,
  setByLink,
  setByPhone,
} from './testing/passwordCalls.ts';

let phones: PhoneGateway;

let gateway: TestGateway;

beforeAll(async () => {
  phones = await startPhoneGateway({ env: { LOG_LEVEL: 'trace' }, host: 'north.example', settings: recoverable });
  ({ gateway } = phones);
});

afterAll(() => phones.close());

describe('a password change', () => {
  const change = (session: TestSession, body: Record<string, string> = {}) =>
    gateway.call('changePassword', {
      session,
      body: { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD, ...body },
    });

  it('PSW-05 AUTH-18 replaces the password, ends all sessions and opens a new one', async () => {
    const here = await gateway.login();
    const { account } = here;
    const there = {
      account,
      ...(await gateway.app.gateway.services.sessions.open({
        accountId: account.id,
        device: 'test',
        clientAddress: '127.0.0.1',
      })),
    };
    const answer = await change(here);
    expect(answer).toMatchObject({ status: 200, envelope: { value: { userName: account.account } } });
    expect([
      await isAlive(phones, there),
      await isAlive(phones, here),
      await isAlive(phones, sessionIn(answer)),
    ]).toEqual([false, false, true]);
    expect((await login(phones, account.account, NEW_PASSWORD)).status).toBe(200);
    expect((await login(phones, account.account, TEST_PASSWORD)).status).toBe(401);
  });

  it('PSW-05 requires the current password', async () => {
    const session = await gateway.login();
    const answer = await change(session, { oldPassword: 'Wrong#Horse9' });
    expect(answer).toMatchObject({ status: 422, envelope: { errorCode: 'password.old_incorrect' } });
    expect(await isAlive(phones, session)).toBe(true);
  });

  it('PSW-05 allows as many wrong passwords as a login and is then locked', async () => {
    const session = await gateway.login();
    const codes = [];
    for (let tried = 0; tried <= ACCOUNT_ATTEMPTS; tried += 1)
      codes.push((await change(session, { oldPassword: `Wrong#Horse${tried}` })).envelope);
    expect(codes.at(ACCOUNT_ATTEMPTS - 1)).toMatchObject({ errorCode: 'password.old_incorrect' });
    expect(codes.at(-1)).toMatchObject({
      errorCode: 'auth.too_many_attempts',
      value: { retryAfter: expect.any(Number) as number },
    });
    expect((await change(session)).envelope).toMatchObject({ errorCode: 'auth.too_many_attempts' });
  });

  it('PSW-05 rejects the current password as the new one', async () => {
    const answer = await change(await gateway.login(), {
      newPassword: TEST_PASSWORD,
      confirmNewPassword: TEST_PASSWORD,
    });
    expect(answer).toMatchObject({ status: 409, envelope: { errorCode: 'modify.new.old.same' } });
  });

  it.each([
    [
      'a short one',
      { newPassword: 'a1b2', confirmNewPassword: 'a1b2' },
      'newPassword',
      { key: 'validation.password', min: 8, max: 20 },
    ],
    [
      'one that everybody tries',
      { newPassword: 'Password123', confirmNewPassword: 'Password123' },
      'newPassword',
      { key: 'validation.common_password' },
    ],
    [
      'one of the long list',
      { newPassword: 'Alexander1', confirmNewPassword: 'Alexander1' },
      'newPassword',
      { key: 'validation.common_password' },
    ],
    [
      'another confirmation',
      { confirmNewPassword: 'Other#Horse8' },
      'confirmNewPassword',
      { key: 'validation.in_confirmation_correct' },
    ],
    ['no confirmation', { confirmNewPassword: '' }, 'confirmNewPassword', { key: 'validation.in_incorrect_password' }],
    ['no present one', { oldPassword: '' }, 'oldPassword', { key: 'validation.required' }],
  ])('PSW-05 rejects %s with a field error', async (_case, body, field, failure) => {
    const answer = await change(await gateway.login(), body);
    expect(answer).toMatchObject({
      status: 422,
      envelope: { errorCode: 'password.invalid', value: { fields: { [field]: failure } } },
    });
  });

  it('PSW-05 rejects the username as the new password', async () => {
    const session = await gateway.login({ account: 'horse12345' });
    const answer = await change(session, { newPassword: 'Horse12345', confirmNewPassword: 'Horse12345' });
    expect(answer.envelope).toMatchObject({
      errorCode: 'password.invalid',
      value: { fields: { newPassword: { key: 'validation.common_password' } } },
    });
  });

  it('PSW-05 requires a session, and AUTH-13 a real account', async () => {
    const none = await gateway.call('changePassword', {
      body: { oldPassword: 'a', newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
    });
    expect(none).toMatchObject({ status: 401, envelope: { errorCode: 'session.required' } });
    const trial = await change(await gateway.login({ type: 4 }));
    expect(trial).toMatchObject({ status: 403, envelope: { errorCode: 'account.real_required' } });
  });

  it('PSW-05 invalidates reset links sent before', async () => {
    const { account, email } = await reachable(phones);
    await requestLink(phones, { username: account.account, email });
    const token = await linkSentTo(gateway, email);
    const opened = await gateway.app.gateway.services.sessions.open({
      accountId: account.id,
      device: 'test',
      clientAddress: '127.0.0.1',
    });
    expect((await change({ account, ...opened })).status).toBe(200);
    expect((await setByLink(phones, token, 'Third#Horse7')).envelope).toMatchObject({
      errorCode: 'password.link_invalid',
    });
  });
});

describe('a password request', () => {
  it.each([
    ['changePassword', '/wps/member/password'],
    ['resetPasswordByLink', '/wps/member/password/link'],
    ['resetPasswordByPhone', '/wps/member/password/phone'],
  ] as const)('API-03 must be encrypted and cannot be replayed: %s', async (name, url) => {
    const session = await gateway.login();
    const headers = { merchant: 'NORTH', token: session.token };
    const cookies = { [SESSION_COOKIE]: session.cookie };
    const plain = await gateway.app.inject({
      method: 'POST',
      url,
      headers,
      cookies,
      payload: { newPassword: NEW_PASSWORD },
    });
    expect(plain.json()).toMatchObject({ errorCode: 'request.encryption_required' });
    const payload = await gateway.seal(name, { unheardOf: 1 });
    const send = () =>
      gateway.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, encryption: 'JWE', 'content-type': 'application/jose' },
        cookies,
        payload,
      });
    expect((await send()).json()).toMatchObject({ errorCode: 'request.invalid' });
    expect((await send()).json()).toMatchObject({ errorCode: 'request.replayed' });
  });

  it('leaves no secret in the log', async () => {
    const { account, number, email } = await reachable(phones, { password: 'Canary#Old77' });
    await requestLink(phones, { username: account.account, email });
    const link = await linkSentTo(gateway, email);
    await setByLink(phones, link, 'Canary#New77');
    const { cookie, code } = await codeFor(phones, number);
    await setByPhone(phones, number, { cookie, code }, 'Canary#Newer77');
    await setByPhone(phones, number, { cookie, code: 'x' }, 'Canary#Newest77');
    const log = gateway.logged.join('\n');
    expect(log).toContain('/wps/member/password/phone');
    for (const secret of ['Canary#', link, cookie, code, number.slice(3), email]) expect(log).not.toContain(secret);
  });
});
