import { cardName } from '../../../shell/cards/cardNames.ts';
import type { Text } from '../../../shell/gameText.ts';
import { cardOf } from '../../cards.ts';
import { byStrength, combinationOf } from '../combinations.ts';
import { unitsFor, type BigTwoView } from '../rules.ts';

/** Returns cards in words, without the hidden ones. */
export function cardsText(cards: readonly (number | null)[], text: Text): string {
  return cards.flatMap((card) => (card === null ? [] : [cardName(cardOf(card), text)])).join(', ');
}

/** Returns the combination of cards, such as "Pair"; empty for cards that cannot be played together. */
export function kindText(cards: readonly number[], text: Text): string {
  const kind = combinationOf(cards)?.kind;
  return kind ? text(`kind.${kind}`) : '';
}

export const countText = (count: number, text: Text): string =>
  count === 1 ? text('oneCard') : text('cardCount', { count });

/** Returns the cards left at a place at the end of a hand. */
export function describePlace({ places }: BigTwoView, place: number, text: Text): string {
  const cards = places[place]?.cards;
  if (!cards) return '';
  if (cards.length === 0) return text('wentOut');
  return text('leftOver', {
    cards: cardsText(cards, text),
    count: countText(cards.length, text),
    units: unitsFor(cards.length),
  });
}

/** The order of the player's own cards. */
export type FanOrder = 'rank' | 'suit';

/** The suits from the weakest to the strongest, by the numbers of `Card`. */
const suitOrder = [2, 3, 1, 0] as const;

/** Returns the player's own cards in the chosen order, the weakest first. */
export function inOrder(cards: readonly number[], order: FanOrder): number[] {
  const sorted = byStrength(cards);
  if (order === 'rank') return sorted;
  return suitOrder.flatMap((suit) => sorted.filter((card) => cardOf(card).suit === suit));
}

/**
 * Returns plays in the order of the hints. Answers start with the weakest play; leads with the most cards that include
 * the weakest card.
 */
export function hintsOf(moves: readonly (readonly number[])[], hand: readonly number[], isLead: boolean): number[][] {
  const plays = moves.filter(({ length }) => length > 0).map((cards) => [...cards]);
  const weakest = byStrength(hand)[0];
  if (!isLead || weakest === undefined) return plays;
  return plays.toSorted((a, b) => Number(b.includes(weakest)) - Number(a.includes(weakest)) || b.length - a.length);
}
