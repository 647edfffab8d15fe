import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  birthdayRange,
  datePattern,
  dateWithin,
  isCalendarDate,
  readDate,
  withSeparator,
  writtenDate,
} from './calendarDate.ts';

const locales = ['en-GB', 'en-US', 'th', 'de', 'zh-CN', 'ja', 'ko', 'vi', 'ar-EG', 'fa'];
const dates = fc
  .date({ min: new Date(1900, 0, 1, 12), max: new Date(2100, 11, 31, 12), noInvalidDate: true })
  .map((date) =>
    [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-'),
  );

describe('writtenDate', () => {
  it.each([
    ['en-GB', '24/12/1990'],
    ['en-US', '12/24/1990'],
    ['de', '24.12.1990'],
    ['th', '24/12/2533'],
    ['th-u-ca-gregory', '24/12/1990'],
    ['zh-CN', '1990/12/24'],
  ])('I18N-01 formats a date in %s as %s', (locale, written) => {
    expect(writtenDate('1990-12-24', datePattern(locale))).toBe(written);
  });

  it('leaves invalid text unchanged', () => {
    expect(writtenDate('soon', datePattern('th'))).toBe('soon');
  });
});

describe('readDate', () => {
  it.each([
    ['24/12/1990', 'en-GB', '1990-12-24'],
    ['24 12 1990', 'en-GB', '1990-12-24'],
    ['24121990', 'en-GB', '1990-12-24'],
    ['1.2.1990', 'de', '1990-02-01'],
    ['12/24/1990', 'en-US', '1990-12-24'],
    ['1990-12-24', 'en-GB', '1990-12-24'],
    ['24/12/2533', 'th', '1990-12-24'],
    ['๒๔/๑๒/๒๕๓๓', 'th', '1990-12-24'],
    ['24/12/1990', 'th', '1990-12-24'],
    ['29/02/2000', 'en-GB', '2000-02-29'],
  ])('REG-04 parses %s in %s as %s', (typed, locale, date) => {
    expect(readDate(typed, datePattern(locale))).toBe(date);
  });

  it.each([
    '',
    '24',
    '24/12',
    '24/12/90',
    '31/02/1990',
    '29/02/1999',
    '00/01/1990',
    '24/13/1990',
    'tomorrow',
    '24/12/1990/5',
  ])('REG-04 rejects "%s"', (typed) => {
    expect(readDate(typed, datePattern('en-GB'))).toBeUndefined();
  });

  it('round-trips every date in every locale', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...locales), (date, locale) => {
        const pattern = datePattern(locale);
        expect(readDate(writtenDate(date, pattern), pattern)).toBe(date);
      }),
    );
  });

  it('returns a real calendar day or undefined for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[\d/. -]{0,12}$/)),
        fc.constantFrom(...locales),
        (typed, locale) => {
          const date = readDate(typed, datePattern(locale));
          expect(date === undefined || isCalendarDate(date)).toBe(true);
        },
      ),
    );
  });
});

describe('withSeparator', () => {
  it('adds the separator after a complete day and month', () => {
    const pattern = datePattern('en-GB');
    expect(
      ['2', '24', '24/1', '24/12', '24/12/1990', '1/', '24//', ''].map((typed) => withSeparator(typed, pattern)),
    ).toEqual(['2', '24/', '24/1', '24/12/', '24/12/1990', '1/', '24/', '']);
  });

  it('waits for four digits if the year comes first', () => {
    expect(['19', '1990'].map((typed) => withSeparator(typed, datePattern('zh-CN')))).toEqual(['19', '1990/']);
  });
});

describe('birthdayRange', () => {
  it('REG-04 spans 1900 to the end of the current year', () => {
    expect(birthdayRange(new Date(2026, 0, 1))).toEqual({ min: '1900-01-01', max: '2026-12-31' });
  });

  it('clamps a day outside the range to the nearest day in it', () => {
    const range = birthdayRange(new Date(2026, 5, 1));
    expect(['1899-12-31', '1990-05-05', '2030-01-01'].map((date) => dateWithin(date, range))).toEqual([
      '1900-01-01',
      '1990-05-05',
      '2026-12-31',
    ]);
  });
});
