import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAttempts, type Attempts } from '../testing/attempts.ts';
import { createTestGateway, TEST_PASSWORD, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let attempts: Attempts;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000, loginFailuresPerMinute: 100_000 } });
  attempts = createAttempts(gateway);
  // A merchant without rules for names: a name refused here is refused everywhere.
  const username = { minLength: 1, maxLength: 64, patternId: 'any' as const };
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { registration: { rules: { username } } },
  });
  await gateway.createAccount({ account: 'paypal' });
});
afterAll(() => gateway.close());

async function register(username: string) {
  const { fields, cookies } = await attempts.proofs();
  const body = {
    username,
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
    registerMethod: 'H5',
    type: 0,
    ...fields,
  };
  return gateway.call('register', { body, cookies, remoteAddress: attempts.newAddress() });
}

async function namesLike(ending: string): Promise<string[]> {
  const rows = await gateway.deps.db
    .selectFrom('account')
    .select('account')
    .where('account', 'like', `%${ending}`)
    .orderBy('account')
    .execute();
  return rows.map(({ account }) => account);
}

/** Spellings that a person can hardly distinguish from "paypal". */
const lookAlikes = [
  ['other letters of the same form', 'раураl'],
  ['one letter of another script', 'pаypal'],
  ['wide letters', 'ｐａｙｐａｌ'],
  ['letters of mathematics', '𝐩𝐚𝐲𝐩𝐚𝐥'],
  ['capitals', 'PAYPAL'],
  ['blanks around', ' paypal '],
  ['a blank that is not seen', 'pay\u200Bpal'],
  ['a joiner', 'pay\u200Dpal'],
  ['a soft hyphen', 'pay\u00ADpal'],
  ['a sign that turns the direction', '\u202Epaypal'],
  ['an accent of its own', 'pa\u0301ypal'],
  ['an accented letter', 'páypal'],
  ['a dotless letter', 'paypaı'],
  ['a digit for a letter of another script', 'paypa１'],
  ['a letter that is one by folding', '\u212Aaypal'],
  ['a ligature', 'payﬀpal'],
  ['a variant sign', 'paypal\uFE0F'],
  ['a tag that is not seen', 'paypal\u{E0061}'],
  ['an end of line', 'paypal\n'],
  ['a hard blank', 'paypal\u00A0'],
] as const;

describe('a username that looks like an existing one', () => {
  it.each(lookAlikes)('REG-12 is rejected or stored as a different ASCII name: %s', async (_case, name) => {
    const before = (await namesLike('')).length;
    const answer = await register(name);
    const names = await namesLike('');
    // Accepted names are plain letters and digits, so a look-alike is either refused or visibly different.
    expect(names.every((candidate) => /^[a-z0-9_]+$/.test(candidate))).toBe(true);
    expect(names.filter((candidate) => candidate === 'paypal')).toHaveLength(1);
    expect(names.length - before).toBe(answer.status === 200 ? 1 : 0);
    expect([200, 400, 409, 422]).toContain(answer.status);
  });

  it('REG-12 fails validation when it contains a disallowed character', async () => {
    for (const name of ['раураl', 'pay\u200Bpal', '\u202Epaypal', 'páypal', 'pay pal', "pay'pal", '💥💥💥💥']) {
      expect(await register(name)).toMatchObject({
        status: 422,
        envelope: { errorCode: 'register.invalid', value: { fields: { username: { key: 'validation.username' } } } },
      });
    }
  });

  it('AUTH-01 logs in only when it normalizes to the existing username', async () => {
    for (const name of ['раураl', 'pay\u200Bpal', '\u202Epaypal', 'páypal', 'paypaı'])
      expect((await attempts.logIn(name)).status).toBe(401);
    for (const name of ['PayPal', 'ｐａｙｐａｌ', ' paypal '])
      expect((await attempts.logIn(name)).envelope.value).toMatchObject({ userName: 'paypal' });
  });
});

describe('concurrent registrations of one username', () => {
  let name: string;
  beforeEach(() => {
    name = `wanted${crypto.randomUUID().slice(0, 6)}`;
  });

  it.each<[string, (own: string, index: number) => string]>([
    ['written alike', (own) => own],
    ['in capitals and not', (own, index) => (index % 2 === 0 ? own : own.toUpperCase())],
    ['with blanks around', (own, index) => ' '.repeat(index) + own],
  ])('REG-12 create exactly one account: %s', async (_case, spelling) => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => register(spelling(name, index))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.filter(({ envelope }) => !envelope.success && envelope.errorCode === 'register.username_taken'),
    ).toHaveLength(7);
    expect(await namesLike(name)).toEqual([name]);
  });
});
