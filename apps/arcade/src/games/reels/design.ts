/** How a spin wins: along fixed lines, or along every way through adjacent reels from the left. */
type ReelsLayoutCode =
  | 'lines-3x3-5'
  | 'lines-3x3-9'
  | 'lines-5x3-10'
  | 'lines-5x3-20'
  | 'lines-5x3-25'
  | 'lines-5x4-40'
  | 'ways-5x3-243'
  | 'ways-5x4-1024'
  | 'ways-6x4-4096';

/** The window and the form of its wins. */
export interface ReelsLayout {
  code: ReelsLayoutCode;
  reels: number;
  rows: number;
  /** The row of each reel that a line goes through; 0 is the top. Absent in a game of ways. */
  lines?: readonly (readonly number[])[];
  /** A stake is this many units. All pays are whole units. */
  units: number;
}

/** The role of a symbol. Pay symbols are counted from the best one: `high0`, `high1`, …, `low0`, `low1`, …. */
export type ReelsRole = 'wild' | 'scatter' | `high${number}` | `low${number}`;

/** A symbol. Strips and windows name it by its index in the design's list. */
interface ReelsSymbol {
  role: ReelsRole;
}

/** The wild symbol: it substitutes every pay symbol. The first reel never has one. */
export interface ReelsWild {
  kind: 'plain' | 'multiplier' | 'expanding';
  symbol: number;
  /** The reels that have it, counted from 0. */
  reels: readonly number[];
  /** The multiplier of a wild. Several in a win multiply each other. 1 unless the kind is `multiplier`. */
  multiplier: number;
}

/** The scatter symbol: it pays in any position. */
export interface ReelsScatter {
  symbol: number;
  /** The payout by number of scatters, in units. */
  pays: readonly number[];
}

/** The strips of a game, reel by reel. A strip is a ring of symbol indices. */
export type ReelsStrips = readonly (readonly number[])[];

/** The feature that three or more scatters start. */
export type ReelsFeature =
  | { kind: 'none' }
  | {
      /** `rich_free_spins` are played on their own strips. */
      kind: 'free_spins' | 'rich_free_spins';
      /** The free spins by number of scatters. */
      spins: readonly number[];
      /** The multiplier of every win of a free spin. */
      multiplier: number;
      /** Free spins that three or more scatters add during free spins. */
      retriggerSpins: number;
      /** How often spins can be added in a round. */
      retriggerLimit: number;
    }
  | {
      kind: 'prize_pick';
      /** In units, each equally likely. */
      prizes: readonly number[];
    }
  | {
      kind: 'wheel';
      /** The outer ring in units, each equally likely. */
      prizes: readonly number[];
      /** The inner ring, each equally likely. It multiplies the prize. */
      multipliers: readonly number[];
    };

/** How the pays are distributed: many small ones, or few large ones. */
export type ReelsVolatility = 'low' | 'medium' | 'high';

/** The inputs of the chances of a title. */
export interface ReelsChances {
  layout: ReelsLayout;
  /** The pay symbols from the best to the lowest, then the wild and the scatter, if any. */
  symbols: readonly ReelsSymbol[];
  /** The number of pay symbols. */
  paySymbols: number;
  wild?: ReelsWild;
  scatter?: ReelsScatter;
  strips: ReelsStrips;
  /** The strips of the free spins, if they differ. */
  freeStrips?: ReelsStrips;
}

/** The whole definition of a title, which the rules, the mathematics, the rules sheet and the client read. */
export interface ReelsDesign extends ReelsChances {
  volatility: ReelsVolatility;
  /** The payouts of a pay symbol, in units by count from the left: `pays[symbol][count]`. */
  pays: readonly (readonly number[])[];
  feature: ReelsFeature;
}

/** The number of scatters that start the feature. */
export const FEATURE_SCATTERS = 3;
