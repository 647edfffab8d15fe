import './squeeze.css';
import type { Dress } from '../../arcadeApi.ts';
import { cardFace } from './cardFace.ts';
import { cardBack } from './playingCard.ts';
import { element } from '../element.ts';
import type { Card } from '../../games/cards.ts';

/** The dragged part of the card from which it counts as opened. */
const OPENED = 0.6;

/**
 * Lets a player open a card that is face down: the back follows the finger above the dealt card. Resolves when it is
 * dragged open, pressed, or the time is over; the caller then turns it.
 */
export function squeezeCard(
  place: HTMLElement,
  card: Card,
  { dress, label, withinMs }: { dress: Dress | null; label: string; withinMs: number },
): Promise<void> {
  const back = element('div', { class: 'squeeze-back' }, cardBack(dress));
  const cover = element(
    'button',
    { type: 'button', class: 'squeeze', 'aria-label': label },
    element('div', { class: 'card-front' }, cardFace(card)),
    back,
  );
  // The card is decorative; the button that opens it is not.
  const hidden = place.getAttribute('aria-hidden');
  place.removeAttribute('aria-hidden');
  place.append(cover);
  return new Promise((resolve) => {
    let from: number | undefined;
    let opened = 0;
    const timer = setTimeout(end, withinMs);

    function end(): void {
      clearTimeout(timer);
      cover.remove();
      if (hidden !== null) place.setAttribute('aria-hidden', hidden);
      resolve();
    }
    cover.addEventListener('pointerdown', ({ clientY, pointerId }) => {
      from = clientY;
      cover.setPointerCapture(pointerId);
    });
    cover.addEventListener('pointermove', ({ clientY }) => {
      if (from === undefined) return;
      opened = Math.min(1, Math.max(0, (from - clientY) / cover.offsetHeight));
      back.style.clipPath = `inset(0 0 ${opened * 100}% 0)`;
      back.style.translate = `0 ${-opened * 12}%`;
    });
    cover.addEventListener('pointerup', () => {
      from = undefined;
      if (opened >= OPENED) end();
      else if (opened > 0.05) {
        back.style.clipPath = '';
        back.style.translate = '';
      }
    });
    // A press without a drag, and the keyboard, turn it.
    cover.addEventListener('click', () => {
      if (opened < 0.05 || opened >= OPENED) end();
      opened = 0;
    });
  });
}
