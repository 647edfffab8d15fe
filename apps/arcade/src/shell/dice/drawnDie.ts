import './dice.css';
import { svgElement } from '../element.ts';

/** The pips of each face on a grid of three by three. */
const pips: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** Draws a die that shows a drawing inside a box of 36 by 36. Decorative. */
export function dieWith(face: string | number, className: string, ...drawing: readonly Node[]): SVGSVGElement {
  return svgElement(
    'svg',
    {
      viewBox: '0 0 36 36',
      class: `drawn-die ${className}`.trim(),
      'aria-hidden': 'true',
      focusable: 'false',
      'data-face': face,
    },
    svgElement('rect', { class: 'die-body', x: 1.5, y: 1.5, width: 33, height: 33, rx: 8 }),
    svgElement('path', { class: 'die-shine', d: 'M8 4.500H28Q31.500 4.500 31.500 8' }),
    ...drawing,
  );
}

/** Draws a die that shows a face by its pips; one and four are red. Decorative. */
export function drawnDie(face: number, className = ''): SVGSVGElement {
  return dieWith(
    face,
    className,
    ...(pips[face] ?? []).map((at) =>
      svgElement('circle', {
        class: 'die-pip',
        cx: 9 + (at % 3) * 9,
        cy: 9 + Math.floor(at / 3) * 9,
        r: face === 1 ? 4.6 : 3.2,
      }),
    ),
  );
}
