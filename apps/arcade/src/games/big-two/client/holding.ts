import type { Dress } from '../../../arcadeApi.ts';
import { createCardRow } from '../../../shell/cards/cardRow.ts';
import { cardBack } from '../../../shell/cards/playingCard.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { Motion } from '../../../shell/motion.ts';
import { cardOf } from '../../cards.ts';
import { cardsText, countText } from './describe.ts';

/** The cards of another player: the number of cards, and the cards themselves at the end. */
export interface Holding {
  root: HTMLElement;
  show: (held: {
    name: string;
    cards: readonly (number | null)[];
    hasPassed: boolean;
    /** The last play of the winner; null for the others. */
    wonBy: readonly number[] | null;
  }) => void;
}

/** Creates the holding of a place. */
export function createHolding({ text, dress, motion }: { text: Text; dress: Dress | null; motion: Motion }): Holding {
  const count = element('strong', { class: 'held-count number' });
  const pile = element(
    'div',
    { class: 'held-pile' },
    element('div', { class: 'playing-card' }, cardBack(dress)),
    count,
  );
  const row = createCardRow(motion, dress, 'held-cards');
  const passed = element('span', { class: 'held-passed' }, text('passed'));
  const root = element('div', { class: 'held', role: 'img' }, pile, row.root, passed);
  return {
    root,
    show({ name, cards, hasPassed, wonBy }) {
      const open = wonBy ?? cards.filter((card) => card !== null);
      const isOpen = open.length > 0;
      const shown = text('cardsLeft', { name, count: countText(cards.length, text) });
      root.setAttribute('aria-label', isOpen ? `${shown}. ${cardsText(open, text)}` : shown);
      pile.hidden = isOpen;
      row.root.hidden = !isOpen;
      row.setCards(open.map(cardOf));
      root.classList.toggle('is-open', isOpen);
      root.classList.toggle('is-out', wonBy !== null);
      root.classList.toggle('is-few', !isOpen && cards.length <= 3);
      count.textContent = String(cards.length);
      passed.hidden = !hasPassed;
    },
  };
}
