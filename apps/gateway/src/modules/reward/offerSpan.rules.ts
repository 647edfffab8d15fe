import { dayIn } from '@parlor/contract';

const DAY_MS = 86_400_000;

/**
 * Returns the day `days` after a day, both as YYYY-MM-DD. Calendar days have no hours, so summer time does not matter.
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the days from one day to another, both included. */
export function daysOfRange(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Cached days by minute, and Mondays by day. Events are close together in time. */
const remembered = new Map<string, string>();
const REMEMBERED = 10_000;
const MINUTE_MS = 60_000;

function remember(key: string, compute: () => string): string {
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const value = compute();
  remembered.set(key, value);
  return value;
}

let latest = { timeZone: '', minute: 0, day: '' };

/** Returns the day of an event in a time zone, cached by minute: days begin with a whole minute. */
export function dayOfEvent(timeZone: string, at: number): string {
  const minute = Math.floor(at / MINUTE_MS);
  // Many offers ask for the day of one event.
  if (minute !== latest.minute || timeZone !== latest.timeZone)
    latest = { timeZone, minute, day: remember(`${timeZone} ${minute}`, () => dayIn(timeZone, minute * MINUTE_MS)) };
  return latest.day;
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Returns the name of a day's span: `all`, the day, or the Monday of its week. */
export function periodOf(per: 'once' | 'day' | 'week', day: string): string {
  if (per === 'once') return 'all';
  return per === 'day' ? day : remember(day, () => mondayOf(day));
}

/**
 * Returns the first moment of a day in a time zone, in epoch milliseconds: midnight, or later if a clock change skips
 * it.
 */
export function startOfDay(timeZone: string, day: string): number {
  let [before, at] = [Date.parse(`${day}T00:00:00Z`) - DAY_MS, Date.parse(`${day}T00:00:00Z`) + DAY_MS];
  // The calendar of a time zone only moves forward, so a binary search finds the start of the day.
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2);
    if (dayIn(timeZone, middle) < day) before = middle;
    else at = middle;
  }
  return at;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the time of day in a time zone, HH:MM. */
export function timeOfDayIn(timeZone: string, now: number): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      numberingSystem: 'latn',
    });
  clocks.set(timeZone, clock);
  return clock.format(now);
}

/** Returns the open hours at a time of day, by their start; undefined outside all. Hours may span midnight. */
export function openHours(
  hours: readonly { from: string; to: string }[],
  time: string,
): { from: string; to: string } | undefined {
  return hours.find(({ from, to }) => (from <= to ? from <= time && time < to : time >= from || time < to));
}
