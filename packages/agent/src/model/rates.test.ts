import { describe, expect, it } from 'vitest';
import { checkRate, highestRate, ratesOf } from './rates.ts';

describe('rebates', () => {
  it.each([
    ['7.7', undefined],
    ['7.70', undefined],
    ['', 'low'],
    ['6.49', 'low'],
    ['6.5', undefined],
    ['7.71', 'high'],
    ['10', 'high'],
    ['7.777', 'format'],
    ['-1', 'format'],
    ['a lot', 'format'],
  ])('AGT-06 %j between 6.5 and 7.7 is %s', (typed, problem) => {
    expect(checkRate(typed, { min: '6.5', max: '7.7' })).toBe(problem);
  });

  it('AGT-06 an empty field means no rebate, if none is promised', () => {
    expect(checkRate('', { min: '0', max: '7.7' })).toBeUndefined();
    expect(ratesOf({ RNG: '7.0', LIVE: '', SPORTS: '0.00' })).toEqual([{ gameType: 'RNG', percent: '7.0' }]);
  });

  it('AGT-03 the highest rebate represents all', () => {
    expect(highestRate([])).toBeUndefined();
    expect(
      highestRate([
        { gameType: 'RNG', percent: '7.5' },
        { gameType: 'LIVE', percent: '10' },
      ]),
    ).toBe('10');
  });
});
