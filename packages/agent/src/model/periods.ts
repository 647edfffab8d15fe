import type { Bill } from '@parlor/contract';
import { writeDate } from '@parlor/ui-kit';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Formats the period of a bill: an hour by its start, a day by its date, a longer one by first and last day. */
export function writePeriod(
  { from, to }: Pick<Bill, 'from' | 'to'>,
  { locale, timeZone }: { locale: string; timeZone: string },
): string {
  const length = to - from;
  if (length <= HOUR_MS) return writeDate(from, 'moment', { locale, timeZone, length: 'medium' });
  const day = (at: number) => writeDate(at, 'date', { locale, timeZone, length: 'medium' });
  // A day on which summer time changes has 23 or 25 hours.
  if (length <= DAY_MS + HOUR_MS) return day(from);
  return `${day(from)} – ${day(to - 1)}`;
}
