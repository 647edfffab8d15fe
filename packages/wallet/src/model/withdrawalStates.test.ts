import { describe, expect, it } from 'vitest';
import type { WithdrawalState } from '@parlor/contract';
import { NOW } from '@parlor/testing';
import { ladderOf } from './withdrawalStates.ts';

const ladder = (...states: WithdrawalState[]) =>
  ladderOf({
    state: states.at(-1) ?? 'REQUESTED',
    steps: states.map((state, index) => ({ state, at: NOW + index })),
  }).map(({ state, phase }) => `${state} ${phase}`);

describe('the withdrawal steps', () => {
  it('WAL-04 include completed, current and upcoming states', () => {
    expect(ladder('REQUESTED', 'REVIEW')).toEqual([
      'REQUESTED done',
      'REVIEW current',
      'APPROVED ahead',
      'PAYING ahead',
      'PAID ahead',
    ]);
  });

  it('WAL-04 omit a review that was not needed', () => {
    expect(ladder('REQUESTED', 'APPROVED')).toEqual([
      'REQUESTED done',
      'APPROVED current',
      'PAYING ahead',
      'PAID ahead',
    ]);
  });

  it.each([
    [['REQUESTED', 'REVIEW', 'APPROVED', 'PAYING', 'PAID']],
    [['REQUESTED', 'REVIEW', 'REFUSED']],
    [['REQUESTED', 'APPROVED', 'PAYING', 'FAILED']],
    [['REQUESTED', 'CANCELLED']],
  ] as WithdrawalState[][][])('WAL-04 are all done after a final state: %j', (states) => {
    expect(ladder(...states)).toEqual(states.map((state) => `${state} done`));
  });
});
