import { describe, expect, it } from 'vitest';
import {
  validateConfirmation,
  validateEmailRetrieval,
  validateMobileLogin,
  validateNewPassword,
  validatePasswordChange,
  validatePhoneReset,
  validateUsernameLogin,
} from './accountRules.ts';
import type { FieldRule } from './registrationRules.ts';

/** Rules of a merchant that requires neither field at registration. */
const passwordRule: FieldRule = {
  enabled: false,
  required: false,
  minLength: 8,
  maxLength: 20,
  patternId: 'password',
};
const mobileRule: FieldRule = { enabled: false, required: false, minLength: 9, maxLength: 11, patternId: 'digits' };

const required = { key: 'validation.required' };
const weak = { key: 'validation.password', min: 8, max: 20 };
const common = { key: 'validation.common_password' };

describe('a login by username', () => {
  const validate = (username: string, password = 'x') => validateUsernameLogin({ username, password });

  it.each(['ab', 'x'.repeat(64), `  ${'x'.repeat(64)}  `])('AUTH-04 accepts the username %j', (username) => {
    expect(validate(username)).toStrictEqual({});
  });

  it.each(['a', ' a ', 'x'.repeat(65)])('AUTH-04 rejects the username %j', (username) => {
    expect(validate(username)).toStrictEqual({ username: { key: 'validation.any', min: 2, max: 64 } });
  });

  it('AUTH-04 requires both fields, and a username of blanks is none', () => {
    expect(validate('', '')).toStrictEqual({ username: required, password: required });
    expect(validate('   ')).toStrictEqual({ username: required });
  });

  it('AUTH-04 accepts a password of blanks unchanged, up to 256 characters', () => {
    expect(validate('somchai99', ' ')).toStrictEqual({});
    expect(validate('somchai99', 'x'.repeat(256))).toStrictEqual({});
    expect(validate('somchai99', 'x'.repeat(257))).toStrictEqual({
      password: { key: 'validation.any', min: 1, max: 256 },
    });
  });
});

describe('a login by mobile number', () => {
  const validate = (mobileNum: string, verificationCode: string) =>
    validateMobileLogin({ mobileNum, verificationCode });

  it.each([
    ['0812', '1234'],
    ['8'.repeat(20), '1'.repeat(10)],
    [' 0812345678 ', ' 123456 '],
  ])('AUTH-04 accepts the number %j with the code %j', (mobileNum, verificationCode) => {
    expect(validate(mobileNum, verificationCode)).toStrictEqual({});
  });

  it.each(['081', '8'.repeat(21), '081-2345678', '+66812345678'])('AUTH-04 rejects the number %j', (mobileNum) => {
    expect(validate(mobileNum, '123456')).toStrictEqual({ mobileNum: { key: 'validation.digits', min: 4, max: 20 } });
  });

  it.each(['123', '1'.repeat(11), '12345x'])('AUTH-04 rejects the code %j', (verificationCode) => {
    expect(validate('0812345678', verificationCode)).toStrictEqual({
      verificationCode: { key: 'validation.digits', min: 4, max: 10 },
    });
  });

  it('AUTH-04 requires both fields', () => {
    expect(validate('', ' ')).toStrictEqual({ mobileNum: required, verificationCode: required });
  });
});

describe('a new password', () => {
  it.each(['Better#3', `Better#3${'x'.repeat(12)}`])('REG-03 may be %s', (password) => {
    expect(validateNewPassword(password, passwordRule)).toBeUndefined();
  });

  it.each(['Bette#3', `Better#3${'x'.repeat(13)}`, 'Better##', 'Better 34'])(
    'REG-03 is rejected by the rule of the merchant: %s',
    (password) => {
      expect(validateNewPassword(password, passwordRule)).toEqual(weak);
    },
  );

  it('REG-03 is required even if the merchant’s rule does not require it', () => {
    expect(validateNewPassword('', passwordRule)).toEqual(required);
  });

  it.each(['abc12345', 'ABC12345', 'ａｂｃ12345'])('REG-03 is rejected if it is common: %s', (password) => {
    expect(validateNewPassword(password, passwordRule)).toEqual(common);
  });

  it('REG-03 is rejected if it is the username in any case', () => {
    expect(validateNewPassword('Somchai99', passwordRule, 'somCHAI99')).toEqual(common);
    expect(validateNewPassword('Somchai99', passwordRule, 'somchai98')).toBeUndefined();
  });
});

describe('the confirmation of a password', () => {
  it.each([
    ['Better#34', undefined],
    ['better#34', { key: 'validation.in_confirmation_correct' }],
    ['', { key: 'validation.in_incorrect_password' }],
  ])('REG-04 typed as %j gives %j', (confirmation, failure) => {
    expect(validateConfirmation(confirmation, 'Better#34')).toEqual(failure);
  });
});

describe('a change of password', () => {
  const validate = (newPassword: string, confirmNewPassword = newPassword, oldPassword = 'x') =>
    validatePasswordChange({ oldPassword, newPassword, confirmNewPassword }, passwordRule, 'somchai99');

  it('PSW-05 is accepted with the old password and the new one twice', () => {
    expect(validate('Better#34')).toStrictEqual({});
  });

  it('PSW-05 accepts equal old and new passwords, which the popup reports', () => {
    expect(validate('Better#34', 'Better#34', 'Better#34')).toStrictEqual({});
  });

  it('PSW-05 requires all three fields', () => {
    expect(validate('', '', '')).toStrictEqual({
      oldPassword: required,
      newPassword: required,
      confirmNewPassword: { key: 'validation.in_incorrect_password' },
    });
  });

  it.each([
    ['short#1', weak],
    ['abc12345', common],
    ['Somchai99', common],
  ])('PSW-05 is rejected with the new password %s', (newPassword, failure) => {
    expect(validate(newPassword)).toStrictEqual({ newPassword: failure });
  });

  it('PSW-05 is rejected if the confirmation differs', () => {
    expect(validate('Better#34', 'Better#35')).toStrictEqual({
      confirmNewPassword: { key: 'validation.in_confirmation_correct' },
    });
  });

  it('PSW-05 does not need to know the username', () => {
    const typed = { oldPassword: 'x', newPassword: 'Somchai99', confirmNewPassword: 'Somchai99' };
    expect(validatePasswordChange(typed, passwordRule)).toStrictEqual({});
  });
});

describe('a reset link by email', () => {
  const validate = (username: string, email: string, pattern: 'email' | 'email_any_ending' = 'email') =>
    validateEmailRetrieval({ username, email }, pattern);

  it.each([
    ['ab', 'a@b.co'],
    [' somchai99 ', ' mali@example.com '],
    ['somchai99', `${'m'.repeat(88)}@example.com`],
  ])('PSW-02 is sent to username %j and email address %j', (username, email) => {
    expect(validate(username, email)).toStrictEqual({});
  });

  it('PSW-02 requires both fields', () => {
    expect(validate(' ', ' ')).toStrictEqual({ username: required, email: required });
  });

  it('PSW-02 is rejected with a username of one letter between blanks', () => {
    expect(validate(' a ', 'mali@example.com')).toStrictEqual({ username: { key: 'validation.any', min: 2, max: 64 } });
  });

  it.each(['mali', 'mali@example', `${'m'.repeat(89)}@example.com`])(
    'PSW-02 is rejected with the email address %s',
    (email) => {
      expect(validate('somchai99', email)).toStrictEqual({ email: { key: 'validation.email', min: 5, max: 100 } });
    },
  );

  it('PSW-02 reads the email address by the pattern of the merchant', () => {
    expect(validate('somchai99', 'mali@example.info', 'email_any_ending')).toStrictEqual({});
    expect(Object.keys(validate('somchai99', 'mali@example.info', 'email'))).toEqual(['email']);
    expect(validate('somchai99', 'mali', 'email_any_ending')).toStrictEqual({
      email: { key: 'validation.email_any_ending', min: 5, max: 100 },
    });
  });
});

describe('a reset by SMS code', () => {
  const validate = (mobileNum: string, verificationCode = '123456', newPassword = 'Better#34') =>
    validatePhoneReset({ mobileNum, verificationCode, newPassword }, { mobileRule, passwordRule });

  it.each(['812345678', '81234567890', ' 0812345678 '])('PSW-03 accepts the number %j', (mobileNum) => {
    expect(validate(mobileNum, ' 123456 ')).toStrictEqual({});
  });

  it.each(['81234567', '812345678901', '0812-345678'])(
    'PSW-03 rejects the number %s by the rule of the merchant',
    (mobileNum) => {
      expect(validate(mobileNum)).toStrictEqual({ mobileNum: { key: 'validation.digits', min: 9, max: 11 } });
    },
  );

  it('PSW-03 requires all three fields, whatever the merchant requires at registration', () => {
    expect(validate(' ', ' ', '')).toStrictEqual({
      mobileNum: required,
      verificationCode: required,
      newPassword: required,
    });
  });

  it.each([
    ['123', 'Better#34', { verificationCode: { key: 'validation.digits', min: 4, max: 10 } }],
    ['123456', 'short#1', { newPassword: weak }],
    ['123456', 'abc12345', { newPassword: common }],
  ])('PSW-03 with the code %s and the new password %s is rejected', (code, newPassword, failures) => {
    expect(validate('0812345678', code, newPassword)).toStrictEqual(failures);
  });
});
