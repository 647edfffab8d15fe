import { svgElement } from '../../../shell/element.ts';
import type { Motion } from '../../../shell/motion.ts';
import { MIDDLE, pointAt, ringPiece } from '../../../shell/ringPiece.ts';
import { placeHundredths, wheelSegments } from '../rules.ts';

/** The drawn wheel with its pointer. */
export interface MoneyWheelDrawing {
  root: SVGElement;
  /** Turns the wheel until a segment is at the pointer, at once if motion is off. `onPeg` is called for each peg. */
  spin: (segment: number, motion: Motion, onPeg: () => void) => Promise<void>;
  /** Turns the wheel to a segment at once. */
  rest: (segment: number) => void;
}

const STEP = 360 / wheelSegments.length;
const SPIN_MS = 6_000;
const TURNS = 4;

/** Slows down gradually, like a heavy wheel. */
const slowed = (part: number): number => 1 - (1 - part) ** 3.4;

function circle(radius: number, className: string): SVGElement {
  return svgElement('circle', { cx: MIDDLE, cy: MIDDLE, r: radius, class: className });
}

/** Draws the wheel. */
export function createMoneyWheelDrawing(): MoneyWheelDrawing {
  const segments = wheelSegments.flatMap((place, index) => {
    const degrees = index * STEP;
    const words = svgElement('text', {
      x: MIDDLE,
      y: MIDDLE - 160,
      class: 'segment-words',
      transform: `rotate(${degrees} ${MIDDLE} ${MIDDLE}) rotate(-90 ${MIDDLE} ${MIDDLE - 160})`,
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
    });
    words.textContent = String(placeHundredths[place] / 100);
    return [svgElement('path', { d: ringPiece(184, 96, degrees, STEP), class: 'segment', 'data-place': place }), words];
  });
  const pegs = wheelSegments.map((_, index) => {
    const [cx = '', cy = ''] = pointAt(184, (index + 0.5) * STEP).split(' ');
    return svgElement('circle', { cx, cy, r: 2.6, class: 'peg' });
  });
  const star = Array.from({ length: 10 }, (_, index) => pointAt(index % 2 === 0 ? 44 : 20, index * 36)).join('L');
  const rotor = svgElement(
    'g',
    {},
    ...segments,
    circle(96, 'money-hub'),
    circle(80, 'money-hub-ring'),
    svgElement('path', { d: `M${star}z`, class: 'money-star' }),
    ...pegs,
  );
  const pointer = svgElement('path', { d: 'M188 0h24l-6 30-6 6-6-6z', class: 'money-pointer' });
  const root = svgElement(
    'svg',
    { viewBox: '0 0 400 400', class: 'money-wheel', 'aria-hidden': 'true', focusable: 'false' },
    circle(196, 'money-rim'),
    rotor,
    pointer,
  );
  let turned = 0;

  function turn(degrees: number): void {
    rotor.setAttribute('transform', `rotate(${(degrees % 360).toFixed(2)} ${MIDDLE} ${MIDDLE})`);
  }

  /** Bends the pointer by the peg that passes it. */
  function bend(degrees: number, isFast: boolean): void {
    const along = (((degrees / STEP + 0.5) % 1) + 1) % 1;
    const angle = isFast ? -14 : along > 0.72 ? -22 * ((along - 0.72) / 0.28) : 0;
    pointer.setAttribute('transform', `rotate(${angle.toFixed(1)} ${MIDDLE} 0)`);
  }

  return {
    root,
    async spin(segment, motion, onPeg) {
      const from = turned;
      const to = Math.ceil(from / 360) * 360 + 360 * TURNS - segment * STEP;
      root.dataset['segment'] = String(segment);
      let peg = Math.floor(from / STEP + 0.5);
      await motion.run(SPIN_MS, (part) => {
        turned = from + (to - from) * slowed(part);
        const passed = Math.floor(turned / STEP + 0.5);
        if (passed !== peg) onPeg();
        turn(turned);
        bend(turned, passed - peg > 1);
        peg = passed;
      });
      turned = to % 360;
      bend(0, false);
    },
    rest(segment) {
      turned = 360 - segment * STEP;
      root.dataset['segment'] = String(segment);
      turn(turned);
    },
  };
}
