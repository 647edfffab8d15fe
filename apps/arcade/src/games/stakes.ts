import type { Currency } from '@parlor/contract';

const cents = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
const wholeUnits = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000];

/** Stakes in minor units by currency. Each is a multiple of one hundred: whole units, or a hundred of a small one. */
const stakes: Readonly<Record<Currency, readonly number[]>> = {
  THB: [...cents, 100_000],
  USD: [100, 200, 500, 1000, 2000, 5000],
  EUR: [100, 200, 500, 1000, 2000, 5000],
  CNY: cents,
  MYR: cents,
  INR: cents.map((stake) => stake * 5),
  VND: wholeUnits,
  IDR: wholeUnits,
  JPY: [100, 200, 500, 1000, 2000, 5000],
};

/**
 * Returns the stakes of the games whose multipliers have two decimals, in minor units and ascending order. A multiple
 * of one hundred times such a multiplier is a whole number, so no payout is rounded.
 */
export function gridStakes(currency: Currency): bigint[] {
  return stakes[currency].map(BigInt);
}

/** Returns the stakes of crash: those of the grid of which half can be cashed out, from twice the smallest one. */
export function crashStakes(currency: Currency): bigint[] {
  return gridStakes(currency).filter((stake) => stake % 200n === 0n);
}
