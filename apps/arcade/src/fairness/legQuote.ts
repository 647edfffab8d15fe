/**
 * The inputs of a leg's price, stored with the slip. The price follows from these, the fixture and the selections.
 */
export interface LegQuote {
  /** The version of the models of fixtures and of the rule that turns a chance into a price. */
  version: string;
  /** The margin of the price, in hundredths of a percent. */
  marginBasisPoints: number;
  /** The number of played ticks of the fixture; 0 before its start. */
  tick: number;
  /** The score at that moment, one number for each entrant. */
  score: readonly number[];
  /** The state of the fixture at that moment, in the form of its model. */
  state: unknown;
}
