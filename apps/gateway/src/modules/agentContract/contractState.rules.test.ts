import { describe, expect, it } from 'vitest';
import { actionsOf, answered, isWaiting, lapsed } from './contractState.rules.ts';

describe('the actions of a contract', () => {
  it.each([
    ['DRAFT', 'payer', null, ['send', 'withdraw']],
    ['DRAFT', 'payee', null, []],
    ['PENDING', 'payer', 'payer', ['withdraw']],
    ['PENDING', 'payee', 'payer', ['accept', 'reject']],
    ['ACTIVE', 'payer', null, ['amend', 'revoke']],
    ['ACTIVE', 'payee', null, ['revoke']],
    ['AMEND_PENDING', 'payee', 'payer', ['accept', 'reject']],
    ['REVOKE_PENDING', 'payee', 'payee', ['withdraw']],
    ['REVOKE_PENDING', 'payer', 'payee', ['accept', 'reject']],
    ['REVOKED', 'payer', null, []],
    ['EXPIRED', 'payee', 'payer', []],
  ] as const)('AGT-07 in %s, for the %s, proposed by %s, are %j', (state, side, proposedBy, actions) => {
    expect(actionsOf(state, side, proposedBy)).toEqual(actions);
  });

  it('AGT-07 only proposals wait for the other side', () => {
    const states = ['DRAFT', 'PENDING', 'ACTIVE', 'AMEND_PENDING', 'REVOKE_PENDING', 'REJECTED', 'REVOKED'] as const;
    expect(states.filter(isWaiting)).toEqual(['PENDING', 'AMEND_PENDING', 'REVOKE_PENDING']);
  });
});

describe('an answer to a proposal', () => {
  it.each([
    ['PENDING', true, { state: 'ACTIVE', event: 'accepted' }],
    ['PENDING', false, { state: 'REJECTED', event: 'rejected' }],
    ['AMEND_PENDING', true, { state: 'ACTIVE', event: 'amend_accepted' }],
    ['AMEND_PENDING', false, { state: 'ACTIVE', event: 'amend_rejected' }],
    ['REVOKE_PENDING', true, { state: 'REVOKED', event: 'revoked' }],
    ['REVOKE_PENDING', false, { state: 'ACTIVE', event: 'revoke_rejected' }],
  ] as const)('AGT-07 to %s (accepted: %s) leads to %j', (state, isAccepted, step) => {
    expect(answered(state, isAccepted)).toEqual(step);
  });

  it('AGT-07 that never comes ends a first proposal, and keeps a contract that was active', () => {
    expect(lapsed('PENDING', 'expired')).toEqual({ state: 'EXPIRED', event: 'expired' });
    expect(lapsed('AMEND_PENDING', 'withdrawn')).toEqual({ state: 'ACTIVE', event: 'withdrawn' });
    expect(lapsed('REVOKE_PENDING', 'expired')).toEqual({ state: 'ACTIVE', event: 'expired' });
  });
});
