import { expect } from 'vitest';
import type { UniformDraw } from '../fairness/uniformDraw.ts';
import type { Card } from '../games/cards.ts';

const suits = 'shdc';
const rankOf = (letter: string): number => 'A23456789TJQK'.indexOf(letter) + 1;

/** Parses cards such as "As Td 2c". */
export function cardsOf(text: string): Card[] {
  return text.split(' ').map(([rank = '', suit = '']) => ({ rank: rankOf(rank), suit: suits.indexOf(suit) }));
}

/** Creates draws that deal these cards, in order, from one deck. */
export function dealing(text: string): UniformDraw {
  const wanted = cardsOf(text).map(({ rank, suit }) => suit * 13 + rank - 1);
  const deck = Array.from({ length: 52 }, (_, index) => index);
  let dealt = 0;
  return (sides) => {
    expect(sides).toBe(52 - dealt);
    const card = wanted[dealt];
    if (card === undefined) throw new Error('the round drew more than expected');
    const place = deck.indexOf(card, dealt);
    deck[place] = deck[dealt] ?? 0;
    dealt += 1;
    return place - (dealt - 1);
  };
}
