import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { fraction, toDecimal } from '../fraction.ts';
import { DECLARED_RETURN, exactReturn, returnByMode, segmentsOf } from './math.ts';
import { hundredthsOf, moneyWheelPlaces, spinMoneyWheel, wheelSegments } from './rules.ts';

describe('the return of the money wheel', () => {
  it('is 26/27 on every place, by its pays on all segments', () => {
    for (const place of moneyWheelPlaces) {
      const paid = wheelSegments.map((at) => hundredthsOf(place, { place: at }));
      expect(paid.reduce((sum, hundredths) => sum + hundredths, 0)).toBe(5200);
      const { numerator, denominator } = exactReturn(place);
      expect(fraction(numerator, denominator)).toEqual({ numerator: 26n, denominator: 27n });
    }
  });

  it('is as declared', () => {
    for (const { returned, declared } of returnByMode()) {
      expect(declared).toBe(DECLARED_RETURN);
      expect(toDecimal(returned, 9)).toBe(declared);
    }
  });

  it('agrees with drawn segments, unlike a wheel that is biased by one spin in fifty', () => {
    const spins = 27_000;
    const counts = Object.fromEntries(moneyWheelPlaces.map((place) => [place, 0]));
    for (let nonce = 0; nonce < spins; nonce += 1) {
      const words = outcomeWords({ serverSeed: 'c3'.repeat(32), clientSeed: '0'.repeat(32), nonce });
      const { place } = spinMoneyWheel(uniformDraw(words));
      counts[place] = (counts[place] ?? 0) + 1;
    }
    const chiSquare = (more: number): number =>
      moneyWheelPlaces.reduce((sum, place) => {
        const expected = (spins * segmentsOf(place)) / 54;
        return sum + ((counts[place] ?? 0) + (place === 'x52' ? more : 0) - expected) ** 2 / expected;
      }, 0);
    // Five degrees of freedom: above 28 once in thirty thousand.
    expect(chiSquare(0)).toBeLessThan(28);
    expect(chiSquare(spins / 50)).toBeGreaterThan(28);
  });
});
