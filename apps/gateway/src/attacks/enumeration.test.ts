import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE_COOKIE } from '../modules/code/codeCookie.ts';
import { createAttempts, type Attempts } from '../testing/attempts.ts';
import { createTestGateway, type TestAnswer, type TestGateway } from '../testing/testGateway.ts';

// The limit of guesses at one account, repeated in the test.
const ACCOUNT_ATTEMPTS = 10;

const WRONG = 'Wrong#Horse9';
/** Headers that differ in every response. They reveal nothing and are present in both cases. */
const EVER_CHANGING = ['date', 'x-request-id', 'set-cookie'];

let gateway: TestGateway;
let attempts: Attempts;
let number = 0;
beforeAll(async () => {
  gateway = await createTestGateway({
    config: {
      rateLimitPerMinute: 100_000,
      loginFailuresPerMinute: 100_000,
      smsCodesPerAddress: 1_000,
      smsCodesPerPrefix: 1_000,
    },
  });
  attempts = createAttempts(gateway);
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { features: { mobileCodeLogin: true, phoneRetrieval: true, emailRetrieval: true } },
  });
});
afterAll(() => gateway.close());
beforeEach(() => {
  number += 1;
});

/** Rounds a waiting time to ten seconds, because time passes between the two calls. */
const roundedWait = (seconds: unknown) => Math.ceil(Number(seconds) / 10) * 10;

/** Returns everything that a caller sees of a response, except random values. */
function seen({ status, envelope, headers, cookies }: TestAnswer) {
  const comparable = Object.entries(headers)
    .filter(([name]) => !EVER_CHANGING.includes(name))
    .map(([name, value]) => [name, name === 'retry-after' ? roundedWait(value) : value]);
  return {
    status,
    envelope: JSON.parse(JSON.stringify(envelope), (name, value: unknown) =>
      name === 'retryAfter' ? roundedWait(value) : value,
    ) as unknown,
    headers: Object.fromEntries(comparable) as unknown,
    cookies: cookies.map(({ name, value, ...options }) => ({ name, length: value.length, ...options })),
  };
}

/** Counts how often a call takes a connection to the database. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const { pool } = gateway.deps;
  let acquired = 0;
  const count = () => (acquired += 1);
  pool.on('acquire', count);
  try {
    await work();
    return acquired;
  } finally {
    pool.off('acquire', count);
  }
}

describe('login by password', () => {
  it.each([
    ['the first try', 0],
    ['a try after a failure', 1],
    ['the last try before the lock', ACCOUNT_ATTEMPTS - 1],
    ['a try at the lock', ACCOUNT_ATTEMPTS + 1],
  ])('AUTH-15 does not reveal whether the account exists: %s', async (_case, failures) => {
    const known = await gateway.createAccount();
    const names = [known.account, `nobody${number}`];
    const answers = await Promise.all(
      names.map(async (name) => {
        for (let failed = 0; failed < failures; failed += 1) await attempts.logIn(name, { password: WRONG });
        return attempts.logIn(name, { password: WRONG });
      }),
    );
    const [ofKnown, ofUnknown] = answers.map(seen);
    expect(ofUnknown).toEqual(ofKnown);
  });

  it('AUTH-15 does not reveal whether the account exists when captcha or bot check is missing', async () => {
    const known = await gateway.createAccount();
    const names = [known.account, `nobody${number}`];
    for (const name of names) await attempts.logIn(name, { password: WRONG });
    for (const fields of [{}, { botCheck: 'x' }, { captcha: '1' }]) {
      const [ofKnown, ofUnknown] = await Promise.all(
        names.map(async (username) =>
          seen(
            await gateway.call('login', {
              body: { type: 'username', username, password: WRONG, ...fields },
              remoteAddress: attempts.newAddress(),
            }),
          ),
        ),
      );
      expect(ofUnknown).toEqual(ofKnown);
    }
  });

  it.each(['disabled', 'staff', 'a trial'])(
    'AUTH-15 with a wrong password does not reveal that the account is %s',
    async (kind) => {
      const account = await gateway.createAccount(
        kind === 'staff' ? { type: 41 } : kind === 'a trial' ? { type: 4 } : {},
      );
      if (kind === 'disabled')
        await gateway.deps.db.updateTable('account').set({ status: 'disabled' }).where('id', '=', account.id).execute();
      const [ofKnown, ofUnknown] = [
        await attempts.logIn(account.account, { password: WRONG }),
        await attempts.logIn(`nobody${number}`, { password: WRONG }),
      ];
      expect(seen(ofUnknown)).toEqual(seen(ofKnown));
    },
  );

  it('AUTH-15 uses as many database connections for an unknown account as for an existing one', async () => {
    const known = await gateway.createAccount();
    await attempts.logIn('warm-up');
    const prepared = await Promise.all([attempts.proofs(), attempts.proofs()]);
    const tryIt =
      (username: string, { fields, cookies }: Awaited<ReturnType<Attempts['proofs']>>) =>
      () =>
        gateway.call('login', {
          body: { type: 'username', username, password: WRONG, ...fields },
          cookies,
          remoteAddress: attempts.newAddress(),
        });
    const ofKnown = await queriesOf(tryIt(known.account, prepared[0]));
    const ofUnknown = await queriesOf(tryIt(`nobody${number}`, prepared[1]));
    expect(ofKnown).toBeGreaterThan(0);
    expect(ofUnknown).toBe(ofKnown);
  });
});

describe('login by SMS code', () => {
  const newNumber = () => String(812_000_000 + (number += 1));

  const ask = async (mobileNum: string) => {
    const body = {
      mobileNum,
      countryDialingCode: '66',
      purpose: 'login',
      botCheck: await gateway.botCheck({ remoteAddress: attempts.newAddress() }),
    };
    return gateway.call('sendSmsCode', { body, remoteAddress: attempts.newAddress() });
  };

  it('AUTH-15 with a wrong code does not reveal whether the number has an account', async () => {
    const [known, unknown] = [newNumber(), newNumber()];
    const account = await gateway.createAccount();
    await gateway.app.gateway.services.accounts.setMobile(account.id, `+66${known}`);
    const answers = await Promise.all(
      [known, unknown].map(async (mobileNum) => {
        const { cookies } = await ask(mobileNum);
        const body = { type: 'sms', mobileNum, countryDialingCode: '66', verificationCode: '0000000' };
        return seen(
          await gateway.call('login', {
            body,
            cookies: { [CODE_COOKIE]: cookies[0]?.value ?? '' },
            remoteAddress: attempts.newAddress(),
          }),
        );
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
  });
});
