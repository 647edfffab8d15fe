import { formatDay } from '@parlor/core';

const DAY_MS = 86_400_000;

/** A day of the merchant's time zone, `YYYY-MM-DD`. */
export type Day = string;

/** First and last day, inclusive. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** Whether a text is a valid calendar day. */
export function isDay(text: string | null): text is Day {
  return (
    text !== null &&
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    formatDay(Date.parse(text), 'UTC') === text
  );
}

/** Returns the day `count` days after a day, or before it if negative. */
export function addDays(day: Day, count: number): Day {
  return formatDay(Date.parse(day) + count * DAY_MS, 'UTC');
}

/** Every day of a range, earliest first. */
export function daysOf({ from, to }: DayRange): Day[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index));
}

/** Returns the start of a day in an IANA time zone, in epoch ms. */
export function dayStart(day: Day, timeZone: string): number {
  const wanted = Date.parse(day);
  // The offset may differ between the guess and the start of the day if the clocks change in between.
  const guess = wanted - offsetAt(wanted, timeZone);
  return wanted - offsetAt(guess, timeZone);
}

/** Returns the UTC offset of a zone at a time, in ms. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
  const shown =
    Date.parse(formatDay(at, timeZone)) + part('hour') * 3_600_000 + part('minute') * 60_000 + part('second') * 1000;
  return shown - Math.floor(at / 1000) * 1000;
}

/** Reads a time (epoch ms) from an address; undefined if there is none or it is out of range. */
export function readMoment(text: string | null): number | undefined {
  return text !== null && /^\d{1,14}$/.test(text) ? Number(text) : undefined;
}
