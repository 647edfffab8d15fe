import { describe, expect, it } from 'vitest';
import { toDecimal } from '../fraction.ts';
import { DECLARED_RETURN, exactReturn, NUMBERS, prizeOf, prizes, returnByMode } from './math.ts';

describe('the return of a scratch card', () => {
  it('is exactly the declared one', () => {
    for (const { returned } of returnByMode()) expect(toDecimal(returned, 9)).toBe(DECLARED_RETURN);
    const { numerator, denominator } = exactReturn();
    expect(numerator * 100n).toBe(denominator * 99n);
  });

  it('differs from the declared one if one more number wins a prize', () => {
    const more = prizes.map((prize) => ({ ...prize, weight: prize.weight + 1 }));
    expect(toDecimal(exactReturn(more), 9)).not.toBe(DECLARED_RETURN);
  });
});

describe('the prizes of a scratch card', () => {
  it('are won by the number of numbers that they declare', () => {
    const counts: number[] = prizes.map(() => 0);
    for (let number = 0; number < NUMBERS; number += 1) {
      const prize = prizeOf(number);
      if (prize !== undefined) counts[prize] = (counts[prize] ?? 0) + 1;
    }
    expect(counts).toEqual(prizes.map(({ weight }) => weight));
  });
});
