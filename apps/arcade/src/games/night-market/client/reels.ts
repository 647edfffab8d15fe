import { element } from '../../../shell/element.ts';
import { createRollingReels, type RollingReels } from '../../rollingReels.ts';
import { reelCoins, ROWS, TRIGGER_COINS, type CoinKind } from '../paytable.ts';
import { reelStrips } from '../reelStrips.ts';
import type { Coin, Window } from '../roundEvents.ts';
import type { MarketSymbol } from '../symbols.ts';
import { coinElement } from './coins.ts';
import { symbolArt } from './symbolArt.ts';

/** The symbols on a reel. */
interface Face {
  symbol: MarketSymbol;
  /** Of a coin; the value is in stakes. */
  coin?: { kind: CoinKind; value: number };
  /** After two reels with such a face, the following reels roll longer. */
  isTense?: boolean;
}

/** The five reels. */
export type Reels = RollingReels<Face>;

/** With this many coins the reels that may bring the missing ones roll longer. */
const TENSE_COINS = TRIGGER_COINS - 2;

function cellOf({ symbol, coin }: Face): HTMLElement {
  return element(
    'div',
    { class: 'cell', 'data-symbol': symbol },
    coin
      ? coinElement(coin.kind, coin.value)
      : element('img', { src: symbolArt[symbol], alt: '', draggable: 'false', decoding: 'async' }),
  );
}

/** Returns the first reel that rolls longer: the reels before it show enough coins. */
function firstTenseReel(window: Window): number | undefined {
  let coins = 0;
  for (const [reel, column] of window.entries()) {
    if (coins >= TENSE_COINS) return reel;
    coins += column.filter((symbol) => symbol === 'coin').length;
  }
  return undefined;
}

/** Returns the faces of a window with its coins. */
export function facesOf(window: Window, coins: readonly Coin[]): Face[][] {
  const tense = firstTenseReel(window);
  return window.map((column, reel) =>
    column.map((symbol, row) => {
      const coin = coins.find(({ place }) => place === reel * ROWS + row);
      // `RollingReels` counts reels with such a face, so the first reel and the last one before the tension have it.
      const isTense = tense !== undefined && (reel === 0 || reel === tense - 1);
      return { symbol, isTense, ...(coin && { coin: { kind: coin.kind, value: coin.value } }) };
    }),
  );
}

/** Returns faces that roll past. The values of their coins are decoration. */
function passing(reel: number, count: number): Face[] {
  const strip = reelStrips[reel] ?? [];
  const from = Math.floor(Math.random() * strip.length);
  return Array.from({ length: count }, (_, i) => {
    const symbol = strip[(from + i) % strip.length] ?? 'tea';
    const face = reelCoins[Math.floor(Math.random() * 5)];
    return { symbol, ...(symbol === 'coin' && face && { coin: { kind: face.kind, value: face.value } }) };
  });
}

interface ReelsParts {
  initial: Face[][];
  isStill: () => boolean;
  /** Called when a reel rolls longer. */
  onAnticipation: (reel: number) => void;
}

/** Creates the reels. */
export function createReels({ initial, isStill, onAnticipation }: ReelsParts): Reels {
  return createRollingReels<Face>({
    initial,
    cellOf,
    passing,
    isAwaited: ({ isTense }) => isTense === true,
    isStill,
    onAnticipation,
  });
}
