/** The parameters of a bout. All chances are cases of 65,536. */
export interface BoutParameters {
  rounds: number;
  /** Ticks of a round. */
  roundTicks: number;
  /** Cases of a tick in which a side stops the other. */
  homeStop: number;
  awayStop: number;
  /** Cases of a tick in which a side lands a hit. */
  homeHit: number;
  awayHit: number;
  /** Cases in which the bout is abandoned in the pause after a round. */
  noContest: number;
}

export type BoutState = {
  tick: number;
  /** Ticks played in the current round. */
  inRound: number;
  /** Hits of home and away in each round that has begun. */
  hits: readonly (readonly [number, number])[];
  /** The side that stopped the other: 0 home, 1 away. */
  stoppage: number | null;
  isOver: boolean;
  isAbandoned: boolean;
};

/** The data that questions about a bout read. */
export interface BoutResult {
  /** The current round, from 1, or the last one. */
  round: number;
  /** The side that stopped the other: 0 home, 1 away. */
  stoppage: number | null;
  /** The decision on points at the end. */
  decision: 'home' | 'away' | 'draw' | null;
  /** Whether it ended by a stoppage or a decision. */
  isOver: boolean;
  isAbandoned: boolean;
}
