import type { RoundView } from '../arcadeApi.ts';

/** Returns the payment of a round in minor units: its win, and its jackpot once that is credited. */
export function paidBy({ win, jackpot }: Pick<RoundView, 'win' | 'jackpot'>): bigint {
  return BigInt(win) + BigInt(jackpot?.amount ?? 0);
}
