import type { Dress } from '../../arcadeApi.ts';
import type { Card } from '../../games/cards.ts';
import { element } from '../element.ts';
import type { Motion } from '../motion.ts';
import { cardBack, createPlayingCard, slideFrom, type PlayingCard } from './playingCard.ts';

/** A row of cards that overlap by the style sheet's `--overlap`, in em. */
export interface CardRow {
  root: HTMLElement;
  /** Deals a card from the middle of `from`, face down without a card. Resolves when it has landed. */
  deal: (card: Card | undefined, from: Element, ms?: number) => Promise<void>;
  /** Turns the card at a position. */
  turn: (place: number, card: Card | undefined) => Promise<void>;
  /** Places cards without motion; undefined is a card face down. */
  setCards: (cards: readonly (Card | undefined)[]) => void;
  /** Returns the card at a position, to mark it. */
  at: (place: number) => HTMLElement | undefined;
}

/** Creates an empty row of cards. */
export function createCardRow(motion: Motion, dress: Dress | null, className = ''): CardRow {
  const root = element('div', { class: `card-row ${className}`.trim() });
  let cards: PlayingCard[] = [];
  return {
    root,
    async deal(card, from, ms = 300) {
      const dealt = createPlayingCard(motion, dress);
      cards.push(dealt);
      root.append(dealt.root);
      await slideFrom(motion, dealt.root, from, ms);
      if (card) await dealt.turn(card, ms * 0.8);
    },
    async turn(place, card) {
      await cards[place]?.turn(card);
    },
    setCards(next) {
      cards = next.map((card) => createPlayingCard(motion, dress, card));
      root.replaceChildren(...cards.map((card) => card.root));
    },
    at: (place) => cards[place]?.root,
  };
}

/** Creates the shoe that cards are dealt from. Decorative. */
export function createShoe(dress: Dress | null, motion: Motion): HTMLElement {
  const cards = [0, 1, 2].map(() => createPlayingCard(motion, dress).root);
  return element('div', { class: 'card-shoe', 'aria-hidden': 'true' }, ...cards);
}

/** Creates the shoe at the head of a table, from which cards slide. Decorative. */
export function createTableShoe(dress: Dress | null): HTMLElement {
  return element('div', { class: 'shoe', 'aria-hidden': 'true' }, cardBack(dress));
}
