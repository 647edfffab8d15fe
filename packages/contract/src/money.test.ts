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
