import type { Card } from '../../cards.ts';
import { pokerHand } from '../../pokerHands.ts';

/** Returns the indexes of the five of seven cards that form the best hand. */
export function bestFive(cards: readonly Card[]): number[] {
  const { score } = pokerHand(cards);
  for (let second = 1; second < cards.length; second += 1)
    for (let first = 0; first < second; first += 1) {
      const places = [...cards.keys()].filter((place) => place !== first && place !== second);
      if (pokerHand(places.flatMap((place) => cards[place] ?? [])).score === score) return places;
    }
  return [...cards.keys()];
}
