import type { RowDrawn } from '../../books/bookEngine.ts';
import type { FallsSymbol, PaySymbol } from './symbols.ts';

/** The symbols of the board: column by column, each from top to bottom. */
export type Board = readonly (readonly FallsSymbol[])[];

/** The events of an engine's round. Amounts are digits in minor units. */
export type FallEvent =
  | { type: 'board_dropped'; columns: Board }
  /** All symbols of this kind burst after the event that follows. */
  | { type: 'symbol_win'; symbol: PaySymbol; count: number; multiplier: number; amount: string }
  /** The winning symbols burst. `fresh` falls into each column, from top to bottom. */
  | { type: 'cascade'; multiplier: number; fresh: Board }
  | { type: 'scatter'; count: number; amount: string }
  | { type: 'free_falls_started'; count: number }
  /** `multiplier` is the multiplier of the previous fall. */
  | { type: 'free_fall'; index: number; count: number; multiplier: number; columns: Board }
  | { type: 'free_falls_added'; count: number }
  | { type: 'free_falls_ended'; amount: string }
  | { type: 'max_win'; amount: string }
  | { type: 'big_win'; amount: string }
  | { type: 'round_ended'; win: string };

/** Every event of a round. */
export type FallsEvent = RowDrawn | FallEvent;
