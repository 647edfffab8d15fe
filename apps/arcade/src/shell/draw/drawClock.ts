import { element, svgElement } from '../element.ts';
import type { Text } from '../gameText.ts';
import type { DrawState } from './drawState.ts';

/** The remaining time for bets: a ring that empties, the seconds in it, and words. */
export interface DrawClock {
  root: HTMLElement;
  show: (state: DrawState) => void;
}

const RADIUS = 20;
const AROUND = 2 * Math.PI * RADIUS;
const EVERY_MS = 200;
const HURRY_S = 5;

/** Creates the clock. It follows the server's time. */
export function createDrawClock({
  text,
  now,
  announce,
}: {
  text: Text;
  now: () => number;
  announce: (message: string) => void;
}): DrawClock {
  const arc = svgElement('circle', { class: 'clock-arc', cx: 24, cy: 24, r: RADIUS, 'stroke-dasharray': AROUND });
  const seconds = element('span', { class: 'clock-seconds' });
  const words = element('span', { class: 'clock-words' });
  const root = element(
    'div',
    { class: 'draw-clock', role: 'timer', 'aria-live': 'off' },
    element(
      'div',
      { class: 'clock-face', 'aria-hidden': 'true' },
      svgElement(
        'svg',
        { viewBox: '0 0 48 48', focusable: 'false' },
        svgElement('circle', { class: 'clock-track', cx: 24, cy: 24, r: RADIUS }),
        arc,
      ),
      seconds,
    ),
    words,
  );
  let state: DrawState | undefined;
  let said: string | undefined;

  function draw(): void {
    if (!state || !root.isConnected) return;
    const { opensAt, closesAt } = state.draw;
    const isOpen = state.phase === 'betting' && now() < closesAt;
    const nextAt = opensAt + state.schedule.periodMs;
    const [from, to] = isOpen ? [opensAt, closesAt] : [closesAt, nextAt];
    const left = Math.max(0, to - now());
    const count = Math.ceil(left / 1000);
    arc.setAttribute('stroke-dashoffset', String(AROUND * (1 - Math.min(1, left / (to - from)))));
    seconds.textContent = String(count);
    const phase = isOpen ? 'open' : state.phase === 'revealed' ? 'next' : 'closed';
    root.dataset['phase'] = phase;
    root.classList.toggle('is-hurried', isOpen && count <= HURRY_S);
    const key = { open: 'placeBets', closed: 'noMoreBets', next: 'nextDraw' }[phase];
    words.textContent = text(key);
    root.setAttribute('aria-label', `${text(key)}, ${text('secondsLeft', { count })}`);
    if (said !== phase && phase !== 'next') announce(text(key));
    said = phase;
  }
  setInterval(draw, EVERY_MS);

  return {
    root,
    show(next) {
      state = next;
      draw();
    },
  };
}
