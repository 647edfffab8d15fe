import type { DrawState } from '../draw/drawState.ts';
import { element, svgElement } from '../element.ts';
import type { Text } from '../gameText.ts';

/** The remaining time until the draw closes, or is made. */
export interface Countdown {
  root: HTMLElement;
  show: (state: DrawState) => void;
}

const DAY = 86_400_000;
const AROUND = 100;

/** Formats a time as "0:09", "4:32:10" or "2d 4:32:10". */
function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const pad = (value: number): string => String(value).padStart(2, '0');
  const days = Math.floor((seconds * 1000) / DAY);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  const clock = days > 0 || hours > 0 ? `${hours}:${pad(minutes)}` : String(minutes);
  return `${days > 0 ? `${days}d ` : ''}${clock}:${pad(seconds % 60)}`;
}

/** Creates the countdown. It follows the server's clock. */
export function createCountdown({ text, now }: { text: Text; now: () => number }): Countdown {
  const words = element('span', { class: 'lot-clock-words' });
  const digits = element('span', { class: 'lot-clock-time number' });
  const ring = svgElement('circle', { cx: 20, cy: 20, r: 17, pathLength: AROUND, class: 'lot-ring-part' });
  const root = element(
    'div',
    { class: 'lot-clock', role: 'timer' },
    svgElement(
      'svg',
      { viewBox: '0 0 40 40', class: 'lot-ring', 'aria-hidden': 'true' },
      svgElement('circle', { cx: 20, cy: 20, r: 17, class: 'lot-ring-whole' }),
      ring,
    ),
    element('span', { class: 'lot-clock-text' }, words, digits),
  );
  let state: DrawState | undefined;

  function tick(): void {
    if (!state) return;
    const { draw, phase, schedule } = state;
    const until =
      phase === 'betting' ? draw.closesAt : phase === 'closed' ? draw.revealsAt : draw.opensAt + schedule.periodMs;
    const whole =
      phase === 'betting'
        ? schedule.bettingMs
        : phase === 'closed'
          ? schedule.revealsAfterMs
          : schedule.periodMs - schedule.bettingMs - schedule.revealsAfterMs;
    const left = Math.max(0, until - now());
    words.textContent = text(phase === 'betting' ? 'closesIn' : phase === 'closed' ? 'drawnIn' : 'nextDraw');
    digits.textContent = countdownText(left);
    ring.setAttribute('stroke-dashoffset', String(AROUND - (AROUND * left) / Math.max(1, whole)));
    root.dataset['phase'] = phase;
    root.classList.toggle('is-short', phase === 'betting' && left < 10_000);
  }

  // The timer ends with the page.
  setInterval(tick, 250);
  return {
    root,
    show(next) {
      state = next;
      tick();
    },
  };
}
