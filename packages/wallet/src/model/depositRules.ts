import { fromMinor, toMinor, type DepositMethod } from '@parlor/contract';

/** Why an amount cannot be deposited. */
export type AmountProblem = 'invalid' | 'below' | 'above';

/** Reads what a player typed as an amount: a comma or a space between thousands does not matter. */
export function readAmount(typed: string, method: DepositMethod): { amount: string; problem?: undefined } | { amount?: undefined; problem: AmountProblem } {
  const minor = toMinor(typed.replace(/[\s,]/g, ''), method.currency);
  const minimum = toMinor(method.minAmount, method.currency) ?? 0n;
  const maximum = toMinor(method.maxAmount, method.currency) ?? 0n;
  if (minor === undefined || minor <= 0n) return { problem: 'invalid' };
  if (minor < minimum) return { problem: 'below' };
  if (minor > maximum) return { problem: 'above' };
  return { amount: fromMinor(minor, method.currency) };
}
