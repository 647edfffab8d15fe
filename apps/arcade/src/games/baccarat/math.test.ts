import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { toDecimal } from '../fraction.ts';
import { countOutcomes, exactReturn, returnByMode } from './math.ts';
import { baccaratPlaces, dealBaccarat, hundredthsOf } from './rules.ts';

describe('the returns of baccarat', () => {
  it('are as declared, by an enumeration of all draws of eight decks', () => {
    for (const { returned, declared } of returnByMode()) expect(toDecimal(returned, 9)).toBe(declared);
    const percent = baccaratPlaces.slice(0, 3).map((place) => toDecimal(exactReturn(place), 6));
    expect(percent).toEqual(['0.987649', '0.989421', '0.856404']);
  });

  it('count every ordered draw of six cards once', () => {
    const { all, player, banker, tie } = countOutcomes();
    expect(player + banker + tie).toBe(all);
    expect(BigInt(all)).toBe(416n * 415n * 414n * 413n * 412n * 411n);
  });

  it('agree with dealt hands, unlike a game that is biased by one hand in fifty', () => {
    const rounds = 20_000;
    const { all, banker } = countOutcomes();
    const share = banker / all;
    let wins = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const words = outcomeWords({ serverSeed: 'c3'.repeat(32), clientSeed: '0'.repeat(32), nonce });
      wins += hundredthsOf('banker', dealBaccarat(uniformDraw(words))) === 195 ? 1 : 0;
    }
    const deviation = (count: number): number =>
      Math.abs(count / rounds - share) / Math.sqrt((share * (1 - share)) / rounds);
    expect(deviation(wins)).toBeLessThan(4);
    expect(deviation(wins + rounds / 50)).toBeGreaterThan(4);
  });
});
