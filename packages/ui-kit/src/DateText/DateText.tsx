import { useEffect, useState, type ReactNode } from 'react';

import { Root } from './DateText.styles.ts';
import { distanceLasts, writeDate, writeDistance, type DateFormat, type DateLength } from './dateWords.ts';

export { dateFormats, dateLengths } from './dateWords.ts';
export type { DateFormat, DateLength } from './dateWords.ts';

/** Props of `DateText`. Dates are written in the merchant's time zone (I18N-03). */
export interface DateTextProps {
  /** ISO 8601 or epoch milliseconds. An invalid date is shown as a dash. */
  readonly value: string | number;
  /** BCP 47 locale, such as "th". */
  readonly locale: string;
  /** The merchant's IANA time zone, such as "Asia/Bangkok". */
  readonly timeZone: string;
  /** The format: the date, the time, both, or the relative time. */
  readonly format?: DateFormat;
  /** `short` is numeric, `medium` has a short month, `long` the full month and weekday. */
  readonly length?: DateLength;
  /** Calendar of the years. Defaults to the locale's (Buddhist for Thai). */
  readonly calendar?: 'gregory' | 'buddhist';
  /** Server time minus device time, in ms; used for relative times. */
  readonly serverOffsetMs?: number;
}

/** A date or time in the player's locale and the merchant's time zone (I18N-03). Relative times update themselves. */
export function DateText({
  value,
  locale,
  timeZone,
  format = 'date',
  length = 'medium',
  calendar,
  serverOffsetMs = 0,
}: DateTextProps): ReactNode {
  const atMs = typeof value === 'number' ? value : Date.parse(value);
  const isKnown = Number.isFinite(atMs);
  const [nowMs, setNowMs] = useState(() => Date.now() + serverOffsetMs);
  const isRelative = format === 'relative' && isKnown;

  useEffect(() => {
    if (!isRelative) return undefined;
    const timer = setTimeout(
      () => {
        setNowMs(Date.now() + serverOffsetMs);
      },
      distanceLasts(atMs, nowMs),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isRelative, atMs, nowMs, serverOffsetMs]);

  if (!isKnown) return <Root as="span">–</Root>;
  const words = { locale, timeZone, length, ...(calendar && { calendar }) };
  return (
    <Root dateTime={new Date(atMs).toISOString()} {...(isRelative && { title: writeDate(atMs, 'moment', words) })}>
      {format === 'relative' ? writeDistance(atMs, nowMs, locale, length) : writeDate(atMs, format, words)}
    </Root>
  );
}
