import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOfEvent,
  daysOfRange,
  mondayOf,
  openHours,
  periodOf,
  startOfDay,
  timeOfDayIn,
} from './offerSpan.rules.ts';

describe('calendar days', () => {
  it('continue across months, years and 29 February', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  });

  it('of a range include its first and its last', () => {
    expect(daysOfRange('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
    expect(daysOfRange('2026-11-29', '2026-11-29')).toEqual(['2026-11-29']);
    expect(daysOfRange('2026-11-29', '2026-11-28')).toEqual([]);
  });

  it('belong to the week of the Monday before', () => {
    const sunday = '2026-11-29';
    expect(mondayOf(sunday)).toBe('2026-11-23');
    // A week is read again for each event of the same day.
    expect([periodOf('week', sunday), periodOf('week', sunday), periodOf('day', sunday)]).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-11-29',
    ]);
  });
});

describe('the day of an event', () => {
  const at = Date.parse('2026-11-23T17:00:00Z');

  it('is that of its own time zone, whichever event came before', () => {
    const days = [
      dayOfEvent('Asia/Bangkok', at),
      dayOfEvent('Europe/Berlin', at),
      dayOfEvent('Asia/Bangkok', at),
      dayOfEvent('Asia/Bangkok', at - 1),
      dayOfEvent('Asia/Bangkok', at + 59_999),
      dayOfEvent('Asia/Bangkok', at + 24 * 3_600_000),
    ];
    expect(days).toEqual(['2026-11-24', '2026-11-23', '2026-11-24', '2026-11-23', '2026-11-24', '2026-11-25']);
  });
});

describe('the first moment of a day', () => {
  const startIn = (timeZone: string, day: string) => new Date(startOfDay(timeZone, day)).toISOString();

  it.each([
    ['Asia/Bangkok', '2026-11-24', '2026-11-23T17:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-24', '2026-11-23T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-24', '2026-11-24T11:00:00.000Z'],
    ['UTC', '2026-11-24', '2026-11-24T00:00:00.000Z'],
  ])('in %s of %s is %s', (timeZone, day, start) => {
    expect(startIn(timeZone, day)).toBe(start);
  });

  it('is one o’clock if summer time skips midnight', () => {
    expect(startIn('America/Sao_Paulo', '2018-11-04')).toBe('2018-11-04T03:00:00.000Z');
    expect(timeOfDayIn('America/Sao_Paulo', startOfDay('America/Sao_Paulo', '2018-11-04'))).toBe('01:00');
  });
});

it('the time of day counts from 00:00 to 23:59 in the time zone', () => {
  const midnight = Date.parse('2026-11-23T17:00:00Z');
  expect(['Asia/Bangkok', 'UTC', 'Asia/Kolkata', 'Asia/Bangkok'].map((zone) => timeOfDayIn(zone, midnight))).toEqual([
    '00:00',
    '17:00',
    '22:30',
    '00:00',
  ]);
  expect(timeOfDayIn('Asia/Bangkok', midnight - 1)).toBe('23:59');
});

describe('open hours', () => {
  const openAt = (time: string, ...hours: { from: string; to: string }[]) => openHours(hours, time)?.from;

  it('begin with their first minute and end before their last', () => {
    const noon = { from: '12:00', to: '13:00' };
    expect(['11:59', '12:00', '12:59', '13:00'].map((time) => openAt(time, noon))).toEqual([
      undefined,
      '12:00',
      '12:00',
      undefined,
    ]);
  });

  it('are those that contain the time, of several', () => {
    const hours = [
      { from: '12:00', to: '13:00' },
      { from: '20:00', to: '21:00' },
    ];
    expect([openAt('12:30', ...hours), openAt('20:30', ...hours), openAt('15:00', ...hours)]).toEqual([
      '12:00',
      '20:00',
      undefined,
    ]);
  });

  it('of no minute are never open', () => {
    expect(['11:59', '12:00', '12:01'].map((time) => openAt(time, { from: '12:00', to: '12:00' }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
