// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { cardOf, DECK } from '../../games/cards.ts';
import { createText } from '../gameText.ts';
import { createMotion } from '../motion.ts';
import { cardFace } from './cardFace.ts';
import { cardMessages, cardName } from './cardNames.ts';
import { createPlayingCard } from './playingCard.ts';

const deck = Array.from({ length: DECK }, (_, index) => cardOf(index));

describe('a drawn card', () => {
  it('has as many pips as its rank, besides the two in its corners', () => {
    const pips = deck.map((card) => cardFace(card).querySelectorAll('.card-ink').length - 2);
    // A figure is drawn twice, each with one pip.
    expect(pips).toEqual(deck.map(({ rank }) => (rank > 10 ? 2 : rank)));
  });

  it('differs from every other', () => {
    const drawings = new Set(deck.map((card) => cardFace(card).outerHTML));
    expect(drawings.size).toBe(DECK);
  });

  it('shows its face only while it is turned up', async () => {
    const motion = createMotion();
    motion.start(true);
    const card = createPlayingCard(motion, null);
    const face = () => card.root.querySelector('.card-face');
    expect(face()).toBeNull();
    await card.turn({ rank: 12, suit: 1 });
    expect(face()?.classList.contains('is-red')).toBe(true);
    await card.turn(undefined);
    expect(face()).toBeNull();
  });

  it('has a name in every language', () => {
    const names = ['EN', 'TY', 'CN'].map((language) =>
      cardName({ rank: 12, suit: 1 }, createText(cardMessages, language).text),
    );
    expect(names).toEqual(['queen of hearts', 'แหม่ม โพแดง', '红心Q']);
  });
});
