import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { toDecimal } from '../fraction.ts';
import { DECLARED_RETURN, exactReturn, returnByMode } from './math.ts';
import { POCKETS, roulettePlaces } from './places.ts';
import { hundredthsOf, spinRoulette } from './rules.ts';

describe('the return of roulette', () => {
  it('is 36/37 on every place, by its pays in all pockets', () => {
    for (const place of roulettePlaces) {
      const paid = Array.from({ length: POCKETS }, (_, number) => hundredthsOf(place.code, { number }));
      expect(paid.reduce((sum, hundredths) => sum + hundredths, 0)).toBe(3600);
      expect(exactReturn(place)).toEqual({ numerator: 36n, denominator: 37n });
    }
  });

  it('is as declared for every kind of place', () => {
    expect(returnByMode()).toHaveLength(8);
    for (const { returned, declared } of returnByMode()) {
      expect(declared).toBe(DECLARED_RETURN);
      expect(toDecimal(returned, 9)).toBe(declared);
    }
  });

  it('agrees with drawn numbers, unlike a wheel that is biased by one spin in fifty', () => {
    const spins = 37 * 1000;
    const counts = Array<number>(POCKETS).fill(0);
    for (let nonce = 0; nonce < spins; nonce += 1) {
      const words = outcomeWords({ serverSeed: 'c3'.repeat(32), clientSeed: '0'.repeat(32), nonce });
      const { number } = spinRoulette(uniformDraw(words));
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const chiSquare = (observed: readonly number[]): number =>
      observed.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 36 degrees of freedom: above 80 once in thirty thousand.
    expect(chiSquare(counts)).toBeLessThan(80);
    const biased = counts.map((count, number) => count - Math.round(count / 50) + (number === 17 ? spins / 50 : 0));
    expect(chiSquare(biased)).toBeGreaterThan(80);
  });
});
