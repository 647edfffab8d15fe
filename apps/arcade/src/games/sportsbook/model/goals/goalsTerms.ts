import type { RunOfPlay } from './runOfPlay.ts';

/** The parameters of a fixture of goals. */
export interface GoalsParameters {
  /** Cases of a tick with a goal for the home side, and for the away side. */
  home: number;
  away: number;
  /** The regular ticks of each period. */
  lengths: readonly number[];
  /** The most ticks of added time of each period. At least one is added, unless the maximum is 0. */
  added: readonly number[];
  /** The most goals of a period. */
  cap: number;
}

export type GoalsState = {
  tick: number;
  /** Ticks played in the current period. */
  inPeriod: number;
  /** Ticks of added time of the current period. Null until they are drawn. */
  added: number | null;
  /** For each period so far the sides that scored, in order: 0 home, 1 away. */
  scorers: readonly (readonly number[])[];
  isOver: boolean;
  run: RunOfPlay;
};

/** The data that questions about goals read. */
export interface GoalsResult {
  /** Home and away goals of the first period, and of the whole game. */
  first: readonly [number, number];
  isFirstOver: boolean;
  full: readonly [number, number];
  isOver: boolean;
  /** The sides that scored, in order. An ending has at most one goal more than the state. */
  scorers: readonly number[];
}

/** Data of endings besides the full score: the score of the first period, and the next scorer. */
export interface Needs {
  first: boolean;
  next: boolean;
}
