/** The state of a fixture of points or innings. */
export type TallyState = {
  tick: number;
  /** Finished turns, including those that an early end of an innings left unplayed. */
  turn: number;
  /** The score of each side in each period that has begun. */
  periods: readonly (readonly [number, number])[];
  /** Wickets that home and away lost. */
  wickets: readonly [number, number];
  isOver: boolean;
};
