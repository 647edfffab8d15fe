import { element } from '../../../shell/element.ts';
import { hundredthsText } from '../../../shell/multiplierText.ts';
import { motifAddress, type Motif } from '../../../shell/motifPicture.ts';
import type { Text } from '../../../shell/gameText.ts';
import { multiplierAt, reachedAt } from '../growth.ts';
import { createFlightPainter, type FlightPainter, type FlightScene } from './flightPainter.ts';

/** The picture of a shared round, with the multiplier in large figures over it. Times are in the clock of `now`. */
export interface Flight {
  root: HTMLElement;
  /** Bets are open until `startsAt`. */
  showBetting: (opensAt: number, startsAt: number) => void;
  fly: (startsAt: number) => void;
  /** Shows the end at a multiplier in hundredths. */
  crash: (hundredths: number) => void;
  /** Freezes, because the course of the round is unknown. */
  freeze: () => void;
  /** Marks where the player cashed out, in hundredths. */
  mark: (hundredths: readonly number[]) => void;
  /** Ends drawing. */
  stop: () => void;
}

interface FlightParts {
  text: Text;
  motif: Motif | undefined;
  /** The direction of the drawing, in radians; undefined for one that stays upright. */
  heading: number | undefined;
  now: () => number;
  prefersStill: () => boolean;
  /** Called with each multiplier that is shown, in hundredths, at most once for each frame. */
  onMultiplier?: (hundredths: number) => void;
}

/** More than two device pixels for each CSS pixel cost frames without a visible gain. */
const MAX_PIXEL_RATIO = 2;
/** The interval at which the figures change without motion. */
const STILL_MS = 250;
/** A frame that took longer, for instance in a hidden page, counts as this long. */
const MAX_FRAME_MS = 64;
/** How long the picture moves after a crash. */
const CRASH_MS = 1_000;

type FlightState =
  | { phase: 'waiting' }
  | { phase: 'betting'; opensAt: number; startsAt: number }
  | { phase: 'flying'; startsAt: number; frozen?: number }
  | { phase: 'crashed'; hundredths: number; since: number };

function colour(name: string, otherwise: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || otherwise;
}

/** Creates the flight. */
export function createFlight({ text, motif, heading, now, prefersStill, onMultiplier }: FlightParts): Flight {
  const canvas = element('canvas', { class: 'flight-canvas', 'aria-hidden': 'true' });
  const figure = element('p', { class: 'flight-figure' });
  const caption = element('p', { class: 'flight-caption' });
  const root = element(
    'div',
    { class: 'flight', 'data-phase': 'waiting' },
    canvas,
    element('div', { class: 'flight-face', 'aria-hidden': 'true' }, figure, caption),
  );
  let state: FlightState = { phase: 'waiting' };
  let marks: readonly number[] = [];
  let painter: FlightPainter | undefined;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastFrameAt = 0;
  let shown = 0;
  let size = { width: 0, height: 0 };

  const observer = new ResizeObserver(() => {
    size = { width: root.clientWidth, height: root.clientHeight };
    const pixels = Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1);
    canvas.width = Math.round(size.width * pixels);
    canvas.height = Math.round(size.height * pixels);
    canvas.getContext('2d')?.setTransform(pixels, 0, 0, pixels, 0, 0);
    paint(0);
  });
  observer.observe(root);

  function show(figures: string, words: string): void {
    if (figure.textContent !== figures) {
      figure.textContent = figures;
      figure.style.setProperty('--figures', String(Math.max(5, figures.length)));
    }
    if (caption.textContent !== words) caption.textContent = words;
  }

  function scene(): FlightScene {
    const base = { crashedMs: 0, countdown: 0, elapsedMs: 0, marks, isStill: prefersStill() };
    if (state.phase === 'betting') {
      const { opensAt, startsAt } = state;
      const remainingMs = Math.max(0, startsAt - now());
      return { ...base, phase: 'betting', countdown: Math.min(1, remainingMs / Math.max(1, startsAt - opensAt)) };
    }
    if (state.phase === 'flying')
      return { ...base, phase: 'flying', elapsedMs: state.frozen ?? Math.max(0, now() - state.startsAt) };
    if (state.phase === 'crashed') {
      const crashedMs = performance.now() - state.since;
      return { ...base, phase: 'crashed', elapsedMs: reachedAt(state.hundredths), crashedMs };
    }
    return { ...base, phase: 'waiting' };
  }

  function showFigures(at: FlightScene): void {
    if (state.phase === 'waiting') show('', text('roomConnecting'));
    else if (state.phase === 'betting') {
      const tenths = Math.ceil(Math.max(0, state.startsAt - now()) / 100);
      show(`${Math.floor(tenths / 10)}.${tenths % 10}`, text('placeBets'));
    } else if (state.phase === 'crashed') show(hundredthsText(state.hundredths), `✕ ${text('flewAway')}`);
    else {
      const hundredths = multiplierAt(Math.floor(at.elapsedMs));
      show(hundredthsText(hundredths), state.frozen === undefined ? '' : text('connectionLost'));
      if (hundredths !== shown) onMultiplier?.(hundredths);
      shown = hundredths;
    }
  }

  function paint(frameMs: number): void {
    const at = scene();
    showFigures(at);
    if (!painter) {
      const context = canvas.getContext('2d');
      if (!context) return;
      const picture = motif && new Image();
      if (picture && motif) {
        picture.src = motifAddress(motif);
        picture.addEventListener('load', () => paint(0));
      }
      painter = createFlightPainter(context, picture, heading, {
        light: colour('--light', '#ffe9a8'),
        accent: colour('--accent', '#f7c948'),
        trouble: colour('--trouble', '#ffb8b0'),
        text: colour('--text', '#ffffff'),
      });
    }
    painter.draw(at, size, frameMs);
  }

  function isMoving(): boolean {
    if (state.phase === 'flying') return state.frozen === undefined;
    if (state.phase === 'crashed') return performance.now() - state.since < CRASH_MS;
    return state.phase === 'betting';
  }

  /** Draws now, and again with the next frame while anything moves. Browsers draw no frames of a hidden page. */
  function step(): void {
    const at = performance.now();
    paint(Math.min(MAX_FRAME_MS, at - lastFrameAt));
    lastFrameAt = at;
    if (!isMoving()) return;
    if (prefersStill()) timer = setTimeout(step, STILL_MS);
    else frame = requestAnimationFrame(step);
  }

  function begin(next: FlightState): void {
    state = next;
    root.dataset['phase'] = next.phase;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    step();
  }

  begin(state);
  return {
    root,
    showBetting(opensAt, startsAt) {
      marks = [];
      begin({ phase: 'betting', opensAt, startsAt });
    },
    fly(startsAt) {
      shown = 0;
      begin({ phase: 'flying', startsAt });
    },
    crash: (hundredths) => begin({ phase: 'crashed', hundredths, since: performance.now() }),
    freeze() {
      if (state.phase === 'flying') begin({ ...state, frozen: Math.max(0, now() - state.startsAt) });
    },
    mark(hundredths) {
      marks = hundredths;
      if (!isMoving()) paint(0);
    },
    stop() {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}
