import { describe, expect, it } from 'vitest';
import { toDecimal } from '../fraction.ts';
import { PLAYED_SCORE } from './hands.ts';
import { allMatchups, anteReturn, kindCounts, pairPlusReturn, playWins } from './math.ts';
import { DECLARED_RETURN, PAIR_PLUS_RETURN } from './returns.ts';

const matchups = allMatchups();

describe('the returns of three-card poker', () => {
  it('are the declared ones, over every hand of the player against every hand of the dealer', () => {
    expect(toDecimal(anteReturn(matchups), 9)).toBe(DECLARED_RETURN);
    expect(toDecimal(pairPlusReturn(), 9)).toBe(PAIR_PLUS_RETURN);
    expect(matchups.reduce((sum, { multiplicity }) => sum + multiplicity, 0)).toBe(22_100);
    const dealers = matchups.map(({ unqualified, beaten, tied, lost }) => unqualified + beaten + tied + lost);
    expect(new Set(dealers)).toEqual(new Set([18_424]));
  });

  it('differ from the declared ones if a straight has no bonus, or a flush pays 3 to 1', () => {
    const bonuses = { straight_flush: 5n, three_of_a_kind: 4n };
    expect(toDecimal(anteReturn(matchups, bonuses), 9)).not.toBe(DECLARED_RETURN);
    const pays = { straight_flush: 40n, three_of_a_kind: 30n, straight: 6n, flush: 3n, pair: 1n };
    expect(toDecimal(pairPlusReturn(pays), 9)).toBe('0.927239819');
  });

  it('assume optimal play: queen, six, four or better wins more by playing than by folding', () => {
    for (const matchup of matchups) {
      const { unqualified, beaten, tied, lost } = matchup;
      const folded = -BigInt(unqualified + beaten + tied + lost);
      expect(playWins(matchup) > folded).toBe(matchup.score >= PLAYED_SCORE);
    }
  });

  it('count the hands of every kind', () => {
    expect(kindCounts()).toEqual({
      high_card: 16_440,
      pair: 3_744,
      flush: 1_096,
      straight: 720,
      three_of_a_kind: 52,
      straight_flush: 48,
    });
  });
});
