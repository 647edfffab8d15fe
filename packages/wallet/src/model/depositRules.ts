import { fromMinor, toMinor, type DepositMethod } from '@parlor/contract';

/** Why an amount is outside what may be moved at once. */
export type AmountProblem = 'invalid' | 'below' | 'above';
/** The least and the most that may be moved at once. */
export type AmountLimits = Pick<DepositMethod, 'minAmount' | 'maxAmount' | 'currency'>;

/** Reads what a player typed as an amount: a comma or a space between thousands does not matter. */
export function readAmount(
  typed: string,
  limits: AmountLimits,
): { amount: string; problem?: undefined } | { amount?: undefined; problem: AmountProblem } {
  const minor = toMinor(typed.replace(/[\s,]/g, ''), limits.currency);
  const minimum = toMinor(limits.minAmount, limits.currency) ?? 0n;
  const maximum = toMinor(limits.maxAmount, limits.currency) ?? 0n;
  if (minor === undefined || minor <= 0n) return { problem: 'invalid' };
  if (minor < minimum) return { problem: 'below' };
  if (minor > maximum) return { problem: 'above' };
  return { amount: fromMinor(minor, limits.currency) };
}
