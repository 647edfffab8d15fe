import { describe, expect, it } from 'vitest';
import { asCurrency, asRepeated, decimalsOf, mayAdjust, needsSession, playsIn } from './vendorProfile.rules.ts';

describe('the currencies of a vendor', () => {
  it.each([
    ['an empty list', {}, 'THB', true],
    ['a list with the currency', { THB: 2 }, 'THB', true],
    ['a list without the currency', { THB: 2 }, 'USD', false],
    ['a name that every object has', { THB: 2 }, 'toString', false],
  ])('API-04 %s decides whether it plays in a currency', (_case, currencies, currency, plays) => {
    expect(playsIn({ currencies }, currency)).toBe(plays);
  });

  it.each([
    ['the profile first', { VND: 3 }, 'VND', 5, 3],
    ['then what its dialect uses', {}, 'VND', 5, 5],
    ['then the currency itself', {}, 'VND', undefined, 0],
    ['not at all outside its list', { THB: 2 }, 'VND', 5, undefined],
    ['not at all for an unknown currency', {}, 'XXX', 5, undefined],
  ])('API-04 set the decimals of amounts: %s', (_case, currencies, currency, usual, decimals) => {
    expect(decimalsOf({ currencies }, currency, usual)).toBe(decimals);
  });

  it('API-04 are codes in upper case', () => {
    expect([asCurrency('THB'), asCurrency('thb'), asCurrency('')]).toEqual(['THB', undefined, undefined]);
  });
});

describe('the profile of a vendor', () => {
  it.each([
    ['win', { checks_session_on_win: true, checks_session_on_rollback: false }, true],
    ['win', { checks_session_on_win: false, checks_session_on_rollback: true }, false],
    ['rollback', { checks_session_on_win: false, checks_session_on_rollback: true }, true],
    ['rollback', { checks_session_on_win: true, checks_session_on_rollback: false }, false],
  ] as const)('API-04 says whether a %s needs an open session: %j', (call, profile, needs) => {
    expect(needsSession(profile, call)).toBe(needs);
  });

  const repeated = { status: 'OK', tx_id: 'tx-1', replayed: true, balance: '500' } as const;
  it.each([
    ['a repeated transaction', repeated, 'DUPLICATE'],
    ['a first transaction', { ...repeated, replayed: false }, 'OK'],
    ['a repeated question without a transaction', { ...repeated, tx_id: undefined }, 'OK'],
    ['a refusal', { ...repeated, status: 'INSUFFICIENT_FUNDS' }, 'INSUFFICIENT_FUNDS'],
  ] as const)('API-04 may give %s a code of its own', (_case, answer, status) => {
    expect(asRepeated({ duplicate_answer: 'own_code' }, answer)).toEqual({ ...answer, status });
    expect(asRepeated({ duplicate_answer: 'stored' }, answer)).toEqual(answer);
  });

  it.each([true, false])('API-04 decides whether settled rounds may be corrected: %s', (may_adjust) => {
    expect(mayAdjust({ may_adjust })).toBe(may_adjust);
  });
});
