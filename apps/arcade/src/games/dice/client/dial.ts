import { element, svgElement } from '../../../shell/element.ts';
import { FACES } from '../math.ts';
import type { DiceChoice } from '../rules.ts';

const CORNERS = 5;
/** The radii of the front face and of the outline, in units of the drawing. */
const FRONT = 78;
const OUTLINE = 99;
/** How light each side of the die is, clockwise from the top right. The light is above, on the left. */
const LIGHT = [0.3, -0.18, -0.5, -0.3, 0.16];

/** The die inside a ring of all rolls. */
export interface Dial {
  root: HTMLElement;
  /** The figures on the die. */
  roll: HTMLElement;
  /** Marks the winning rolls on the ring. */
  showChoice: (choice: DiceChoice) => void;
  /** Points at a roll, which may be a fraction. Undefined hides the pointer. */
  showRoll: (roll: number | undefined) => void;
}

/** Returns a corner of the die. Twice as many corners lie on the outline as on the front face. */
function corner(radius: number, steps: number): string {
  const angle = (steps * Math.PI) / CORNERS - Math.PI / 2;
  return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
}

/** Draws a die of twelve sides, seen from the front. */
function dieDrawing(): SVGSVGElement {
  const sides = LIGHT.map((light, side) => {
    const at = 2 * side;
    const points = [
      corner(FRONT, at),
      corner(OUTLINE, at),
      corner(OUTLINE, at + 1),
      corner(OUTLINE, at + 2),
      corner(FRONT, at + 2),
    ].join(' ');
    return [
      svgElement('polygon', { points, class: 'dice-die-side' }),
      svgElement('polygon', { points, fill: light > 0 ? '#fff' : '#000', 'fill-opacity': Math.abs(light) }),
    ];
  }).flat();
  const front = Array.from({ length: CORNERS }, (_, side) => corner(FRONT, 2 * side)).join(' ');
  return svgElement(
    'svg',
    { viewBox: '-100 -100 200 200', class: 'dice-die', 'aria-hidden': 'true' },
    ...sides,
    svgElement('polygon', { points: front, class: 'dice-die-front' }),
  );
}

/** Creates the dial. */
export function createDial(): Dial {
  const roll = element('p', { class: 'dice-roll' });
  const pointer = element('span', { class: 'dice-pointer', hidden: true });
  const root = element(
    'div',
    { class: 'dice-dial' },
    element('span', { class: 'dice-rays', 'aria-hidden': 'true' }),
    element('span', { class: 'dice-ring', 'aria-hidden': 'true' }, pointer),
    dieDrawing(),
    roll,
  );
  return {
    root,
    roll,
    showChoice({ side, winning }) {
      root.dataset['side'] = side;
      root.style.setProperty('--edge', `${(side === 'over' ? FACES - winning : winning) / 100}%`);
    },
    showRoll(at) {
      pointer.hidden = at === undefined;
      if (at !== undefined) pointer.style.setProperty('transform', `rotate(${(at / FACES) * 360}deg)`);
    },
  };
}
