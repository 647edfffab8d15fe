import { cardName } from '../../../shell/cards/cardNames.ts';
import type { Text } from '../../../shell/gameText.ts';
import { cardOf } from '../../cards.ts';
import type { PokHand } from '../hands.ts';
import type { PokDengView } from '../rules.ts';

function kindText(kind: PokHand['kind'], points: number, text: Text): string {
  if (kind !== 'points') return text(`kind.${kind}`);
  return points === 1 ? text('onePoint') : text('points', { count: points });
}

/** Returns a hand in words, such as "Pok 9, 2 deng" or "5 points". */
export function handText({ kind, points, multiple }: PokHand, text: Text): string {
  const words = kindText(kind, points, text);
  return multiple === 1 ? words : text('handWords', { kind: words, deng: text('deng', { count: multiple }) });
}

/** Returns a hand in short words, such as "Pok 9 ×2". */
export function shortHandText({ kind, points, multiple }: PokHand, text: Text): string {
  const words = kindText(kind, points, text);
  return multiple === 1 ? words : `${words} ×${multiple}`;
}

/** Returns cards in words. */
export function cardsText(cards: readonly (number | null)[], text: Text): string {
  return cards.flatMap((card) => (card === null ? [] : [cardName(cardOf(card), text)])).join(', ');
}

/** Returns the cards of a place at the end of a hand. */
export function describePlace({ places }: PokDengView, place: number, text: Text): string {
  const at = places[place];
  if (!at?.hand) return '';
  return text('cardsAndHand', { cards: cardsText(at.cards, text), hand: handText(at.hand, text) });
}
