import { randomInt } from 'node:crypto';
import {
  depositFee,
  fromMinor,
  MAX_SLIPS,
  toMinor,
  type Currency,
  type Deposit,
  type DepositMethod,
  type DepositOffer,
  type DepositState,
} from '@parlor/contract';
import { localize, type Reading } from '../catalogue/localized.ts';
import type { DepositRow } from './deposit.repository.ts';
import {
  amountOf,
  banksOfMethod,
  figuresOf,
  type DepositMethodSetting,
  type DepositOfferSetting,
} from './depositMethodSettings.ts';

const MINUTE_MS = 60_000;
/** Letters and digits that are not mistaken for others when a note is typed. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 10;

/** Why an amount is refused. */
export type AmountRefusal =
  | 'wallet.amount_invalid'
  | 'wallet.amount_below_minimum'
  | 'wallet.amount_above_maximum'
  | 'deposit.step_mismatch';

/** Parses a typed amount into minor units, or returns why the method refuses it. */
export function depositAmount(typed: string, method: DepositMethodSetting, currency: Currency): bigint | AmountRefusal {
  const { min, max, step, fee } = figuresOf(method, currency);
  const amount = toMinor(typed, currency);
  if (amount === undefined || amount <= 0n) return 'wallet.amount_invalid';
  if (amount < min) return 'wallet.amount_below_minimum';
  if (amount > max) return 'wallet.amount_above_maximum';
  if (step !== undefined && amount % step !== 0n) return 'deposit.step_mismatch';
  // Settings written by hand may have a fee above their minimum amount.
  return depositFee(amount, fee) < amount ? amount : 'wallet.amount_below_minimum';
}

/** Returns when an order that is created now expires, in epoch milliseconds. */
export function expiryOf({ minutes }: DepositMethodSetting, now: number): number {
  return now + minutes * MINUTE_MS;
}

/** Returns the reference for the note of a transfer: it identifies one order, and can be read aloud. */
export function newReference(): string {
  return Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join(
    '',
  );
}

/** Converts a method for the wire. */
export function toDepositMethod(method: DepositMethodSetting, currency: Currency, reading: Reading): DepositMethod {
  const { id, kind, names, quickAmounts, feePpm, feePaidBy } = method;
  const { min, max, step, dailyMax, fee } = figuresOf(method, currency);
  const money = (minor: bigint): string => fromMinor(minor, currency);
  return {
    id,
    kind,
    displayName: localize(names, reading),
    minAmount: money(min),
    maxAmount: money(max),
    stepAmount: step === undefined ? null : money(step),
    dailyMaxAmount: dailyMax === undefined ? null : money(dailyMax),
    fee: { ppm: feePpm, fixed: money(fee.fixed), isPaidByPlayer: feePaidBy === 'player' },
    banks: banksOfMethod(method, currency),
    quickAmounts,
    currency,
  };
}

/** Converts an offer for the wire. */
export function toDepositOffer(offer: DepositOfferSetting, currency: Currency, reading: Reading): DepositOffer {
  const { code, names, bonusPpm } = offer;
  const money = (typed: string): string => fromMinor(amountOf(typed, currency, `deposit.offers ${code}`), currency);
  return {
    code,
    title: localize(names, reading),
    minAmount: money(offer.minAmount),
    bonusPpm,
    maxBonus: money(offer.maxBonus),
  };
}

/**
 * Returns the current state of an order. A transfer without a slip in time has expired; for other orders only the
 * payment provider knows, and it is queried.
 */
function depositState({ state, kind, expires_at }: DepositRow, now: number): DepositState {
  if (state !== 'PENDING' || expires_at > now) return state;
  return kind === 'manual' ? 'EXPIRED' : 'CHECKING';
}

/** Converts an order for the wire, with the number of its slips. */
export function toDeposit(row: DepositRow, currency: Currency, now: number, slipsSent: number): Deposit {
  const state = depositState(row, now);
  const money = (minor: bigint): string => fromMinor(minor, currency);
  // Slips are accepted until an operator decides: the money may have arrived although the time is over.
  const isOpenTransfer = row.transfer !== null && (row.state === 'PENDING' || row.state === 'REVIEW');
  return {
    orderId: row.id,
    methodId: row.method_id,
    kind: row.kind,
    methodName: row.method_name,
    amount: money(row.amount),
    fee: money(row.fee),
    credited: money(row.credited),
    bonus: money(row.bonus),
    currency,
    state,
    reason: row.reason,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    settledAt: row.settled_at,
    payUrl: state === 'PENDING' ? row.pay_url : null,
    qrText: state === 'PENDING' ? row.qr_text : null,
    transfer:
      isOpenTransfer && row.transfer !== null
        ? {
            ...row.transfer,
            reference: row.reference ?? '',
            slipsLeft: row.made_by === null ? Math.max(0, MAX_SLIPS - slipsSent) : 0,
            slipsSent,
          }
        : null,
  };
}
