import { describe, expect, it } from 'vitest';
import { toDecimal, type Fraction } from '../fraction.ts';
import { bookFacts } from './facts.ts';
import { fishGame } from './game.ts';
import {
  catchingNumbers,
  catchNumbers,
  DECLARED_RETURN,
  exactReturn,
  fishSpecies,
  isCatch,
  meanMultiplier,
  meanOf,
  plainSpecies,
  prizeOf,
  prizesOf,
  returnByMode,
  totalWeight,
  treasureReturn,
} from './math.ts';

const isDeclared = ({ numerator, denominator }: Fraction): boolean => numerator * 100n === denominator * 97n;
const rows = fishGame.book?.rows() ?? [];

describe('the return of fish', () => {
  it('is exactly 97 % for every species', () => {
    const listed = returnByMode();
    expect(listed).toHaveLength(21);
    for (const { returned } of listed) {
      expect(isDeclared(returned)).toBe(true);
      expect(toDecimal(returned, 9)).toBe(DECLARED_RETURN);
    }
  });

  it('is confirmed by counting every number of a catch and of its prize', () => {
    for (const species of plainSpecies) {
      const prizes = prizesOf(species);
      const weights = totalWeight(prizes);
      let paid = 0;
      for (let number = 0; number < catchNumbers(species); number += 1)
        if (isCatch(species, number)) for (let prize = 0; prize < weights; prize += 1) paid += prizeOf(prizes, prize);
      expect(paid * 100).toBe(97 * catchNumbers(species) * weights);
    }
  });

  it('is 97 % for the naga over all rows of its book, and differs if a row pays one more bullet', () => {
    const paid = rows.reduce((sum, { payout }) => sum + BigInt(payout), 0n);
    expect(rows).toHaveLength(100_000);
    expect(paid).toBe(bookFacts.payoutSum);
    expect(isDeclared(treasureReturn(paid))).toBe(true);
    expect(isDeclared(treasureReturn(paid + 100n))).toBe(false);
    // A book that pays 1 % more.
    expect(isDeclared(treasureReturn((paid * 101n) / 100n))).toBe(false);
  });

  it('gives the naga the same chance on every shot: a fixed count of numbers catches it', () => {
    const catching = catchingNumbers('naga');
    expect([catching - 1, catching].map((number) => isCatch('naga', number))).toEqual([true, false]);
    expect(catching).toBe(97 * bookFacts.rows);
    // A shot takes one word of 32 bits.
    expect(catchNumbers('naga')).toBeLessThan(2 ** 32);
    const { numerator, denominator } = meanOf('naga');
    expect(numerator * BigInt(catching) * 100n).toBe(97n * denominator * BigInt(catchNumbers('naga')));
  });

  it('differs from 97 % if a prize pays one more bullet or has one more number', () => {
    const biased = plainSpecies.flatMap((species) => {
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
  it('pay 2 to 200 bullets on average, the naga up to 2000', () => {
    const means = fishSpecies.map(meanMultiplier);
    expect([Math.min(...means), Math.max(...means)]).toEqual([2, 200]);
    const maxima = returnByMode().map(({ mode, maxMultiplier }) => [mode, Number(maxMultiplier.numerator)]);
    expect(maxima.filter(([, multiplier]) => Number(multiplier) >= 500)).toEqual([
      ['lord', 500],
      ['naga', 2000],
    ]);
  });

  it('draw each prize according to its weight, and none beyond the table', () => {
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
