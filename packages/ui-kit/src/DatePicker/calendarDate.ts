import dayjs from 'dayjs';

import { withPlainDigits } from '../digits.ts';

const ISO = 'YYYY-MM-DD';
/** Offset of the Buddhist era, in years. */
const BUDDHIST_YEARS_AHEAD = 543;
/** In a Buddhist calendar, typed years from here on (1857 CE) are Buddhist; earlier ones are taken as Gregorian. */
const BUDDHIST_YEAR_MIN = 2400;

type DatePart = 'day' | 'month' | 'year';

/** Date format of a locale: "24/12/1990", "24.12.1990", "1990-12-24", "24/12/2533". */
export interface DatePattern {
  /** Parts in written order. */
  readonly order: readonly DatePart[];
  readonly separator: string;
  readonly isBuddhist: boolean;
}

/**
 * Returns the date format of a BCP 47 locale. Calendars other than Gregorian and Thai Buddhist fall back to Gregorian.
 */
export function datePattern(locale: string): DatePattern {
  const isBuddhist = new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'buddhist';
  const parts = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).formatToParts();
  const order = parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
  const separator =
    parts.flatMap(({ type, value }) => (type === 'literal' ? (value.match(/[/.-]/) ?? []) : []))[0] ?? '/';
  return { order, separator, isBuddhist };
}

/** Whether a text is a real date in the form YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).format(ISO) === text;
}

/** Returns the range of birthdays: 1900-01-01 to the last day of this year (REG-04). */
export function birthdayRange(now: Date = new Date()): { min: string; max: string } {
  return { min: '1900-01-01', max: `${now.getFullYear()}-12-31` };
}

/** Clamps a date to a range. All dates are YYYY-MM-DD. */
export function dateWithin(date: string, { min, max }: { min: string; max: string }): string {
  if (date < min) return min;
  return date > max ? max : date;
}

/** Formats a YYYY-MM-DD date; returns anything else unchanged. */
export function writtenDate(value: string, { order, separator, isBuddhist }: DatePattern): string {
  if (!isCalendarDate(value)) return value;
  const [year = '', month = '', day = ''] = value.split('-');
  const written = { day, month, year: isBuddhist ? String(Number(year) + BUDDHIST_YEARS_AHEAD) : year };
  return order.map((part) => written[part]).join(separator);
}

/**
 * Parses typed text to YYYY-MM-DD, or undefined. Accepts any separator; four digits at the start are a year; eight
 * digits need no separator. Two-digit years are rejected.
 */
export function readDate(text: string, { order, isBuddhist }: DatePattern): string | undefined {
  const plain = withPlainDigits(text).trim();
  const groups = plain.match(/\d+/g) ?? [];
  const [first = ''] = groups;
  const ordered = groups.length > 1 && first.length === 4 ? (['year', 'month', 'day'] as const) : order;
  const parts = groups.length === 1 && first.length === 8 ? cutByOrder(first, order) : groups;
  if (parts.length !== 3) return undefined;
  const typed = { day: '', month: '', year: '' };
  for (const [index, part] of ordered.entries()) typed[part] = parts[index] ?? '';
  if (typed.year.length !== 4) return undefined;
  const year =
    isBuddhist && Number(typed.year) >= BUDDHIST_YEAR_MIN
      ? Number(typed.year) - BUDDHIST_YEARS_AHEAD
      : Number(typed.year);
  const date = [String(year).padStart(4, '0'), typed.month.padStart(2, '0'), typed.day.padStart(2, '0')].join('-');
  return isCalendarDate(date) ? date : undefined;
}

function cutByOrder(digits: string, order: readonly DatePart[]): string[] {
  let start = 0;
  return order.map((part) => {
    const end = start + (part === 'year' ? 4 : 2);
    const cut = digits.slice(start, end);
    start = end;
    return cut;
  });
}

/**
 * Appends the separator to typed text after a complete part, since numeric keyboards lack it. A separator that is also
 * typed is not doubled.
 */
export function withSeparator(text: string, { order, separator }: DatePattern): string {
  if (/[^\p{Nd}]{2}$/u.test(text)) return text.replace(/[^\p{Nd}]$/u, '');
  const groups = withPlainDigits(text).match(/\d+/g) ?? [];
  const part = order[groups.length - 1];
  if (groups.length >= order.length || !/\p{Nd}$/u.test(text) || part === undefined) return text;
  return groups.at(-1)?.length === (part === 'year' ? 4 : 2) ? `${text}${separator}` : text;
}
