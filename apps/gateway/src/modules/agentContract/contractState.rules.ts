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

/** The states of a live contract. */
export const liveStates = ['PENDING', 'ACTIVE', 'AMEND_PENDING', 'REVOKE_PENDING'] as const;
/** States in which one side waits for the other. */
export const waitingStates = ['PENDING', 'AMEND_PENDING', 'REVOKE_PENDING'] as const;

/** Whether one side waits for the other. */
export const isWaiting = (state: ContractState): state is (typeof waitingStates)[number] =>
  (waitingStates as readonly string[]).includes(state);

/** Returns the actions that a side may take now. `proposedBy` is the side that waits for an answer. */
export function actionsOf(state: ContractState, side: Side, proposedBy: Side | null): ContractAction[] {
  if (state === 'DRAFT') return side === 'payer' ? ['send', 'withdraw'] : [];
  if (state === 'ACTIVE') return side === 'payer' ? ['amend', 'revoke'] : ['revoke'];
  if (!isWaiting(state)) return [];
  return side === proposedBy ? ['withdraw'] : ['accept', 'reject'];
}

/** The state of a contract after an action, with the event for its history. */
export interface Step {
  state: ContractState;
  event: ContractEvent;
}

/** Returns the state after an answer to an open proposal. */
export function answered(state: (typeof waitingStates)[number], isAccepted: boolean): Step {
  if (state === 'PENDING')
    return isAccepted ? { state: 'ACTIVE', event: 'accepted' } : { state: 'REJECTED', event: 'rejected' };
  if (state === 'AMEND_PENDING') return { state: 'ACTIVE', event: isAccepted ? 'amend_accepted' : 'amend_rejected' };
  return isAccepted ? { state: 'REVOKED', event: 'revoked' } : { state: 'ACTIVE', event: 'revoke_rejected' };
}

/**
 * Returns the state after a proposal has expired or was withdrawn: a first proposal ends the contract, any other one
 * keeps it.
 */
export function lapsed(state: (typeof waitingStates)[number], event: 'expired' | 'withdrawn'): Step {
  return { state: state === 'PENDING' ? 'EXPIRED' : 'ACTIVE', event };
}
