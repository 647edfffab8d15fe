import { cardName } from '../../../shell/cards/cardNames.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { Guess } from '../math.ts';
import type { Card } from '../../cards.ts';
import { cardFace, moveMark } from './cards.ts';

/** The move that led to a card of the strip. */
export interface StripMove {
  move: Guess | 'skip';
  /** Absent for a skip. */
  isRight?: boolean;
  /** The text under the card. */
  caption: string;
}

/** The cards of a round in order. */
export interface CardStrip {
  root: HTMLElement;
  add: (card: Card, move?: StripMove) => void;
  clear: () => void;
}

/** Creates the strip. */
export function createCardStrip(text: Text): CardStrip {
  const root = element('ol', { class: 'hilo-strip', 'aria-label': text('cards'), tabindex: 0 });
  return {
    root,
    add(card, move) {
      const words = move ? `, ${text(move.isRight === undefined ? 'skipped' : move.isRight ? 'right' : 'wrong')}` : '';
      const outcome = move?.isRight === undefined ? '' : move.isRight ? ' is-right' : ' is-wrong';
      const face = cardFace(card);
      face.setAttribute('aria-hidden', 'true');
      root.append(
        element(
          'li',
          { class: `hilo-past${outcome}` },
          element('span', { class: 'visually-hidden' }, cardName(card, text) + words),
          ...(move ? [element('span', { class: 'hilo-past-move' }, moveMark(move.move))] : []),
          face,
          element('span', { class: 'hilo-past-caption' }, move?.caption ?? ''),
        ),
      );
      root.scrollLeft = root.scrollWidth;
    },
    clear() {
      root.replaceChildren();
    },
  };
}
