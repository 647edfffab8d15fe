/** How a moment is written: a day, a time of day, both, or how far it is from now. */
export const dateFormats = ['date', 'time', 'moment', 'relative'] as const;
/** What of a moment is written. */
export type DateFormat = (typeof dateFormats)[number];

/** How many words a date takes: figures, a short month, or the month and the weekday in full. */
export const dateLengths = ['short', 'medium', 'long'] as const;
/** How much room the words take. */
export type DateLength = (typeof dateLengths)[number];

/** The rules by which a moment is put into words. */
export interface DateWords {
  /** The language as a BCP 47 tag. */
  readonly locale: string;
  /** The merchant's time zone, such as "Asia/Bangkok". */
  readonly timeZone: string;
  readonly length: DateLength;
  /** The era that years count from; left out, that of the language (Thai: Buddhist). */
  readonly calendar?: 'gregory' | 'buddhist';
}

const dateStyles = { short: 'short', medium: 'medium', long: 'full' } as const;

/** A moment as a day, a time of day or both, by the merchant's clock. */
export function writeDate(atMs: number, format: Exclude<DateFormat, 'relative'>, { locale, timeZone, length, calendar }: DateWords): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(calendar && { calendar }),
    ...(format !== 'time' && { dateStyle: dateStyles[length] }),
    ...(format !== 'date' && { timeStyle: 'short' }),
    hourCycle: 'h23',
  }).format(atMs);
}

const units = [['year', 31_536_000], ['month', 2_592_000], ['week', 604_800], ['day', 86_400], ['hour', 3600], ['minute', 60]] as const;

/** How far a moment is from another in the largest whole unit; under a minute it is 0 minutes, and negative in the past. */
export function distance(atMs: number, nowMs: number): { readonly count: number; readonly unit: (typeof units)[number][0] } {
  const seconds = (atMs - nowMs) / 1000;
  for (const [unit, size] of units) {
    const count = Math.trunc(seconds / size);
    // The trunc of a small negative number is -0, which is written as "ago".
    if (count !== 0) return { count, unit };
  }
  return { count: 0, unit: 'minute' };
}

/** How far a moment is from another in words: "5 minutes ago", "yesterday". */
export function writeDistance(atMs: number, nowMs: number, locale: string, length: DateLength): string {
  const { count, unit } = distance(atMs, nowMs);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: length === 'long' ? 'long' : length === 'short' ? 'narrow' : 'short' }).format(count, unit);
}

/** For how long those words stay true, in ms: at most an hour, so that the day after is not forgotten. */
export function distanceLasts(atMs: number, nowMs: number): number {
  const awayMs = Math.abs(atMs - nowMs);
  return awayMs < 3_600_000 ? 60_000 - (awayMs % 60_000) + 1 : 3_600_000;
}
