import { describe, expect, it } from 'vitest';
import { fraction } from './fraction.ts';
import { bestOfThrows, countOf, facePairs, isTriple, returnOfThrows, sumOf, throwDice, throws } from './threeDice.ts';

describe('three dice', () => {
  it('fall in 216 ways, of which six are triples', () => {
    expect(new Set(throws.map(String)).size).toBe(216);
    expect(throws.filter(isTriple)).toHaveLength(6);
    expect(throws.filter((dice) => sumOf(dice) === 10)).toHaveLength(27);
    expect(throws.filter((dice) => countOf(dice, 4) === 1)).toHaveLength(75);
  });

  it('are thrown one after the other', () => {
    const remaining = [0, 5, 3];
    expect(throwDice((sides) => (sides === 6 ? (remaining.shift() ?? 0) : -1))).toEqual([1, 6, 4]);
  });

  it('have fifteen pairs of different faces, the lower one first', () => {
    expect(facePairs).toHaveLength(15);
    expect(facePairs.every(([low, high]) => low < high)).toBe(true);
  });

  it('return the total payout of all throws', () => {
    const pays = (dice: readonly number[]): number => (isTriple(dice) ? 3500 : 0);
    expect(returnOfThrows(pays)).toEqual(fraction(210, 216));
    expect(bestOfThrows(pays)).toEqual(fraction(35));
  });
});
