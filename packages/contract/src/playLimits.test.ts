import { describe, expect, it } from 'vitest';
import { exclusionEnd, exclusionSpans, isBreak } from './playLimits.ts';

const begin = Date.UTC(2027, 0, 15, 9, 30);

describe('an exclusion span', () => {
  it.each([
    ['24h', Date.UTC(2027, 0, 16, 9, 30)],
    ['7d', Date.UTC(2027, 0, 22, 9, 30)],
    ['30d', Date.UTC(2027, 1, 14, 9, 30)],
    ['permanent', null],
  ] as const)('MEM-07 of %s ends to the minute', (span, end) => {
    expect(exclusionEnd(span, begin)).toBe(end);
  });

  it.each([
    ['6m', 6],
    ['1y', 12],
    ['5y', 60],
  ] as const)('MEM-07 of %s is never shorter than %d months of the calendar', (span, months) => {
    for (let month = 0; month < 48; month += 1) {
      const since = Date.UTC(2027, month, 28);
      expect(exclusionEnd(span, since)).toBeGreaterThanOrEqual(Date.UTC(2027, month + months, 28));
    }
  });

  it('MEM-07 is a break up to 30 days and an exclusion from half a year', () => {
    expect(exclusionSpans.filter(isBreak)).toEqual(['24h', '7d', '30d']);
  });
});
