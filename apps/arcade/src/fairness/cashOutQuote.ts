import type { LegQuote } from './legQuote.ts';

/**
 * The inputs of a cash-out's amount, stored with the slip. The amount follows from these, the slip and the part of its
 * stake.
 */
export interface CashOutQuote {
  /** The version of the models of fixtures and of the rule that turns chances into an offer. */
  version: string;
  /** The margin of the offer on the expected payout, in hundredths of a percent. */
  marginBasisPoints: number;
  /** By leg. */
  legs: readonly CashOutLeg[];
}

/** The state of a leg's fixture, or the result of the leg if its fixture was over. */
export type CashOutLeg = Pick<LegQuote, 'tick' | 'score' | 'state'> | { outcome: 'won' | 'lost' | 'void' };
