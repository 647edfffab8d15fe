import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODE_COOKIE } from '../code/codeCookie.ts';
import type { Account, NewAccount } from '../member/account.service.ts';
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

/** The two kinds of contacts, each with its calls. */
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

/** Requests a code for a new contact and returns the data for binding it. */
async function requestCode(session: TestSession, kind: Kind, id = (made += 1)) {
  const { call, contact, to } = kinds[kind];
  const answer = await gateway.call('sendSecurityCode', { session, body: { purpose: kind, ...contact(id) } });
  const cookies: Record<string, string> = {
    [CODE_COOKIE]: answer.cookies.find(({ name }) => name === CODE_COOKIE)?.value ?? '',
  };
  const verificationCode = await codeSentTo(gateway, to(id));
  const bind = (change: Record<string, string> = {}, as = session, sent = cookies): Promise<TestAnswer> =>
    gateway.call(call, {
      session: as,
      cookies: sent,
      body: { ...contact(id), verificationCode, loginPassword: TEST_PASSWORD, ...change },
    });
  return { id, to: to(id), answer, cookies, verificationCode, bind };
}

/** Returns status and error code of an answer. */
async function outcomeOf(answer: Promise<TestAnswer>) {
  const { status, envelope } = await answer;
  return [status, (envelope as { errorCode?: string }).errorCode];
}

/** Returns the codes in each message. */
const codesIn = (messages: { body: string | null }[]) => messages.map(({ body }) => body?.match(/\d{6}/g) ?? []);

/** Inserts a contact as proved elsewhere; false if another account has it. */
function claim(kind: Kind, accountId: string, contact: string): Promise<boolean> {
  const { accounts } = gateway.app.gateway.services;
  return kind === 'mobile' ? accounts.setMobile(accountId, contact) : accounts.setEmail(accountId, contact);
}

const accountOf = async ({ account }: { account: Pick<Account, 'id'> }) =>
  gateway.app.gateway.services.accounts.byId(account.id);
const login = (account: Partial<NewAccount> = {}) => gateway.login(account);

describe('a phone number or email address', () => {
  it.each(everyKind)('MEM-04 is bound with a code and the login password: %s', async (kind) => {
    const session = await login();
    const { answer, to, bind } = await requestCode(session, kind);
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
    const { bind, to } = await requestCode(session, 'email');
    await bind();
    expect((await accountOf(session))?.profile).toEqual({ email: to, birthday: '1990-07-15' });
  });

  it.each(everyKind)(
    'MEM-04 is not bound with a wrong code, a wrong login password, or in another browser: %s',
    async (kind) => {
      const [session, other] = [await login(), await login()];
      const { verificationCode, to, bind } = await requestCode(session, kind);
      const wrong = String((Number(verificationCode) + 1) % 1_000_000).padStart(6, '0');
      expect(await outcomeOf(bind({ verificationCode: wrong }))).toEqual([422, 'auth.code_incorrect']);
      expect(await outcomeOf(bind({ loginPassword: 'Wrong#Tree7' }))).toEqual([422, 'password.incorrect']);
      expect(await outcomeOf(bind({ loginPassword: '' }))).toEqual([422, 'password.incorrect']);
      const foreign = (await requestCode(other, kind)).cookies;
      for (const cookies of [{}, { [CODE_COOKIE]: 'another' }, foreign])
        expect(await outcomeOf(bind({}, other, cookies))).toEqual([422, 'auth.code_incorrect']);
      expect([(await accountOf(session))?.[kind], (await accountOf(other))?.[kind]]).toEqual([null, null]);
      expect(await outcomeOf(bind())).toEqual([200, undefined]);
      expect([(await accountOf(session))?.[kind], (await accountOf(other))?.[kind]]).toEqual([to, null]);
    },
  );

  it.each(everyKind)('MEM-04 requires the payment password if the account has one: %s', async (kind) => {
    const session = await login({ paymentPassword: PIN });
    const { bind } = await requestCode(session, kind);
    expect((await bind()).envelope).toMatchObject({ errorCode: 'payment_password.wrong' });
    expect((await bind({ loginPassword: '', paymentPassword: PIN })).status).toBe(200);
  });

  it.each(everyKind)('MEM-04 of another account receives no code and is not revealed as taken: %s', async (kind) => {
    const [owner, session] = [await login(), await login()];
    const first = await requestCode(owner, kind);
    expect(codesIn(await messagesTo(gateway, first.to))).toEqual([[first.verificationCode]]);
    expect((await first.bind()).status).toBe(200);
    gateway.advance(60_001);
    const { answer, to, bind } = await requestCode(session, kind, first.id);
    expect([answer.status, Object.keys(answer.envelope.value as object)]).toEqual([
      200,
      Object.keys(first.answer.envelope.value as object),
    ]);
    expect(codesIn(await messagesTo(gateway, to))).toEqual([[], [first.verificationCode]]);
    expect(await outcomeOf(bind({ verificationCode: '123456' }))).toEqual([422, 'auth.code_incorrect']);
    expect([(await accountOf(owner))?.[kind], (await accountOf(session))?.[kind]]).toEqual([to, null]);
  });

  it.each(everyKind)('MEM-04 cannot be bound with a code that a newer one replaced: %s', async (kind) => {
    const [one, other] = [await login(), await login()];
    const first = await requestCode(one, kind);
    gateway.advance(60_001);
    const second = await requestCode(other, kind, first.id);
    expect(await outcomeOf(first.bind())).toEqual([422, 'auth.code_incorrect']);
    expect(await outcomeOf(second.bind())).toEqual([200, undefined]);
    expect([(await accountOf(one))?.[kind], (await accountOf(other))?.[kind]]).toEqual([null, first.to]);
  });

  it.each(everyKind)('MEM-04 is not bound when another account binds it after the code was sent: %s', async (kind) => {
    const [session, owner] = [await login(), await login()];
    const { to, bind } = await requestCode(session, kind);
    expect(await claim(kind, owner.account.id, to)).toBe(true);
    expect(await outcomeOf(bind())).toEqual([409, 'contact.taken']);
    expect([(await accountOf(session))?.[kind], (await accountOf(owner))?.[kind]]).toEqual([null, to]);
  });

  it.each(everyKind)('MEM-04 is bound by exactly one of two accounts that send one code at once: %s', async (kind) => {
    const asker = await login();
    const sessions = [asker, await login()];
    const { to, bind } = await requestCode(asker, kind);
    // Both calls have a valid code. They wait for the code's row, which the test locks.
    const both = await gateway.database.db.transaction().execute(async (holder) => {
      await holder.selectFrom('verification_code').select('number').where('number', '=', to).forUpdate().execute();
      const sent = sessions.map((session) => bind({}, session));
      const waiting = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'update "verification_code"%'`;
      await expect
        .poll(async () => (await waiting.execute(gateway.database.db)).rows.length, { timeout: 20_000 })
        .toBe(2);
      return sent;
    });
    const outcomes = await Promise.all(both.map(outcomeOf));
    expect(outcomes).toHaveLength(2);
    expect(outcomes).toContainEqual([200, undefined]);
    expect(outcomes).toContainEqual([422, 'auth.code_incorrect']);
    const bound = await Promise.all(sessions.map(async (session) => (await accountOf(session))?.[kind]));
    expect(bound).toEqual(outcomes.map(([status]) => (status === 200 ? to : null)));
  });

  it.each(everyKind)('MEM-04 goes to exactly one of five accounts that claim it at once: %s', async (kind) => {
    const owners = await Promise.all(Array.from({ length: 5 }, () => gateway.createAccount()));
    const to = kinds[kind].to((made += 1));
    const claims = await Promise.all(owners.map(({ id }) => claim(kind, id, to)));
    expect(claims.filter((isClaimed) => isClaimed)).toHaveLength(1);
    const held = await Promise.all(owners.map(async ({ id }) => (await accountOf({ account: { id } }))?.[kind]));
    expect(held).toEqual(claims.map((isClaimed) => (isClaimed ? to : null)));
  });

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
    for (let attempt = 0; attempt < 11; attempt += 1) answers.push((await requestCode(session, 'email')).answer);
    expect(answers.slice(0, -1).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
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
    const { bind, verificationCode, to } = await requestCode(session, 'email');
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
