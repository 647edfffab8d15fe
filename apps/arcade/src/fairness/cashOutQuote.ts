import type { LegQuote } from './legQuote.ts';

/**
 * The inputs of a cash-out's amount, stored with the slip. With the slip and the part of its stake, the amount follows
 * from it.
 */
export interface CashOutQuote {
  /** Of the models of fixtures, and of the rule that makes an offer of chances. */
  version: string;
  /** The margin of the offer on the expected payout, in hundredths of a percent. */
  marginBasisPoints: number;
  /** By leg. */
  legs: readonly CashOutLeg[];
}

/** The state of a leg's fixture, or the result of the leg if its fixture was over. */
export type CashOutLeg = Pick<LegQuote, 'tick' | 'score' | 'state'> | { outcome: 'won' | 'lost' | 'void' };
