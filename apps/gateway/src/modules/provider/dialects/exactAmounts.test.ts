import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExact, stringifyExact } from './exactJson.ts';
import { moneyOf } from './money.ts';

describe('vendor JSON', () => {
  it('keeps every digit of an integer when it is parsed and serialized', () => {
    expect(parseExact('{"a":9007199254740993,"b":[-1],"c":"5"}')).toEqual({ a: 9007199254740993n, b: [-1n], c: '5' });
    expect(stringifyExact({ a: 9007199254740993n, b: [{ c: -1n }], d: 'x' })).toBe(
      '{"a":9007199254740993,"b":[{"c":-1}],"d":"x"}',
    );
    fc.assert(
      fc.property(fc.bigInt(), (amount) => {
        expect(parseExact(stringifyExact({ amount }))).toEqual({ amount });
      }),
    );
  });

  it('parses only integer literals as bigint, and no invalid JSON', () => {
    expect(parseExact('[1.0,1e3,1.5]')).toEqual([1, 1000, 1.5]);
    for (const text of ['', '{', 'NaN', '{"a":1n}']) expect(parseExact(text)).toBeUndefined();
  });
});

describe('vendor amounts', () => {
  const [fine, own, coarse] = [
    moneyOf({ currencies: {} }, 5),
    moneyOf({ currencies: {} }, undefined),
    moneyOf({ currencies: { THB: 0 } }, 5),
  ];

  it('are converted to and from the minor units of the currency', () => {
    expect(fine.toMinor(356_000n, 'THB')).toBe(356n);
    expect(fine.toMinor(100_000n, 'VND')).toBe(1n);
    expect(own.toMinor(356n, 'THB')).toBe(356n);
    expect(coarse.toMinor(3n, 'THB')).toBe(300n);
    expect(fine.fromMinor(9_000_000_000_000n, 'VND')).toBe(900_000_000_000_000_000n);
    expect(coarse.fromMinor(399n, 'THB')).toBe(3n);
  });

  it('are rejected when they are finer than the minor unit, or in a currency the vendor does not support', () => {
    expect(fine.toMinor(356_001n, 'THB')).toBeUndefined();
    expect(fine.toMinor(99_999n, 'VND')).toBeUndefined();
    expect(fine.toMinor(1n, 'XXX')).toBeUndefined();
    expect(coarse.toMinor(1n, 'USD')).toBeUndefined();
  });

  it('convert from minor units and back without loss', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 18n }),
        fc.constantFrom('THB', 'VND', 'JPY', 'EUR'),
        (minor, currency) => {
          for (const money of [fine, own])
            expect(money.toMinor(money.fromMinor(minor, currency), currency)).toBe(minor);
        },
      ),
    );
  });
});
