import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { fraction, toDecimal } from '../fraction.ts';
import { exactReturn, returnByMode } from './math.ts';
import { dealDragonTiger, dragonTigerPlaces, hundredthsOf } from './rules.ts';

describe('the returns of Dragon Tiger', () => {
  it('are as declared, by all pairs of cards of eight decks', () => {
    expect(returnByMode().map(({ mode }) => mode)).toEqual(dragonTigerPlaces);
    for (const { returned, declared } of returnByMode()) expect(toDecimal(returned, 9)).toBe(declared);
  });

  it('follow from the remaining cards of a rank and a suit', () => {
    // Of 415 cards 31 have the rank of the first one, 7 its suit too.
    expect(exactReturn('tie')).toEqual(fraction(13 * 31, 415));
    expect(exactReturn('suitedTie')).toEqual(fraction(57 * 7, 415));
    expect(exactReturn('dragon')).toEqual(fraction(2 * 415 - 31, 2 * 415));
    expect(exactReturn('tigerBlack')).toEqual(fraction(6 * 21, 13 * 10));
  });

  it('lie between 95 and 97.3 %', () => {
    const percent = returnByMode().map(({ returned }) => Number(toDecimal(returned, 6)));
    expect(Math.min(...percent)).toBeGreaterThan(0.95);
    expect(Math.max(...percent)).toBeLessThan(0.973);
  });

  it('agree with dealt cards, unlike a game that is biased by one draw in fifty', () => {
    const rounds = 20_000;
    let wins = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const words = outcomeWords({ serverSeed: 'c3'.repeat(32), clientSeed: '0'.repeat(32), nonce });
      wins += hundredthsOf('tie', dealDragonTiger(uniformDraw(words))) > 0 ? 1 : 0;
    }
    const share = 31 / 415;
    const deviation = (count: number): number =>
      Math.abs(count / rounds - share) / Math.sqrt((share * (1 - share)) / rounds);
    expect(deviation(wins)).toBeLessThan(4);
    expect(deviation(wins + rounds / 50)).toBeGreaterThan(4);
  });
});
