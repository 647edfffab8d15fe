import { fromMinor, type Bill, type Currency } from '@parlor/contract';
import type { BillRow, BillWithParties } from './bill.repository.ts';
import type { ComputedPeriod } from './bill.rules.ts';
import { toParty } from './contractWire.ts';
import type { Side } from './contractState.rules.ts';
import { gameTypesIn } from './terms.rules.ts';

/** How long after a bill was created its sides can open a dispute, in ms. */
const DISPUTE_MS = 90 * 86_400_000;

/** Converts the figures of a bill for the wire. */
export function toFigures(computed: Omit<ComputedPeriod, 'carryOut'>, currency: Currency) {
  const { turnover, active, netLoss, carried, tier, amount } = computed;
  return {
    turnover: fromMinor(turnover, currency),
    active,
    netLoss: fromMinor(netLoss, currency),
    carried: fromMinor(carried, currency),
    tier,
    amount: fromMinor(amount, currency),
  };
}

/** Returns the figures that a bill stores. */
export const computedOf = ({
  turnover,
  active,
  net_loss,
  carried,
  tier,
  amount,
  carry_out,
}: BillRow): ComputedPeriod => ({
  turnover,
  active,
  netLoss: net_loss,
  carried,
  tier,
  amount,
  carryOut: carry_out,
});

/** Whether a bill can be collected, or collected again because the payer had too little. */
export const isCollectable = ({ state, amount, is_held }: BillRow): boolean =>
  (state === 'COLLECTABLE' || state === 'PARTIAL' || state === 'INSUFFICIENT') && amount > 0n && !is_held;

export const isDisputable = ({ created_at }: BillRow, now: number): boolean => now - created_at < DISPUTE_MS;

/** Returns a bill as one side sees it. */
export function toBill(bill: BillWithParties, accountId: string, now: number): Bill {
  const { currency } = bill;
  const side: Side = bill.payee_id === accountId ? 'payee' : 'payer';
  // A correction below zero owes nothing to the payee, regardless of the offset part.
  const isOwed = (bill.state === 'PARTIAL' || bill.state === 'INSUFFICIENT') && bill.amount > 0n;
  const actions: Bill['actions'] = [];
  if (side === 'payer' && bill.state === 'UNAPPROVED') actions.push('approve', 'deny');
  if (side === 'payee' && isCollectable(bill)) actions.push('collect');
  if (isDisputable(bill, now)) actions.push('dispute');
  return {
    billId: bill.id,
    contractId: bill.contract_id,
    kind: bill.kind,
    version: bill.version,
    side,
    payer: bill.payer && toParty(bill.payer),
    payee: toParty(bill.payee),
    games: gameTypesIn(bill.game_types),
    currency,
    from: bill.period_from,
    to: bill.period_to,
    ...toFigures(computedOf(bill), currency),
    paid: fromMinor(bill.paid, currency),
    owed: fromMinor(isOwed ? bill.amount - bill.paid : 0n, currency),
    state: bill.state,
    adjusts: bill.adjusts,
    isDisputed: bill.isDisputed,
    actions,
    createdAt: bill.created_at,
    paidAt: bill.paid_at,
  };
}
