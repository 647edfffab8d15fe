import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { digitsOf, withPlainDigits } from './digits.ts';

describe('digits', () => {
  it.each([
    ['๑๒๓ ๔๕๖', '123 456'],
    ['٠١٢', '012'],
    ['０９', '09'],
    ['no 7', 'no 7'],
    ['', ''],
  ])('are converted from "%s" to "%s"', (typed, plain) => {
    expect(withPlainDigits(typed)).toBe(plain);
  });

  it('are extracted in order from any text', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.stringMatching(/^[^\d]*$/), fc.nat({ max: 9 }))), (parts) => {
        const noise = parts.map(([between, digit]) => `${between.replaceAll(/\p{Nd}/gu, '')}${digit}`).join('');
        expect(digitsOf(noise)).toBe(parts.map(([, digit]) => digit).join(''));
      }),
    );
  });
});
