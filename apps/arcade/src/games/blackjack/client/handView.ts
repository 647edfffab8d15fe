import { createCardRow, type CardRow } from '../../../shell/cards/cardRow.ts';
import { chipWith } from '../../../shell/cards/chips.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { Motion } from '../../../shell/motion.ts';
import type { StageContext } from '../../../shell/stage.ts';
import { pointsText, type TableHand } from '../table.ts';
import { handText } from './describe.ts';

/** A hand of the player on the table. */
export interface HandView {
  root: HTMLElement;
  cards: CardRow;
  /** Shows points, stake and result; the cards are dealt already. */
  show: (hand: TableHand, place: { index: number; isActive: boolean }) => void;
}

const tones = { blackjack: 'won', win: 'won', push: 'push', lose: 'lost', bust: 'lost' } as const;

/** Creates the place of a hand. */
export function createHandView(
  { dress, money, text }: Pick<StageContext, 'dress' | 'money'> & { text: Text },
  motion: Motion,
): HandView {
  const cards = createCardRow(motion, dress);
  const points = element('span', { class: 'felt-points', 'aria-hidden': 'true' });
  const result = element('span', { class: 'felt-result', 'aria-hidden': 'true' });
  const bet = element('span', { 'aria-hidden': 'true' });
  const root = element('div', { class: 'felt-hand', role: 'group' }, result, cards.root, points, bet);
  return {
    root,
    cards,
    show(hand, { index, isActive }) {
      const tone = hand.result && tones[hand.result];
      const resultText = hand.result ? `. ${text(`result.${hand.result}`)}` : '';
      const label = { hand: index + 1, cards: handText(hand.cards, text), amount: money(hand.stake) };
      root.setAttribute('aria-label', text('handLabel', label) + resultText);
      root.classList.toggle('is-active', isActive);
      root.classList.toggle('is-won', tone === 'won');
      root.classList.toggle('is-lost', tone === 'lost');
      points.textContent = hand.cards.length > 0 ? pointsText(hand.cards) : '';
      result.textContent = hand.result ? text(`result.${hand.result}`) : '';
      result.dataset['tone'] = tone ?? '';
      bet.replaceChildren(chipWith(money(hand.stake)));
    },
  };
}
