import { cardName } from '../../../shell/cards/cardNames.ts';
import type { Text } from '../../../shell/gameText.ts';
import { cardOf } from '../../cards.ts';
import type { BragHand } from '../hands.ts';
import type { BragView } from '../rules.ts';

/** Returns a hand in words, such as "Running flush". */
export const handText = ({ kind }: Pick<BragHand, 'kind'>, text: Text): string => text(`kind.${kind}`);

/** Returns cards in words, without the hidden ones. */
export function cardsText(cards: readonly (number | null)[], text: Text): string {
  return cards.flatMap((card) => (card === null ? [] : [cardName(cardOf(card), text)])).join(', ');
}

/** Returns the shown cards of a place at the end of a hand. */
export function describePlace({ places }: BragView, place: number, text: Text): string {
  const at = places[place];
  if (!at) return '';
  if (at.hasFolded) return text('folded');
  if (!at.hand) return text('notShown');
  return text('cardsAndHand', { cards: cardsText(at.cards, text), hand: handText(at.hand, text) });
}
