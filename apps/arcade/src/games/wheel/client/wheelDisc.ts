import { element, svgElement } from '../../../shell/element.ts';
import type { Motion } from '../../../shell/motion.ts';
import type { WheelChoice } from '../rules.ts';
import { segmentAngle, wheelPicture } from './wheelDrawing.ts';

/** The speed while the answer is pending, in degrees per ms: a turn in half a second. */
const SPEED = 0.72;
/** The least rotation to the stop, in degrees. */
const MIN_ROTATION = 240;
/** How far the pointer bends, in degrees. */
const POINTER_BEND = 16;

interface StopParts {
  motion: Motion;
  /** Called when a segment passes the pointer. */
  onPass: () => void;
  /** Called as soon as the wheel stops, before the promise resolves. */
  onStop: () => void;
}

/** The wheel and its pointer. */
export interface WheelDisc {
  root: HTMLElement;
  /** Draws the wheel of a choice. */
  draw: (choice: WheelChoice) => void;
  /** Turns until `stop` or `cancel`. */
  start: () => void;
  /** Slows down until a segment is at the pointer, or shows it there at once. */
  stop: (segment: number, parts: StopParts) => Promise<void>;
  /** Returns to the last angle of the wheel. */
  cancel: () => void;
  /** Turns off the light of the segment at the pointer. */
  darken: () => void;
}

/** Creates the wheel around its hub. */
export function createWheelDisc(hub: HTMLElement, initial: WheelChoice): WheelDisc {
  const turning = element('div', { class: 'wheel-turning' });
  const pointer = svgElement(
    'svg',
    { viewBox: '0 0 40 56', class: 'wheel-pointer', 'aria-hidden': 'true', focusable: 'false' },
    svgElement('path', { d: 'M4 16a16 16 0 0 1 32 0c0 10-10 20-16 38C14 36 4 26 4 16z' }),
    svgElement('circle', { cx: 20, cy: 16, r: 6 }),
  );
  const root = element('div', { class: 'wheel-disc' }, turning, hub);
  root.append(pointer);
  let size: number = initial.segments;
  /** The current angle, in degrees clockwise. */
  let angle = 0;
  /** The last angle of the wheel. */
  let restAngle = 0;
  let frame = 0;

  function turnTo(next: number, isTurning: boolean): void {
    angle = next;
    turning.style.transform = `rotate(${angle.toFixed(3)}deg)`;
    // The pointer bends while the border between two segments passes below it.
    const inSegment = (((angle / segmentAngle(size) + 0.5) % 1) + 1) % 1;
    const bend = isTurning ? Math.min(0, inSegment * 3 - 1) * POINTER_BEND : 0;
    pointer.style.transform = `rotate(${bend.toFixed(1)}deg)`;
  }

  function darken(): void {
    root.classList.remove('is-lit');
    for (const lit of turning.querySelectorAll('.is-hit')) lit.classList.remove('is-hit');
  }

  function stopAt(next: number): void {
    cancelAnimationFrame(frame);
    restAngle = next;
    darken();
    turnTo(next, false);
  }

  function draw(choice: WheelChoice): void {
    size = choice.segments;
    turning.replaceChildren(wheelPicture(choice));
    stopAt(0);
  }
  draw(initial);

  return {
    root,
    draw,
    darken,
    cancel: () => stopAt(restAngle),
    start() {
      cancelAnimationFrame(frame);
      let last = performance.now();
      const step = (): void => {
        const now = performance.now();
        turnTo(angle + (now - last) * SPEED, true);
        last = now;
        frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    stop(segment, { motion, onPass, onStop }) {
      cancelAnimationFrame(frame);
      const from = angle;
      const end = -segment * segmentAngle(size);
      const rotation = MIN_ROTATION + ((((end - from - MIN_ROTATION) % 360) + 360) % 360);
      let passed = Math.floor(from / segmentAngle(size) + 0.5);
      // Motion with constant deceleration takes twice the time of motion at the initial speed.
      return motion.run((2 * rotation) / SPEED, (part) => {
        if (part === 1) {
          stopAt(end);
          root.classList.add('is-lit');
          turning.querySelector(`[data-segment="${segment}"]`)?.classList.add('is-hit');
          onStop();
          return;
        }
        turnTo(from + rotation * (1 - (1 - part) ** 2), true);
        const now = Math.floor(angle / segmentAngle(size) + 0.5);
        if (now > passed) onPass();
        passed = now;
      });
    },
  };
}
