/*
 * Recomputes the amounts of cash-outs. An amount follows from the slip, the part of its stake, and the states of its
 * fixtures, which are stored with the cash-out.
 */
import type { CashOutLeg, CashOutQuote } from '../../fairness/cashOutQuote.ts';
import type { FixtureTape } from '../../fairness/fixtureTape.ts';
import { CASH_OUT_MARGIN_BASIS_POINTS, cashOutValue, PRICES_VERSION } from './model/prices.ts';
import { outcomeOfLeg } from './model/questions.ts';
import type { LegChances } from './model/sportModel.ts';
import { cashOutsOf, expectedWin, type ChosenLeg, type SlipChoice, type SlipDecision } from './slip.ts';
import { claimedState } from './slipPrices.ts';
import { playedOutcome } from './slipTapes.ts';

/** The result of recomputing the amount of a cash-out. */
export type CashOutCheck =
  | {
      verdict: 'agrees';
      /** Digits in minor units. */
      amount: string;
      /** Whether the states of all fixtures are known. */
      isStateProven: boolean;
    }
  | { verdict: 'differs'; reason: string }
  /** The amount cannot be checked. */
  | { verdict: 'unknown'; reason: string };

type CashOut = Extract<SlipDecision, { type: 'cash-out' }>;

/** A slip with the decisions that were made on it. */
interface CashedSlip {
  choice: SlipChoice;
  /** In minor units. */
  stake: bigint;
  decisions: readonly SlipDecision[];
}

interface LegValue {
  value: 'won' | 'lost' | 'void' | LegChances;
  isProven: boolean;
}

/**
 * Returns the value of a leg in a state of its fixture. @throws RangeError with the reason if the state is impossible.
 */
export function legValue({ fixture: id, selections }: ChosenLeg, quotedLeg: CashOutLeg, tape?: FixtureTape): LegValue {
  if ('outcome' in quotedLeg) {
    const { outcome } = quotedLeg;
    if (outcome !== 'won' && outcome !== 'lost' && outcome !== 'void')
      throw new RangeError(`a leg came to ${JSON.stringify(outcome)}`);
    const played = tape ? playedOutcome(tape, selections) : outcome;
    if (played !== outcome) throw new RangeError(`the leg on ${id} is ${outcome}, and its fixture makes it ${played}`);
    return { value: outcome, isProven: tape !== undefined };
  }
  const { fixture, model, state, isProven } = claimedState(id, quotedLeg, tape);
  const outcome = outcomeOfLeg(selections.map((selection) => model.outcomeOf(fixture, state, selection)));
  return { value: outcome === 'open' ? model.legChances(fixture, state, selections) : outcome, isProven };
}

function differs(reason: string): CashOutCheck {
  return { verdict: 'differs', reason };
}

function checkAmount(
  { choice, stake }: CashedSlip,
  { share, amount }: CashOut,
  { legs }: CashOutQuote,
  tapes: readonly FixtureTape[],
): CashOutCheck {
  if (legs.length !== choice.legs.length) return differs('not every leg is told of');
  const legValues = legs.map((quotedLeg, index) => {
    const leg = choice.legs[index] as ChosenLeg;
    return legValue(
      leg,
      quotedLeg,
      tapes.find(({ id }) => id === leg.fixture),
    );
  });
  const values = legValues.map(({ value }) => value);
  const computed = cashOutValue(expectedWin(choice, stake, share, values)).toString();
  return computed === amount
    ? { verdict: 'agrees', amount, isStateProven: legValues.every(({ isProven }) => isProven) }
    : differs(`the amount is ${amount}, and the models make it ${computed}`);
}

function checkCashOut(
  slip: CashedSlip,
  cashOut: CashOut,
  quote: CashOutQuote | null | undefined,
  tapes: readonly FixtureTape[],
): CashOutCheck {
  if (!quote) return { verdict: 'unknown', reason: 'what it was made from was not kept' };
  if (quote.version !== PRICES_VERSION)
    return { verdict: 'unknown', reason: `it is of ${quote.version}, and this program knows ${PRICES_VERSION}` };
  if (quote.marginBasisPoints !== CASH_OUT_MARGIN_BASIS_POINTS)
    return differs(`the margin of cash-outs of ${PRICES_VERSION} is another one`);
  try {
    return checkAmount(slip, cashOut, quote, tapes);
  } catch (error) {
    return differs(error instanceof RangeError ? error.message : 'what is said of the fixtures is malformed');
  }
}

/**
 * Recomputes the amounts of a slip's cash-outs, in their order. `quotes` has one for each; one may be missing. `tapes`
 * are finished fixtures.
 */
export function checkCashOuts(
  slip: CashedSlip,
  quotes: readonly (CashOutQuote | null)[],
  tapes: readonly FixtureTape[] = [],
): CashOutCheck[] {
  return cashOutsOf(slip.decisions).map((cashOut, place) => checkCashOut(slip, cashOut, quotes[place], tapes));
}
