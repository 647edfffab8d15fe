import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPhoneGateway, type PhoneGateway } from '../../testing/phoneGateway.ts';
import { TEST_PASSWORD, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import { testIdentityProvider } from '../identity/testing/providerStandIn.ts';
import {
  ACCOUNT_ATTEMPTS,
  NEW_PASSWORD,
  codeFor,
  isAlive,
  login,
  reachable,
  recoverable,
  sessionIn,
  setByPhone,
} from './testing/passwordCalls.ts';

const CODE_TRIES = 5;

let phones: PhoneGateway;

let gateway: TestGateway;

beforeAll(async () => {
  phones = await startPhoneGateway({ env: { LOG_LEVEL: 'trace' }, host: 'north.example', settings: recoverable });
  ({ gateway } = phones);
});

afterAll(() => phones.close());

describe('a password reset by phone', () => {
  it('PSW-04 logs in and ends all earlier sessions', async () => {
    const { account, number } = await reachable(phones);
    const before = {
      account,
      ...(await gateway.app.gateway.services.sessions.open({
        accountId: account.id,
        device: 'test',
        clientAddress: '127.0.0.1',
      })),
    };
    const answer = await setByPhone(phones, number, await codeFor(phones, number));
    expect(answer).toMatchObject({
      status: 200,
      envelope: { value: { userName: account.account, merchantCode: 'NORTH' } },
    });
    expect([await isAlive(phones, before), await isAlive(phones, sessionIn(answer))]).toEqual([false, true]);
    expect((await login(phones, account.account, NEW_PASSWORD)).status).toBe(200);
  });

  it('PSW-04 rejects the current password without consuming the code', async () => {
    const { number } = await reachable(phones);
    const proof = await codeFor(phones, number);
    expect(await setByPhone(phones, number, proof, TEST_PASSWORD)).toMatchObject({
      status: 409,
      envelope: { errorCode: 'modify.new.old.same' },
    });
    expect((await setByPhone(phones, number, proof)).status).toBe(200);
    expect((await setByPhone(phones, number, proof, 'Third#Horse7')).envelope).toMatchObject({
      errorCode: 'auth.code_incorrect',
    });
  });

  it('PSW-03 rejects a common password without consuming the code', async () => {
    const { number } = await reachable(phones);
    const proof = await codeFor(phones, number);
    for (const common of ['Password123', 'Alexander1']) {
      const weak = await setByPhone(phones, number, proof, common);
      expect(weak).toMatchObject({
        status: 422,
        envelope: {
          errorCode: 'password.invalid',
          value: { fields: { newPassword: { key: 'validation.common_password' } } },
        },
      });
    }
    expect((await setByPhone(phones, number, proof)).status).toBe(200);
  });

  it('PSW-06 requires a code requested in the same browser and allows five wrong attempts', async () => {
    const { account, number } = await reachable(phones);
    const { cookie, code } = await codeFor(phones, number);
    expect((await setByPhone(phones, number, { code })).envelope).toMatchObject({ errorCode: 'auth.code_incorrect' });
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < CODE_TRIES; tried += 1)
      expect((await setByPhone(phones, number, { cookie, code: wrong })).envelope).toMatchObject({
        errorCode: 'auth.code_incorrect',
      });
    expect((await setByPhone(phones, number, { cookie, code })).envelope).toMatchObject({
      errorCode: 'auth.code_incorrect',
    });
    expect((await login(phones, account.account, TEST_PASSWORD)).status).toBe(200);
  });

  it('PSW-06 returns the same response to a wrong code for an unknown number', async () => {
    const { number } = await reachable(phones);
    const unknown = phones.newNumber();
    const shapes = [];
    for (const typed of [number, unknown]) {
      const { cookie } = await codeFor(phones, typed);
      const { status, envelope, headers, cookies } = await setByPhone(phones, typed, { cookie, code: 'wrong' });
      shapes.push({ status, envelope, headers: Object.keys(headers).toSorted(), cookies });
    }
    expect(shapes[0]).toMatchObject({ status: 422, envelope: { errorCode: 'auth.code_incorrect' } });
    expect(shapes[1]).toEqual(shapes[0]);
  });

  it('PSW-06 is rejected for an account disabled after the code was sent', async () => {
    const { account, number } = await reachable(phones);
    const proof = await codeFor(phones, number);
    await gateway.deps.db.updateTable('account').set({ status: 'disabled' }).where('id', '=', account.id).execute();
    expect(await setByPhone(phones, number, proof)).toMatchObject({
      status: 403,
      envelope: { errorCode: 'auth.user_disabled' },
    });
  });

  it('PSW-06 limits reset link attempts by client address', async () => {
    const answers: TestAnswer[] = [];
    for (let tried = 0; tried < 31; tried += 1) {
      answers.push(
        await gateway.call('resetPasswordByLink', {
          body: { resetToken: 'guess', newPassword: NEW_PASSWORD },
          remoteAddress: '10.241.0.1',
        }),
      );
    }
    expect(answers.at(-2)?.envelope).toMatchObject({ errorCode: 'password.link_invalid' });
    expect(answers.at(-1)?.envelope).toMatchObject({ errorCode: 'request.rate_limited' });
  });

  it('PSW-06 unlocks an account locked by wrong passwords', async () => {
    const { account, number } = await reachable(phones);
    for (let tried = 0; tried <= ACCOUNT_ATTEMPTS; tried += 1) await login(phones, account.account, 'Wrong#Horse1');
    expect((await login(phones, account.account, TEST_PASSWORD)).status).not.toBe(200);
    expect((await setByPhone(phones, number, await codeFor(phones, number))).status).toBe(200);
    expect((await login(phones, account.account, NEW_PASSWORD)).status).toBe(200);
  });

  it('PSW-01 is rejected when the merchant does not offer it', async () => {
    await phones.configure('SOUTH', {});
    expect(
      (await setByPhone(phones, phones.newNumber(), { code: '123456' }, NEW_PASSWORD, { Merchant: 'SOUTH' })).envelope,
    ).toMatchObject({ errorCode: 'permission.denied' });
  });

  it('AUTH-16 requires an identity provider token when the provider sends the codes', async () => {
    await phones.configure('SOUTH', { ...recoverable, smsCodes: 'provider', identityProvider: testIdentityProvider });
    const { account, number } = await reachable(phones, { merchantCode: 'SOUTH' });
    const south = { Merchant: 'SOUTH' };
    const stranger = phones.newNumber();
    expect(
      (await setByPhone(phones, number, { token: await phones.provider.token('sms', stranger) }, NEW_PASSWORD, south))
        .envelope,
    ).toMatchObject({ errorCode: 'auth.provider_refused' });
    expect((await setByPhone(phones, number, { code: '123456' }, NEW_PASSWORD, south)).envelope).toMatchObject({
      errorCode: 'auth.provider_refused',
    });
    expect(
      (await setByPhone(phones, stranger, { token: await phones.provider.token('sms', stranger) }, NEW_PASSWORD, south))
        .envelope,
    ).toMatchObject({ errorCode: 'auth.user_disabled' });
    const answer = await setByPhone(
      phones,
      number,
      { token: await phones.provider.token('sms', number) },
      NEW_PASSWORD,
      south,
    );
    expect(answer).toMatchObject({
      status: 200,
      envelope: { value: { userName: account.account, merchantCode: 'SOUTH' } },
    });
  });
});
