import { describe, expect, it } from 'vitest';
import { loginRules, validatePhoneReset, validateUsernameLogin } from './accountRules.ts';
import { checkRegistration, dayIn, referredRules, registrationFieldsFor } from './registrationCheck.ts';
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
  const judge = (isReferred: boolean) =>
    checkRegistration(
      typed,
      'username',
      { ...policy(), regExp: referredRules(asked, isReferred) },
      Date.UTC(2026, 10, 21),
    );
  expect([judge(false), judge(true)]).toEqual([{ affiliateCode: { key: 'validation.required' } }, {}]);
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
    const judge = (mobileNum: string) =>
      checkRegistration({ ...typed, mobileNum }, 'username', policy(rules), Date.UTC(2026, 10, 21));
    expect([judge(''), judge('0812345678')]).toEqual([{}, { verificationCode: { key: 'validation.required' } }]);
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
