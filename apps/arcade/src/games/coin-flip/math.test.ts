import { describe, expect, it } from 'vitest';
import { toDecimal } from '../fraction.ts';
import { DECLARED_RETURN, exactReturn, MAX_FLIPS, returnByMode, streakHundredths } from './math.ts';

describe('the return of coin flip', () => {
  it('is exactly the declared one at every length of a streak', () => {
    for (let flips = 1; flips <= MAX_FLIPS; flips += 1) {
      const { numerator, denominator } = exactReturn(flips);
      expect(numerator * 100n).toBe(denominator * 99n);
      expect(toDecimal({ numerator, denominator }, 9)).toBe(DECLARED_RETURN);
    }
  });

  it('differs from the declared one if a streak pays one percent too much', () => {
    expect(toDecimal(exactReturn(2, 400), 9)).not.toBe(DECLARED_RETURN);
  });

  it('ends with the last streak within the highest win', () => {
    expect([MAX_FLIPS, streakHundredths(MAX_FLIPS), streakHundredths(MAX_FLIPS + 1)]).toEqual([
      14, 1_622_016, 3_244_032,
    ]);
  });

  it('is listed for every length with its pay', () => {
    const pays = returnByMode().map(({ maxMultiplier }) => toDecimal(maxMultiplier, 2));
    expect([pays[0], pays[1], pays.at(-1)]).toEqual(['1.98', '3.96', '16220.16']);
  });
});
