import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { fraction, toDecimal } from '../fraction.ts';
import { isTriple, throwDice } from '../threeDice.ts';
import { exactReturn, returnByMode } from './math.ts';
import { sicBoPlaces } from './rules.ts';

describe('the returns of Sic Bo', () => {
  it('are as declared, by all 216 throws', () => {
    expect(returnByMode().map(({ mode }) => mode)).toEqual(sicBoPlaces);
    for (const { mode, returned, declared } of returnByMode())
      expect([mode, toDecimal(returned, 9)]).toEqual([mode, declared]);
  });

  it('are 210 of 216 except for doubles and totals of ten and eleven', () => {
    const lower = sicBoPlaces.filter((place) => toDecimal(exactReturn(place), 9) !== '0.972222222');
    expect(lower).toEqual(['total10', 'total11', ...[1, 2, 3, 4, 5, 6].map((face) => `double${face}`)]);
    expect(exactReturn('total10')).toEqual(fraction(27 * 775, 216 * 100));
    expect(exactReturn('double3')).toEqual(fraction(16 * 13, 216));
    expect(exactReturn('single3')).toEqual(fraction(75 * 2 + 15 * 3 + 15, 216));
  });

  it('lie between 95 and 97.3 %', () => {
    const percent = returnByMode().map(({ returned }) => Number(toDecimal(returned, 6)));
    expect(Math.min(...percent)).toBeGreaterThan(0.95);
    expect(Math.max(...percent)).toBeLessThan(0.973);
  });

  it('agree with thrown dice, unlike dice with one more triple in a hundred throws', () => {
    const rounds = 20_000;
    let triples = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const words = outcomeWords({ serverSeed: 'c3'.repeat(32), clientSeed: '0'.repeat(32), nonce });
      triples += isTriple(throwDice(uniformDraw(words))) ? 1 : 0;
    }
    const share = 1 / 36;
    const deviation = (count: number): number =>
      Math.abs(count / rounds - share) / Math.sqrt((share * (1 - share)) / rounds);
    expect(deviation(triples)).toBeLessThan(4);
    expect(deviation(triples + rounds / 100)).toBeGreaterThan(4);
  });
});
