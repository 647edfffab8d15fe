import type { BadgeTone } from '@parlor/ui-kit';
import type { Bill, BillState, Contract, ContractKind, ContractState } from '@parlor/contract';
import { paths } from '@parlor/core';

/** Returns the kind of contract in an address (AGT-07). */
export function kindAt(pathname: string): ContractKind {
  const requestedPath = pathname.toLowerCase();
  if (requestedPath.startsWith(paths.salaryContract.toLowerCase())) return 'daily_salary';
  return requestedPath.startsWith(paths.dividendContract.toLowerCase()) ? 'dividend' : 'hourly';
}

/** The colour of a contract's state; its label is beside it. */
export const contractTones: Record<ContractState, BadgeTone> = {
  DRAFT: 'neutral',
  PENDING: 'warning',
  ACTIVE: 'success',
  AMEND_PENDING: 'warning',
  REVOKE_PENDING: 'warning',
  REJECTED: 'neutral',
  EXPIRED: 'neutral',
  REVOKED: 'neutral',
};

/** The displayed state of a bill. A negative correction is not collected but subtracted from the next bill. */
export type ShownBillState = BillState | 'TO_TAKE_OFF' | 'TAKEN_OFF';

/** The state of a bill, worded for its payer or its payee. */
export function shownState({ state, amount }: Pick<Bill, 'state' | 'amount'>): ShownBillState {
  if (!amount.startsWith('-')) return state;
  if (state === 'PAID') return 'TAKEN_OFF';
  return state === 'COLLECTABLE' || state === 'PARTIAL' ? 'TO_TAKE_OFF' : state;
}

/** The colour of a bill's state; its label is beside it. */
export const billTones: Record<ShownBillState, BadgeTone> = {
  CALCULATED: 'neutral',
  NOT_REACHED: 'neutral',
  UNAPPROVED: 'warning',
  COLLECTABLE: 'success',
  PAID: 'success',
  PARTIAL: 'warning',
  INSUFFICIENT: 'danger',
  DENIED: 'danger',
  EXPIRED: 'neutral',
  TO_TAKE_OFF: 'warning',
  TAKEN_OFF: 'neutral',
};

/** Returns the name of the other side of a contract or bill; null for the house. */
export function otherSide({ side, payer, payee }: Pick<Contract, 'side' | 'payer' | 'payee'>): string | null {
  const counterparty = side === 'payer' ? payee : payer;
  return counterparty === null ? null : counterparty.nickname || counterparty.account;
}
