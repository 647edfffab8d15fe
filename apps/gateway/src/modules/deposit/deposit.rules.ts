import {
  fromMinor,
  toMinor,
  type Currency,
  type Deposit,
  type DepositMethod,
  type DepositState,
} from '@parlor/contract';
import { localize, type Reading } from '../catalogue/localized.ts';
import type { DepositRow } from './deposit.repository.ts';
import type { DepositMethodSetting } from './depositMethodSettings.ts';

/** How long a player has to pay. */
export const DEPOSIT_LIFETIME_MS = 30 * 60_000;

/** Why an amount is refused. */
export type AmountRefusal = 'wallet.amount_invalid' | 'wallet.amount_below_minimum' | 'wallet.amount_above_maximum';

/** Reads a typed amount into minor units, or says why the method does not take it. */
export function depositAmount(typed: string, method: DepositMethodSetting, currency: Currency): bigint | AmountRefusal {
  const amount = toMinor(typed, currency);
  const min = toMinor(method.minAmount, currency);
  const max = toMinor(method.maxAmount, currency);
  if (min === undefined || max === undefined)
    throw new Error(`The limits of the deposit method ${method.id} are no amounts of ${currency}`);
  if (amount === undefined || amount <= 0n) return 'wallet.amount_invalid';
  if (amount < min) return 'wallet.amount_below_minimum';
  if (amount > max) return 'wallet.amount_above_maximum';
  return amount;
}

/** A method as it travels. */
export function toDepositMethod(method: DepositMethodSetting, currency: Currency, reading: Reading): DepositMethod {
  const { id, kind, names, minAmount, maxAmount, quickAmounts } = method;
  return { id, kind, displayName: localize(names, reading), minAmount, maxAmount, quickAmounts, currency };
}

/** What an order is now: one that nobody paid in time has expired, whether or not anybody wrote that down. */
function depositState(row: DepositRow, now: number): DepositState {
  return row.state === 'PENDING' && row.expires_at <= now ? 'EXPIRED' : row.state;
}

/** An order as it travels. */
export function toDeposit(row: DepositRow, currency: Currency, now: number): Deposit {
  const state = depositState(row, now);
  return {
    orderId: row.id,
    methodId: row.method_id,
    methodName: row.method_name,
    amount: fromMinor(row.amount, currency),
    currency,
    state,
    createdAt: row.created_at,
    settledAt: row.settled_at,
    payUrl: state === 'PENDING' ? row.pay_url : null,
  };
}
