import type { PaySymbol } from './symbols.ts';

/** Rows of the window, and reels. */
export const ROWS = 3;
export const REELS = 5;

/** What three, four and five of a symbol from the left pay, in bets per line. */
export const linePays: Readonly<Record<PaySymbol, readonly [number, number, number]>> = {
  naga: [60, 250, 1500],
  elephant: [50, 150, 750],
  koi: [30, 100, 400],
  tuktuk: [25, 80, 300],
  parasol: [20, 60, 150],
  bowl: [15, 45, 125],
  mango: [10, 25, 80],
  coconut: [8, 20, 60],
  chilli: [6, 18, 50],
};

/** What three, four and five lotuses anywhere pay, in whole stakes. */
export const scatterPays: Readonly<Record<number, number>> = { 3: 3, 4: 10, 5: 100 };

/** The free spins for three, four and five lotuses. */
export const freeSpinCounts: Readonly<Record<number, number>> = { 3: 8, 4: 10, 5: 12 };

/** The multiplier of each free spin in order. */
export const freeSpinMultipliers = [2, 2, 2, 2, 3, 3, 3, 3, 5, 5, 5, 5] as const;

/** A win of at least this many stakes is a big win. */
export const BIG_WIN_STAKES = 15n;

/** The row of each reel that a line goes through; 0 is the top. Every line is always played. */
export const lines: readonly (readonly [number, number, number, number, number])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
];

/** Lines in play; a stake is this many bets per line. */
export const LINE_COUNT = lines.length;
