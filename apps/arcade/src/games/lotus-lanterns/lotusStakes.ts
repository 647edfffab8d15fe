import type { Currency } from '@parlor/contract';

const cents = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];

/** Stakes in minor units by currency. Each is a multiple of the number of lines. */
const stakes: Readonly<Record<Currency, readonly number[]>> = {
  THB: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000],
  USD: [20, 40, 100, 200, 400, 1000, 2000, 5000],
  EUR: [20, 40, 100, 200, 400, 1000, 2000, 5000],
  CNY: cents,
  MYR: cents,
  INR: cents.map((stake) => stake * 5),
  VND: [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000],
  IDR: [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000],
  JPY: [20, 40, 100, 200, 500, 1000, 2000, 5000],
};

/** Returns the stakes of a currency in minor units, in ascending order. */
export function lotusStakes(currency: Currency): bigint[] {
  return stakes[currency].map(BigInt);
}
