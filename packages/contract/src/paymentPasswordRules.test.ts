import { describe, expect, it } from 'vitest';
import { tidyNickname, validateNewPaymentPassword, validateNickname, validatePaymentPassword } from './index.ts';

describe('a payment password', () => {
  it.each(['482913', '135790', '908172', '112358', '482910', '123457', '654320'])('MEM-04 may be %s', (password) => {
    expect(validatePaymentPassword(password)).toBeUndefined();
  });

  it.each(['48291', '4829131', '48291a', '๔๘๒๙๑๓', ' 82913'])(
    'MEM-04 is rejected unless it is six digits: %j',
    (password) => {
      expect(validatePaymentPassword(password)).toEqual({ key: 'validation.payment_password', min: 6, max: 6 });
    },
  );

  it.each(['000000', '121212', '123123', '012345', '567890', '987654', '098765'])(
    'MEM-04 is rejected if it is easy to guess: %s',
    (password) => {
      expect(validatePaymentPassword(password)).toEqual({ key: 'validation.payment_password_weak' });
    },
  );

  it.each(['150790', '071590', '900715', '901507', '150733', '199007', '071990'])(
    'MEM-04 is rejected if it is derived from the birthday: %s',
    (password) => {
      expect(validatePaymentPassword(password, { birthday: '1990-07-15' })).toEqual({
        key: 'validation.payment_password_weak',
      });
      expect(validatePaymentPassword(password)).toBeUndefined();
    },
  );

  it.each(['482913', '071591', '150734', '199008', '081990'])(
    'MEM-04 may be %s, although the birthday is 15 July 1990',
    (password) => {
      expect(validatePaymentPassword(password, { birthday: '1990-07-15' })).toBeUndefined();
    },
  );

  it('MEM-04 is rejected if it is part of the formatted mobile number', () => {
    expect(validatePaymentPassword('264859', { mobile: '+66 81-264 8597' })).toEqual({
      key: 'validation.payment_password_weak',
    });
    expect(validatePaymentPassword('264859', { mobile: '', birthday: 'unknown' })).toBeUndefined();
  });

  it.each([
    ['081264', '+66812648597'],
    ['064859', '+6664859712'],
    ['026485', '+855264859712'],
  ])('MEM-04 is rejected if it begins the mobile number as dialled nationally: %s of %s', (password, mobile) => {
    expect(validatePaymentPassword(password, { mobile })).toEqual({ key: 'validation.payment_password_weak' });
  });

  it('MEM-04 is accepted with an equal confirmation', () => {
    expect(validateNewPaymentPassword({ newPassword: '482913', confirmNewPassword: '482913' })).toStrictEqual({});
  });

  it('MEM-04 is rejected with an equal confirmation if it is derived from known data of the member', () => {
    const typed = { newPassword: '150790', confirmNewPassword: '150790' };
    expect(validateNewPaymentPassword(typed, { birthday: '1990-07-15' })).toStrictEqual({
      newPassword: { key: 'validation.payment_password_weak' },
    });
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
  it.each([
    ['  Ana   Lucía ', 'Ana Lucía'],
    ['Ana\tLuci\u0301a', 'Ana Lucía'],
    ['   ', ''],
  ])('MEM-04 typed as %j is stored as "%s"', (typed, stored) => {
    expect(tidyNickname(typed)).toBe(stored);
  });

  it.each([
    '',
    'Mali',
    'สมชาย',
    'ที่รัก',
    'Ana Lucía',
    '王小明',
    'player_01',
    'Jo',
    'M'.repeat(20),
    ` ${'M'.repeat(20)} `,
    `ก${'\u0E49'.repeat(4)}`,
  ])('MEM-04 may be "%s"', (nickname) => {
    expect(validateNickname(nickname)).toBeUndefined();
  });
  it.each(['M', ' M ', 'M'.repeat(21), '<b>', 'a\u202Eb', 'a\u0000b', '--', `ก${'\u0E49'.repeat(5)}`])(
    'MEM-04 is rejected: %j',
    (nickname) => {
      expect(validateNickname(nickname)).toEqual({ key: 'validation.nickname', min: 2, max: 20 });
    },
  );
});
