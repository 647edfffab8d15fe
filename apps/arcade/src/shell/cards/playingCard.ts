import './cards.css';
import type { Dress } from '../../arcadeApi.ts';
import type { Card } from '../../games/cards.ts';
import { element } from '../element.ts';
import { motifPicture } from '../motifPicture.ts';
import { easeOut, type Motion } from '../motion.ts';
import { cardFace, suitMark } from './cardFace.ts';

/**
 * A card on a table. Its size is the font size: one em is an eighth of its width (`font-size: 8px` makes a card of 64
 * by 90).
 */
export interface PlayingCard {
  root: HTMLElement;
  /** Turns it face up, or face down without a card. The turn takes `ms`; resolves when it is done. */
  turn: (card: Card | undefined, ms?: number) => Promise<void>;
}

/** Creates the back of a card: the drawing of the title in its colours, or a diamond. */
export function cardBack(dress: Dress | null): HTMLElement {
  const [motif] = dress?.motifs ?? [];
  return element('div', { class: 'card-back' }, motif ? motifPicture(motif, 'card-motif') : suitMark(2, 'card-motif'));
}

/** Creates a card: face down unless `card` is given. Decorative, so the game names the cards. */
export function createPlayingCard(motion: Motion, dress: Dress | null, card?: Card): PlayingCard {
  const root = element('div', { class: 'playing-card', 'aria-hidden': 'true' }, cardBack(dress));
  const lay = (shown: Card | undefined): void => {
    root.classList.toggle('is-up', shown !== undefined);
    root.replaceChildren(shown ? element('div', { class: 'card-front' }, cardFace(shown)) : cardBack(dress));
  };
  if (card) lay(card);
  return {
    root,
    async turn(shown, ms = 320) {
      let isTurned = false;
      await motion.run(ms, (part) => {
        // Narrows to nothing, changes sides, and widens again.
        if (part >= 0.5 && !isTurned) {
          isTurned = true;
          lay(shown);
        }
        const width = Math.abs(Math.cos(Math.PI * part));
        root.style.transform = part === 1 ? '' : `scaleX(${Math.max(width, 0.02)})`;
      });
    },
  };
}

/**
 * Slides an element to its position from the centre of another one, for instance the shoe. Resolves when it has
 * arrived.
 */
export async function slideFrom(motion: Motion, moved: HTMLElement, from: Element, ms = 360): Promise<void> {
  if (motion.isSkipped()) return;
  const end = moved.getBoundingClientRect();
  const begin = from.getBoundingClientRect();
  const byX = begin.left + begin.width / 2 - (end.left + end.width / 2);
  const byY = begin.top + begin.height / 2 - (end.top + end.height / 2);
  await motion.run(ms, (part) => {
    const left = 1 - easeOut(part);
    moved.style.translate = part === 1 ? '' : `${byX * left}px ${byY * left}px`;
    moved.style.rotate = part === 1 ? '' : `${-28 * left}deg`;
  });
}
