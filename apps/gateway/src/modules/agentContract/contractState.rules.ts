import type { ContractState } from '../../tables/agentContractTables.ts';

/** A side of a contract. */
export type Side = 'payer' | 'payee';
/** The actions of a side of a contract. */
export type ContractAction = 'accept' | 'reject' | 'amend' | 'revoke' | 'withdraw' | 'send';
/** An event in the history of a contract. */
export type ContractEvent =
  | 'proposed'
  | 'accepted'
  | 'rejected'
  | 'expired'
  | 'amend_proposed'
  | 'amend_accepted'
  | 'amend_rejected'
  | 'revoke_proposed'
  | 'revoked'
  | 'revoke_rejected'
  | 'withdrawn';

/** States of a contract of which a pair has one at a time. */
export const liveStates = ['PENDING', 'ACTIVE', 'AMEND_PENDING', 'REVOKE_PENDING'] as const;
/** States in which one side waits for the other. */
export const waitingStates = ['PENDING', 'AMEND_PENDING', 'REVOKE_PENDING'] as const;

/** Whether one side waits for the other. */
export const isWaiting = (state: ContractState): state is (typeof waitingStates)[number] =>
  (waitingStates as readonly string[]).includes(state);

/** The allowed actions of a side now. `proposedBy` is the side that waits for an answer. */
export function actionsOf(state: ContractState, side: Side, proposedBy: Side | null): ContractAction[] {
  if (state === 'DRAFT') return side === 'payer' ? ['send', 'withdraw'] : [];
  if (state === 'ACTIVE') return side === 'payer' ? ['amend', 'revoke'] : ['revoke'];
  if (!isWaiting(state)) return [];
  return side === proposedBy ? ['withdraw'] : ['accept', 'reject'];
}

/** A contract after an action, with the line of its history. */
export interface Step {
  state: ContractState;
  event: ContractEvent;
}

/** A contract after an answer to an open question. */
export function answered(state: (typeof waitingStates)[number], isAccepted: boolean): Step {
  if (state === 'PENDING')
    return isAccepted ? { state: 'ACTIVE', event: 'accepted' } : { state: 'REJECTED', event: 'rejected' };
  if (state === 'AMEND_PENDING') return { state: 'ACTIVE', event: isAccepted ? 'amend_accepted' : 'amend_rejected' };
  return isAccepted ? { state: 'REVOKED', event: 'revoked' } : { state: 'ACTIVE', event: 'revoke_rejected' };
}

/**
 * The state after a proposal was not answered in time, or was taken back: a first proposal ends, any other keeps the
 * contract.
 */
export function lapsed(state: (typeof waitingStates)[number], event: 'expired' | 'withdrawn'): Step {
  return { state: state === 'PENDING' ? 'EXPIRED' : 'ACTIVE', event };
}
