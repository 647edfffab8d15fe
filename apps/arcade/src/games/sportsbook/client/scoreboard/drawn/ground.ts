import { svgElement } from '../../../../../shell/element.ts';
import { HEIGHT, pathOf, WIDTH, type Project, type Spot } from './spots.ts';

/** A box on the ground. */
export interface Box {
  /** Its ranges along and across the ground. */
  along: readonly [number, number];
  across: readonly [number, number];
  /** The height of its bottom and its top. */
  heights: readonly [number, number];
  fill: string;
}

/** Returns the corners of a part of the ground at a height, in order. */
export function cornersOf({ along, across }: Pick<Box, 'along' | 'across'>, height = 0): Spot[] {
  const [[from, to], [near, far]] = [along, across];
  return [
    [from, near, height],
    [to, near, height],
    [to, far, height],
    [from, far, height],
  ];
}

/** Draws a box: the sides that face the viewer are darker than its top. */
export function boxOf(project: Project, box: Box): SVGElement {
  const [low, high] = box.heights;
  const [, right, front, left] = cornersOf(box, high);
  const below = ([along, across]: Spot): Spot => [along, across, low];
  const face = (start: Spot | undefined, end: Spot | undefined, shade: string): SVGElement[] =>
    start && end
      ? [
          svgElement('path', { d: pathOf(project, [start, end, below(end), below(start)]), fill: box.fill }),
          svgElement('path', { d: pathOf(project, [start, end, below(end), below(start)]), class: shade }),
        ]
      : [];
  return svgElement(
    'g',
    {},
    svgElement('path', { d: pathOf(project, cornersOf(box, high)), fill: box.fill }),
    ...face(left, front, 'drawn-front'),
    ...face(right, front, 'drawn-flank'),
  );
}

/** Draws the slab that a game is played on, with light from behind and its shadow below. */
export function slabOf(project: Project, fill: string): SVGElement {
  const fullBox = { along: [0, 1], across: [0, 1] } as const;
  return svgElement(
    'g',
    {},
    svgElement('path', { d: pathOf(project, cornersOf(fullBox, -14)), class: 'drawn-shadow' }),
    boxOf(project, { ...fullBox, heights: [-8, 0], fill }),
    svgElement('path', { d: pathOf(project, cornersOf(fullBox)), class: 'drawn-light' }),
  );
}

/** Draws lines on the ground. A line with the same first and last place is closed. */
export function linesOf(project: Project, lines: readonly (readonly Spot[])[]): SVGElement {
  return svgElement('path', {
    d: lines.map((line) => pathOf(project, line, true)).join(''),
    class: 'drawn-lines',
  });
}

/** Returns a circle on the ground, or an arc in turns, as a line of places. `radius` is along and across the ground. */
export function circleOf(
  [along, across, height]: Spot,
  [byAlong, byAcross]: readonly [number, number],
  [from, to]: readonly [number, number] = [0, 1],
): Spot[] {
  return Array.from({ length: 33 }, (_, i) => {
    const angle = 2 * Math.PI * (from + ((to - from) * i) / 32);
    return [along + byAlong * Math.cos(angle), across + byAcross * Math.sin(angle), height];
  });
}

/** Creates the parent drawing. */
export function canvasOf(name: string, ...children: SVGElement[]): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: `drawn drawn-${name}`, focusable: 'false' },
    svgElement(
      'defs',
      {},
      svgElement(
        'linearGradient',
        { id: 'drawn-light', x1: 0, y1: 0, x2: 0, y2: 1 },
        svgElement('stop', { offset: 0, class: 'drawn-lit' }),
        svgElement('stop', { offset: 1, class: 'drawn-dim' }),
      ),
    ),
    ...children,
  );
}

/** Puts an element at a place on the drawing. */
export function setPosition(target: SVGElement, [x, y]: readonly [number, number], more = ''): void {
  target.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})${more}`);
}
