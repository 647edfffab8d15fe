import { describe, expect, it } from 'vitest';
import { buildWithdrawalTerms } from '@parlor/testing';
import { arrivesOf, partsOf, readWithdrawAmount, stakedPercent } from './withdrawRules.ts';

const terms = buildWithdrawalTerms({
  minAmount: '100.00',
  maxAmount: '5000.00',
  dailyLeft: '3000.00',
  available: '2000.00',
});
const wagering = { required: '1000.00', done: '999.99', left: '0.01', since: null };

describe('the withdrawal rules', () => {
  it.each([
    ['500', '500.00'],
    ['2,000', '2000.00'],
    ['100.00', '100.00'],
  ])('WAL-04 read %s as %s', (typed, amount) => {
    expect(readWithdrawAmount(typed, terms)).toEqual({ amount });
  });

  it.each([
    ['', 'invalid'],
    ['abc', 'invalid'],
    ['-500', 'invalid'],
    ['99.99', 'below'],
    ['5000.01', 'above'],
    ['2000.01', 'balance'],
  ])('WAL-04 reject "%s" as %s', (typed, problem) => {
    expect(readWithdrawAmount(typed, terms).problem).toBe(problem);
  });

  it('WAL-04 reject an amount over the daily limit, and any amount while wagering remains', () => {
    expect(readWithdrawAmount('3000.01', { ...terms, available: '9000.00' }).problem).toBe('daily');
    expect(readWithdrawAmount('500', { ...terms, wagering }).problem).toBe('wagering');
  });

  it.each([
    [
      'what is free',
      {},
      [
        ['25', '500.00'],
        ['50', '1000.00'],
        ['100', '2000.00'],
      ],
    ],
    [
      'whole units but for all of it',
      { available: '1000.55' },
      [
        ['25', '250.00'],
        ['50', '500.00'],
        ['100', '1000.55'],
      ],
    ],
    [
      'the day',
      { available: '9000.00' },
      [
        ['25', '750.00'],
        ['50', '1500.00'],
        ['100', '3000.00'],
      ],
    ],
    [
      'one withdrawal',
      { available: '9000.00', dailyLeft: '9000.00' },
      [
        ['25', '1250.00'],
        ['50', '2500.00'],
        ['100', '5000.00'],
      ],
    ],
    ['the minimum', { available: '150.00' }, [['100', '150.00']]],
    ['nothing', { available: '0.00' }, []],
  ] as const)('WAL-04 offer percentages of %s', (_what, over, parts) => {
    expect(partsOf({ ...terms, ...over }).map(({ percent, amount }) => [String(percent), amount])).toEqual(parts);
  });

  it('WAL-04 offer percentages in a currency without decimals', () => {
    expect(
      partsOf(
        buildWithdrawalTerms({
          currency: 'VND',
          minAmount: '10000',
          maxAmount: '9000000',
          dailyLeft: '9000000',
          available: '100001',
        }),
      ).map(({ amount }) => amount),
    ).toEqual(['25000', '50000', '100001']);
  });

  it.each([
    ['500.00', '15.00', '485.00'],
    ['500.00', '0.00', '500.00'],
    ['10.00', '15.00', '0.00'],
  ])('WAL-04 deduct from %s the fee of %s and pay out %s', (amount, fee, arrives) => {
    expect(arrivesOf(amount, { fee, currency: 'THB' })).toBe(arrives);
  });

  it.each([
    ['0.00', '0.00', 100],
    ['1000.00', '0.00', 0],
    ['1000.00', '333.33', 33],
    ['1000.00', '999.99', 99],
    ['1000.00', '1000.00', 100],
    ['1000.00', '1500.00', 100],
  ])('WAL-04 report wagering progress: of %s required, %s done is %i percent', (required, done, percent) => {
    expect(stakedPercent(buildWithdrawalTerms({ wagering: { ...wagering, required, done } }))).toBe(percent);
  });
});
