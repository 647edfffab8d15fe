import type { Dress } from '../../../arcadeApi.ts';
import { element, svgElement } from '../../../shell/element.ts';
import { motifPicture } from '../../../shell/motifPicture.ts';
import type { Card } from '../rules.ts';

/** Outlines of spades, hearts, diamonds and clubs in a square of 24. */
const suitPaths = [
  'M12 2C9 7 4 9.500 4 14a4.200 4.200 0 0 0 7 3.100C10.700 19.200 9.900 20.700 8.500 22h7c-1.400-1.300-2.200-2.800-2.500-4.900A4.200 4.200 0 0 0 20 14c0-4.500-5-7-8-12z',
  'M12 21.500C5 16 2.500 12.500 2.500 8.800A4.900 4.900 0 0 1 12 6.300a4.900 4.900 0 0 1 9.500 2.500c0 3.700-2.500 7.200-9.500 12.700z',
  'M12 1.800L19.600 12 12 22.200 4.400 12z',
  'M12 2a4.400 4.400 0 0 0-3.700 6.700 4.400 4.400 0 1 0 2.700 7.800c-.3 2.300-1.100 4.100-2.500 5.500h7c-1.400-1.400-2.200-3.200-2.500-5.500a4.400 4.400 0 1 0 2.700-7.800A4.400 4.400 0 0 0 12 2z',
] as const;

const rankLetters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

function suitDrawing(suit: number): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', class: 'hilo-suit', 'aria-hidden': 'true' },
    svgElement('path', { d: suitPaths[suit] }),
  );
}

/** The face of a card. Decorative: its name is said beside it. */
export function cardFace({ rank, suit }: Card): HTMLElement {
  return element(
    'div',
    { class: `hilo-face ${suit === 1 || suit === 2 ? 'is-red' : 'is-black'}` },
    element('span', { class: 'hilo-rank' }, rankLetters[rank] ?? String(rank)),
    suitDrawing(suit),
  );
}

/** The back of the cards: the drawing of the title, or a diamond. */
export function cardBack(dress: Dress | null): HTMLElement {
  const [motif] = dress?.motifs ?? [];
  return element('div', { class: 'hilo-back' }, motif ? motifPicture(motif, 'hilo-back-motif') : suitDrawing(2));
}

/** A mark for a right or wrong guess, distinct by its shape. */
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

/** An arrow for what was done at a card. */
export function moveMark(move: 'higher' | 'lower' | 'skip'): SVGSVGElement {
  const paths = { higher: 'M12 19V5M6 11l6-6 6 6', lower: 'M12 5v14M6 13l6 6 6-6', skip: 'M5 6l6 6-6 6M13 6l6 6-6 6' };
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' },
    svgElement('path', { d: paths[move] }),
  );
}
