import { element } from '../../../shell/element.ts';
import { createRollingReels, type RollingReels } from '../../rollingReels.ts';
import { baseStrips } from '../reelStrips.ts';
import type { Window } from '../roundEvents.ts';
import type { LotusSymbol } from '../symbols.ts';
import { symbolArt } from './symbolArt.ts';

/** The five reels. */
export type Reels = RollingReels<LotusSymbol>;

function cellOf(symbol: LotusSymbol): HTMLElement {
  return element(
    'div',
    { class: 'cell', 'data-symbol': symbol },
    element('img', { src: symbolArt[symbol], alt: '', draggable: 'false', decoding: 'async' }),
  );
}

/**
 * Creates the reels. With reduced motion the new symbols appear without scrolling. `onAnticipation` is called for a reel that
 * rolls longer.
 */
export function createReels(
  initial: Window,
  prefersStill: () => boolean,
  onAnticipation: (reel: number) => void,
): Reels {
  const reels = createRollingReels<LotusSymbol>({
    initial,
    cellOf,
    passing(reel, count) {
      const strip = baseStrips[reel] ?? [];
      const from = Math.floor(Math.random() * strip.length);
      return Array.from({ length: count }, (_, i) => strip[(from + i) % strip.length] ?? 'mango');
    },
    // With two lotuses a third one can start free spins.
    isAwaited: (symbol) => symbol === 'lotus',
    isStill: prefersStill,
    onAnticipation(reel) {
      // The lotuses that have landed already glow.
      reels.root.classList.add('is-hoping');
      onAnticipation(reel);
    },
  });
  return reels;
}
