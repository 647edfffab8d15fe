import { describe, expect, it } from 'vitest';
import { formatDay } from './format.ts';

describe('a day in figures', () => {
  it.each([
    ['Asia/Bangkok', '2026-11-22'], ['UTC', '2026-11-21'], ['America/Los_Angeles', '2026-11-21'],
  ])('I18N-03 is that of the clock in %s', (timeZone, day) => {
    expect(formatDay(Date.UTC(2026, 10, 21, 18, 30), timeZone)).toBe(day);
  });

  it('I18N-03 has two figures for day and month', () => {
    expect(formatDay(Date.UTC(2026, 0, 2), 'UTC')).toBe('2026-01-02');
  });
});
