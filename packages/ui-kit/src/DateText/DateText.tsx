import { useEffect, useState, type ReactNode } from 'react';

import { Root } from './DateText.styles.ts';
import { distanceLasts, writeDate, writeDistance, type DateFormat, type DateLength } from './dateWords.ts';

export { dateFormats, dateLengths } from './dateWords.ts';
export type { DateFormat, DateLength } from './dateWords.ts';

export interface DateTextProps {
  /** The moment: ISO 8601, or ms since 1970. What is no date is shown as a dash. */
  readonly value: string | number;
  /** The language as a BCP 47 tag, such as "th". */
  readonly locale: string;
  /** The merchant's time zone, such as "Asia/Bangkok": all players see the same day. */
  readonly timeZone: string;
  /** A day, a time of day, both, or how far it is from now. */
  readonly format?: DateFormat;
  /** Figures, a short month, or the month and the weekday in full. */
  readonly length?: DateLength;
  /** The era that years count from; left out, that of the language (Thai: Buddhist). */
  readonly calendar?: 'gregory' | 'buddhist';
  /** How far the server's clock is ahead of the device's, in ms; for "5 minutes ago". */
  readonly serverOffsetMs?: number;
}

/** A moment written by the language's own rules and the merchant's clock, for machines too. What is relative keeps itself true. */
export function DateText({ value, locale, timeZone, format = 'date', length = 'medium', calendar, serverOffsetMs = 0 }: DateTextProps): ReactNode {
  const atMs = typeof value === 'number' ? value : Date.parse(value);
  const isKnown = Number.isFinite(atMs);
  const [nowMs, setNowMs] = useState(() => Date.now() + serverOffsetMs);
  const isRelative = format === 'relative' && isKnown;

  useEffect(() => {
    if (!isRelative) return undefined;
    const timer = setTimeout(() => { setNowMs(Date.now() + serverOffsetMs); }, distanceLasts(atMs, nowMs));
    return () => { clearTimeout(timer); };
  }, [isRelative, atMs, nowMs, serverOffsetMs]);

  if (!isKnown) return <Root as="span">–</Root>;
  const words = { locale, timeZone, length, ...(calendar && { calendar }) };
  return (
    <Root dateTime={new Date(atMs).toISOString()} {...(isRelative && { title: writeDate(atMs, 'moment', words) })}>
      {format === 'relative' ? writeDistance(atMs, nowMs, locale, length) : writeDate(atMs, format, words)}
    </Root>
  );
}
