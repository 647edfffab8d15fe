import { settleFraction } from '../../fairness/seededRounding.ts';
import { binomial } from '../binomial.ts';
import { fraction, plus, times, toDecimal, ZERO, type Fraction } from '../fraction.ts';
import { DecisionError, type PlayRound } from '../game.ts';
import type { LegChances, LegOutcome, Selection } from './model/sportModel.ts';

/** Stored with every slip. Any change of an outcome or a pay requires a new version. */
export const SPORTSBOOK_VERSION = 'sportsbook@1';

export const MAX_LEGS = 12;
export const MAX_LINES = 495;
/** All of a stake, in hundredths of a percent. */
export const FULL_SHARE = 10_000;
/** A price of 1.00 in hundredths: the stake itself. */
const EVEN_PRICE = 100;

/** A leg of a slip with its accepted price, in hundredths. */
export interface ChosenLeg {
  fixture: string;
  selections: Selection[];
  price: number;
}

/** A slip. Each line combines `combine` of the legs. */
export interface SlipChoice {
  legs: ChosenLeg[];
  combine: number;
}

/** Events of a slip after it was placed. The server writes these; requests of the player are calls. */
export type SlipDecision =
  | {
      type: 'cash-out';
      /** The part of the whole stake, in hundredths of a percent. */
      share: number;
      /** Digits in minor units. */
      amount: string;
      /** The key of the call; it is stored with the slip so that the call counts once. */
      key: string;
      isAuto: boolean;
    }
  /** The results of the legs. Some may be open if the slip can no longer win. */
  | { type: 'results'; outcomes: LegOutcome[] };

/** An event of a slip. Amounts are digits in minor units. */
export type SlipEvent =
  | { type: 'cashed_out'; share: number; amount: string; isAuto: boolean }
  | { type: 'settled'; outcomes: LegOutcome[]; share: number; amount: string };

/** Returns the number of lines of a slip. */
export function linesOf({ legs, combine }: { legs: readonly unknown[]; combine: number }): number {
  return Number(binomial(legs.length, combine));
}

/**
 * Returns the value of a slip's lines together, as a multiple of its stake: the sum over all combinations of `combine`
 * values of their products, divided by the number of lines. The sum is the elementary symmetric polynomial of the
 * values.
 */
function multipleOf(values: readonly Fraction[], combine: number): Fraction {
  const sums: Fraction[] = [{ numerator: 1n, denominator: 1n }];
  for (const value of values)
    for (let size = combine; size > 0; size -= 1)
      sums[size] = plus(sums[size] ?? ZERO, times(sums[size - 1] ?? ZERO, value));
  const lines = binomial(values.length, combine);
  return times(sums[combine] ?? ZERO, { numerator: 1n, denominator: lines });
}

/** Returns the factor of a leg in a line: its price if won, 1 if void, 0 if lost. */
function valueOf(price: number, outcome: 'won' | 'lost' | 'void'): Fraction {
  if (outcome === 'lost') return ZERO;
  return fraction(outcome === 'won' ? price : EVEN_PRICE, EVEN_PRICE);
}

/** Returns the maximum payout of a stake on these prices, in minor units, rounded down. Open legs count as won. */
export function potentialWin(
  { legs, combine }: SlipChoice,
  stake: bigint,
  outcomes: readonly LegOutcome[] = [],
  share = FULL_SHARE,
): bigint {
  const values = legs.map(({ price }, place) => {
    const outcome = outcomes[place] ?? 'open';
    return valueOf(price, outcome === 'open' ? 'won' : outcome);
  });
  return partOf(stake, share, multipleOf(values, combine));
}

/** Returns the maximum stake on prices whose payout is at most `cap`; a multiple of `unit`. */
export function maxStakeFor(choice: SlipChoice, cap: bigint, unit: bigint): bigint {
  const values = choice.legs.map(({ price }) => valueOf(price, 'won'));
  const { numerator, denominator } = multipleOf(values, choice.combine);
  const max = (cap * denominator) / numerator;
  return max - (max % unit);
}

/**
 * Returns the decimal odds of the line that pays least, the one with the smallest prices, truncated to hundredths. Void
 * legs count 1.00, so the odds are 1.00 once all are void.
 */
export function slipOdds({ legs, combine }: SlipChoice, decisions: readonly SlipDecision[] = []): string {
  const results = decisions.find((decision) => decision.type === 'results');
  const prices = legs.map(({ price }, place) => (results?.outcomes[place] === 'void' ? EVEN_PRICE : price));
  const lowest = prices.toSorted((a, b) => a - b).slice(0, combine);
  const scale = BigInt(EVEN_PRICE) ** BigInt(combine - 1);
  const hundredths = lowest.reduce((product, price) => product * BigInt(price), 1n) / scale;
  return toDecimal({ numerator: hundredths, denominator: BigInt(EVEN_PRICE) }, 2);
}

/** Returns a part of a stake times a multiple, in minor units, rounded down. */
function partOf(stake: bigint, share: number, { numerator, denominator }: Fraction): bigint {
  return (stake * BigInt(share) * numerator) / (BigInt(FULL_SHARE) * denominator);
}

/** Whether a slip may still pay: enough legs are not lost. */
export function canWin({ legs, combine }: SlipChoice, outcomes: readonly LegOutcome[]): boolean {
  return legs.filter((_, place) => outcomes[place] !== 'lost').length >= combine;
}

/** Whether the payout of a slip can no longer change. */
export function isDecided(choice: SlipChoice, outcomes: readonly LegOutcome[]): boolean {
  return !canWin(choice, outcomes) || choice.legs.every((_, place) => (outcomes[place] ?? 'open') !== 'open');
}

/**
 * Returns the expected payout of a part of a slip from now on, in minor units: the stake of the part times the expected
 * values of its lines. Fixtures are independent, so the value of a line is the product of the values of its legs.
 *
 * @param share The part of the whole stake, in hundredths of a percent.
 * @param legs The result of each leg, or the chances of an open one.
 */
export function expectedWin(
  { legs: chosen, combine }: SlipChoice,
  stake: bigint,
  share: number,
  legs: readonly ('won' | 'lost' | 'void' | LegChances)[],
): Fraction {
  const values = chosen.map(({ price }, place) => {
    const leg = legs[place] ?? 'lost';
    if (typeof leg === 'string') return valueOf(price, leg);
    return plus(times(fraction(price, EVEN_PRICE), leg.won), leg.void);
  });
  return times(fraction(stake * BigInt(share), FULL_SHARE), multipleOf(values, combine));
}

/** Returns the cash-outs of a slip. */
export function cashOutsOf(decisions: readonly SlipDecision[]): Extract<SlipDecision, { type: 'cash-out' }>[] {
  return decisions.filter((decision) => decision.type === 'cash-out');
}

/** Returns the share of the stake that is not cashed out, in hundredths of a percent. */
export function openShareOf(decisions: readonly SlipDecision[]): number {
  return cashOutsOf(decisions).reduce((remaining, { share }) => remaining - share, FULL_SHARE);
}

/**
 * Plays a slip. The stake is in minor units; each line has an equal part of it. The payout of the results is an exact
 * fraction, settled to whole minor units with the numbers of the slip.
 */
export const playSlip: PlayRound<SlipChoice, SlipDecision, SlipEvent> = (draw, stake, choice, decisions) => {
  const events: SlipEvent[] = [];
  let share = FULL_SHARE;
  let win = 0n;
  let isOver = false;
  for (const decision of decisions) {
    if (isOver) throw new DecisionError('the slip is over');
    if (decision.type === 'cash-out') {
      if (decision.share < 1 || decision.share > share) throw new DecisionError('so much is not in');
      share -= decision.share;
      win += BigInt(decision.amount);
      isOver = share === 0;
      const { amount, isAuto } = decision;
      events.push({ type: 'cashed_out', share: decision.share, amount, isAuto });
      continue;
    }
    const { outcomes } = decision;
    if (!isDecided(choice, outcomes)) throw new DecisionError('the slip is not decided');
    const values = choice.legs.map(({ price }, place) => {
      const outcome = outcomes[place] ?? 'open';
      return valueOf(price, outcome === 'open' ? 'lost' : outcome);
    });
    const { numerator, denominator } = multipleOf(values, choice.combine);
    const paid = settleFraction(draw, stake * BigInt(share) * numerator, BigInt(FULL_SHARE) * denominator);
    win += paid;
    isOver = true;
    events.push({ type: 'settled', outcomes, share, amount: paid.toString() });
  }
  return { events, win, isOver };
};
