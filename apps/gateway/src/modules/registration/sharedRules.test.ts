import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  checkRegistration,
  registrationFields,
  registrationFieldsFor,
  registrationPatterns,
  validatePasswordChange,
  type Failures,
  type FieldRule,
  type PatternId,
  type RegistrationField,
  type RegistrationMethod,
  type RegistrationRules,
  type RegistrationSettings,
} from '@parlor/contract';
import { configureMerchant } from '../../testing/phoneGateway.ts';
import { createTestGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';

// The form runs the same rules before it sends anything. packages/auth/src/model/formAgreement.test.ts proves that.

const CASES = 400;
/** The minimum number of cases of each result, so that each is really tested. */
const ENOUGH = 15;

/** A birthday of age at 18 and not at 21. */
const TWENTY_YEARS_AGO = `${new Date().getFullYear() - 20}-01-01`;

/** A body that the schema rejected. */
const NO_BODY = 'no body';

let gateway: TestGateway;
let made = 0;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 1_000_000 } });
});
afterAll(() => gateway.close());

/** Returns the gateway's errors for the fields of a form; `passed` are codes of later checks that no form can do. */
function failuresIn(
  { envelope }: TestAnswer,
  refused: string,
  passed: readonly string[],
): Failures<string> | typeof NO_BODY {
  const errorCode = envelope.success ? '' : envelope.errorCode;
  if (passed.includes(errorCode)) return {};
  if (errorCode === 'request.invalid') return NO_BODY;
  if (errorCode !== refused) throw new Error(`The gateway answered ${errorCode}`);
  return (envelope as unknown as { value: { fields: Failures<string> } }).value.fields;
}

/** Whether the gateway and the rules agree. If the schema rejected the body, the rules must have some error. */
function agree(gateways: Failures<string> | typeof NO_BODY, rules: Failures<string>): boolean {
  return gateways === NO_BODY ? Object.keys(rules).length > 0 : isDeepStrictEqual(gateways, rules);
}

type Tally = Record<'passed' | 'refused' | 'unreadable', number>;

/** Returns the kind of a result. */
function kindOf(failures: Failures<string> | typeof NO_BODY): keyof Tally {
  if (failures === NO_BODY) return 'unreadable';
  return Object.keys(failures).length === 0 ? 'passed' : 'refused';
}

const anyText = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      '',
      'somchai99',
      'Mango#Tree7',
      'Password123',
      '812345678',
      '135790',
      'a@b.co',
      'a..b@c.de',
      '2000-02-30',
      '1990-12-24',
      '2015-01-01',
      '1899-12-31',
      'สมชาย',
      ' ab12 ',
      'sоmchаi',
      '１２３４',
      '😀'.repeat(9),
      'e\u0301'.repeat(5),
      'a'.repeat(256),
      'a'.repeat(257),
      'ab\u007f12',
      'a\u0000b1',
      '\ud800',
      '\u202eabc1',
      '@line.me',
      '-1',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);
const anyPassword = fc.constantFrom(
  'Mango#Tree7',
  'มะม่วง#Tree7',
  'Other#Horse7',
  '8123456789',
  'somchai99',
  'Password123',
  'a1',
  'onlyletters',
  `x1${'y'.repeat(40)}`,
  '',
);

/** Lengths that a merchant may set. Some text fits each of them. */
const anyRule: fc.Arbitrary<Partial<FieldRule>> = fc.record({
  enabled: fc.boolean(),
  required: fc.boolean(),
  patternId: fc.constantFrom(...(Object.keys(registrationPatterns) as PatternId[])),
  minLength: fc.constantFrom(1, 2, 6),
  maxLength: fc.constantFrom(6, 20, 100),
});

/**
 * A merchant's changes of the form. The code field is disabled: only the gateway knows whether an invitation code
 * exists.
 */
const anyRules: fc.Arbitrary<Partial<Record<RegistrationField, Partial<FieldRule>>>> = fc
  .dictionary(fc.constantFrom(...registrationFields), anyRule, { maxKeys: 10 })
  .map((rules) => ({ birthday: { enabled: true }, ...rules, affiliateCode: { enabled: false } }));

const anyForm = fc.record({
  rules: anyRules,
  method: fc.constantFrom<RegistrationMethod>('username', 'mobile'),
  minimumAge: fc.constantFrom(18, 21),
  // Most forms are valid except for a few fields.
  odd: fc.option(
    fc.dictionary(fc.constantFrom(...registrationFields), fc.oneof(anyText, anyPassword), { minKeys: 1, maxKeys: 6 }),
    { freq: 2 },
  ),
});

/** Returns the settings with which the site would render the form. */
async function publishedSettings(): Promise<RegistrationSettings> {
  return (await gateway.call('getRegistrationSettings')).envelope.value as RegistrationSettings;
}

/** Returns a text that usually fits its rule. */
function likely({ patternId, minLength, maxLength }: FieldRule): string {
  const texts: Record<PatternId, string> = {
    username: 'somchai99',
    password: 'Mango#Tree7',
    digits: '812345678',
    email: 'a@b.co',
    email_any_ending: 'a@b.info',
    name: 'Somchai',
    handle: '@line.me',
    alphanumeric: 'ab12cd',
    date: TWENTY_YEARS_AGO,
    any: 'Somchai J',
  };
  return texts[patternId].slice(0, maxLength).padEnd(minLength, '1');
}

describe('shared validation rules', () => {
  it(`REG-03 give the gateway’s result for ${CASES} registrations with the published settings`, async () => {
    const tally: Tally = { passed: 0, refused: 0, unreadable: 0 };
    await fc.assert(
      fc.asyncProperty(anyForm, async ({ rules, method, minimumAge, odd }) => {
        await configureMerchant(gateway, 'NORTH', {
          registration: { methods: { username: true, mobile: true }, minimumAge, rules },
        });
        const settings = await publishedSettings();
        const shown = registrationFieldsFor(settings, method);
        const typed = Object.fromEntries(
          registrationFields.map((field) => {
            const rule = settings.regExp[field === 'confirmPassword' ? 'password' : field];
            return [field, shown.includes(field) ? (odd?.[field] ?? likely(rule)) : ''];
          }),
        ) as Record<RegistrationField, string>;
        const expected = checkRegistration(typed, method, settings, gateway.deps.clock());
        made += 1;
        const answer = await gateway.call(method === 'username' ? 'register' : 'registerMobile', {
          body: {
            ...typed,
            countryDialingCode: '66',
            registerUrl: 'site.test',
            registerMethod: 'H5',
            type: 0,
            domain: '',
            botCheck: '',
          },
          remoteAddress: `10.9.${made % 250}.${Math.floor(made / 250)}`,
        });
        // Without a solved challenge, nothing after the fields is checked.
        const actual = failuresIn(answer, 'register.invalid', ['auth.bot_check_required']);
        if (!agree(actual, expected)) throw new Error(JSON.stringify({ rules, method, typed, actual, expected }));
        tally[kindOf(actual)] += 1;
      }),
      { numRuns: CASES },
    );
    expect(Math.min(tally.passed, tally.refused)).toBeGreaterThan(ENOUGH);
  });

  it(`REG-03 PSW-05 give the gateway’s result for ${CASES} password changes`, async () => {
    const tally: Tally = { passed: 0, refused: 0, unreadable: 0 };
    const session = await gateway.login({ account: 'somchai99' });
    const anyLengths = fc.constantFrom<Partial<RegistrationRules['password']>>(
      {},
      { maxLength: 30 },
      { patternId: 'any', minLength: 10 },
      { patternId: 'digits' },
    );
    const anySecret = fc.oneof({ weight: 5, arbitrary: anyPassword }, { weight: 1, arbitrary: anyText });
    await fc.assert(
      fc.asyncProperty(
        anyLengths,
        anySecret,
        fc.option(anySecret, { freq: 2 }),
        fc.oneof(anyPassword, anyText),
        async (password, newPassword, other, oldPassword) => {
          await configureMerchant(gateway, 'NORTH', { registration: { rules: { password } } });
          const { regExp } = await publishedSettings();
          const typed = { oldPassword, newPassword, confirmNewPassword: other ?? newPassword };
          const actual = failuresIn(
            await gateway.call('changePassword', { session, body: typed }),
            'password.invalid',
            ['password.old_incorrect', 'auth.too_many_attempts'],
          );
          const expected = validatePasswordChange(typed, regExp.password, session.account.account);
          if (!agree(actual, expected)) throw new Error(JSON.stringify({ password, typed, actual, expected }));
          tally[kindOf(actual)] += 1;
        },
      ),
      { numRuns: CASES },
    );
    expect(Math.min(tally.passed, tally.refused)).toBeGreaterThan(ENOUGH);
  });
});
