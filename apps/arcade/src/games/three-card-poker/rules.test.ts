import { describe, expect, it } from 'vitest';
import { cardsOf, dealing } from '../../testing/dealtCards.ts';
import { DecisionError } from '../game.ts';
import { threeCardPokerGame } from './game.ts';
import { valueOfHand } from './hands.ts';
import { playThreeCardPoker, type ThreeCardPokerEvent } from './rules.ts';

function play(cards: string, type?: 'play' | 'fold', pairPlus: string | null = null) {
  const stake = 100n + BigInt(pairPlus ?? 0);
  return playThreeCardPoker(dealing(cards), stake, { ante: '100', pairPlus }, type ? [{ type }] : []);
}

const duel = (events: readonly ThreeCardPokerEvent[]) => events.find(({ type }) => type === 'duel_settled');

describe('a hand of three cards', () => {
  it('is ordered by its kind, then by its ranks', () => {
    const hands = [
      'Qh Js 9d',
      'Kh 3s 2d',
      'Ah 3s 4d',
      '2h 2s 3d',
      '2h 2s Ad',
      'Ah As 2d',
      '2h 3h 5h',
      'Ah Kh Jh',
      'Ah 2s 3d',
      '2h 3s 4d',
      'Qh Ks Ad',
      '2h 2s 2d',
      'Ah 2h 3h',
      'Ah Kh Qh',
    ].map((cards) => valueOfHand(cardsOf(cards)).score);
    expect(hands).toEqual(hands.toSorted((a, b) => a - b));
    expect(new Set(hands).size).toBe(hands.length);
  });
});

describe('a round of three-card poker', () => {
  it('shows the player’s cards and draws none for the dealer before the decision', () => {
    expect(play('Kh 8s 2d')).toEqual({
      events: [{ type: 'dealt', cards: cardsOf('Kh 8s 2d'), kind: 'high_card' }],
      win: 0n,
      isOver: false,
      staked: 100n,
    });
  });

  it('pays the better hand, pushes equal ones, and pays only the ante when the dealer does not qualify', () => {
    const cases = [
      ['Kh 8s 2d Qd 8c 3s', 'win', 400n],
      ['Kh 8s 2d Kd 8c 2s', 'push', 200n],
      ['Kh 8s 2d Kd 9c 2s', 'lose', 0n],
      ['Kh 8s 2d Jd 9c 2s', 'not_qualified', 300n],
    ] as const;
    for (const [cards, result, win] of cases) {
      const round = play(cards, 'play');
      expect(round).toMatchObject({ win, staked: 200n, isOver: true });
      expect(duel(round.events)).toMatchObject({ result, bonus: '0' });
    }
  });

  it('adds a bonus to a straight or better, even when the dealer wins', () => {
    expect(play('4h 5s 6d Ah Kh Qh', 'play').win).toBe(100n);
    expect(play('4h 4s 4d Ah Kh Qh', 'play').win).toBe(400n);
    expect(play('4h 5h 6h As Kh 2c', 'play').win).toBe(900n);
  });

  it('loses the ante when the player folds, and still pays pair plus', () => {
    expect(play('Jh 8s 2d Jd 9c 3s', 'fold')).toMatchObject({ win: 0n, staked: 100n, isOver: true });
    expect(play('2h 2s 5d Kd Kc 3s', 'fold', '200')).toMatchObject({ win: 400n, staked: 300n });
    expect(play('2h 3h 4h Kd Kc 3s', 'play', '200')).toMatchObject({ win: 400n + 500n + 8200n, staked: 400n });
    expect(play('Qh 8s 2d Jd 9c 3s', 'play', '200').events.at(-2)).toEqual({ type: 'pair_plus_settled', pay: '0' });
  });

  it('accepts one decision', () => {
    const decisions = [{ type: 'play' }, { type: 'play' }] as const;
    expect(() =>
      playThreeCardPoker(dealing('Kh 8s 2d Qd 8c 3s'), 100n, { ante: '100', pairPlus: null }, decisions),
    ).toThrow(DecisionError);
    expect(threeCardPokerGame.nextEndingDecision?.([])).toEqual({ type: 'fold' });
  });
});
