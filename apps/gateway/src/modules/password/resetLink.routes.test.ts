import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configureMerchant, startPhoneGateway, type PhoneGateway } from '../../testing/phoneGateway.ts';
import { createTestGateway, TEST_PASSWORD, type TestGateway } from '../../testing/testGateway.ts';
import { linkSentTo, messagesTo } from '../message/testing/sentMessages.ts';
import {
  MINUTE_MS,
  NEW_PASSWORD,
  requestLink,
  isAlive,
  login,
  reachable,
  recoverable,
  setByLink,
} from './testing/passwordCalls.ts';

const LINK_PAUSE_MS = MINUTE_MS;

const LINK_TTL_MS = 30 * MINUTE_MS;

const LINKS_PER_ASKER = 5;

let phones: PhoneGateway;

let gateway: TestGateway;

beforeAll(async () => {
  phones = await startPhoneGateway({ env: { LOG_LEVEL: 'trace' }, host: 'north.example', settings: recoverable });
  ({ gateway } = phones);
});

afterAll(() => phones.close());

describe('a password reset link', () => {
  it('PSW-02 is emailed in the request language, sets the password and ends earlier sessions', async () => {
    const { account, email } = await reachable(phones);
    const before = {
      account,
      ...(await gateway.app.gateway.services.sessions.open({
        accountId: account.id,
        device: 'test',
        clientAddress: '127.0.0.1',
      })),
    };
    const answer = await requestLink(
      phones,
      { username: ` ${account.account.toUpperCase()} `, email: ` ${email.toLowerCase()} ` },
      { headers: { Language: 'EN' } },
    );
    expect([answer.status, answer.envelope.value]).toEqual([200, {}]);
    const [mail] = await messagesTo(gateway, email);
    expect(mail).toMatchObject({ channel: 'mail', subject: 'Your new North password', is_decoy: false });
    expect(mail?.html).toContain('<a href="https://north.example/m/forget#reset=');
    const token = await linkSentTo(gateway, email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await setByLink(phones, token)).envelope.value).toEqual({});
    expect(await isAlive(phones, before)).toBe(false);
    expect((await login(phones, account.account, NEW_PASSWORD)).status).toBe(200);
  });

  it('PSW-06 works only once under concurrent requests', async () => {
    const { account, email } = await reachable(phones);
    await requestLink(phones, { username: account.account, email });
    const token = await linkSentTo(gateway, email);
    const both = await Promise.all(
      Array.from({ length: 4 }, (_, index) => setByLink(phones, token, `Other#Horse${index}`)),
    );
    expect(both.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409, 409, 409]);
    expect((await setByLink(phones, token, 'Third#Horse7')).envelope).toMatchObject({
      errorCode: 'password.link_invalid',
    });
  });

  it('PSW-06 expires after 30 minutes, works at one merchant, and is replaced by a newer one', async () => {
    const { account, email } = await reachable(phones);
    const link = async () => {
      gateway.advance(LINK_PAUSE_MS);
      expect((await requestLink(phones, { username: account.account, email })).status).toBe(200);
      return linkSentTo(gateway, email);
    };
    const older = await link();
    const newer = await link();
    expect((await setByLink(phones, older)).envelope).toMatchObject({ errorCode: 'password.link_invalid' });
    expect((await setByLink(phones, newer, NEW_PASSWORD, { Merchant: 'SOUTH' })).envelope).toMatchObject({
      errorCode: 'password.link_invalid',
    });
    gateway.advance(LINK_TTL_MS - MINUTE_MS);
    expect((await setByLink(phones, newer, TEST_PASSWORD)).envelope).toMatchObject({
      errorCode: 'modify.new.old.same',
    });
    gateway.advance(MINUTE_MS);
    expect((await setByLink(phones, newer)).envelope).toMatchObject({ errorCode: 'password.link_invalid' });
    await gateway.app.gateway.services.newPasswords.removeExpired();
    expect(
      await gateway.deps.db
        .selectFrom('reset_link')
        .select('account_id')
        .where('account_id', '=', account.id)
        .execute(),
    ).toEqual([]);
    expect((await login(phones, account.account, TEST_PASSWORD)).status).toBe(200);
  });

  it('PSW-06 cannot be guessed and is not stored in plaintext', async () => {
    const { account, email } = await reachable(phones);
    await requestLink(phones, { username: account.account, email });
    const token = await linkSentTo(gateway, email);
    for (const guess of [`${token.slice(0, -1)}_`, token.toUpperCase(), 'x', '0'.repeat(128)]) {
      expect((await setByLink(phones, guess)).envelope).toMatchObject({ errorCode: 'password.link_invalid' });
    }
    const { token_hash: hash, asker_hash: asker } = await gateway.deps.db
      .selectFrom('reset_link')
      .selectAll()
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    expect([hash, asker].map((bytes) => bytes.toString('latin1')).join('')).not.toContain(token);
    expect((await setByLink(phones, token)).status).toBe(200);
  });

  it('PSW-05 stays valid after the current or an invalid password is rejected', async () => {
    const { account, email } = await reachable(phones);
    await requestLink(phones, { username: account.account, email });
    const token = await linkSentTo(gateway, email);
    expect((await setByLink(phones, token, TEST_PASSWORD)).envelope).toMatchObject({
      errorCode: 'modify.new.old.same',
    });
    expect((await setByLink(phones, token, 'password1')).envelope).toMatchObject({
      errorCode: 'password.invalid',
      value: { fields: { newPassword: {} } },
    });
    expect((await setByLink(phones, token)).status).toBe(200);
  });

  it('PSW-06 is sent only to a matching account, but every request gets the same response', async () => {
    const { account, email } = await reachable(phones);
    const other = await reachable(phones);
    const disabled = await reachable(phones);
    await gateway.deps.db
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('id', '=', disabled.account.id)
      .execute();
    const trial = await reachable(phones, { type: 4 });
    const without = await gateway.createAccount();
    const askers = [
      { username: account.account, email },
      { username: account.account, email: other.email },
      { username: 'nobody99', email: 'nobody99@example.com' },
      { username: disabled.account.account, email: disabled.email },
      { username: trial.account.account, email: trial.email },
      { username: without.account, email: 'nobodys@example.com' },
    ];
    const shapes = [];
    for (const asker of askers) {
      const { status, envelope, headers, cookies } = await requestLink(phones, asker);
      shapes.push({ status, envelope, headers: Object.keys(headers).toSorted(), cookies });
    }
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    const sent = await gateway.deps.db
      .selectFrom('message')
      .select(['recipient', 'is_decoy'])
      .orderBy('created_at', 'desc')
      .limit(askers.length)
      .execute();
    expect(sent.toReversed().map(({ is_decoy }) => is_decoy)).toEqual([false, true, true, true, true, true]);
  });

  it('PSW-06 is not invalidated by a request with another email address', async () => {
    const { account, email } = await reachable(phones);
    await requestLink(phones, { username: account.account, email });
    const token = await linkSentTo(gateway, email);
    await requestLink(phones, { username: account.account, email: 'thief@example.com' });
    expect((await setByLink(phones, token)).status).toBe(200);
  });

  it('PSW-06 is rate limited equally for existing and unknown usernames', async () => {
    const { account, email } = await reachable(phones);
    for (const asker of [
      { username: account.account, email },
      { username: 'nobody98', email: 'nobody98@example.com' },
    ]) {
      const statuses: number[] = [];
      for (let asked = 0; asked < LINKS_PER_ASKER + 1; asked += 1) {
        statuses.push((await requestLink(phones, asker)).status);
        gateway.advance(LINK_PAUSE_MS);
      }
      expect(statuses).toEqual([...Array.from({ length: LINKS_PER_ASKER }, () => 200), 429]);
    }
    await requestLink(phones, { username: 'nobody97', email: 'nobody97@example.com' });
    gateway.advance(LINK_PAUSE_MS - 10_000);
    expect((await requestLink(phones, { username: 'nobody97', email: 'nobody97@example.com' })).envelope).toMatchObject(
      {
        errorCode: 'request.rate_limited',
        value: { retryAfter: expect.any(Number) as number },
      },
    );
  });

  it('PSW-06 is rate limited by client address', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 21; asked += 1)
      statuses.push(
        (
          await requestLink(
            phones,
            { username: `many${asked}x`, email: `many${asked}@example.com` },
            { remoteAddress: '10.240.0.1' },
          )
        ).status,
      );
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it('PSW-02 requires a form-encoded body, a valid email address and a solved challenge', async () => {
    const { account, email } = await reachable(phones);
    expect((await requestLink(phones, { username: account.account, email: 'not an address' })).envelope).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: { email: {} } },
    });
    expect((await requestLink(phones, { username: account.account, email }, { botCheck: '' })).envelope).toMatchObject({
      errorCode: 'auth.bot_check_required',
      value: { botCheck: true },
    });
    const json = await gateway.app.inject({
      method: 'POST',
      url: '/wps/member/password/email',
      headers: { merchant: 'NORTH' },
      payload: { username: account.account, email, botCheck: 'x' },
    });
    expect(json.json()).toMatchObject({ errorCode: 'request.invalid' });
  });

  it('PSW-02 accepts a four-letter email ending only if the merchant’s registration does', async () => {
    const long = { username: 'somebody', email: 'a@b.info' };
    const rules = (patternId: 'email' | 'email_any_ending') =>
      phones.configure('NORTH', { ...recoverable, registration: { rules: { email: { patternId } } } });
    expect((await requestLink(phones, long)).envelope).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: { email: { key: 'validation.email' } } },
    });
    await rules('email_any_ending');
    expect((await requestLink(phones, long)).status).toBe(200);
    await rules('email');
  });

  it('PSW-01 is rejected when the merchant does not offer it', async () => {
    await phones.configure('SOUTH', { mainDomain: 'south.example' });
    expect(
      (await requestLink(phones, { username: 'somebody', email: 'a@example.com' }, { headers: { Merchant: 'SOUTH' } }))
        .envelope,
    ).toMatchObject({ errorCode: 'permission.denied' });
  });

  it('leads to the merchant’s own site regardless of the Host header', async () => {
    const { account, email } = await reachable(phones);
    // A merchant without a domain is served under any host name.
    await phones.configure('SOUTH', { features: { emailRetrieval: true } });
    await requestLink(phones, { username: account.account, email }, { headers: { host: 'south.evil.example' } });
    expect((await messagesTo(gateway, email))[0]?.body).toContain('https://north.example/m/forget#reset=');
    const nowhere = await requestLink(
      phones,
      { username: 'somebody', email: 'a@example.com' },
      { headers: { Merchant: 'SOUTH', host: 'south.evil.example' } },
    );
    expect(nowhere.envelope).toMatchObject({ errorCode: 'permission.denied' });
  });

  it('leads to the local site in zero-configuration mode', async () => {
    const local = await createTestGateway({ config: { isZeroConfiguration: true } });
    try {
      await configureMerchant(local, 'NORTH', { features: { emailRetrieval: true } });
      await local.createAccount({ account: 'mali', profile: { email: 'mali@example.com' } });
      await requestLink(
        phones,
        { username: 'mali', email: 'mali@example.com' },
        { at: local, headers: { host: 'north.localhost:8080' } },
      );
      expect((await messagesTo(local, 'mali@example.com'))[0]?.body).toContain(
        'http://north.localhost:8080/m/forget#reset=',
      );
    } finally {
      await local.close();
    }
  });
});
