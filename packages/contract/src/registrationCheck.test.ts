import { describe, expect, it } from 'vitest';
import { loginRules, validatePhoneReset, validateUsernameLogin } from './accountRules.ts';
import {
  checkRegistration,
  dayIn,
  referredRules,
  registrationFieldsFor,
  tidyRegistration,
} from './registrationCheck.ts';
import { registrationFields, type FieldRule, type RegistrationRules } from './registrationRules.ts';

const off: FieldRule = { enabled: false, required: false, minLength: 0, maxLength: 60, patternId: 'any' };
const regExp = (over: Partial<RegistrationRules> = {}): RegistrationRules => ({
  ...(Object.fromEntries(registrationFields.map((field) => [field, off])) as RegistrationRules),
  ...over,
});
const policy = (over: Partial<RegistrationRules> = {}) => ({
  minimumAge: 18,
  timeZone: 'Asia/Bangkok',
  regExp: regExp(over),
});

it('REG-06 the invitation code is optional for a referred player', () => {
  const asked = regExp({ affiliateCode: { ...off, enabled: true, required: true } });
  const typed = { username: 'somchai99', password: 'Better#34' };
  const validate = (isReferred: boolean) =>
    checkRegistration(
      typed,
      'username',
      { ...policy(), regExp: referredRules(asked, isReferred) },
      Date.UTC(2026, 10, 21),
    );
  expect([validate(false), validate(true)]).toEqual([{ affiliateCode: { key: 'validation.required' } }, {}]);
});

it('REG-06 the optional invitation code is still shown, and must still match its rule', () => {
  const asked = regExp({
    affiliateCode: { ...off, enabled: true, required: true, minLength: 4, maxLength: 8, patternId: 'alphanumeric' },
  });
  const referred = { ...policy(), regExp: referredRules(asked, true) };
  const typed = { username: 'somchai99', password: 'Better#34', affiliateCode: 'abc' };
  expect(registrationFieldsFor(referred, 'username')).toEqual(['username', 'password', 'affiliateCode']);
  expect(checkRegistration(typed, 'username', referred, Date.UTC(2026, 10, 21))).toEqual({
    affiliateCode: { key: 'validation.alphanumeric', min: 4, max: 8 },
  });
});

describe('the registration fields', () => {
  it('REG-05 are a username, or a mobile number with an SMS code, and a password', () => {
    expect(registrationFieldsFor(policy(), 'username')).toEqual(['username', 'password']);
    expect(registrationFieldsFor(policy(), 'mobile')).toEqual(['mobileNum', 'verificationCode', 'password']);
  });

  it('REG-02 include the SMS code only if they include the mobile number', () => {
    const asked = { ...off, enabled: true };
    expect(registrationFieldsFor(policy({ verificationCode: asked }), 'username')).toEqual(['username', 'password']);
    expect(registrationFieldsFor(policy({ verificationCode: asked, mobileNum: asked }), 'username')).toEqual([
      'username',
      'mobileNum',
      'verificationCode',
      'password',
    ]);
  });

  it('REG-02 require the SMS code only if a mobile number is entered', () => {
    const rules = { mobileNum: { ...off, enabled: true }, verificationCode: { ...off, enabled: true, required: true } };
    const typed = { username: 'somchai99', password: 'Better#34' };
    const validate = (mobileNum: string) =>
      checkRegistration({ ...typed, mobileNum }, 'username', policy(rules), Date.UTC(2026, 10, 21));
    expect([validate(''), validate('0812345678')]).toEqual([{}, { verificationCode: { key: 'validation.required' } }]);
  });

  it('REG-03 require a password that differs from the username', () => {
    const now = Date.UTC(2026, 10, 21);
    expect(checkRegistration({ username: 'somchai99' }, 'username', policy(), now)).toEqual({
      password: { key: 'validation.required' },
    });
    expect(checkRegistration({ username: 'somchai99', password: 'Somchai99' }, 'username', policy(), now)).toEqual({
      password: { key: 'validation.common_password' },
    });
  });
});

describe('a registration by mobile number', () => {
  const digits: FieldRule = { ...off, minLength: 4, maxLength: 10, patternId: 'digits' };
  const validate = (typed: { mobileNum?: string; verificationCode?: string }) =>
    checkRegistration(
      { password: 'Better#34', ...typed },
      'mobile',
      policy({ mobileNum: digits, verificationCode: digits }),
      Date.UTC(2026, 10, 21),
    );

  it('REG-05 needs no username', () => {
    expect(validate({ mobileNum: '0812345678', verificationCode: '123456' })).toStrictEqual({});
  });

  it('REG-05 requires the number and the SMS code, even if the merchant’s rules require neither', () => {
    expect(validate({})).toStrictEqual({
      mobileNum: { key: 'validation.required' },
      verificationCode: { key: 'validation.required' },
    });
  });

  it('REG-05 validates an SMS code without a number by its rule', () => {
    expect(validate({ verificationCode: '123' })).toStrictEqual({
      mobileNum: { key: 'validation.required' },
      verificationCode: { key: 'validation.digits', min: 4, max: 10 },
    });
  });
});

describe('a username', () => {
  const wide: FieldRule = { ...off, enabled: true, minLength: 1, maxLength: 100 };
  const validate = (username: string) =>
    checkRegistration(
      { username, password: 'Better#34' },
      'username',
      policy({ username: wide }),
      Date.UTC(2026, 10, 21),
    );

  it.each(['ab', 'Somchai_99', '_1', 'x'.repeat(64)])(
    'REG-03 of letters, digits and underscores passes: %s',
    (username) => {
      expect(validate(username)).toStrictEqual({});
    },
  );

  it.each(['a', 'x'.repeat(65), '-somchai', 'somchai-', 'som chai', 'สมชาย'])(
    'REG-03 of other characters or another length fails under any rule of the merchant: %s',
    (username) => {
      expect(validate(username)).toStrictEqual({ username: { key: 'validation.username', min: 1, max: 100 } });
    },
  );

  it.each(['', '  '])('REG-03 is required: %j', (username) => {
    expect(validate(username)).toStrictEqual({ username: { key: 'validation.required' } });
  });
});

describe('a registration with more fields', () => {
  const digits: FieldRule = { ...off, enabled: true, minLength: 4, maxLength: 8, patternId: 'digits' };
  const validate = (typed: object, rules: Partial<RegistrationRules>) =>
    checkRegistration(
      { username: 'somchai99', password: 'Better#34', ...typed },
      'username',
      policy(rules),
      Date.UTC(2026, 10, 21),
    );

  it.each([
    ['482913', {}],
    ['', {}],
    ['48291', { paymentPassword: { key: 'validation.payment_password', min: 6, max: 6 } }],
    ['482', { paymentPassword: { key: 'validation.digits', min: 4, max: 8 } }],
    ['123456', { paymentPassword: { key: 'validation.payment_password_weak' } }],
    ['150790', { paymentPassword: { key: 'validation.payment_password_weak' } }],
    ['812648', { paymentPassword: { key: 'validation.payment_password_weak' } }],
  ])('MEM-04 validates the payment password as the security centre does: %j', (paymentPassword, failures) => {
    const typed = { paymentPassword, birthday: '1990-07-15', mobileNum: '0812648597' };
    expect(validate(typed, { paymentPassword: digits })).toStrictEqual(failures);
  });

  it('MEM-04 ignores a payment password that the merchant does not require', () => {
    expect(validate({ paymentPassword: '123456' }, {})).toStrictEqual({});
  });

  it.each([
    ['Mali J', {}],
    ['', {}],
    ['*mali*', { nickname: { key: 'validation.nickname', min: 2, max: 20 } }],
    ['m'.repeat(21), { nickname: { key: 'validation.nickname', min: 2, max: 20 } }],
  ])('MEM-01 validates the nickname as the profile does: %j', (nickname, failures) => {
    expect(validate({ nickname }, { nickname: { ...off, enabled: true } })).toStrictEqual(failures);
    expect(validate({ nickname }, {})).toStrictEqual({});
  });
});

describe('typed values', () => {
  const secrets = ['password', 'confirmPassword', 'paymentPassword'] as const;
  it.each(registrationFields.filter((field) => !(secrets as readonly string[]).includes(field)))(
    'REG-09 lose the blanks around the %s',
    (field) => {
      expect(tidyRegistration({ [field]: ' a b ' })[field]).toBe('a b');
    },
  );

  it('REG-09 have the nickname and the payee name as the account stores them', () => {
    const tidied = tidyRegistration({ nickname: 'Mali  J', payeeName: 'Sinéad  O’Brien' });
    expect([tidied.nickname, tidied.payeeName]).toEqual(['Mali J', "Sinéad O'Brien"]);
  });

  it.each(secrets)('REG-09 keep the blanks of the %s', (field) => {
    expect(tidyRegistration({ [field]: ' a b ' })[field]).toBe(' a b ');
  });

  it('REG-09 are sent for every field, empty ones as ""', () => {
    const tidied = tidyRegistration({ username: 'somchai99' });
    expect(Object.keys(tidied)).toEqual([...registrationFields]);
    expect(Object.entries(tidied).filter(([, value]) => value !== '')).toEqual([['username', 'somchai99']]);
  });
});

it.each([
  ['Asia/Bangkok', {}],
  ['UTC', { birthday: { key: 'validation.age', min: 18 } }],
])('REG-07 the age counts in the merchant’s time zone: %s', (timeZone, failures) => {
  const birthday: FieldRule = { ...off, enabled: true, required: true, patternId: 'date' };
  const typed = { username: 'somchai99', password: 'Better#34', birthday: '2008-11-22' };
  const evening = Date.UTC(2026, 10, 21, 18);
  expect(checkRegistration(typed, 'username', { ...policy({ birthday }), timeZone }, evening)).toStrictEqual(failures);
});

it('REG-07 a day starts at midnight in the merchant’s time zone', () => {
  const evening = Date.UTC(2026, 10, 21, 18);
  expect([dayIn('UTC', evening), dayIn('Asia/Bangkok', evening), dayIn('America/St_Johns', evening)]).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-21',
  ]);
});

describe('rules that no merchant can change', () => {
  it('AUTH-04 reject a username longer than the login call accepts', () => {
    expect(validateUsernameLogin({ username: '😀'.repeat(33), password: 'x' })).toEqual({
      username: { key: 'validation.any', min: 2, max: loginRules.loginUsername.maxLength },
    });
  });

  it('PSW-03 reject a mobile number longer than the reset call accepts', () => {
    const rules = { mobileRule: { ...off, maxLength: 30 }, passwordRule: { ...off, minLength: 8, maxLength: 20 } };
    expect(
      Object.keys(
        validatePhoneReset({ mobileNum: '8'.repeat(21), verificationCode: '123456', newPassword: 'Secret#12x' }, rules),
      ),
    ).toEqual(['mobileNum']);
  });
});
