import type { Dress } from '../../../arcadeApi.ts';
import { cardName } from '../../../shell/cards/cardNames.ts';
import { createPlayingCard, slideFrom } from '../../../shell/cards/playingCard.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { Motion } from '../../../shell/motion.ts';
import type { Card } from '../../cards.ts';
import { HAND_SIZE } from '../rules.ts';

/** The five cards as buttons: pressed ones are held. */
export interface CardSlots {
  root: HTMLElement;
  held: () => number[];
  hold: (places: readonly number[]) => void;
  toggle: (place: number) => void;
  setUsable: (isUsable: boolean) => void;
  /** Places five cards face down without motion, none held. */
  reset: () => void;
  /** Turns a card face up at a place. Resolves when it is open. */
  show: (place: number, card: Card) => Promise<void>;
  /** Discards the card at a place and deals another. */
  replace: (place: number, card: Card) => Promise<void>;
  /** Marks the cards of a hand that pays. */
  markWon: (isWon: boolean) => void;
}

interface Parts {
  text: Text;
  motion: Motion;
  dress: Dress | null;
  /** The position from which new cards come. */
  from: Element;
  onChange: () => void;
}

const FLIP_MS = 260;

/** Creates five slots with cards that lie face down. */
export function createCardSlots({ text, motion, dress, from, onChange }: Parts): CardSlots {
  const slots = Array.from({ length: HAND_SIZE }, (_, place) => {
    const card = element('span', { class: 'vp-card' });
    const root = element(
      'button',
      { type: 'button', class: 'vp-slot', 'aria-pressed': 'false', 'aria-disabled': 'true' },
      element('span', { class: 'vp-held', 'aria-hidden': 'true' }, text('held')),
      card,
      element('span', { class: 'vp-key', 'aria-hidden': 'true' }, String(place + 1)),
    );
    root.addEventListener('click', () => toggle(place));
    return { root, card, shown: createPlayingCard(motion, dress) };
  });
  const root = element(
    'div',
    { class: 'vp-slots', role: 'group', 'aria-label': text('cardsLabel') },
    ...slots.map((slot) => slot.root),
  );
  let isUsable = false;

  const isHeld = (place: number): boolean => slots[place]?.root.getAttribute('aria-pressed') === 'true';
  const held = (): number[] => [...slots.keys()].filter(isHeld);
  const press = (place: number, isPressed: boolean): void =>
    slots[place]?.root.setAttribute('aria-pressed', String(isPressed));

  function toggle(place: number): void {
    if (!isUsable) return;
    press(place, !isHeld(place));
    onChange();
  }

  function placeCard(place: number, card?: Card): void {
    const slot = slots[place];
    if (!slot) return;
    slot.shown = createPlayingCard(motion, dress, card);
    slot.card.replaceChildren(slot.shown.root);
    slot.root.setAttribute('aria-label', `${place + 1}: ${card ? cardName(card, text) : text('facedown')}`);
  }

  async function show(place: number, card: Card): Promise<void> {
    await slots[place]?.shown.turn(card, FLIP_MS);
    slots[place]?.root.setAttribute('aria-label', `${place + 1}: ${cardName(card, text)}`);
  }

  function reset(): void {
    root.classList.remove('is-won');
    for (const place of slots.keys()) {
      placeCard(place);
      press(place, false);
    }
  }

  reset();
  return {
    root,
    held,
    hold(places) {
      for (const place of slots.keys()) press(place, places.includes(place));
    },
    toggle,
    setUsable(next) {
      isUsable = next;
      for (const slot of slots) slot.root.setAttribute('aria-disabled', String(!next));
    },
    reset,
    show,
    async replace(place, card) {
      placeCard(place);
      const slot = slots[place];
      if (slot) await slideFrom(motion, slot.card, from, FLIP_MS);
      await show(place, card);
    },
    markWon: (isWon) => root.classList.toggle('is-won', isWon),
  };
}
