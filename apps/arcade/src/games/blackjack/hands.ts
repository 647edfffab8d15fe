import type { Card } from '../cards.ts';

/** Returns the value of a card: an ace 1, pictures 10. */
export function valueOf({ rank }: Pick<Card, 'rank'>): number {
  return Math.min(rank, 10);
}

/** The value of cards together. */
export interface Total {
  points: number;
  /** Whether an ace counts 11. */
  isSoft: boolean;
}

/** Returns the total after a card of a value. An ace counts 11 as long as that is at most 21. */
export function totalAfter({ points, isSoft }: Total, value: number): Total {
  if (value === 1 && !isSoft && points <= 10) return { points: points + 11, isSoft: true };
  const sum = points + value;
  return isSoft && sum > 21 ? { points: sum - 10, isSoft: false } : { points: sum, isSoft };
}

/** Returns the total of cards. */
export function totalOf(cards: readonly Card[]): Total {
  return cards.reduce((total, card) => totalAfter(total, valueOf(card)), { points: 0, isSoft: false } as Total);
}

/** Whether two cards are a blackjack. A hand of a split has none. */
export function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).points === 21;
}

/** Whether the dealer draws: to 16, and stands on every 17. */
export function dealerDraws({ points }: Total): boolean {
  return points < 17;
}
