import { describe, expect, it } from 'vitest';
import {
  accountDigits,
  accountDigitsOf,
  banksOf,
  currencies,
  isSamePayee,
  tidyPayeeName,
  validateBankCard,
  validatePayeeName,
} from './index.ts';

const card = { bankCode: 'KBANK', payeeName: 'Somchai Jaidee', accountNumber: '4711220815' };

describe('the bank card rules', () => {
  it.each(currencies)('WAL-04 list banks with unique codes and names in %s', (currency) => {
    const banks = banksOf(currency);
    for (const key of ['code', 'name'] as const)
      expect(new Set(banks.map((bank) => bank[key])).size).toBe(banks.length);
    expect(banks.every(({ code }) => /^[A-Z0-9]{2,20}$/.test(code))).toBe(true);
    expect(accountDigitsOf(currency) === undefined).toBe(banks.length === 0);
  });

  it('WAL-04 accept a card with a bank, a payee name and an account number', () => {
    expect(validateBankCard(card, 'THB')).toStrictEqual({});
  });

  it.each(['4711220815', '471122081547112'])('WAL-04 accept the account number %s in THB', (accountNumber) => {
    expect(validateBankCard({ ...card, accountNumber }, 'THB')).toStrictEqual({});
  });

  it.each([
    ['of too few digits', '471122081'],
    ['of too many digits', '4711220815471122'],
    ['that begins with a letter', 'x711220815'],
    ['that ends with a letter', '471122081x'],
    ['of one digit over and over', '7777777777'],
  ])('WAL-04 reject an account number %s with the bounds of the currency', (_, accountNumber) => {
    expect(validateBankCard({ ...card, accountNumber }, 'THB')).toStrictEqual({
      accountNumber: { key: 'validation.account_number', min: 10, max: 15 },
    });
  });

  it('WAL-04 require a bank, a payee name and an account number', () => {
    expect(validateBankCard({ bankCode: '', payeeName: ' ', accountNumber: '' }, 'THB')).toStrictEqual({
      bankCode: { key: 'validation.required' },
      payeeName: { key: 'validation.required' },
      accountNumber: { key: 'validation.required' },
    });
  });

  it.each([
    [{ bankCode: '' }, 'bankCode'],
    [{ bankCode: 'toString' }, 'bankCode'],
    [{ payeeName: '' }, 'payeeName'],
    [{ accountNumber: '' }, 'accountNumber'],
    [{ accountNumber: '๔๗๑๑๒๒๐๘๑๕' }, 'accountNumber'],
    [{ accountNumber: '123' }, 'accountNumber'],
    [{ accountNumber: '0000000000' }, 'accountNumber'],
  ])('WAL-04 report the invalid field of %o', (change, field) => {
    expect(Object.keys(validateBankCard({ ...card, ...change }, 'THB'))).toEqual([field]);
  });

  it('WAL-04 reject a bank of another currency, and every card in a currency without banks', () => {
    expect(validateBankCard(card, 'VND')).toHaveProperty('bankCode');
    expect(Object.keys(validateBankCard(card, 'EUR'))).toEqual(['bankCode', 'accountNumber']);
  });

  it('WAL-04 strip separators, but not letters, from an account number', () => {
    expect(accountDigits(' 471-1-22081 5 ')).toBe('4711220815');
    expect(accountDigits('47O1')).toBe('47O1');
  });

  it('MEM-05 compare payee names without case and spacing, and accept a Thai name', () => {
    expect(isSamePayee('Somchai  Jaidee', ' SOMCHAI JAIDEE ')).toBe(true);
    expect(isSamePayee('Somchai Jaidee', 'Somchai Jaidi')).toBe(false);
    expect(isSamePayee('Somchai Jaidee', 'SomchaiJaidee')).toBe(false);
    expect(validatePayeeName('สมชาย ใจดี')).toBeUndefined();
  });

  it.each([
    ['  Somchai \t Jaidee ', 'Somchai Jaidee'],
    ['Ｓｏｍｃｈａｉ\u3000Ｊａｉｄｅｅ', 'Somchai Jaidee'],
    ['Luci\u0301a', 'Lucía'],
    ['O’Brien', "O'Brien"],
  ])('MEM-05 store the payee name %j as %s', (typed, stored) => {
    expect(tidyPayeeName(typed)).toBe(stored);
  });

  it.each(['Jo', 'J'.repeat(60), "Anne-Marie O'Neil Jr.", 'Sinéad O’Brien', ' Jo '])(
    'MEM-05 accept the payee name %j',
    (typed) => {
      expect(validatePayeeName(typed)).toBeUndefined();
    },
  );

  it.each(['J', ' J ', 'J'.repeat(61), 'J0', '-Jo', 'J;o'])('MEM-05 reject the payee name %j', (typed) => {
    expect(validatePayeeName(typed)).toEqual({ key: 'validation.name', min: 2, max: 60 });
  });
});
