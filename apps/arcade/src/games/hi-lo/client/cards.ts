import type { Dress } from '../../../arcadeApi.ts';
import { suitPaths } from '../../../shell/cards/cardGlyphs.ts';
import { element, svgElement } from '../../../shell/element.ts';
import { motifPicture } from '../../../shell/motifPicture.ts';
import type { Card } from '../../cards.ts';

const rankLetters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** Returns the letter or figure of a rank on a card. */
export function rankLetter(rank: number): string {
  return rankLetters[rank] ?? String(rank);
}

function suitDrawing(suit: number): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', class: 'hilo-suit', 'aria-hidden': 'true' },
    svgElement('path', { d: suitPaths[suit] }),
  );
}

/** Creates the face of a card. It is decorative: its name is beside it. */
export function cardFace({ rank, suit }: Card): HTMLElement {
  return element(
    'div',
    { class: `hilo-face ${suit === 1 || suit === 2 ? 'is-red' : 'is-black'}` },
    element('span', { class: 'hilo-rank' }, rankLetter(rank)),
    suitDrawing(suit),
  );
}

/** Creates the back of the cards: the drawing of the title, or a diamond. */
export function cardBack(dress: Dress | null): HTMLElement {
  const [motif] = dress?.motifs ?? [];
  return element('div', { class: 'hilo-back' }, motif ? motifPicture(motif, 'hilo-back-motif') : suitDrawing(2));
}

/** The cards of the fan: a straight, from left to right. */
const FAN: readonly Card[] = [
  { rank: 10, suit: 0 },
  { rank: 11, suit: 1 },
  { rank: 12, suit: 3 },
  { rank: 13, suit: 2 },
];

/** Creates a fan of cards, which lies behind the pile until a round starts. It is decorative. */
export function cardFan(): HTMLElement {
  const cards = FAN.map((card, index) => {
    const place = element('div', { class: 'hilo-fan-card' }, cardFace(card));
    // The card face down is at the middle.
    place.style.setProperty('--turn', String(index < 2 ? index - 2 : index - 1));
    return place;
  });
  return element('div', { class: 'hilo-fan', 'aria-hidden': 'true' }, ...cards);
}

/** Creates a mark for a right or wrong guess, distinct by its shape. */
export function outcomeMark(isRight: boolean): SVGSVGElement {
  return svgElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      class: isRight ? 'icon hilo-mark is-right' : 'icon hilo-mark is-wrong',
      'aria-hidden': 'true',
    },
    svgElement('path', { d: isRight ? 'M5 12.500l4.500 4.500L19 7.500' : 'M6 6l12 12M18 6L6 18' }),
  );
}

/** Creates an arrow for the move at a card. */
export function moveMark(move: 'higher' | 'lower' | 'skip'): SVGSVGElement {
  const paths = { higher: 'M12 19V5M6 11l6-6 6 6', lower: 'M12 5v14M6 13l6 6 6-6', skip: 'M5 6l6 6-6 6M13 6l6 6-6 6' };
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' },
    svgElement('path', { d: paths[move] }),
  );
}
