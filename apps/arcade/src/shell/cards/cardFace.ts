import type { Card } from '../../games/cards.ts';
import { svgElement } from '../element.ts';
import { pipPlaces, rankStrokes, suitPaths } from './cardGlyphs.ts';
import { courtParts, FIGURE_LINE } from './courtFigures.ts';

function isRed(suit: number): boolean {
  return suit === 1 || suit === 2;
}

/** Draws a suit with its centre at a point of the card. */
function pip(suit: number, x: number, y: number, size: number, isTurned = false): SVGPathElement {
  const turn = isTurned ? ' rotate(180)' : '';
  return svgElement('path', {
    d: suitPaths[suit],
    class: 'card-ink',
    transform: `translate(${x} ${y})${turn} scale(${size / 24}) translate(-12 -12)`,
  });
}

/** Draws rank and suit in a corner; the other corner shows them upside down. */
function corner({ rank, suit }: Card, isTurned: boolean): SVGGElement {
  return svgElement(
    'g',
    { transform: isTurned ? 'rotate(180 50 70)' : undefined },
    svgElement('path', {
      d: rankStrokes[rank - 1],
      class: 'card-rank',
      transform: 'translate(5 7)',
    }),
    pip(suit, 15, 49, 19),
  );
}

function court({ rank, suit }: Card): SVGElement[] {
  const half = (isTurned: boolean): SVGGElement =>
    svgElement(
      'g',
      {
        transform: `${isTurned ? 'rotate(180 50 70) ' : ''}translate(26 14)`,
        class: 'card-figure',
      },
      ...courtParts(rank, isRed(suit)).map(([d, fill, stroke = FIGURE_LINE]) =>
        svgElement('path', { d, fill, stroke }),
      ),
      pip(suit, 6, 7, 11),
    );
  return [
    half(false),
    half(true),
    svgElement('path', { d: 'M26 70H74', class: 'card-frame' }),
    svgElement('rect', {
      x: 26,
      y: 14,
      width: 48,
      height: 112,
      rx: 3,
      class: 'card-frame',
    }),
  ];
}

function middle(card: Card): SVGElement[] {
  const { rank, suit } = card;
  if (rank > 10) return court(card);
  if (rank === 1) return [pip(suit, 50, 70, 56)];
  return (pipPlaces[rank - 2] ?? []).map(([x, y]) => pip(suit, x, y, rank > 8 ? 16 : 18, y > 70));
}

/** Draws the face of a card. Decorative: the game names the card beside it (`cardName`). */
export function cardFace(card: Card): SVGSVGElement {
  return svgElement(
    'svg',
    {
      viewBox: '0 0 100 140',
      class: isRed(card.suit) ? 'card-face is-red' : 'card-face is-black',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    ...middle(card),
    corner(card, false),
    corner(card, true),
  );
}

/** Draws a suit alone, in the colour of the text. */
export function suitMark(suit: number, className = 'card-suit'): SVGSVGElement {
  return svgElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      class: className,
      'aria-hidden': 'true',
      focusable: 'false',
    },
    svgElement('path', { d: suitPaths[suit], fill: 'currentColor' }),
  );
}
