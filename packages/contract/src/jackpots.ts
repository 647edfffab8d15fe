import type { Currency } from './money.ts';

/** How a progressive jackpot is won: by a random draw, or at the latest when it reaches its ceiling. */
export type JackpotFall =
  /** A stake of `s` units wins it with a chance of s / every. */
  | { by: 'draw'; every: number }
  /** The bet that raises it to a hidden amount below the ceiling wins it. */
  | { by: 'ceiling'; ceiling: number };

/** A progressive jackpot of an in-house game. Amounts are in units of the currency (`jackpotUnits`). */
export interface JackpotPlan {
  code: string;
  gameCode: string;
  /** Its seed amount, paid by the house. */
  seed: number;
  /** The part of every stake that is added to it, in millionths. */
  rate: number;
  fall: JackpotFall;
}

/** One unit of jackpot amounts in minor units: the lowest stake of the games that have jackpots. */
export const jackpotUnits: Readonly<Record<Currency, number>> = {
  THB: 100,
  USD: 20,
  EUR: 20,
  CNY: 100,
  MYR: 100,
  INR: 500,
  VND: 1000,
  IDR: 1000,
  JPY: 20,
};

/**
 * The jackpots, the smallest first. The expected return of a stake is `rate` plus, for a drawn jackpot, seed / every;
 * for one with a ceiling c, whose hidden amount is uniform from seed to c, rate · (1 + 2 · seed / (c − seed)).
 */
export const jackpotPlans: readonly JackpotPlan[] = [
  { code: 'LOTUS_MINI', gameCode: 'lotus-lanterns', seed: 50, rate: 3000, fall: { by: 'draw', every: 10_000 } },
  { code: 'LOTUS_MINOR', gameCode: 'lotus-lanterns', seed: 250, rate: 2500, fall: { by: 'draw', every: 100_000 } },
  { code: 'LOTUS_MAJOR', gameCode: 'lotus-lanterns', seed: 2500, rate: 2000, fall: { by: 'draw', every: 1_250_000 } },
  {
    code: 'LOTUS_GRAND',
    gameCode: 'lotus-lanterns',
    seed: 10_000,
    rate: 2500,
    fall: { by: 'draw', every: 10_000_000 },
  },
  { code: 'LOTUS_DAILY', gameCode: 'lotus-lanterns', seed: 100, rate: 4500, fall: { by: 'ceiling', ceiling: 1000 } },
];
