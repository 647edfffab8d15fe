/*
 * Prices are decimal odds in hundredths: a stake of 1.00 at 250 pays 2.50. They are computed from exact chances with
 * whole numbers.
 *
 * A price is the highest one that returns at most `1 - margin` of the stake on average. So its expected return is
 * between MIN_RETURN and 1 less the margin. If no price qualifies, the pick is not available.
 */
import { fraction, times, plus, ZERO, type Fraction } from '../../fraction.ts';
import type { LegChances } from './sportModel.ts';

/**
 * Stored with every leg. Any change of a format, a model or the rule of prices that changes a price requires a new
 * version, since earlier prices must stay recomputable.
 */
export const PRICES_VERSION = 'prices@1';

/** The margin of prices, in hundredths of a percent: 5 %. It applies to single picks and builders. */
export const MARGIN_BASIS_POINTS = 500;

/** The margin of a cash-out on the expected value, in hundredths of a percent: 3 %. */
export const CASH_OUT_MARGIN_BASIS_POINTS = 300;

/** The least and the highest price, in hundredths. */
export const MIN_PRICE = 101;
export const MAX_PRICE = 100_000;

/** The bounds of the average return of a price, as fractions of the stake. Rounding costs at most a hundredth. */
export const MAX_RETURN: Fraction = fraction(95, 100);
export const MIN_RETURN: Fraction = fraction(94, 100);

const BASIS = 10_000n;

/**
 * Returns the price of a chance, in hundredths, rounded down. Null if the chance is so high that the least price would
 * lose the margin, so low that the highest price would keep more than the margin, or 0 or 1.
 */
export function priceOf({ numerator, denominator }: Fraction, marginBasisPoints = MARGIN_BASIS_POINTS): number | null {
  if (numerator <= 0n || numerator >= denominator) return null;
  const price = (100n * (BASIS - BigInt(marginBasisPoints)) * denominator) / (BASIS * numerator);
  return price < BigInt(MIN_PRICE) || price > BigInt(MAX_PRICE) ? null : Number(price);
}

/** Returns the exact average return of a price as a fraction of the stake, given that the bet is not void. */
export function expectedReturn(price: number, { numerator, denominator }: Fraction): Fraction {
  return { numerator: BigInt(price) * numerator, denominator: 100n * denominator };
}

/** A leg of a line: its price, and the chances of its results. A decided leg has the chance 0 or 1. */
export interface LegValue {
  /** In hundredths. */
  price: number;
  chances: LegChances;
}

/**
 * Returns the exact expected payout of a line of a slip, in minor units: a leg that wins multiplies the stake by its
 * price, and a void one by 1. Legs have different fixtures, so they are independent.
 */
export function expectedPayout(stake: bigint, legs: readonly LegValue[]): Fraction {
  return legs.reduce(
    (value, { price, chances: { won, void: returned } }) =>
      times(value, plus({ numerator: won.numerator * BigInt(price), denominator: won.denominator * 100n }, returned)),
    fraction(stake),
  );
}

/**
 * Returns the offer for an expected payout, in whole minor units. The grid of offers is one minor unit: an offer is the
 * highest whole amount that is at most the expected payout less the margin, so it is less than one unit below. The
 * rules state this, and the player sees the amount before taking it.
 *
 * @param payout The expected payout of all lines of a slip together, in minor units.
 */
export function cashOutValue(payout: Fraction, marginBasisPoints = CASH_OUT_MARGIN_BASIS_POINTS): bigint {
  const { numerator, denominator } = times(payout, fraction(BASIS - BigInt(marginBasisPoints), BASIS));
  return numerator / denominator;
}

/** Returns the sum of expected payouts. */
export function sumOfPayouts(payouts: readonly Fraction[]): Fraction {
  return payouts.reduce(plus, ZERO);
}
