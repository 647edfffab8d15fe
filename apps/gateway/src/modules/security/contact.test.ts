import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODE_COOKIE } from '../code/codeCookie.ts';
import type { NewAccount } from '../member/account.service.ts';
import { codeSentTo, messagesTo } from '../message/testing/sentMessages.ts';
import {
  createTestGateway,
  TEST_PASSWORD,
  type TestAnswer,
  type TestGateway,
  type TestSession,
} from '../../testing/testGateway.ts';
import { PIN } from './testing/memberOf.ts';

let gateway: TestGateway;
let made = 0;

beforeAll(async () => {
  gateway = await createTestGateway({ config: { smsCodesPerAddress: 10_000, smsCodesPerPrefix: 10_000 } });
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { features: { phoneRetrieval: true, emailRetrieval: true } },
  });
});
afterAll(() => gateway.close());

/** What a test binds: a number and an address, each with its calls. */
const kinds = {
  mobile: {
    call: 'bindMobile',
    contact: (id: number) => ({ mobileNum: `81${String(id).padStart(7, '0')}`, countryDialingCode: '66' }),
    to: (id: number) => `+6681${String(id).padStart(7, '0')}`,
  },
  email: {
    call: 'bindEmail',
    contact: (id: number) => ({ email: `Member${id}@example.com` }),
    to: (id: number) => `member${id}@example.com`,
  },
} as const;
type Kind = keyof typeof kinds;
const everyKind = Object.keys(kinds) as Kind[];

/** Asks for a code to a new contact and answers what it takes to bind it. */
async function askCode(session: TestSession, kind: Kind, id = (made += 1)) {
  const { call, contact, to } = kinds[kind];
  const answer = await gateway.call('sendSecurityCode', { session, body: { purpose: kind, ...contact(id) } });
  const cookies = { [CODE_COOKIE]: answer.cookies.find(({ name }) => name === CODE_COOKIE)?.value ?? '' };
  const verificationCode = await codeSentTo(gateway, to(id));
  const bind = (change: Record<string, string> = {}, as: TestSession = session): Promise<TestAnswer> =>
    gateway.call(call, {
      session: as,
      cookies,
      body: { ...contact(id), verificationCode, loginPassword: TEST_PASSWORD, ...change },
    });
  return { id, to: to(id), answer, verificationCode, bind };
}

const accountOf = async ({ account }: TestSession) => gateway.app.gateway.services.accounts.byId(account.id);
const login = (account: Partial<NewAccount> = {}) => gateway.login(account);

describe('a phone number or email address', () => {
  it.each(everyKind)('MEM-04 is bound with a code and the login password: %s', async (kind) => {
    const session = await login();
    const { answer, to, bind } = await askCode(session, kind);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.envelope)).not.toContain(to);
    expect((await bind()).status).toBe(200);
    expect((await accountOf(session))?.[kind]).toBe(to);
    const overview = (await gateway.call('getSecurity', { session })).envelope.value;
    expect(overview).toMatchObject({ [kind]: { isVerified: true, canBind: true } });
    expect(JSON.stringify(overview)).not.toContain(to);
    expect((await bind()).envelope).toMatchObject({ errorCode: 'auth.code_incorrect' });
  });

  it('MEM-04 PSW-02 replaces the email address of the profile when bound', async () => {
    const session = await login({ profile: { email: 'typed@example.com', birthday: '1990-07-15' } });
    const { bind, to } = await askCode(session, 'email');
    await bind();
    expect((await accountOf(session))?.profile).toEqual({ email: to, birthday: '1990-07-15' });
  });

  it.each(everyKind)('MEM-04 is not bound with a wrong code or a wrong login password: %s', async (kind) => {
    const [session, other] = [await login(), await login()];
    const { verificationCode, bind } = await askCode(session, kind);
    const wrong = String((Number(verificationCode) + 1) % 1_000_000).padStart(6, '0');
    expect((await bind({ verificationCode: wrong })).envelope).toMatchObject({ errorCode: 'auth.code_incorrect' });
    expect((await bind({ loginPassword: 'Wrong#Tree7' })).envelope).toMatchObject({
      errorCode: 'password.incorrect',
    });
    expect((await bind({ loginPassword: '' })).envelope).toMatchObject({ errorCode: 'password.incorrect' });
    expect((await accountOf(session))?.[kind]).toBeNull();
    expect((await accountOf(other))?.[kind]).toBeNull();
  });

  it.each(everyKind)('MEM-04 requires the payment password if the account has one: %s', async (kind) => {
    const session = await login({ paymentPassword: PIN });
    const { bind } = await askCode(session, kind);
    expect((await bind()).envelope).toMatchObject({ errorCode: 'payment_password.wrong' });
    expect((await bind({ loginPassword: '', paymentPassword: PIN })).status).toBe(200);
  });

  it.each(everyKind)('MEM-04 of another account receives no code and is not revealed as taken: %s', async (kind) => {
    const [owner, session] = [await login(), await login()];
    const first = await askCode(owner, kind);
    await first.bind();
    gateway.advance(60_001);
    const { answer, to, bind } = await askCode(session, kind, first.id);
    expect([answer.status, Object.keys(answer.envelope.value as object)]).toEqual([
      200,
      Object.keys(first.answer.envelope.value as object),
    ]);
    expect((await messagesTo(gateway, to))[0]?.body).not.toMatch(/\d{6}/);
    expect((await bind({ verificationCode: '123456' })).envelope).toMatchObject({ errorCode: 'auth.code_incorrect' });
    expect((await accountOf(owner))?.[kind]).toBe(to);
  });

  it.each(everyKind)(
    'MEM-04 cannot be bound with an old code after another account uses a newer one: %s',
    async (kind) => {
      const [one, other] = [await login(), await login()];
      const first = await askCode(one, kind);
      gateway.advance(60_001);
      const second = await askCode(other, kind, first.id);
      await second.bind();
      // The code of the first was replaced, and the owner is known by now.
      expect((await first.bind()).envelope).toMatchObject({ success: false });
      expect((await accountOf(one))?.[kind]).toBeNull();
    },
  );

  it.each([
    ['mobile', { mobileNum: '12' }],
    ['mobile', { mobileNum: '7911123456', countryDialingCode: '44' }],
    ['mobile', { mobileNum: '' }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@b' }],
    ['email', { email: '' }],
  ])('MEM-04 is rejected when invalid: %s %o', async (purpose, body) => {
    const answer = await gateway.call('sendSecurityCode', { session: await login(), body: { purpose, ...body } });
    expect([answer.status, answer.envelope]).toMatchObject([400, { errorCode: 'request.invalid' }]);
  });

  it('MEM-04 cannot be bound when the merchant does not offer account recovery by it', async () => {
    const session = await login({ merchantCode: 'SOUTH' });
    const headers = { Merchant: 'SOUTH' };
    for (const kind of everyKind) {
      const answer = await gateway.call('sendSecurityCode', {
        session,
        headers,
        body: { purpose: kind, ...kinds[kind].contact(1) },
      });
      expect(answer.envelope).toMatchObject({ errorCode: 'permission.denied' });
    }
    expect((await gateway.call('getSecurity', { session, headers })).envelope.value).toMatchObject({
      mobile: { canBind: false },
      email: { canBind: false },
    });
  });

  it('MEM-04 is subject to a rate limit on code requests', async () => {
    const session = await login();
    const answers: TestAnswer[] = [];
    for (let asked = 0; asked < 11; asked += 1) answers.push((await askCode(session, 'email')).answer);
    expect(answers.at(-1)).toMatchObject({ status: 429, envelope: { errorCode: 'request.rate_limited' } });
  });
});

describe('the member profile', () => {
  it.each(['Mali', 'สมชาย', 'Nguyễn Văn', '王小明', "O'Neil", ''])(
    'MEM-01 MEM-04 accepts and trims the nickname "%s"',
    async (nickname) => {
      const session = await login();
      expect((await gateway.call('setNickname', { session, body: { nickname: ` ${nickname} ` } })).status).toBe(200);
      expect((await gateway.call('getMemberInfo', { session })).envelope.value).toMatchObject({ nickname });
    },
  );

  it.each([
    ['one letter', 'M'],
    ['long', 'M'.repeat(21)],
    ['markup', '<b>Mali</b>'],
    ['turned text', 'Mali\u202E'],
    ['control characters', 'Ma\u0007li'],
    ['nothing that is seen', '\u200B\u200B'],
    ['piled marks', `ก${'\u0E49'.repeat(9)}`],
  ])('MEM-04 rejects an invalid nickname: %s', async (_, nickname) => {
    const session = await login({ nickname: 'Before' });
    expect((await gateway.call('setNickname', { session, body: { nickname } })).envelope).toMatchObject({
      errorCode: 'profile.invalid',
      value: { fields: { nickname: {} } },
    });
    expect((await gateway.call('getMemberInfo', { session })).envelope.value).toMatchObject({ nickname: 'Before' });
  });

  it('MEM-01 stores the chosen head icon and rejects an unknown one', async () => {
    const session = await login();
    expect((await gateway.call('setHeadIcon', { session, body: { headIcon: 'butterfly' } })).envelope.value).toEqual({
      headIcon: 'butterfly',
    });
    expect((await gateway.call('getHeadIcon', { session })).envelope.value).toEqual({ headIcon: 'butterfly' });
    expect((await gateway.call('getMemberInfo', { session })).envelope.value).toMatchObject({ headIcon: 'butterfly' });
    expect((await gateway.call('setHeadIcon', { session, body: { headIcon: '../../etc' } })).status).toBe(400);
    expect((await gateway.call('setHeadIcon', { session, body: { headIcon: '' } })).envelope.value).toEqual({
      headIcon: '',
    });
  });
});

describe('the security log', () => {
  it('MEM-04 records one line per action with its outcome and without secrets', async () => {
    const session = await login({ paymentPassword: PIN });
    gateway.logged.length = 0;
    const { bind, verificationCode, to } = await askCode(session, 'email');
    await bind({ loginPassword: '', paymentPassword: '604185' });
    await bind({ loginPassword: '', paymentPassword: PIN });
    const events = gateway.logged
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event !== undefined);
    const { account } = session.account;
    expect(events).toMatchObject([
      { event: 'security_code', outcome: 'ok', account, merchant: 'NORTH' },
      { event: 'email_bind', outcome: 'payment_password.wrong', account },
      { event: 'email_bind', outcome: 'ok', account },
    ]);
    for (const secret of [PIN, '604185', verificationCode, to]) expect(gateway.logged.join('')).not.toContain(secret);
  });
});
