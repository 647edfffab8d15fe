import { describe, expect, it } from 'vitest';
import { toDecimal } from '../fraction.ts';
import { DECLARED_RETURN, exactReturn, FACES, MAX_WINNING, MIN_WINNING, multiplierOf, returnByMode } from './math.ts';

describe('the return of dice', () => {
  it('is exactly the declared one for every number of winning faces', () => {
    for (let winning = MIN_WINNING; winning <= MAX_WINNING; winning += 1) {
      const { numerator, denominator } = exactReturn(winning);
      expect(numerator * 100n).toBe(denominator * 99n);
    }
    expect(returnByMode().map(({ returned }) => toDecimal(returned, 9))).toEqual(
      returnByMode().map(() => DECLARED_RETURN),
    );
  });

  it('differs from the declared one if the multiplier is one percent too high', () => {
    const { numerator, denominator } = multiplierOf(4950);
    const biased = { numerator: numerator * 101n, denominator: denominator * 100n };
    expect(toDecimal(exactReturn(4950, biased), 9)).not.toBe(DECLARED_RETURN);
  });

  it('lists the highest pay for one winning face', () => {
    const pays = returnByMode().map(({ mode, maxMultiplier }) => [mode, toDecimal(maxMultiplier, 4)]);
    expect(pays).toContainEqual([`${MIN_WINNING} of ${FACES}`, '9900.0000']);
    expect(pays).toContainEqual([`4950 of ${FACES}`, '2.0000']);
  });
});
