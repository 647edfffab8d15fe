import type { SeatClock } from '../../seatApi.ts';
import { svgElement } from '../element.ts';

/** The remaining time of a seat: a ring around its face that empties. */
export interface TurnRing {
  root: SVGSVGElement;
  /** Sets the clock; null hides the ring. */
  set: (clock: SeatClock | null) => void;
  /** Draws the ring for a time of the server. */
  draw: (now: number) => void;
}

const RADIUS = 22;
const AROUND = 2 * Math.PI * RADIUS;

/** Creates a ring. The time bank follows the time to think in another colour. */
export function createTurnRing(thinkMs: number): TurnRing {
  const arc = svgElement('circle', { class: 'ring-arc', cx: 24, cy: 24, r: RADIUS, 'stroke-dasharray': AROUND });
  const root = svgElement(
    'svg',
    { viewBox: '0 0 48 48', class: 'turn-ring', 'aria-hidden': 'true', focusable: 'false' },
    svgElement('circle', { class: 'ring-track', cx: 24, cy: 24, r: RADIUS }),
    arc,
  );
  root.style.visibility = 'hidden';
  let clock: SeatClock | null = null;
  return {
    root,
    set(next) {
      clock = next;
      root.style.visibility = next ? '' : 'hidden';
    },
    draw(now) {
      if (!clock) return;
      const { thinkUntil, endsAt } = clock;
      const isBank = now >= thinkUntil;
      const [left, all] = isBank ? [endsAt - now, endsAt - thinkUntil] : [thinkUntil - now, thinkMs];
      const part = all > 0 ? Math.min(1, Math.max(0, left / all)) : 0;
      arc.setAttribute('stroke-dashoffset', String(AROUND * (1 - part)));
      root.dataset['phase'] = isBank ? 'bank' : part < 0.35 ? 'late' : 'think';
    },
  };
}
