import { describe, expect, it } from 'vitest';
import type { StoredTerms } from '../../tables/agentContractTables.ts';
import {
  boundsProblem,
  covers,
  gameTypesIn,
  gameTypesKey,
  overlaps,
  percentText,
  rateOf,
  readTerms,
} from './terms.rules.ts';
import { readTestTerms, salaryTiers, storedTerms } from './testing/terms.ts';

describe('terms of contracts', () => {
  const readable = (
    tiers: Parameters<typeof storedTerms>[0],
    rest: Partial<StoredTerms> = {},
    kind = 'daily_salary' as 'daily_salary' | 'dividend',
  ) => readTerms(kind, storedTerms(tiers, rest), 'THB') !== undefined;

  it('AGT-07 have tiers that rise strictly', () => {
    expect(readable(salaryTiers)).toBe(true);
    const first = { turnover: '100', active: 2, percent: '1' };
    expect(readable([first, { ...first, percent: '2' }])).toBe(false);
    expect(readable([first, { ...first, turnover: '200' }])).toBe(false);
    expect(readable([first, { turnover: '200', active: 1, percent: '2' }])).toBe(false);
    expect(readable([first, { ...first, active: 3, percent: '2' }])).toBe(true);
    expect(readable([first, { ...first, turnover: '200', percent: '0.99' }])).toBe(false);
  });

  it('AGT-07 have tiers that require no less of anything than the tier below, net loss included', () => {
    const dividend = (...tiers: Parameters<typeof storedTerms>[0]) => readable(tiers, {}, 'dividend');
    const first = { turnover: '100', active: 2, netLoss: '10', percent: '1' };
    expect(dividend(first, { ...first, netLoss: '20', percent: '2' })).toBe(true);
    expect(dividend(first, { ...first, turnover: '200', netLoss: '9', percent: '2' })).toBe(false);
    expect(dividend(first, { ...first, turnover: '99', netLoss: '20', percent: '2' })).toBe(false);
  });

  it('AGT-07 have one tier at least', () => {
    expect(readTerms('daily_salary', { ...storedTerms([{ percent: '1' }]), tiers: [] }, 'THB')).toBeUndefined();
  });

  it('AGT-07 pay a percentage or a fixed amount, the same in every tier, and something', () => {
    expect(readable([{ percent: '1', fixed: '1' }])).toBe(false);
    expect(readable([{}])).toBe(false);
    expect(readable([{ percent: '0' }])).toBe(false);
    expect(readable([{ percent: '1' }, { turnover: '5', fixed: '9' }])).toBe(false);
  });

  it('AGT-07 have amounts of the currency, known game types, and net loss, mode and carry only for dividends', () => {
    expect(readable([{ turnover: '0.001', percent: '1' }])).toBe(false);
    expect(readable([{ fixed: '0.001' }])).toBe(false);
    expect(readable([{ netLoss: '0.001', percent: '1' }], {}, 'dividend')).toBe(false);
    expect(readable([{ percent: '1' }], { gameTypes: ['CHESS'] })).toBe(false);
    expect(readable([{ percent: '1' }], { gameTypes: ['RNG', 'RNG'] })).toBe(false);
    for (const [tiers, rest] of [
      [[{ percent: '1', netLoss: '5' }], {}],
      [[{ percent: '1' }], { mode: 'floating' }],
      [[{ percent: '1' }], { carry: 'forever' }],
    ] as const) {
      expect(readable(tiers, rest)).toBe(false);
      expect(readable(tiers, rest, 'dividend')).toBe(true);
    }
  });

  it('AGT-07 stay between the payer’s own rate and what the payee owes further down', () => {
    const terms = readTestTerms('daily_salary', salaryTiers);
    const bounds = { maxRate: 100n, maxFixed: 0n, minRate: 100n, minFixed: 0n };
    expect(boundsProblem(terms, bounds)).toBeUndefined();
    expect(boundsProblem(terms, { ...bounds, maxRate: 99n })).toBe('agent.terms_too_high');
    expect(boundsProblem(terms, { ...bounds, maxRate: null, minRate: 101n })).toBe('agent.terms_promised');
    const fixed = readTestTerms('daily_salary', [{ fixed: '5' }]);
    expect(boundsProblem(fixed, { ...bounds, minRate: 0n })).toBe('agent.terms_too_high');
    expect(boundsProblem(fixed, { maxRate: 0n, maxFixed: null, minRate: 0n, minFixed: 501n })).toBe(
      'agent.terms_promised',
    );
  });

  it('AGT-07 write percentages exactly', () => {
    expect(['7.8', '0.05', '100', '12.30'].map(rateOf)).toEqual([780n, 5n, 10_000n, 1_230n]);
    expect([780n, 5n, 10_000n, 0n].map(percentText)).toEqual(['7.8', '0.05', '100', '0']);
  });

  it('AGT-07 are compared by their game types, in any order', () => {
    expect([gameTypesKey(['RNG', 'LIVE', 'RNG']), gameTypesKey(['LIVE', 'RNG'])]).toEqual(['LIVE,RNG', 'LIVE,RNG']);
    expect([gameTypesIn('LIVE,RNG'), gameTypesKey([]), gameTypesIn('')]).toEqual([['LIVE', 'RNG'], '', []]);
    expect([
      covers([], ['RNG']),
      covers(['RNG'], []),
      covers(['RNG'], ['RNG', 'LIVE']),
      covers(['RNG', 'LIVE'], ['LIVE']),
    ]).toEqual([true, false, false, true]);
    expect([
      overlaps([], ['RNG']),
      overlaps(['RNG'], []),
      overlaps(['RNG'], ['LIVE']),
      overlaps(['RNG', 'LIVE'], ['LIVE']),
    ]).toEqual([true, true, false, true]);
  });
});
