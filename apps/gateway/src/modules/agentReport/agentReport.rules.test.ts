import { describe, expect, it } from 'vitest';
import { addUp, inOrder, type ResultFigures } from './results.rules.ts';
import { dayAfter, daysOf, spanBefore, spanSince } from './span.rules.ts';

const row = (change: Partial<ResultFigures> = {}): ResultFigures => ({
  turnover: 0n,
  payouts: 0n,
  deposits: 0n,
  withdrawals: 0n,
  promotions: 0n,
  rebates: 0n,
  fees: 0n,
  netLoss: 0n,
  members: 0,
  active: 0,
  ...change,
});

describe('the days of a report', () => {
  it('AGT-02 cross months and leap days', () => {
    expect([dayAfter('2028-02-28', 1), dayAfter('2026-03-01', -1)]).toEqual(['2028-02-29', '2026-02-28']);
    expect(daysOf({ from: '2026-11-29', to: '2026-12-01' })).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
    expect(daysOf({ from: '2026-12-02', to: '2026-12-01' })).toEqual([]);
  });

  it('AGT-02 are compared with as many days just before', () => {
    expect(spanBefore({ from: '2026-11-08', to: '2026-11-14' })).toEqual({ from: '2026-11-01', to: '2026-11-07' });
    expect(spanBefore({ from: '2026-11-08', to: '2026-11-08' })).toEqual({ from: '2026-11-07', to: '2026-11-07' });
  });

  it('AGT-02 begin no earlier than the first recorded day', () => {
    const span = { from: '2026-11-08', to: '2026-11-14' };
    expect(spanSince(span, '2026-11-01')).toEqual(span);
    expect(spanSince(span, '2026-11-10')).toEqual({ from: '2026-11-10', to: '2026-11-14' });
    expect(spanSince(span, '2026-11-14')).toEqual({ from: '2026-11-14', to: '2026-11-14' });
    expect(spanSince(span, '2026-11-15')).toBeUndefined();
  });
});

describe('the results of a team', () => {
  it('AGT-02 are added up column by column', () => {
    const one = row({ turnover: 5n, payouts: 2n, deposits: 7n, withdrawals: 1n, members: 3, active: 2 });
    const other = row({ turnover: 6n, promotions: 4n, rebates: 8n, fees: 9n, netLoss: -3n, members: 1, active: 1 });
    expect(addUp([one, other])).toEqual({
      turnover: 11n,
      payouts: 2n,
      deposits: 7n,
      withdrawals: 1n,
      promotions: 4n,
      rebates: 8n,
      fees: 9n,
      netLoss: -3n,
      members: 4,
      active: 3,
    });
    expect(addUp([])).toEqual(row());
  });

  it('AGT-02 are sorted by a column, the largest first, and equal rows by account', () => {
    const rows = [
      { account: 'b', ...row({ turnover: 5n, active: 2 }) },
      { account: 'a', ...row({ turnover: 5n, active: 10 }) },
      { account: 'c', ...row({ turnover: 40n, active: 0 }) },
    ];
    for (const given of [rows, rows.toReversed()])
      expect(inOrder(given, 'turnover').map(({ account }) => account)).toEqual(['c', 'a', 'b']);
    expect(inOrder(rows, 'active').map(({ account }) => account)).toEqual(['a', 'b', 'c']);
  });
});
