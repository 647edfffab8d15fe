import { describe, expect, it } from 'vitest';
import { validateNewPaymentPassword, validateNickname, validatePaymentPassword } from './index.ts';

describe('a payment password', () => {
  it.each(['482913', '135790', '908172', '112358'])('MEM-04 may be %s', (password) => {
    expect(validatePaymentPassword(password)).toBeUndefined();
  });

  it.each(['48291', '4829131', '48291a', '๔๘๒๙๑๓', ' 82913'])(
    'MEM-04 is rejected unless it is six digits: %j',
    (password) => {
      expect(validatePaymentPassword(password)).toMatchObject({ key: 'validation.payment_password' });
    },
  );

  it.each(['000000', '121212', '123123', '012345', '567890', '987654', '098765'])(
    'MEM-04 is rejected if it is easy to guess: %s',
    (password) => {
      expect(validatePaymentPassword(password)).toEqual({ key: 'validation.payment_password_weak' });
    },
  );

  it.each(['150790', '071590', '900715', '901507', '150733', '199007', '071990'])(
    'MEM-04 is rejected if it is made from the birthday: %s',
    (password) => {
      expect(validatePaymentPassword(password, { birthday: '1990-07-15' })).toEqual({
        key: 'validation.payment_password_weak',
      });
      expect(validatePaymentPassword(password)).toBeUndefined();
    },
  );

  it('MEM-04 is rejected if it is part of the formatted mobile number', () => {
    expect(validatePaymentPassword('264859', { mobile: '+66 81-264 8597' })).toEqual({
      key: 'validation.payment_password_weak',
    });
    expect(validatePaymentPassword('264859', { mobile: '', birthday: 'unknown' })).toBeUndefined();
  });

  it('MEM-04 is rejected without an equal confirmation', () => {
    expect(validateNewPaymentPassword({ newPassword: '482913', confirmNewPassword: '482914' })).toEqual({
      confirmNewPassword: { key: 'validation.in_confirmation_correct' },
    });
    expect(validateNewPaymentPassword({ newPassword: '', confirmNewPassword: '' })).toEqual({
      newPassword: { key: 'validation.required' },
      confirmNewPassword: { key: 'validation.in_incorrect_password' },
    });
  });
});

describe('a nickname', () => {
  it.each(['', 'Mali', 'สมชาย', 'Ana Lucía', '王小明', 'player_01'])('MEM-04 may be "%s"', (nickname) => {
    expect(validateNickname(nickname)).toBeUndefined();
  });
  it.each(['M', 'M'.repeat(21), '<b>', 'a\u202Eb', 'a\u0000b', '--', `ก${'\u0E49'.repeat(5)}`])(
    'MEM-04 is rejected: %j',
    (nickname) => {
      expect(validateNickname(nickname)).toEqual({ key: 'validation.nickname', min: 2, max: 20 });
    },
  );
});
