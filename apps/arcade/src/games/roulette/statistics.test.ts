import { describe, expect, it } from 'vitest';
import { hotAndCold } from './statistics.ts';

describe('hot and cold numbers', () => {
  it('are the most and least frequent numbers; among equal ones, the most recent and the oldest', () => {
    const { hot, cold } = hotAndCold([7, 0, 7, 12, 0, 7, 5], 3);
    expect(hot).toEqual([
      { number: 7, count: 3 },
      { number: 0, count: 2 },
      { number: 12, count: 1 },
    ]);
    expect(cold.every(({ count }) => count === 0)).toBe(true);
  });

  it('list a number that fell once as cold if every number fell', () => {
    const all = Array.from({ length: 37 }, (_, number) => number);
    const { hot, cold } = hotAndCold([3, ...all], 1);
    expect(hot).toEqual([{ number: 3, count: 2 }]);
    expect(cold).toEqual([{ number: 36, count: 1 }]);
  });

  it('are empty before the first number', () => {
    expect(hotAndCold([]).hot).toEqual([]);
  });
});
