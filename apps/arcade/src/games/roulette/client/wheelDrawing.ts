import { svgElement } from '../../../shell/element.ts';
import { easeOut, type Motion } from '../../../shell/motion.ts';
import { MIDDLE, pointAt, ringPiece } from '../../../shell/ringPiece.ts';
import { colourOf, POCKETS } from '../places.ts';
import { wheelOrder } from '../wheel.ts';

/** The drawn wheel with its ball. */
export interface RouletteWheel {
  root: SVGElement;
  /** Rolls the ball into the pocket of a number. Without motion, or when skipped, the ball is there at once. */
  spin: (number: number, motion: Motion) => Promise<void>;
  /** Puts the ball into the pocket of a number. */
  rest: (number: number) => void;
}

const STEP = 360 / POCKETS;
const SPIN_MS = 6_500;
/** The part of the spin after which the ball is in its pocket and turns with the wheel. */
const CAUGHT = 0.84;
const TURNS = 7;
const TRACK_RADIUS = 176;
const POCKET_RADIUS = 108;
const colours = { red: '#c0242f', black: '#16161c', green: '#12824a' } as const;

/** Returns the distance of the falling ball from its pocket. The ball bounces twice. */
function fallen(part: number): number {
  return part <= 0 ? 1 : Math.abs(Math.cos(part * Math.PI * 2.5)) * (1 - part) ** 1.4;
}

function circle(radius: number, className: string): SVGElement {
  return svgElement('circle', { cx: MIDDLE, cy: MIDDLE, r: radius, class: className });
}

/** Draws the wheel. */
export function createRouletteWheel(): RouletteWheel {
  const pockets = wheelOrder.flatMap((number, index) => {
    const degrees = index * STEP;
    const fill = colours[colourOf(number)];
    const words = svgElement('text', {
      x: MIDDLE,
      y: MIDDLE - 146,
      class: 'wheel-number',
      transform: `rotate(${degrees} ${MIDDLE} ${MIDDLE})`,
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
    });
    words.textContent = String(number);
    return [svgElement('path', { d: ringPiece(162, 94, degrees, STEP), fill, class: 'wheel-pocket' }), words];
  });
  const spokes = Array.from({ length: 8 }, (_, index) =>
    svgElement('path', { d: `M${MIDDLE} ${MIDDLE}L${pointAt(84, index * 45)}`, class: 'wheel-spoke' }),
  );
  const rotor = svgElement(
    'g',
    { class: 'wheel-rotor' },
    ...pockets,
    circle(128, 'wheel-rail'),
    circle(94, 'wheel-cone'),
    ...spokes,
    circle(56, 'wheel-ring'),
    circle(24, 'wheel-turret'),
  );
  const ball = svgElement('circle', { cx: MIDDLE, cy: MIDDLE, r: 8, class: 'wheel-ball', visibility: 'hidden' });
  const diamonds = Array.from({ length: 8 }, (_, index) =>
    svgElement('path', {
      d: 'M200 12l4 10-4 10-4-10z',
      class: 'wheel-diamond',
      transform: `rotate(${index * 45 + 22.5} ${MIDDLE} ${MIDDLE})`,
    }),
  );
  const root = svgElement(
    'svg',
    { viewBox: '0 0 400 400', class: 'roulette-wheel', 'aria-hidden': 'true', focusable: 'false' },
    circle(197, 'wheel-rim'),
    circle(186, 'wheel-track'),
    ...diamonds,
    rotor,
    ball,
  );
  let turned = 0;

  function place(rotorAt: number, ballAt: number, radius: number): void {
    rotor.setAttribute('transform', `rotate(${rotorAt.toFixed(2)} ${MIDDLE} ${MIDDLE})`);
    const [x = '', y = ''] = pointAt(radius, ballAt).split(' ');
    ball.setAttribute('cx', x);
    ball.setAttribute('cy', y);
  }

  return {
    root,
    async spin(number, motion) {
      const from = turned;
      const pocket = wheelOrder.indexOf(number) * STEP;
      // The ball runs against the wheel and slows down until it rests on the wheel.
      ball.setAttribute('visibility', 'visible');
      root.dataset['number'] = String(number);
      await motion.run(SPIN_MS, (part) => {
        turned = (from + 300 * easeOut(part)) % 360;
        const rolled = Math.min(1, part / CAUGHT);
        const ahead = 360 * TURNS * (1 - easeOut(rolled));
        const radius = POCKET_RADIUS + (TRACK_RADIUS - POCKET_RADIUS) * fallen((rolled - 0.62) / 0.38);
        place(turned, turned + pocket - ahead, part === 1 ? POCKET_RADIUS : radius);
      });
    },
    rest(number) {
      ball.setAttribute('visibility', 'visible');
      root.dataset['number'] = String(number);
      place(turned, turned + wheelOrder.indexOf(number) * STEP, POCKET_RADIUS);
    },
  };
}
