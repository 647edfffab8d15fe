import type { Withdrawal, WithdrawalState } from '@parlor/contract';

/** The states of a withdrawal without complications. */
const way: readonly WithdrawalState[] = ['REQUESTED', 'REVIEW', 'APPROVED', 'PAYING', 'PAID'];
const turnedBack: readonly WithdrawalState[] = ['REFUSED', 'FAILED', 'CANCELLED'];

/** Whether a state is final. */
export function isFinalState(state: WithdrawalState): boolean {
  return state === 'PAID' || isTurnedBack(state);
}

/** Whether the money of a withdrawal in this state is back in the balance. */
export function isTurnedBack(state: WithdrawalState): boolean {
  return turnedBack.includes(state);
}

/** A rung of the ladder that a withdrawal climbs. */
export interface Rung {
  state: WithdrawalState;
  phase: 'done' | 'current' | 'ahead';
  /** When it was reached, in epoch ms; undefined if upcoming. */
  at?: number;
}

/** Returns the past states of a withdrawal with times, and the next ones. A final state has no next ones. */
export function ladderOf({ state, steps }: Pick<Withdrawal, 'state' | 'steps'>): Rung[] {
  const isFinal = isFinalState(state);
  const reached = steps.map(({ state: rung, at }, index): Rung => ({
    state: rung,
    at,
    phase: !isFinal && index === steps.length - 1 ? 'current' : 'done',
  }));
  const ahead = isFinal ? [] : way.slice(way.indexOf(state) + 1).map((rung): Rung => ({ state: rung, phase: 'ahead' }));
  return [...reached, ...ahead];
}
