import type { Card } from '../cards.ts';

/** The kinds of hands of three cards, from the lowest. */
export const handKinds = ['high_card', 'pair', 'flush', 'straight', 'three_of_a_kind', 'straight_flush'] as const;
export type HandKind = (typeof handKinds)[number];

const BASE = 15;

/** The value of a hand of three cards. A better hand has a greater score. */
export interface HandValue {
  kind: HandKind;
  score: number;
}

/** Evaluates three cards. An ace is high, except in ace, two, three. */
export function valueOfHand(cards: readonly Card[]): HandValue {
  const [high = 0, middle = 0, low = 0] = cards
    .map(({ rank }) => (rank === 1 ? 14 : rank))
    .toSorted((first, second) => second - first);
  const isFlush = cards.every(({ suit }) => suit === cards[0]?.suit);
  const isLowest = high === 14 && middle === 3 && low === 2;
  const isStraight = isLowest || (high - middle === 1 && middle - low === 1);
  const scored = (kind: HandKind, ...ranks: [number, number, number]): HandValue => ({
    kind,
    score: ranks.reduce((score, rank) => score * BASE + rank, handKinds.indexOf(kind)),
  });
  if (isStraight) {
    const kind = isFlush ? 'straight_flush' : 'straight';
    return isLowest ? scored(kind, 3, 2, 1) : scored(kind, high, middle, low);
  }
  if (high === low) return scored('three_of_a_kind', high, middle, low);
  if (isFlush) return scored('flush', high, middle, low);
  // The pair counts before the third card.
  if (high === middle) return scored('pair', high, high, low);
  if (middle === low) return scored('pair', low, low, high);
  return scored('high_card', high, middle, low);
}

/** The score from which the dealer plays: a queen high. */
export const QUALIFYING_SCORE = 12 * BASE * BASE;

/** The lowest hand that optimal play does not fold: queen, six, four. */
export const PLAYED_SCORE = 12 * BASE * BASE + 6 * BASE + 4;
