import { describe, expect, it } from 'vitest';
import { toDecimal, type Fraction } from '../fraction.ts';
import {
  catchNumbers,
  DECLARED_RETURN,
  exactReturn,
  fishSpecies,
  isCatch,
  meanMultiplier,
  prizeOf,
  prizesOf,
  returnByMode,
  totalWeight,
} from './math.ts';

const isDeclared = ({ numerator, denominator }: Fraction): boolean => numerator * 100n === denominator * 97n;

describe('the return of fish', () => {
  it('is exactly 97 % for every species, whatever it pays', () => {
    const listed = returnByMode();
    expect(listed).toHaveLength(20);
    for (const { returned } of listed) {
      expect(isDeclared(returned)).toBe(true);
      expect(toDecimal(returned, 9)).toBe(DECLARED_RETURN);
    }
  });

  it('is confirmed by counting every number of a catch and of its prize', () => {
    for (const species of fishSpecies) {
      const prizes = prizesOf(species);
      const weights = totalWeight(prizes);
      let paid = 0;
      for (let number = 0; number < catchNumbers(species); number += 1)
        if (isCatch(number)) for (let prize = 0; prize < weights; prize += 1) paid += prizeOf(prizes, prize);
      expect(paid * 100).toBe(97 * catchNumbers(species) * weights);
    }
  });

  it('differs from 97 % if a prize pays one bullet more or weighs one number more', () => {
    const biased = fishSpecies.flatMap((species) => {
      const [first, ...others] = prizesOf(species);
      if (!first) throw new Error('a species pays nothing');
      const dearer = exactReturn(species, [{ ...first, multiplier: first.multiplier + 1 }, ...others]);
      const heavier = exactReturn(species, [{ ...first, weight: first.weight + 1 }, ...others]);
      return others.length === 0 ? [dearer] : [dearer, heavier];
    });
    expect(biased).toHaveLength(24);
    expect(biased.filter(isDeclared)).toEqual([]);
  });
});

describe('the species', () => {
  it('pay 2 to 200 bullets on average, the lord at most 500', () => {
    const means = fishSpecies.map(meanMultiplier);
    expect([Math.min(...means), Math.max(...means)]).toEqual([2, 200]);
    expect(Math.max(...fishSpecies.flatMap((species) => prizesOf(species).map(({ multiplier }) => multiplier)))).toBe(
      500,
    );
  });

  it('draw each prize as often as it weighs, and none beyond the table', () => {
    const prizes = prizesOf('bombCrab');
    expect(Array.from({ length: 20 }, (_, number) => prizeOf(prizes, number))).toEqual([
      ...Array.from({ length: 8 }, () => 10),
      ...Array.from({ length: 6 }, () => 20),
      ...Array.from({ length: 4 }, () => 40),
      70,
      70,
    ]);
    expect(() => prizeOf(prizes, 20)).toThrow(RangeError);
  });
});
