import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { CODE_COOKIE } from '../code/codeCookie.ts';
import { codeSentTo } from '../message/testing/sentMessages.ts';
import {
  createTestGateway,
  TEST_PASSWORD,
  type TestAnswer,
  type TestGateway,
  type TestSession,
} from '../../testing/testGateway.ts';
import { createPaymentPasswordRepository } from './paymentPassword.repository.ts';
import { createMember, newPin, PIN } from './testing/memberOf.ts';

// Values of the specification, repeated in the test.
const MAX_TRIES = 5;
const LOCK_MS = 30 * 60_000;
const OTHER_PIN = '739164';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const verify = (session: TestSession, password: string) =>
  gateway.app.gateway.services.paymentPasswords.verify(session.account.id, password);
const tryWrong = (session: TestSession) => verify(session, OTHER_PIN);

async function wrongTries(session: TestSession, count: number): Promise<void> {
  for (let tried = 0; tried < count; tried += 1) expect(await tryWrong(session)).toBe('WRONG');
}

describe('a payment password', () => {
  it('MEM-04 is set once with the login password and stored as a hash', async () => {
    const session = await gateway.login();
    expect(await verify(session, PIN)).toBe('NOT_SET');
    expect(
      (await gateway.call('setPaymentPassword', { session, body: newPin(PIN, { loginPassword: 'Wrong#Tree7' }) }))
        .envelope,
    ).toMatchObject({ errorCode: 'password.incorrect' });
    expect((await gateway.call('setPaymentPassword', { session, body: newPin(PIN) })).status).toBe(200);
    expect(await verify(session, PIN)).toBe('OK');
    expect((await gateway.call('setPaymentPassword', { session, body: newPin(OTHER_PIN) })).envelope).toMatchObject({
      errorCode: 'payment_password.already_set',
    });
    expect(await verify(session, PIN)).toBe('OK');
    const row = await gateway.app.gateway.services.accounts.byId(session.account.id);
    expect(row?.payment_password_hash).toMatch(/^\$argon2id\$/);
    expect(row?.password_hash).not.toBe(row?.payment_password_hash);
  });

  it('MEM-04 is set only once under concurrent requests', async () => {
    const session = await gateway.login();
    const answers = await Promise.all(
      [PIN, OTHER_PIN].map((pin) => gateway.call('setPaymentPassword', { session, body: newPin(pin) })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it.each([
    ['too short', '48291'],
    ['too long', '4829131'],
    ['letters', '48291a'],
    ['Thai digits', '๔๘๒๙๑๓'],
    ['full-width digits', '４８２９１３'],
    ['spaces', '482 13'],
    ['empty', ''],
    ['very long', '4'.repeat(256)],
    ['one digit', '777777'],
    ['a pair over and over', '484848'],
    ['a run', '123456'],
    ['a run through zero', '789012'],
    ['a run down', '987654'],
    ['part of the number', '345678'],
    ['the birthday', '150790'],
    ['the birthday of the Buddhist era', '150733'],
    ['the year first', '900715'],
  ])('MEM-04 is rejected when it is %s', async (_, pin) => {
    const session = await gateway.login({ profile: { birthday: '1990-07-15', mobileNum: '0912345678' } });
    const answer = await gateway.call('setPaymentPassword', { session, body: newPin(pin) });
    expect([answer.status, answer.envelope]).toMatchObject([
      422,
      { errorCode: 'payment_password.invalid', value: { fields: { newPassword: {} } } },
    ]);
    expect(await verify(session, pin)).toBe('NOT_SET');
  });

  it('MEM-04 must match its confirmation', async () => {
    const session = await gateway.login();
    const answer = await gateway.call('setPaymentPassword', {
      session,
      body: { ...newPin(PIN), confirmNewPassword: OTHER_PIN },
    });
    expect(answer.envelope).toMatchObject({
      errorCode: 'payment_password.invalid',
      value: { fields: { confirmNewPassword: {} } },
    });
  });

  it('MEM-04 is changed with the old one and must differ from it', async () => {
    const { session } = await createMember(gateway);
    expect(
      (await gateway.call('changePaymentPassword', { session, body: newPin(OTHER_PIN, { oldPassword: '604185' }) }))
        .envelope,
    ).toMatchObject({ errorCode: 'payment_password.wrong' });
    expect(
      (await gateway.call('changePaymentPassword', { session, body: newPin(PIN, { oldPassword: PIN }) })).envelope,
    ).toMatchObject({ errorCode: 'modify.new.old.same' });
    expect(
      (await gateway.call('changePaymentPassword', { session, body: newPin(OTHER_PIN, { oldPassword: PIN }) })).status,
    ).toBe(200);
    expect([await verify(session, PIN), await verify(session, OTHER_PIN)]).toEqual(['WRONG', 'OK']);
  });

  it('MEM-04 AUTH-13 is not available to trial accounts', async () => {
    const session = await gateway.login({ type: 4 });
    expect((await gateway.call('setPaymentPassword', { session, body: newPin(PIN) })).envelope).toMatchObject({
      errorCode: 'account.real_required',
    });
    expect((await gateway.call('getSecurity', { session })).envelope).toMatchObject({
      errorCode: 'account.real_required',
    });
  });
});

describe('payment password attempts', () => {
  it('MEM-04 are limited to five, after which even a correct one is rejected for 30 minutes', async () => {
    const { session } = await createMember(gateway);
    await wrongTries(session, MAX_TRIES);
    expect(await verify(session, PIN)).toBe('LOCKED');
    gateway.advance(LOCK_MS - 60_000);
    expect(await verify(session, PIN)).toBe('LOCKED');
    gateway.advance(60_001);
    // The full number of attempts, not one.
    await wrongTries(session, MAX_TRIES - 1);
    expect(await verify(session, PIN)).toBe('OK');
  });

  it('MEM-04 are reset by a correct one', async () => {
    const { session } = await createMember(gateway);
    for (let round = 0; round < 3; round += 1) {
      await wrongTries(session, MAX_TRIES - 1);
      expect(await verify(session, PIN)).toBe('OK');
    }
  });

  it('MEM-04 are limited to five under concurrent requests', async () => {
    const { session } = await createMember(gateway);
    const results = await Promise.all(Array.from({ length: 20 }, () => tryWrong(session)));
    expect(results.filter((result) => result === 'WRONG')).toHaveLength(MAX_TRIES);
    expect(results.filter((result) => result === 'LOCKED')).toHaveLength(20 - MAX_TRIES);
    expect(await verify(session, PIN)).toBe('LOCKED');
  });

  it('MEM-04 are rejected, even if correct, after a series of different wrong values', async () => {
    const { session } = await createMember(gateway);
    const guesses = [...Array.from({ length: 19 }, (_, at) => String(600_400 + at * 37)), PIN];
    for (const guess of guesses) await verify(session, guess);
    expect(await verify(session, PIN)).toBe('LOCKED');
  });

  it('MEM-04 are still counted after the gateway restarts', async () => {
    const { session } = await createMember(gateway);
    await wrongTries(session, MAX_TRIES);
    const restarted = await buildApp(gateway.deps);
    expect(await restarted.gateway.services.paymentPasswords.verify(session.account.id, PIN)).toBe('LOCKED');
    await restarted.close();
  });

  it('MEM-04 lock for half a minute, not half an hour, if the gateway dies before the check', async () => {
    const { session } = await createMember(gateway);
    const tries = createPaymentPasswordRepository(gateway.database.db);
    for (let left = MAX_TRIES - 1; left >= 0; left -= 1)
      expect(await tries.countTry(session.account.id, gateway.deps.clock())).toBe(left);
    expect(await verify(session, PIN)).toBe('LOCKED');
    gateway.advance(30_000);
    expect(await verify(session, PIN)).toBe('OK');
  });

  it('MEM-04 are counted per account', async () => {
    const [first, second] = [await createMember(gateway), await createMember(gateway)];
    await wrongTries(first.session, MAX_TRIES);
    expect(await verify(second.session, PIN)).toBe('OK');
  });

  it('MEM-04 return one error with the attempts left, then a lockout with its retry time', async () => {
    const { session } = await createMember(gateway);
    const typed = ['604185', '48291', '', 'letters', '482914'];
    const answers: TestAnswer[] = [];
    for (const oldPassword of typed)
      answers.push(await gateway.call('changePaymentPassword', { session, body: newPin(OTHER_PIN, { oldPassword }) }));
    expect(answers.map(({ status, envelope }) => ({ status, envelope }))).toEqual(
      [4, 3, 2, 1, 0].map((triesLeft) => ({
        status: 422,
        envelope: { ...answers[0]?.envelope, value: { triesLeft } },
      })),
    );
    const locked = await gateway.call('changePaymentPassword', {
      session,
      body: newPin(OTHER_PIN, { oldPassword: PIN }),
    });
    expect(locked).toMatchObject({
      status: 429,
      envelope: { errorCode: 'payment_password.locked', value: { retryAfter: expect.any(Number) as number } },
    });
    expect((await gateway.call('getSecurity', { session })).envelope.value).toMatchObject({
      paymentPassword: { isSet: true, lockedUntil: expect.any(Number) as number },
    });
  });
});

describe('a forgotten payment password', () => {
  async function configure(): Promise<void> {
    await gateway.app.gateway.services.merchants.save({
      code: 'NORTH',
      name: 'North',
      brand: 'north',
      currency: 'THB',
      settings: { features: { phoneRetrieval: true, emailRetrieval: true } },
    });
  }
  const askCode = async (session: TestSession) => {
    const answer = await gateway.call('sendSecurityCode', { session, body: { purpose: 'payment' } });
    return { answer, cookies: { [CODE_COOKIE]: answer.cookies.find(({ name }) => name === CODE_COOKIE)?.value ?? '' } };
  };

  it('MEM-04 is reset with the login password and a code to the verified number, ending a lockout', async () => {
    await configure();
    const number = '+66810000001';
    const { session } = await createMember(gateway, { mobile: number });
    await wrongTries(session, MAX_TRIES);
    const { answer, cookies } = await askCode(session);
    expect(answer.envelope.value).toMatchObject({ sentTo: '•••• 0001' });
    const verificationCode = await codeSentTo(gateway, number);
    const wrong = {
      loginPassword: TEST_PASSWORD,
      verificationCode: String((Number(verificationCode) + 1) % 1_000_000).padStart(6, '0'),
    };
    expect(
      (await gateway.call('resetPaymentPassword', { session, cookies, body: newPin(OTHER_PIN, wrong) })).envelope,
    ).toMatchObject({ errorCode: 'auth.code_incorrect' });
    const noLogin = { loginPassword: 'Wrong#Tree7', verificationCode };
    expect(
      (await gateway.call('resetPaymentPassword', { session, cookies, body: newPin(OTHER_PIN, noLogin) })).envelope,
    ).toMatchObject({ errorCode: 'password.incorrect' });
    expect(await verify(session, PIN)).toBe('LOCKED');
    expect(
      (
        await gateway.call('resetPaymentPassword', {
          session,
          cookies,
          body: newPin(OTHER_PIN, { loginPassword: TEST_PASSWORD, verificationCode }),
        })
      ).status,
    ).toBe(200);
    expect(await verify(session, OTHER_PIN)).toBe('OK');
    const again = newPin(PIN, { loginPassword: TEST_PASSWORD, verificationCode });
    expect((await gateway.call('resetPaymentPassword', { session, cookies, body: again })).envelope).toMatchObject({
      errorCode: 'auth.code_incorrect',
    });
  });

  it('MEM-04 is reset only by customer service if the account has no verified contact', async () => {
    const { session } = await createMember(gateway, {
      profile: { mobileNum: '0812345678', email: 'typed@example.com' },
    });
    expect((await askCode(session)).answer.envelope).toMatchObject({ errorCode: 'payment_password.reset_by_service' });
    const body = newPin(OTHER_PIN, { loginPassword: TEST_PASSWORD, verificationCode: '000000' });
    expect((await gateway.call('resetPaymentPassword', { session, body })).envelope).toMatchObject({
      errorCode: 'payment_password.reset_by_service',
    });
    expect(await verify(session, PIN)).toBe('OK');
  });

  it('MEM-04 is not reset with a code sent for another purpose', async () => {
    await configure();
    const number = '+66810000002';
    const { session } = await createMember(gateway, { mobile: number });
    const sent = await gateway.call('sendSmsCode', {
      body: {
        mobileNum: number.slice(3),
        countryDialingCode: '66',
        purpose: 'reset',
        botCheck: await gateway.botCheck(),
      },
    });
    const cookies = { [CODE_COOKIE]: sent.cookies.find(({ name }) => name === CODE_COOKIE)?.value ?? '' };
    const body = newPin(OTHER_PIN, {
      loginPassword: TEST_PASSWORD,
      verificationCode: await codeSentTo(gateway, number),
    });
    expect((await gateway.call('resetPaymentPassword', { session, cookies, body })).envelope).toMatchObject({
      errorCode: 'auth.code_incorrect',
    });
  });
});
