/**
 * The inputs of a leg's price, stored with the slip. With the fixture and the selections, the price follows from it.
 */
export interface LegQuote {
  /** The version of the models of fixtures and of the rule that turns a chance into a price. */
  version: string;
  /** The margin of the price, in hundredths of a percent. */
  marginBasisPoints: number;
  /** How many ticks of the fixture had been played; 0 before its start. */
  tick: number;
  /** The score at that moment, one number for each entrant. */
  score: readonly number[];
  /** All that had happened by then, as the model of the fixture keeps it. */
  state: unknown;
}
