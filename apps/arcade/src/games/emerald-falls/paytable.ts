import type { FallsSymbol, PaySymbol } from './symbols.ts';

export const COLUMNS = 6;
export const ROWS = 5;

/** The numbers of equal symbols from which a higher pay applies. */
export const payCounts = [8, 10, 12] as const;

/** The payouts of 8, 10 and 12 equal symbols anywhere on the board, in hundredths of the stake. */
export const symbolPays: Readonly<Record<PaySymbol, readonly [number, number, number]>> = {
  emerald: [250, 700, 2500],
  ruby: [120, 300, 1200],
  sapphire: [80, 200, 800],
  amethyst: [50, 120, 400],
  amber: [40, 90, 300],
  orchid: [25, 70, 200],
  fern: [20, 50, 150],
  shell: [10, 35, 100],
};

/** The multiplier of each cascade in a row; the last one applies to all later ones. */
export const ladder = [1, 2, 3, 5, 8, 12, 16, 20, 30, 50, 150, 1000] as const;

/** The payout of temples by their number, in hundredths of the stake. More than six count as six. */
export const templePays: Readonly<Record<number, number>> = { 4: 200, 5: 1000, 6: 5000 };

/** The free falls that temples start, by their number. */
export const freeFallCounts: Readonly<Record<number, number>> = { 4: 8, 5: 10, 6: 12 };

/** The temples that add free falls during free falls, and how many falls they add. */
export const RETRIGGER_TEMPLES = 3;
export const RETRIGGER_FALLS = 5;

/** The greatest number of free falls of a round. */
export const MAX_FREE_FALLS = 30;

/** The greatest win of a round in hundredths of the stake. The round ends there. */
export const MAX_PAYOUT = 500_000;

/** How often each symbol falls: its share of the sum of all weights. */
export const baseWeights: Readonly<Record<FallsSymbol, number>> = {
  temple: 17,
  emerald: 60,
  ruby: 80,
  sapphire: 100,
  amethyst: 115,
  amber: 130,
  orchid: 145,
  fern: 160,
  shell: 184,
};

/** The weights in free falls. */
export const freeWeights: Readonly<Record<FallsSymbol, number>> = {
  temple: 20,
  emerald: 60,
  ruby: 75,
  sapphire: 95,
  amethyst: 110,
  amber: 135,
  orchid: 150,
  fern: 165,
  shell: 190,
};
