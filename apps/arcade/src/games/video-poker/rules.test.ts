import { describe, expect, it } from 'vitest';
import { cardsOf, dealing } from '../../testing/dealtCards.ts';
import { DecisionError } from '../game.ts';
import { videoPokerGame } from './game.ts';
import { bestHoldOf, heldPlaces } from './holds.ts';
import { playVideoPoker } from './rules.ts';

const play = (cards: string, ...holds: number[][]) =>
  playVideoPoker(
    dealing(cards),
    200n,
    {},
    holds.map((held) => ({ type: 'draw' as const, held })),
  );

describe('a round of video poker', () => {
  it('shows five cards and their pay, and draws no other before the decision', () => {
    expect(play('Jh Js 2d 5c 9s')).toEqual({
      events: [{ type: 'dealt', cards: cardsOf('Jh Js 2d 5c 9s'), hand: 'jacks_or_better' }],
      win: 0n,
      isOver: false,
    });
  });

  it('replaces the cards that are not held, in the order of places', () => {
    const { events, win } = play('Jh Js 2d 5c 9s Jd 9h 3c', [0, 1]);
    expect(events[1]).toEqual({
      type: 'drawn',
      held: [0, 1],
      cards: cardsOf('Jh Js Jd 9h 3c'),
      hand: 'three_of_a_kind',
    });
    expect(win).toBe(600n);
  });

  it('pays by the table of hands', () => {
    const cases = [
      ['Ah Kh Qh Jh Th', 800n],
      ['9h Kh Qh Jh Th', 50n],
      ['9h 9s 9d 9c Th', 25n],
      ['9h 9s 9d Tc Th', 9n],
      ['9h 2h 7h Jh Th', 6n],
      ['Ah 2s 3h 4h 5h', 4n],
      ['9h 9s 9d Tc 8h', 3n],
      ['9h 9s Td Tc 8h', 2n],
      ['Jh Js Td 9c 8h', 1n],
      ['Ah As Td 9c 8h', 1n],
      ['Th Ts Jd 9c 8h', 0n],
      ['Ah Ks Td 9c 8h', 0n],
    ] as const;
    for (const [cards, times] of cases)
      expect([cards, play(cards, [0, 1, 2, 3, 4]).win]).toEqual([cards, 200n * times]);
  });

  it('keeps all cards of a player who stays away', () => {
    const decision = videoPokerGame.nextEndingDecision?.([]) as { held: number[] };
    expect(play('Jh Js 2d 5c 9s', decision.held)).toMatchObject({ win: 200n, isOver: true });
  });

  it('accepts one decision, with ascending places', () => {
    expect(() => play('Jh Js 2d 5c 9s Jd 9h 3c', [0, 1], [0])).toThrow(DecisionError);
    expect(() => play('Jh Js 2d 5c 9s Jd 9h 3c', [1, 0])).toThrow(DecisionError);
    expect(() => play('Jh Js 2d 5c 9s Jd 9h 3c', [1, 1])).toThrow(DecisionError);
    expect(videoPokerGame.decision.safeParse({ type: 'draw', held: [5] }).success).toBe(false);
  });
});

describe('the best hold', () => {
  it('follows the known strategy', () => {
    const cases = [
      // Four to a royal flush before a made flush.
      ['Ah Kh Qh Jh 2h', 'Ah Kh Qh Jh'],
      // A paying pair before four to a flush, and four to a flush before a low pair.
      ['Jh Js 2h 5h 9h', 'Jh Js'],
      ['4h 4s 2h Th 9h', '4h 2h Th 9h'],
      // A low pair before a single ace.
      ['4h 4s 2d Tc Ah', '4h 4s'],
      ['2h 4s 6d 8c Th', ''],
      ['9h 9s 9d Tc Th', '9h 9s 9d Tc Th'],
    ] as const;
    for (const [cards, held] of cases) {
      const hand = cardsOf(cards);
      expect(heldPlaces(bestHoldOf(hand)).map((place) => hand[place])).toEqual(held === '' ? [] : cardsOf(held));
    }
  });
});
