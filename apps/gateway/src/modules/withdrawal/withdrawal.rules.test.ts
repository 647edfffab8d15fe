import { describe, expect, it } from 'vitest';
import { currencies, fromMinor } from '@parlor/contract';
import {
  cancellableStates,
  MANY_IN_A_DAY,
  NEW_CARD_MS,
  reviewReasons,
  withdrawalAmount,
  type RiskFacts,
} from './withdrawal.rules.ts';
import { withdrawalPolicy, withdrawalProblem, withdrawalSettings } from './withdrawalSettings.ts';

const settings = withdrawalSettings.parse({});
const policy = withdrawalPolicy(settings, 'THB');

/** A withdrawal that passes every rule. */
const calm: RiskFacts = {
  amount: 100_000n,
  cardAgeMs: NEW_CARD_MS,
  cardName: 'Somchai Jaidee',
  memberName: 'somchai  jaidee',
  paidBefore: 1,
  withinADay: 1,
};

describe('the review rules', () => {
  it('WAL-04 give no reason for a withdrawal within every threshold', () => {
    expect(reviewReasons(calm, policy)).toEqual([]);
    expect(
      reviewReasons(
        { ...calm, memberName: undefined, amount: policy.autoApproveUpTo, withinADay: MANY_IN_A_DAY - 1 },
        policy,
      ),
    ).toEqual([]);
  });

  it.each<[string, Partial<RiskFacts>]>([
    ['new_card', { cardAgeMs: NEW_CARD_MS - 1 }],
    ['first_withdrawal', { paidBefore: 0 }],
    ['amount', { amount: policy.autoApproveUpTo + 1n }],
    ['name_mismatch', { memberName: 'Somsri Jaidee' }],
    ['many_in_a_day', { withinADay: MANY_IN_A_DAY }],
  ])('WAL-04 give only the reason %s when only its condition is met', (reason, change) => {
    expect(reviewReasons({ ...calm, ...change }, policy)).toEqual([reason]);
  });

  it('WAL-04 require review of a large payout below the automatic approval limit', () => {
    expect(reviewReasons({ ...calm, amount: 500n }, { autoApproveUpTo: 1_000n, largePayoutFrom: 500n })).toEqual([
      'amount',
    ]);
  });
});

describe('merchant withdrawal settings', () => {
  it('WAL-04 default to ascending amounts in every currency', () => {
    for (const currency of currencies) {
      const { minAmount, maxAmount, dailyMaxAmount, autoApproveUpTo, largePayoutFrom, fee } = withdrawalPolicy(
        settings,
        currency,
      );
      expect([
        fee < minAmount,
        minAmount < autoApproveUpTo,
        autoApproveUpTo < largePayoutFrom,
        largePayoutFrom < maxAmount,
        maxAmount < dailyMaxAmount,
      ]).toEqual(Array(5).fill(true));
    }
    expect(fromMinor(policy.minAmount, 'THB')).toBe('150.00');
    expect(fromMinor(withdrawalPolicy(settings, 'VND').minAmount, 'VND')).toBe('125000');
  });

  it('WAL-04 override the defaults and reject an amount that the currency does not have', () => {
    expect(withdrawalPolicy({ ...settings, minAmount: '20.5' }, 'THB').minAmount).toBe(2_050n);
    expect(() => withdrawalPolicy({ ...settings, fee: '0.50' }, 'VND')).toThrow(
      'withdrawal.fee is not an amount of VND',
    );
  });

  it.each([
    [{ minAmount: '100', maxAmount: '50' }, 'withdrawal.minAmount: is above maxAmount'],
    [{ minAmount: '10', fee: '10.00' }, 'withdrawal.fee: must be below minAmount'],
    [{ fee: '10' }, 'withdrawal.fee: needs minAmount to be set first, above the fee'],
    [{ minAmount: '10', fee: '9.99', maxAmount: '10' }, undefined],
  ])('WAL-04 are checked for contradictions: %o', (change, problem) => {
    expect(withdrawalProblem({ ...settings, ...change })).toBe(problem);
  });

  it('WAL-04 define the states in which players can cancel', () => {
    expect(cancellableStates('never')).toEqual([]);
    expect(cancellableStates('REVIEW')).toEqual(['REQUESTED', 'REVIEW']);
    expect(cancellableStates('APPROVED')).toEqual(['REQUESTED', 'REVIEW', 'APPROVED']);
  });
});

describe('a withdrawal amount', () => {
  it.each([
    ['150', 15_000n],
    ['150.00', 15_000n],
    ['150.5', 15_050n],
    ['150000.00', 15_000_000n],
    ['149.99', 'wallet.amount_below_minimum'],
    ['150000.01', 'wallet.amount_above_maximum'],
    ['150.001', 'wallet.amount_invalid'],
    ['0', 'wallet.amount_invalid'],
    ['-150', 'wallet.amount_invalid'],
    ['1e3', 'wallet.amount_invalid'],
    ['', 'wallet.amount_invalid'],
    ['999999999999999', 'wallet.amount_invalid'],
  ])('WAL-04 entered as %s gives %s', (typed, expected) => {
    expect(withdrawalAmount(typed, policy, 'THB')).toBe(expected);
  });

  it('WAL-04 is rejected when the fee leaves nothing to pay out', () => {
    expect(withdrawalAmount('10', { ...policy, minAmount: 500n, fee: 1_000n }, 'THB')).toBe(
      'wallet.amount_below_minimum',
    );
  });
});
