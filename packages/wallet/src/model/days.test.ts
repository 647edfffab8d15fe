import { describe, expect, it } from 'vitest';
import { addDays, daysOf, dayStart, isDay } from './days.ts';
import { reportDays } from './periods.ts';

describe('days in the merchant’s time zone', () => {
  it.each([
    ['2026-11-22', 'Asia/Bangkok', '2026-11-21T17:00:00Z'],
    ['2026-11-22', 'UTC', '2026-11-22T00:00:00Z'],
    ['2026-07-01', 'America/Sao_Paulo', '2026-07-01T03:00:00Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00Z'],
    ['2026-01-01', 'Asia/Kathmandu', '2025-12-31T18:15:00Z'],
    ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00Z'],
  ])('WAL-05 start at midnight: %s in %s is %s', (day, timeZone, at) => {
    expect(new Date(dayStart(day, timeZone)).toISOString()).toBe(at.replace('Z', '.000Z'));
  });

  it.each([
    ['2026-11-22', true],
    ['2026-02-30', false],
    ['2026-2-3', false],
    ['yesterday', false],
    [null, false],
  ])('WAL-05 include %s only if it is a valid date', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  it('WAL-05 are counted across months, years and leap days', () => {
    expect([addDays('2026-11-30', 1), addDays('2028-03-01', -1), addDays('2026-01-01', -1)]).toEqual([
      '2026-12-01',
      '2028-02-29',
      '2025-12-31',
    ]);
    expect(daysOf({ from: '2026-02-27', to: '2026-03-02' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
  });

  it.each([
    ['week', { from: '2026-11-16', to: '2026-11-22' }],
    ['month', { from: '2026-10-24', to: '2026-11-22' }],
    ['thisMonth', { from: '2026-11-01', to: '2026-11-22' }],
    ['year', { from: '2025-11-23', to: '2026-11-22' }],
  ] as const)('WAL-05 resolve the period %s to %j', (period, days) => {
    // Bangkok is a day ahead of UTC at this moment.
    expect(reportDays(period, Date.UTC(2026, 10, 21, 18), 'Asia/Bangkok')).toEqual(days);
  });
});
