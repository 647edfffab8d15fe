import type { LotusSymbol } from './symbols.ts';

/** The window: five reels, each from top to bottom. */
export type Window = readonly (readonly LotusSymbol[])[];

/** An event of a round. Amounts are digits in minor units; wins of free spins include their multiplier. */
export type LotusEvent =
  | { type: 'reels_stopped'; stops: number[]; window: Window }
  | { type: 'line_win'; line: number; symbol: LotusSymbol; count: number; amount: string }
  | { type: 'scatter'; count: number; amount: string }
  | { type: 'free_spins_started'; count: number }
  | { type: 'free_spin'; index: number; count: number; multiplier: number; stops: number[]; window: Window }
  /** The lotuses of the previous free spin added `count` spins; `total` is the new number of all spins. */
  | { type: 'free_spins_added'; lotuses: number; count: number; total: number }
  | { type: 'free_spins_ended'; amount: string }
  | { type: 'big_win'; amount: string }
  /** A jackpot fell. Its amount comes from the ledger, not from the seeds. */
  | { type: 'jackpot_won'; pool: string }
  | { type: 'round_ended'; win: string };
