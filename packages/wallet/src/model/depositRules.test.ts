import { describe, expect, it } from 'vitest';
import { buildDepositMethod } from '@parlor/testing';
import { readAmount } from './depositRules.ts';

const method = buildDepositMethod({ minAmount: '20.00', maxAmount: '50000.00' });

describe('the deposit amount parser', () => {
  it.each([
    ['500', '500.00'],
    ['1,234.5', '1234.50'],
    [' 20.00 ', '20.00'],
    ['50000', '50000.00'],
  ])('WAL-02 reads %s as %s', (typed, amount) => {
    expect(readAmount(typed, method)).toEqual({ amount });
  });

  it.each([
    ['', 'invalid'],
    ['abc', 'invalid'],
    ['-50', 'invalid'],
    ['10.001', 'invalid'],
    ['1e3', 'invalid'],
    ['0', 'invalid'],
    ['19.99', 'below'],
    ['50000.01', 'above'],
  ])('WAL-02 rejects "%s" as %s', (typed, problem) => {
    expect(readAmount(typed, method)).toEqual({ problem });
  });
});
