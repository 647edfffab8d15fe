import { svgElement } from '../../../../../shell/element.ts';
import { setPosition } from './ground.ts';
import type { Project, Spot } from './spots.ts';

/** The object in a pawn's hand. */
export type Tool = 'racket' | 'bat' | 'paddle' | 'gloves' | 'none';

/** A player as a figure of a board game. */
export interface Pawn {
  root: SVGElement;
  /** Sets its position; `lean` is in degrees, to the right. */
  move: (spot: Spot, lean?: number) => void;
  spot: () => Spot;
  /** Turns its tool, in degrees. */
  swing: (degrees: number) => void;
  /** Sets whether it lies on the ground. */
  setDown: (isDown: boolean) => void;
}

const tools: Readonly<Record<Tool, () => SVGElement[]>> = {
  racket: () => [
    svgElement('path', { d: 'M0 0L5-5', class: 'pawn-grip' }),
    svgElement('ellipse', { cx: 7.5, cy: -8, rx: 3, ry: 4, transform: 'rotate(42 7.5 -8)', class: 'pawn-strings' }),
  ],
  paddle: () => [
    svgElement('path', { d: 'M0 0L3-3', class: 'pawn-grip' }),
    svgElement('circle', { cx: 5, cy: -5, r: 3, class: 'pawn-blade' }),
  ],
  gloves: () => [
    svgElement('circle', { cx: 2.5, cy: 2.5, r: 2.7, class: 'pawn-glove' }),
    svgElement('circle', { cx: 4.5, cy: -1.5, r: 2.9, class: 'pawn-glove' }),
  ],
  bat: () => [svgElement('path', { d: 'M0 0L7-10', class: 'pawn-bat' })],
  none: () => [],
};

/** Draws a pawn in the colour of its side. A mirrored pawn has its hand on the left. */
export function createPawn(
  project: Project,
  colour: string,
  { tool = 'none', isMirrored = false, size = 1 }: { tool?: Tool; isMirrored?: boolean; size?: number } = {},
): Pawn {
  const hand = svgElement('g', { class: 'pawn-hand' }, ...tools[tool]());
  const arm = svgElement('g', { transform: 'translate(4.500 -9)' }, hand);
  const body = svgElement(
    'g',
    { class: 'pawn-body' },
    svgElement('path', {
      d: 'M-5.500-.5C-6.500-8-3.800-12.500 0-12.500S6.500-8 5.500-.5Q0 2.200-5.500-.5z',
      fill: colour,
    }),
    svgElement('path', {
      d: 'M-5.500-.5C-6.500-8-3.800-12.500 0-12.500-3-8-3-3-1.500.8Q-3.800.4-5.500-.5z',
      class: 'pawn-shade',
    }),
    svgElement('circle', { cy: -15.5, r: 4, class: 'pawn-head' }),
    svgElement('path', { d: 'M-3.900-16.500A4 4 0 0 1 3.900-16.500Q0-18-3.900-16.500z', fill: colour }),
    arm,
  );
  const shadow = svgElement('ellipse', { rx: 6.5, ry: 2.6, class: 'pawn-shadow' });
  const root = svgElement('g', { class: 'pawn' }, shadow, body);
  let at: Spot = [0.5, 0.5, 0];
  let isLying = false;
  let leaning = 0;

  function draw(): void {
    const [along, across, height] = at;
    const ground = project([along, across, 0]);
    const turn = isLying ? 84 : leaning;
    setPosition(root, ground);
    shadow.setAttribute('opacity', Math.max(0.3, 1 - height / 30).toFixed(2));
    body.setAttribute(
      'transform',
      `translate(0 ${(-height).toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${isMirrored ? -size : size} ${size})`,
    );
  }

  return {
    root,
    move(spot, lean = 0) {
      [at, leaning] = [spot, lean];
      draw();
    },
    spot: () => at,
    swing: (degrees) => hand.setAttribute('transform', `rotate(${degrees.toFixed(0)})`),
    setDown(isDown) {
      isLying = isDown;
      root.classList.toggle('is-down', isDown);
      draw();
    },
  };
}
