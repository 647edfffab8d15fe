import { describe, expect, it } from 'vitest';
import { formatDay } from './format.ts';

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
