import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { fraction, toDecimal } from '../fraction.ts';
import { DECLARED_RETURN, exactReturn, returnByMode } from './math.ts';
import { fanTanPlaces, remainders } from './places.ts';
import { countBeads, hundredthsOf } from './rules.ts';

describe('the return of fan tan', () => {
  it('is 39/40 on every place, by its pays over all remainders', () => {
    for (const place of fanTanPlaces) {
      const paid = remainders.map((remainder) => hundredthsOf(place.code, { remainder }));
      expect(paid.reduce((sum, hundredths) => sum + hundredths, 0)).toBe(390);
      const { numerator, denominator } = exactReturn(place);
      expect(fraction(numerator, denominator)).toEqual({ numerator: 39n, denominator: 40n });
    }
  });

  it('is as declared for every kind of place', () => {
    expect(returnByMode().map(({ mode }) => mode)).toEqual(['fan', 'kwok', 'ssh', 'nim', 'nga']);
    for (const { returned, declared } of returnByMode()) {
      expect(declared).toBe(DECLARED_RETURN);
      expect(toDecimal(returned, 9)).toBe(declared);
    }
  });

  it('agrees with drawn piles, unlike a pile that is biased by one draw in fifty', () => {
    const draws = 20_000;
    const counts = [0, 0, 0, 0];
    for (let nonce = 0; nonce < draws; nonce += 1) {
      const words = outcomeWords({ serverSeed: 'c3'.repeat(32), clientSeed: '0'.repeat(32), nonce });
      const { remainder } = countBeads(uniformDraw(words));
      counts[remainder - 1] = (counts[remainder - 1] ?? 0) + 1;
    }
    const chiSquare = (more: number): number =>
      counts.reduce((sum, count, at) => {
        const observed = count + (at === 0 ? more : -more / 3);
        return sum + (observed - draws / 4) ** 2 / (draws / 4);
      }, 0);
    // Three degrees of freedom: above 24 once in thirty thousand.
    expect(chiSquare(0)).toBeLessThan(24);
    expect(chiSquare(draws / 50)).toBeGreaterThan(24);
  });
});
