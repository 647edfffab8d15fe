import { describe, expect, it } from 'vitest';
import {
  accountDigits,
  accountDigitsOf,
  banksOf,
  currencies,
  isSamePayee,
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
    expect(validateBankCard(card, 'THB')).toEqual({});
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
    expect(validatePayeeName('สมชาย ใจดี')).toBeUndefined();
  });
});
