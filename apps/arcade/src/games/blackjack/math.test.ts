import { describe, expect, it } from 'vitest';
import { fraction, plus, times, toDecimal, ZERO, type Fraction } from '../fraction.ts';
import { totalOf, valueOf } from './hands.ts';
import { blackjackMath, DECLARED_RETURN, returnByMode } from './math.ts';
import { playBlackjack, type BlackjackDecision } from './rules.ts';
import { EMPTY_TABLE, tableAfter } from './table.ts';

describe('the return of blackjack', () => {
  it('is the declared one with optimal play', () => {
    for (const { returned } of returnByMode()) expect(toDecimal(returned, 9)).toBe(DECLARED_RETURN);
  });

  it('differs from the declared one if a blackjack pays 6 to 5, or if one more card in a hundred is a ten', () => {
    expect(toDecimal(blackjackMath().exactReturn(fraction(6, 5)), 9)).toBe('0.980767182');
    const richer = [...Array.from({ length: 9 }, () => 100), 401];
    expect(toDecimal(blackjackMath(richer).exactReturn(), 9)).not.toBe(DECLARED_RETURN);
  });

  it('equals the payouts of the rules over all cards of a deck of fives, nines and tens', () => {
    // Ranks of the deck; 10, 11 and 12 count ten.
    const ranks = [5, 9, 10, 11, 12];
    const { rankMoves, exactReturn } = blackjackMath([0, 0, 0, 0, 1, 0, 0, 0, 1, 3]);
    const stake = 100n;

    /** Returns the next decision of optimal play; undefined when the round is over. */
    function decide(events: ReturnType<typeof playBlackjack>['events']): BlackjackDecision | undefined {
      const { pending, hands, dealer } = events.reduce(tableAfter, EMPTY_TABLE);
      if (pending?.for !== 'move') return undefined;
      const cards = hands[pending.hand]?.cards ?? [];
      const [first] = cards;
      const [up] = dealer;
      if (!first || !up) return undefined;
      const options = { moves: pending.moves, pair: valueOf(first) };
      const [best] = rankMoves(totalOf(cards), valueOf(up), options);
      return best && { type: best.move };
    }

    class OutOfCards extends Error {}

    /** Returns the average return of a round that begins with these cards. */
    function returnAfter(cards: readonly number[]): Fraction {
      try {
        const remaining = [...cards];
        const draw = (): number => {
          const rank = remaining.shift();
          if (rank === undefined) throw new OutOfCards();
          return rank - 1;
        };
        const decisions: BlackjackDecision[] = [];
        for (;;) {
          remaining.splice(0, remaining.length, ...cards);
          const round = playBlackjack(draw, stake, { stakes: [stake.toString()] }, decisions);
          if (round.isOver) return plus(fraction(1), fraction(round.win - (round.staked ?? stake), stake));
          const next = decide(round.events);
          if (!next) throw new Error('the round waits for nothing');
          decisions.push(next);
        }
      } catch (error) {
        if (!(error instanceof OutOfCards)) throw error;
        const parts = ranks.map((rank) => returnAfter([...cards, rank]));
        return times(fraction(1, ranks.length), parts.reduce(plus, ZERO));
      }
    }

    expect(toDecimal(returnAfter([]), 15)).toBe(toDecimal(exactReturn(), 15));
  });
});

describe('the best move of blackjack', () => {
  const best = (points: number, isSoft: boolean, up: number, pair?: number) => {
    const moves = ['hit', 'stand', 'double', ...(pair === undefined ? [] : (['split'] as const))] as const;
    const options = pair === undefined ? { moves } : { moves, pair };
    return blackjackMath().rankMoves({ points, isSoft }, up, options)[0]?.move;
  };

  it('follows the known basic strategy', () => {
    expect([16, 12, 12, 17].map((points, index) => best(points, false, [10, 3, 4, 10][index] ?? 0))).toEqual([
      'hit',
      'hit',
      'stand',
      'stand',
    ]);
    expect([best(11, false, 6), best(9, false, 2), best(18, true, 9), best(18, true, 6)]).toEqual([
      'double',
      'hit',
      'hit',
      'double',
    ]);
    expect([best(16, false, 10, 8), best(20, false, 6, 10), best(12, true, 10, 1), best(10, false, 6, 5)]).toEqual([
      'split',
      'stand',
      'split',
      'double',
    ]);
  });
});
