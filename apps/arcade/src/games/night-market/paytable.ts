import type { PaySymbol } from './symbols.ts';

/** Reels, and rows of the window. */
export const REELS = 5;
export const ROWS = 3;
/** Places of the board. */
export const PLACES = REELS * ROWS;

/** The payouts of three, four and five reels of a symbol from the left for each way, in hundredths of the stake. */
export const wayPays: Readonly<Record<PaySymbol, readonly [number, number, number]>> = {
  cat: [100, 400, 2000],
  tuktuk: [80, 250, 1000],
  neon: [60, 180, 600],
  mango: [40, 100, 300],
  coconut: [30, 80, 250],
  skewers: [20, 60, 180],
  tea: [20, 50, 150],
};

/** A coin with a printed value, one of the plates, or a coin that changes others. */
export type CoinKind = 'value' | 'mini' | 'minor' | 'major' | 'collector' | 'doubler';

/** A kind of new coin, which is drawn by weight. Its value is in stakes. */
export interface CoinFace {
  kind: CoinKind;
  value: number;
  weight: number;
}

/** The payout of each plate, in stakes. The Grand is for a full board. */
export const plateValues = { mini: 25, minor: 50, major: 250, grand: 2500 } as const;

/** A plate. */
export type Plate = keyof typeof plateValues;

/** The kinds of coins on the reels. */
export const reelCoins: readonly CoinFace[] = [
  { kind: 'value', value: 1, weight: 380 },
  { kind: 'value', value: 2, weight: 240 },
  { kind: 'value', value: 3, weight: 150 },
  { kind: 'value', value: 5, weight: 100 },
  { kind: 'value', value: 8, weight: 50 },
  { kind: 'value', value: 10, weight: 36 },
  { kind: 'value', value: 15, weight: 20 },
  { kind: 'value', value: 20, weight: 10 },
  { kind: 'mini', value: plateValues.mini, weight: 9 },
  { kind: 'minor', value: plateValues.minor, weight: 4 },
  { kind: 'major', value: plateValues.major, weight: 1 },
];

/** The kinds of coins of a respin. */
export const respinCoins: readonly CoinFace[] = [
  { kind: 'value', value: 1, weight: 360 },
  { kind: 'value', value: 2, weight: 220 },
  { kind: 'value', value: 3, weight: 130 },
  { kind: 'value', value: 5, weight: 90 },
  { kind: 'value', value: 8, weight: 45 },
  { kind: 'value', value: 10, weight: 30 },
  { kind: 'value', value: 15, weight: 18 },
  { kind: 'value', value: 20, weight: 10 },
  { kind: 'value', value: 25, weight: 6 },
  { kind: 'mini', value: plateValues.mini, weight: 12 },
  { kind: 'minor', value: plateValues.minor, weight: 6 },
  { kind: 'major', value: plateValues.major, weight: 2 },
  { kind: 'doubler', value: 1, weight: 100 },
  { kind: 'collector', value: 0, weight: 70 },
];

/** Coins in the window that start the respins. */
export const TRIGGER_COINS = 6;
/** Respins at the start, and after each respin that brought a coin. */
export const RESPINS = 3;
/** The draw for an empty place is a number below this. */
export const RESPIN_SIDES = 1000;
/** A respin fills an empty place if the draw is below this. */
export const RESPIN_COIN_BELOW = 58;

/** The greatest win of a round in hundredths of the stake. The round ends when it is reached. */
export const MAX_WIN = 500_000;
