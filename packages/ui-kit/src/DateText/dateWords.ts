/** Formats of a date: date, time, both (`moment`), or relative to now. */
export const dateFormats = ['date', 'time', 'moment', 'relative'] as const;
/** Format of a date. */
export type DateFormat = (typeof dateFormats)[number];

/** Lengths of a date: numeric, with a short month, or with the full month and weekday. */
export const dateLengths = ['short', 'medium', 'long'] as const;
/** Length of a date. */
export type DateLength = (typeof dateLengths)[number];

/** Locale settings of a date. */
export interface DateWords {
  /** BCP 47 locale. */
  readonly locale: string;
  /** IANA time zone, such as "Asia/Bangkok". */
  readonly timeZone: string;
  readonly length: DateLength;
  /** Calendar of the years. Defaults to the locale's (Buddhist for Thai). */
  readonly calendar?: 'gregory' | 'buddhist';
}

const dateStyles = { short: 'short', medium: 'medium', long: 'full' } as const;

/** Formats an epoch-millisecond timestamp as date, time or both. */
export function writeDate(
  atMs: number,
  format: Exclude<DateFormat, 'relative'>,
  { locale, timeZone, length, calendar }: DateWords,
): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(calendar && { calendar }),
    ...(format !== 'time' && { dateStyle: dateStyles[length] }),
    ...(format !== 'date' && { timeStyle: 'short' }),
    hourCycle: 'h23',
  }).format(atMs);
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Returns the difference in the largest whole unit, negative in the past. Under a minute it is 0 minutes. */
export function distance(
  atMs: number,
  nowMs: number,
): { readonly count: number; readonly unit: (typeof units)[number][0] } {
  const seconds = (atMs - nowMs) / 1000;
  for (const [unit, size] of units) {
    const count = Math.trunc(seconds / size);
    // `Math.trunc` of a small negative number is -0, which formats as "ago".
    if (count !== 0) return { count, unit };
  }
  return { count: 0, unit: 'minute' };
}

/** Formats a relative time: "5 minutes ago", "yesterday". */
export function writeDistance(atMs: number, nowMs: number, locale: string, length: DateLength): string {
  const { count, unit } = distance(atMs, nowMs);
  return new Intl.RelativeTimeFormat(locale, {
    numeric: 'auto',
    style: length === 'long' ? 'long' : length === 'short' ? 'narrow' : 'short',
  }).format(count, unit);
}

/** Milliseconds until a relative time may change; at most an hour, so that "yesterday" is not missed. */
export function distanceLasts(atMs: number, nowMs: number): number {
  const awayMs = Math.abs(atMs - nowMs);
  return awayMs < 3_600_000 ? 60_000 - (awayMs % 60_000) + 1 : 3_600_000;
}
