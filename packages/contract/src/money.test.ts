import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, currencyExponent, fromMinor, toMinor } from './money.ts';

describe('money strings', () => {
  it.each([
    ['1234.50', 'THB', 123450n],
    ['1234.5', 'THB', 123450n],
    ['1234', 'THB', 123400n],
    ['-0.01', 'THB', -1n],
    ['1500', 'VND', 1500n],
    ['0', 'USD', 0n],
  ] as const)('parses %s %s', (text, currency, minor) => {
    expect(toMinor(text, currency)).toBe(minor);
  });

  it.each(['', '.5', '5.', '1e3', '1,000', ' 1', '1 ', '+1', '--1', '0x10', 'NaN', '١٢', '1.234', '9'.repeat(16)])(
    'rejects %j instead of rounding or guessing',
    (text) => {
      expect(toMinor(text, 'THB')).toBeUndefined();
    },
  );

  it('rejects more decimal places than the currency has', () => {
    expect(toMinor('1.5', 'VND')).toBeUndefined();
  });

  it.each([
    ['90000000000', 'THB', 9_000_000_000_000n],
    ['-90000000000.00', 'THB', -9_000_000_000_000n],
    ['90000000000.01', 'THB', undefined],
    ['-90000000000.01', 'THB', undefined],
    ['9000000000000', 'VND', 9_000_000_000_000n],
    ['9000000000001', 'VND', undefined],
    ['999999999999999', 'VND', undefined],
  ] as const)('parses at most 9,000,000,000,000 minor units: %s %s is %s', (text, currency, minor) => {
    expect(toMinor(text, currency)).toBe(minor);
  });

  it.each([
    [0n, 'THB', '0.00'],
    [0n, 'VND', '0'],
    [1n, 'THB', '0.01'],
    [-1n, 'THB', '-0.01'],
    [-100n, 'THB', '-1.00'],
    [123450n, 'THB', '1234.50'],
    [-1500n, 'VND', '-1500'],
  ] as const)('formats %s minor units of %s as %s', (minor, currency, text) => {
    expect(fromMinor(minor, currency)).toBe(text);
  });

  it('round-trips every currency and amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.bigInt({ min: -9_000_000_000_000n, max: 9_000_000_000_000n }),
        (currency, minor) => {
          const text = fromMinor(minor, currency);
          expect(toMinor(text, currency)).toBe(minor);
          expect(text.split('.')[1]?.length ?? 0).toBe(currencyExponent(currency));
        },
      ),
    );
  });
});
