/** What has happened in a fixture of points or innings. */
export type TallyState = {
  tick: number;
  /** Turns that are over, those that an innings did without included. */
  turn: number;
  /** What each side scored in each period that has begun. */
  periods: readonly (readonly [number, number])[];
  /** Wickets that home and away lost. */
  wickets: readonly [number, number];
  isOver: boolean;
};
