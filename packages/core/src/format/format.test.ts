import { describe, expect, it } from 'vitest';
import { cappedCount, formatDay } from './format.ts';

describe('a numeric date', () => {
  it.each([
    ['Asia/Bangkok', '2026-11-22'],
    ['UTC', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-21'],
  ])('I18N-03 uses the time zone %s', (timeZone, day) => {
    expect(formatDay(Date.UTC(2026, 10, 21, 18, 30), timeZone)).toBe(day);
  });

  it('I18N-03 pads day and month to two digits', () => {
    expect(formatDay(Date.UTC(2026, 0, 2), 'UTC')).toBe('2026-01-02');
  });
});

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('NOTE-05 a badge shows the count %s as %s', (count, shown) => {
  expect(cappedCount(count)).toBe(shown);
});
