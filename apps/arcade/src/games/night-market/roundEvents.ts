import type { RowDrawn } from '../../books/bookEngine.ts';
import type { CoinKind } from './paytable.ts';
import type { MarketSymbol, PaySymbol } from './symbols.ts';

/** The window: five reels, each from top to bottom. */
export type Window = readonly (readonly MarketSymbol[])[];

/** A coin on the board. Places count down each reel, from the left reel on: reel · 3 + row. The value is in stakes. */
export interface Coin {
  place: number;
  kind: CoinKind;
  value: number;
}

/** A place with the new value of its coin, in stakes. */
export type ChangedValue = Pick<Coin, 'place' | 'value'>;

/** An event of the engine. Amounts are digits in minor units; values of coins are whole stakes. */
export type EngineEvent =
  | { type: 'reels_stopped'; stops: number[]; window: Window }
  | { type: 'coins_landed'; coins: Coin[] }
  | { type: 'ways_won'; symbol: PaySymbol; count: number; ways: number; amount: string }
  | { type: 'respins_started'; count: number }
  | { type: 'respin'; left: number; coins: Coin[] }
  | { type: 'coin_special'; place: number; kind: 'collector' | 'doubler'; changed: ChangedValue[] }
  | { type: 'grand_won'; value: number; amount: string }
  | { type: 'feature_ended'; amount: string }
  | { type: 'max_win'; amount: string }
  | { type: 'round_ended'; win: string };

/** An event of a round: the drawn row of the book, then the events of the engine with its seed. */
export type MarketEvent = RowDrawn | EngineEvent;
