import type { LotusSymbol } from './symbols.ts';

/** The window as it stands: five reels, each from top to bottom. */
export type Window = readonly (readonly LotusSymbol[])[];

/**
 * What happens in a round, in order. Amounts are minor units of the round's currency, as digits; wins of free spins
 * have their multiplier in them.
 */
export type LotusEvent =
  | { type: 'reels_stopped'; stops: number[]; window: Window }
  | { type: 'line_win'; line: number; symbol: LotusSymbol; count: number; amount: string }
  | { type: 'scatter'; count: number; amount: string }
  | { type: 'free_spins_started'; count: number }
  | { type: 'free_spin'; index: number; count: number; multiplier: number; stops: number[]; window: Window }
  | { type: 'free_spins_ended'; amount: string }
  | { type: 'big_win'; amount: string }
  | { type: 'round_ended'; win: string };
