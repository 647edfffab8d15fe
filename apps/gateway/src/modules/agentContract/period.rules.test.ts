import { describe, expect, it } from 'vitest';
import { periodAt, periodsIn, type Calendar } from './period.rules.ts';

const bangkok: Calendar = { timeZone: 'Asia/Bangkok', dividendPeriods: 2 };
const berlin: Calendar = { timeZone: 'Europe/Berlin', dividendPeriods: 2 };
const at = (text: string) => Date.parse(text);
const iso = ({ from, to }: { from: number; to: number }) => [new Date(from).toISOString(), new Date(to).toISOString()];

describe('periods of contracts', () => {
  it('AGT-07 a day ends at midnight of the merchant’s time zone', () => {
    const day = ['2026-03-09T17:00:00.000Z', '2026-03-10T17:00:00.000Z'];
    for (const moment of ['2026-03-09T17:00:00Z', '2026-03-10T16:59:59.999Z'])
      expect(iso(periodAt('daily_salary', bangkok, at(moment)))).toEqual(day);
    expect(periodAt('daily_salary', bangkok, at('2026-03-10T17:00:00Z')).from).toBe(at('2026-03-10T17:00:00Z'));
  });

  it('AGT-07 a day has 23 hours when summer time begins and 25 when it ends', () => {
    const hoursOf = (moment: string) => {
      const { from, to } = periodAt('daily_salary', berlin, at(moment));
      return (to - from) / 3_600_000;
    };
    expect([
      hoursOf('2026-03-28T12:00:00Z'),
      hoursOf('2026-03-29T12:00:00Z'),
      hoursOf('2026-10-25T12:00:00Z'),
      hoursOf('2026-10-26T12:00:00Z'),
    ]).toEqual([24, 23, 25, 24]);
  });

  it.each([
    [1, '2026-02-20T12:00:00Z', '2026-01-31T17:00:00.000Z', '2026-02-28T17:00:00.000Z'],
    [2, '2026-02-15T16:59:59Z', '2026-01-31T17:00:00.000Z', '2026-02-15T17:00:00.000Z'],
    [2, '2026-02-15T17:00:00Z', '2026-02-15T17:00:00.000Z', '2026-02-28T17:00:00.000Z'],
    [3, '2026-12-25T12:00:00Z', '2026-12-20T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
    [3, '2026-12-12T12:00:00Z', '2026-12-10T17:00:00.000Z', '2026-12-20T17:00:00.000Z'],
  ] as const)(
    'AGT-07 with %d periods of a dividend a month, %s is in %s to %s',
    (dividendPeriods, moment, from, to) => {
      expect(iso(periodAt('dividend', { ...bangkok, dividendPeriods }, at(moment)))).toEqual([from, to]);
    },
  );

  it('AGT-07 hours follow the wall clock, also in time zones with an offset of half an hour', () => {
    const kolkata = { ...bangkok, timeZone: 'Asia/Kolkata' };
    expect(iso(periodAt('hourly', kolkata, at('2026-05-01T10:29:59Z')))).toEqual([
      '2026-05-01T09:30:00.000Z',
      '2026-05-01T10:30:00.000Z',
    ]);
  });

  it.each(['hourly', 'daily_salary', 'dividend'] as const)(
    'AGT-07 periods of the kind %s follow each other without gap or overlap over both changes of the clock',
    (kind) => {
      for (const [from, to] of [
        ['2026-03-27T23:00:00Z', '2026-04-02T22:00:00Z'],
        ['2026-10-23T22:00:00Z', '2026-11-03T23:00:00Z'],
      ] as const) {
        const periods = periodsIn(kind, berlin, { from: at(from), to: at(to) }, 10_000);
        periods.forEach(({ from: begin, to: end }, index) => {
          expect(end).toBeGreaterThan(begin);
          expect(begin).toBe(periods[index - 1]?.to ?? begin);
          for (const moment of [begin, end - 1])
            expect(periodAt(kind, berlin, moment)).toEqual({ from: begin, to: end });
        });
        expect(periods.at(-1)?.to).toBeGreaterThanOrEqual(at(to));
      }
    },
  );

  it('AGT-07 a span has the periods that begin before its end, up to a limit', () => {
    const hours = (to: string, limit = 10) =>
      periodsIn('hourly', bangkok, { from: at('2026-05-01T10:00:00Z'), to: at(to) }, limit).length;
    expect([hours('2026-05-01T13:00:00Z'), hours('2026-05-01T13:00:01Z'), hours('2026-05-01T10:00:00Z')]).toEqual([
      3, 4, 0,
    ]);
    expect([hours('2026-05-01T13:00:00Z', 2), hours('2026-05-01T13:00:00Z', 3)]).toEqual([2, 3]);
  });
});
