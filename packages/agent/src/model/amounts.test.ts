import { describe, expect, it } from 'vitest';
import { compareAmounts, readAmount, sumOf } from './amounts.ts';

describe('sumOf', () => {
  it.each([
    [['780.00', '605.14', '750.00', '48.50'], '2183.64'],
    [['0.10', '-0.35'], '-0.25'],
    [['1', '2'], '3'],
    [['999999999999999.99', '0.01'], '1000000000000000.00'],
  ])('AGT-02 the sum of %j is %s', (amounts, sum) => {
    expect(sumOf(amounts)).toBe(sum);
  });
});

describe('typed amounts', () => {
  it.each([
    ['1,250.50', '1250.50'],
    [' 10 ', '10'],
    ['0.00', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['๑๐', undefined],
  ])('AGT-04 %j is %s', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it('AGT-04 compares amounts exactly', () => {
    expect(compareAmounts('999999999999999.99', '999999999999999.98')).toBe(1);
    expect(compareAmounts('10', '10.00')).toBe(0);
    expect(compareAmounts('9.99', '10.00')).toBe(-1);
  });
});
