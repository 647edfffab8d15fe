import { REELS, ROWS } from '../paytable.ts';
import { baseStrips } from '../reelStrips.ts';
import type { Window } from '../roundEvents.ts';
import type { LotusSymbol } from '../symbols.ts';
import { element } from '../../../shell/element.ts';
import { symbolArt } from './symbolArt.ts';

/** Symbols of a turning reel; they repeat seamlessly. */
const RUN_LENGTH = 12;
const TURN_MS = 560;
const STOP_MS = 620;
const STAGGER_MS = 170;
const HELD_MS = 700;
/** Number of symbols that pass while a reel stops. */
const REST_LENGTH = 7;

/** The five reels. */
export interface Reels {
  element: HTMLElement;
  /** Shows a window at once. */
  show(window: Window): void;
  start(): void;
  /** Stops one reel after the other at a window. A reel that could complete a feature turns longer. */
  stop(window: Window, onReelStopped: (reel: number) => void): Promise<void>;
  /** Returns the element of a symbol in the window. */
  cell(reel: number, row: number): HTMLElement | undefined;
  window(): Window;
}

function cellOf(symbol: LotusSymbol): HTMLElement {
  return element(
    'div',
    { class: 'cell', 'data-symbol': symbol },
    element('img', { src: symbolArt[symbol], alt: '', draggable: 'false', decoding: 'async' }),
  );
}

/** Creates the reels. With reduced motion the new symbols appear without scrolling. */
export function createReels(initial: Window, prefersStill: () => boolean): Reels {
  let current = initial;
  const columns = Array.from({ length: REELS }, () => element('div', { class: 'strip' }));
  const root = element('div', { class: 'reels' }, ...columns.map((strip) => element('div', { class: 'reel' }, strip)));
  const turning: (Animation | undefined)[] = [];

  function fill(reel: number, symbols: readonly LotusSymbol[]): void {
    columns[reel]?.replaceChildren(...symbols.map(cellOf));
  }

  function run(reel: number): LotusSymbol[] {
    const strip = baseStrips[reel] ?? [];
    const from = Math.floor(Math.random() * strip.length);
    return Array.from({ length: RUN_LENGTH }, (_, i) => strip[(from + i) % strip.length] ?? 'mango');
  }

  /** Returns the height of a number of cells in percent of the strip. */
  const shift = (cells: number, of: number): string => `translateY(${(-100 * cells) / of}%)`;

  function show(window: Window): void {
    current = window;
    window.forEach((symbols, reel) => {
      turning[reel]?.cancel();
      columns[reel]?.classList.remove('is-turning');
      fill(reel, symbols);
    });
  }

  show(initial);

  return {
    element: root,
    show,
    window: () => current,
    start() {
      if (prefersStill()) {
        root.classList.add('is-waiting');
        return;
      }
      columns.forEach((strip, reel) => {
        const passing = run(reel);
        const symbols = [...passing, ...passing.slice(0, ROWS)];
        // The current window is the end of the first turn.
        fill(reel, symbols);
        turning[reel] = strip.animate(
          [{ transform: shift(RUN_LENGTH, symbols.length) }, { transform: 'translateY(0)' }],
          {
            duration: TURN_MS,
            iterations: Number.POSITIVE_INFINITY,
            delay: reel * 45,
            fill: 'backwards',
          },
        );
        strip.classList.add('is-turning');
      });
    },
    async stop(window, onReelStopped) {
      current = window;
      if (prefersStill()) {
        root.classList.remove('is-waiting');
        show(window);
        onReelStopped(REELS - 1);
        return;
      }
      let lotuses = 0;
      let delayMs = 120;
      await Promise.all(
        columns.map(async (strip, reel) => {
          const isHeld = lotuses >= 2 && reel >= 2;
          if (isHeld) delayMs += HELD_MS;
          if (window[reel]?.includes('lotus')) lotuses += 1;
          const mine = delayMs;
          delayMs += STAGGER_MS;
          await pause(mine);
          turning[reel]?.cancel();
          strip.classList.remove('is-turning');
          strip.parentElement?.classList.toggle('is-held', isHeld);
          const symbols = [...(window[reel] ?? []), ...run(reel).slice(0, REST_LENGTH)];
          fill(reel, symbols);
          const rest = strip.animate(
            [
              { transform: shift(REST_LENGTH, symbols.length), easing: 'cubic-bezier(.2,.7,.35,1)' },
              { transform: `translateY(${(100 * 0.16) / symbols.length}%)`, offset: 0.8, easing: 'ease-out' },
              { transform: 'translateY(0)' },
            ],
            { duration: isHeld ? STOP_MS * 1.4 : STOP_MS },
          );
          await rest.finished.catch(() => undefined);
          strip.parentElement?.classList.remove('is-held');
          fill(reel, window[reel] ?? []);
          onReelStopped(reel);
        }),
      );
    },
    cell: (reel, row) => columns[reel]?.children[row] as HTMLElement | undefined,
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resume) => {
    setTimeout(resume, ms);
  });
}
