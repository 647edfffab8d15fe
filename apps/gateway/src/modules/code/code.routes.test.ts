import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Countries, SmsCode } from '@parlor/contract';
import { configureMerchant } from '../../testing/phoneGateway.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { codeSentTo, messagesTo } from '../message/testing/sentMessages.ts';
import { CODE_COOKIE } from './codeCookie.ts';
import { CODE_PAUSE_MS, requestCode, everyScreen, idIn, newNumber } from './testing/codeCalls.ts';

// The expected figures of codes, repeated in the test: a change of the rules must not change their tests.
const CODE_TTL_MS = 10 * 60_000;

const CODE_TRIES = 5;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await configureMerchant(gateway, 'NORTH', everyScreen);
});

afterAll(() => gateway.close());

function verify(proof: {
  id: string | undefined;
  number: string;
  purpose: 'login' | 'register' | 'reset';
  code: string;
  merchantCode?: string;
}): Promise<boolean> {
  return gateway.app.gateway.services.codes.verify({ merchantCode: 'NORTH', ...proof });
}

/** Sends a code to the number of an account. */
async function sentCode(purpose: 'login' | 'register' | 'reset' = 'login') {
  const number = newNumber();
  if (purpose !== 'register') await gateway.createAccount({ mobile: number });
  const answer = await requestCode(gateway, number, purpose);
  expect(answer.status).toBe(200);
  return { number, purpose, id: idIn(answer), code: await codeSentTo(gateway, number) };
}

const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('an SMS code', () => {
  it('REG-11 has six digits and names the merchant, and the response says when to request the next one', async () => {
    const number = newNumber();
    const answer = await requestCode(gateway, number, 'register', { headers: { Language: 'EN' } });
    expect(answer.status).toBe(200);
    const { expirationTime } = answer.envelope.value as SmsCode;
    expect(Math.abs(expirationTime - gateway.deps.clock() - CODE_PAUSE_MS)).toBeLessThan(5_000);
    expect(await messagesTo(gateway, number)).toMatchObject([
      {
        channel: 'sms',
        body: expect.stringMatching(/^\d{6} is your North registration code\./) as string,
        is_decoy: false,
      },
    ]);
    expect(answer.cookies.find(({ name }) => name === CODE_COOKIE)).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: CODE_TTL_MS / 1000,
    });
  });

  it.each([
    ['TY', /คือรหัสสมัครสมาชิก North/],
    ['EN', /is your North registration code/],
  ])('REG-11 is sent in the requested language: %s', async (language, words) => {
    const number = newNumber();
    await requestCode(gateway, number, 'register', { headers: { Language: language } });
    expect((await messagesTo(gateway, number))[0]?.body).toMatch(words);
  });

  it('PSW-06 is accepted only once', async () => {
    const sent = await sentCode();
    expect(await verify(sent)).toBe(true);
    expect(await verify(sent)).toBe(false);
  });

  it('PSW-06 is accepted only once from parallel requests', async () => {
    const sent = await sentCode();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => verify(sent)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('PSW-06 expires after ten minutes', async () => {
    const timed = await createTestGateway();
    try {
      await configureMerchant(timed, 'NORTH', everyScreen);
      const number = newNumber();
      const { codes } = timed.app.gateway.services;
      const first = idIn(await requestCode(gateway, number, 'register', { at: timed }));
      const early = {
        merchantCode: 'NORTH',
        id: first,
        number,
        purpose: 'register',
        code: await codeSentTo(timed, number),
      } as const;
      timed.advance(CODE_TTL_MS - 60_000);
      expect(await codes.matches(early)).toBe(true);
      timed.advance(60_000);
      expect(await codes.verify(early)).toBe(false);
      await codes.removeExpired();
      expect(await timed.deps.db.selectFrom('verification_code').select('number').execute()).toEqual([]);
    } finally {
      await timed.close();
    }
  });

  it('PSW-06 is invalidated by five wrong attempts in parallel', async () => {
    const sent = await sentCode();
    const wrong = Array.from({ length: CODE_TRIES }, (_, index) =>
      String((Number(sent.code) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    expect(await Promise.all(wrong.map((code) => verify({ ...sent, code })))).toEqual(wrong.map(() => false));
    expect(await verify(sent)).toBe(false);
  });

  it('PSW-06 stays valid after four wrong attempts', async () => {
    const sent = await sentCode();
    for (let tried = 1; tried < CODE_TRIES; tried += 1)
      expect(await verify({ ...sent, code: otherCode(sent.code) })).toBe(false);
    expect(await verify(sent)).toBe(true);
  });

  it('PSW-06 is not consumed by checks that only compare it', async () => {
    const sent = await sentCode();
    const { codes } = gateway.app.gateway.services;
    for (let tried = 0; tried < CODE_TRIES + 2; tried += 1)
      expect(await codes.matches({ merchantCode: 'NORTH', ...sent })).toBe(true);
    expect(await verify(sent)).toBe(true);
  });

  it('PSW-06 is valid only for its browser, number, purpose and merchant', async () => {
    const sent = await sentCode();
    const other = await sentCode();
    expect(await verify({ ...sent, id: undefined })).toBe(false);
    expect(await verify({ ...sent, id: other.id })).toBe(false);
    expect(await verify({ ...sent, id: 'x'.repeat(500) })).toBe(false);
    expect(await verify({ ...sent, number: other.number })).toBe(false);
    expect(await verify({ ...sent, purpose: 'reset' })).toBe(false);
    expect(await verify({ ...sent, merchantCode: 'SOUTH' })).toBe(false);
    expect(await verify(sent)).toBe(true);
  });

  it('PSW-06 is invalidated by the next code', async () => {
    const number = newNumber();
    const first = {
      number,
      purpose: 'register',
      id: idIn(await requestCode(gateway, number, 'register')),
      code: await codeSentTo(gateway, number),
    } as const;
    gateway.advance(CODE_PAUSE_MS);
    const second = {
      number,
      purpose: 'register',
      id: idIn(await requestCode(gateway, number, 'register')),
      code: await codeSentTo(gateway, number),
    } as const;
    expect(await verify(first)).toBe(false);
    expect(await verify(second)).toBe(true);
  });

  it('is not stored in plain text in the database', async () => {
    const sent = await sentCode();
    await gateway.deps.db
      .updateTable('message')
      .set({ body: null, state: 'delivered', next_attempt_at: null })
      .execute();
    const rows = await gateway.deps.db
      .selectFrom('verification_code')
      .selectAll()
      .where('number', '=', sent.number)
      .executeTakeFirstOrThrow();
    const texts = Object.values(rows).map((value) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
    );
    expect(texts.some((text) => text.includes(sent.code) || text.includes(sent.id))).toBe(false);
  });
});

describe('a request for an SMS code', () => {
  it('AUTH-04 requires a valid number of a country that the merchant sends codes to', async () => {
    const tries = [
      { mobileNum: '7911123456', countryDialingCode: '44' },
      { mobileNum: '8765551234', countryDialingCode: '1' },
      { mobileNum: '12', countryDialingCode: '66' },
      { mobileNum: 'somchai', countryDialingCode: '66' },
      { mobileNum: '0812345678', countryDialingCode: '0' },
    ];
    for (const body of tries) {
      const answer = await requestCode(gateway, '+66800000000', 'register', { body });
      expect([body, answer.status, answer.envelope]).toMatchObject([
        body,
        400,
        { errorCode: 'request.invalid', value: { fields: { mobileNum: {} } } },
      ]);
    }
  });

  it('AUTH-04 ignores the leading zero of a number', async () => {
    const number = newNumber();
    await requestCode(gateway, number, 'register', { body: { mobileNum: `0${number.slice(3)}` } });
    expect(await messagesTo(gateway, number)).toHaveLength(1);
  });

  it('REG-11 requires a new solved bot check each time', async () => {
    const number = newNumber();
    const botCheck = await gateway.botCheck();
    for (const body of [{ botCheck: '' }, { botCheck: 'bm9uc2Vuc2U=' }]) {
      const answer = await requestCode(gateway, number, 'register', { body });
      expect(answer).toMatchObject({
        status: 422,
        envelope: { errorCode: 'auth.bot_check_required', value: { botCheck: true } },
      });
    }
    expect((await requestCode(gateway, number, 'register', { body: { botCheck } })).status).toBe(200);
    expect((await requestCode(gateway, newNumber(), 'register', { body: { botCheck } })).envelope).toMatchObject({
      errorCode: 'auth.bot_check_required',
    });
  });

  it.each(['login', 'register', 'reset'])(
    'AUTH-01 is rejected for %s when no screen uses codes or the identity provider sends them',
    async (purpose) => {
      await configureMerchant(gateway, 'SOUTH', {});
      expect(
        (await requestCode(gateway, newNumber(), purpose, { headers: { Merchant: 'SOUTH' } })).envelope,
      ).toMatchObject({
        errorCode: 'permission.denied',
      });
      await configureMerchant(gateway, 'SOUTH', { ...everyScreen, smsCodes: 'provider' });
      expect(
        (await requestCode(gateway, newNumber(), purpose, { headers: { Merchant: 'SOUTH' } })).envelope,
      ).toMatchObject({
        errorCode: 'permission.denied',
      });
      await configureMerchant(gateway, 'SOUTH', everyScreen);
      expect((await requestCode(gateway, newNumber(), purpose, { headers: { Merchant: 'SOUTH' } })).status).toBe(200);
    },
  );

  it.each(['login', 'reset'])(
    'PSW-06 for %s gets the same response for any number but sends a code only to an active account',
    async (purpose) => {
      const [owned, unknown, disabled] = [newNumber(), newNumber(), newNumber()];
      await gateway.createAccount({ mobile: owned });
      const { id } = await gateway.createAccount({ mobile: disabled });
      await gateway.deps.db.updateTable('account').set({ status: 'disabled' }).where('id', '=', id).execute();
      const shapes = [];
      for (const number of [owned, unknown, disabled]) {
        const answer = await requestCode(gateway, number, purpose);
        const cookies = answer.cookies.map(({ value, ...rest }) => ({ ...rest, length: value.length }));
        const headers = Object.keys(answer.headers).toSorted();
        shapes.push({ status: answer.status, fields: Object.keys(answer.envelope.value as object), cookies, headers });
      }
      expect(shapes[1]).toEqual(shapes[0]);
      expect(shapes[2]).toEqual(shapes[0]);
      const written = await Promise.all(
        [owned, unknown, disabled].map(async (number) =>
          (await messagesTo(gateway, number)).map(({ is_decoy }) => is_decoy),
        ),
      );
      expect(written).toEqual([[false], [true], [true]]);
    },
  );

  it('PSW-06 notifies only the owner, without a code, that the number is already registered', async () => {
    const [registered, free] = [newNumber(), newNumber()];
    await gateway.createAccount({ mobile: registered });
    const answers = [
      await requestCode(gateway, registered, 'register', { headers: { Language: 'EN' } }),
      await requestCode(gateway, free, 'register', { headers: { Language: 'EN' } }),
    ];
    expect(answers[0]?.status).toBe(answers[1]?.status);
    const [message] = await messagesTo(gateway, registered);
    expect(message).toMatchObject({
      body: expect.stringContaining('already belongs to a North account') as string,
      is_decoy: false,
    });
    expect(message?.body).not.toMatch(/\d{6}/);
  });
});

describe('the list of dialling codes', () => {
  it('REG-13 contains the merchant’s SMS countries in their order, with Thailand first by default', async () => {
    await configureMerchant(gateway, 'SOUTH', { smsCountries: ['VN', 'TH'] });
    const { list } = (await gateway.call('listCountries', { headers: { Merchant: 'SOUTH' } })).envelope
      .value as Countries;
    expect(list).toEqual([
      { country: 'VN', countryDialingCode: '84' },
      { country: 'TH', countryDialingCode: '66' },
    ]);
    const home = (await gateway.call('listCountries')).envelope.value as Countries;
    expect(home.list[0]).toEqual({ country: 'TH', countryDialingCode: '66' });
    expect(home.list.length).toBeGreaterThan(5);
  });
});
