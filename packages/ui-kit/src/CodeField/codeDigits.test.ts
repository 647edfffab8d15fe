import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { caretInCode, codeDigits } from './codeDigits.ts';

describe('codeDigits', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['Your code: 123 456.', '123456'],
    ['๑๒๓๔๕๖', '123456'],
    ['1234567', '123456'],
    ['abc', ''],
  ])('extracts from "%s" the code "%s"', (text, code) => {
    expect(codeDigits(text, 6)).toBe(code);
  });

  it('returns digits only, at most the length, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 10 }), (text, length) => {
        const code = codeDigits(text, length);
        expect(code).toMatch(/^[0-9]*$/);
        expect(code.length).toBeLessThanOrEqual(length);
        expect(codeDigits(code, length)).toBe(code);
      }),
    );
  });
});

describe('caretInCode', () => {
  it('stays after the same digit', () => {
    expect(caretInCode('12x3', 3, 6)).toBe(2);
    expect(caretInCode('123 456', 7, 6)).toBe(6);
  });
});
