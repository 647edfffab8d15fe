import type { PaySymbol } from './symbols.ts';

/** Rows of the window, and reels. */
export const ROWS = 3;
export const REELS = 5;

/** The payouts of three, four and five of a symbol from the left, in bets per line. */
export const linePays: Readonly<Record<PaySymbol, readonly [number, number, number]>> = {
  naga: [50, 250, 1500],
  elephant: [40, 150, 750],
  koi: [30, 100, 400],
  tuktuk: [20, 75, 300],
  parasol: [15, 50, 150],
  bowl: [15, 40, 125],
  mango: [10, 25, 80],
  coconut: [7, 20, 60],
  chilli: [6, 15, 50],
};

/** The payouts of three, four and five lotuses anywhere, in whole stakes. */
export const scatterPays: Readonly<Record<number, number>> = { 3: 3, 4: 10, 5: 100 };

/** The free spins for three, four and five lotuses in the paid spin. */
export const freeSpinCounts: Readonly<Record<number, number>> = { 3: 8, 4: 10, 5: 12 };

/** The free spins that three, four and five lotuses in a free spin add. */
export const addedSpinCounts: Readonly<Record<number, number>> = { 3: 5, 4: 8, 5: 12 };

/** A feature has at most this many free spins; lotuses add no spins beyond it. */
export const MAX_FREE_SPINS = 50;

/** Returns the multiplier of a free spin; spins are counted from 1. */
export function freeSpinMultiplier(index: number): number {
  if (index <= 4) return 2;
  return index <= 8 ? 3 : 5;
}

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
