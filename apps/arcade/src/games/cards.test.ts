import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../fairness/outcomeWords.ts';
import { uniformDraw } from '../fairness/uniformDraw.ts';
import { cardOf, DECK, shuffledDecks, unlimitedDeck } from './cards.ts';

const draw = () =>
  uniformDraw(
    outcomeWords({
      serverSeed: 'c4'.repeat(32),
      clientSeed: '0f'.repeat(16),
      nonce: 3,
    }),
  );

describe('decks of cards', () => {
  it('deal every card as often as there are decks, and take one number for each', () => {
    const sides: number[] = [];
    const fair = draw();
    const deal = shuffledDecks((size) => {
      sides.push(size);
      return fair(size);
    }, 2);
    const dealt = Array.from({ length: 2 * DECK }, () => deal());
    const counts = Array.from({ length: DECK }, (_, index) => {
      const { rank, suit } = cardOf(index);
      return dealt.filter((card) => card.rank === rank && card.suit === suit).length;
    });
    expect(counts).toEqual(counts.map(() => 2));
    expect(sides).toEqual(Array.from({ length: 2 * DECK }, (_, index) => 2 * DECK - index));
    // The cards are shuffled.
    expect(dealt.slice(0, 6)).not.toEqual([0, 1, 2, 3, 4, 5].map(cardOf));
  });

  it('deal the first remaining card for the number zero', () => {
    const deal = shuffledDecks(() => 0);
    expect([deal(), deal(), deal()]).toEqual([0, 1, 2].map(cardOf));
  });

  it('can repeat any card when they are unlimited', () => {
    const deal = unlimitedDeck(() => 51);
    expect([deal(), deal()]).toEqual([
      { rank: 13, suit: 3 },
      { rank: 13, suit: 3 },
    ]);
  });
});
