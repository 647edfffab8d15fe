import type { UniformDraw } from '../fairness/uniformDraw.ts';

/** A playing card. */
export interface Card {
  /** 1 is the ace, 11 the jack, 12 the queen, 13 the king. */
  rank: number;
  /** From 0: spades, hearts, diamonds, clubs. */
  suit: number;
}

export const RANKS = 13;
export const SUITS = 4;
export const DECK = RANKS * SUITS;

/** Returns the card of a number: from 0 to 51, or higher in a shoe of several decks. */
export function cardOf(index: number): Card {
  return { rank: (index % RANKS) + 1, suit: Math.floor(index / RANKS) % SUITS };
}

/** Deals cards of an unlimited deck: each is any of 52 with the same chance, and takes one number. */
export function unlimitedDeck(draw: UniformDraw): () => Card {
  return () => cardOf(draw(DECK));
}

/**
 * Deals cards from a number of decks without replacement. Each takes one number; together they are `distinct` of the
 * fairness document.
 */
export function shuffledDecks(draw: UniformDraw, decks = 1): () => Card {
  const size = DECK * decks;
  // Stores only changed places: any other still holds the card of its own number.
  const moved = new Map<number, number>();
  let dealt = 0;
  return () => {
    const place = dealt + draw(size - dealt);
    const index = moved.get(place) ?? place;
    moved.set(place, moved.get(dealt) ?? dealt);
    dealt += 1;
    return cardOf(index);
  };
}
