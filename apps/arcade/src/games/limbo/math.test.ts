import { describe, expect, it } from 'vitest';
import { toDecimal } from '../fraction.ts';
import {
  DECLARED_RETURN,
  exactReturn,
  isWinningNumber,
  MAX_TARGET,
  MIN_TARGET,
  MAX_REACHED,
  reachedHundredths,
  returnByMode,
  winningNumbers,
} from './math.ts';

/** Targets up to 60x, powers of two times 99, whose edges fall on whole numbers, and the highest ones. */
const targets = [
  ...Array.from({ length: 5900 }, (_, index) => MIN_TARGET + index),
  ...Array.from({ length: 20 }, (_, index) => 99 * 2 ** (index + 1)).filter((target) => target <= MAX_TARGET),
  999_983,
  MAX_TARGET - 1,
  MAX_TARGET,
];

describe('the return of limbo', () => {
  it('is the declared one to nine places at every target', () => {
    expect(targets.filter((target) => toDecimal(exactReturn(target), 9) !== DECLARED_RETURN)).toEqual([]);
    expect(returnByMode().filter(({ returned }) => toDecimal(returned, 9) !== DECLARED_RETURN)).toEqual([]);
  });

  it('is never below 0.99 and at most 1.4e-15 above', () => {
    for (const target of targets) {
      const { numerator, denominator } = exactReturn(target);
      const above = numerator * 100n - denominator * 99n;
      expect(above >= 0n && above * 10n ** 16n <= 14n * 100n * denominator).toBe(true);
    }
  });

  it('is the same for old rounds, with targets up to a million', () => {
    expect(toDecimal(exactReturn(MAX_REACHED), 9)).toBe(DECLARED_RETURN);
    expect(MAX_TARGET).toBe(2_500_000);
  });

  it('differs from the declared one if a target pays one percent too much', () => {
    expect(toDecimal(exactReturn(200, 202), 9)).not.toBe(DECLARED_RETURN);
  });
});

describe('a number of limbo', () => {
  it('wins if and only if it is below the count of winning numbers', () => {
    for (const target of targets) {
      const count = winningNumbers(target);
      expect([isWinningNumber(count - 1n, target), isWinningNumber(count, target)]).toEqual([true, false]);
    }
  });

  it('reaches a target if and only if it wins against it', () => {
    for (const target of targets) {
      const count = winningNumbers(target);
      expect(reachedHundredths(count - 1n)).toBeGreaterThanOrEqual(target);
      expect(reachedHundredths(count)).toBeLessThan(target);
    }
  });

  it('is at least 1.00 and at most a million', () => {
    expect(reachedHundredths(2n ** 64n - 1n)).toBe(100);
    expect(reachedHundredths(0n)).toBe(MAX_REACHED);
    expect(reachedHundredths(1n)).toBe(MAX_REACHED);
  });
});
