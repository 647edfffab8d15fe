import type { Bill } from '@parlor/contract';
import { writeDate } from '@parlor/ui-kit';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The period of a bill: an hour by its beginning, a day by its date, a longer one by its first and last day. */
export function writePeriod(
  { from, to }: Pick<Bill, 'from' | 'to'>,
  { locale, timeZone }: { locale: string; timeZone: string },
): string {
  const length = to - from;
  if (length <= HOUR_MS) return writeDate(from, 'moment', { locale, timeZone, length: 'medium' });
  const day = (at: number) => writeDate(at, 'date', { locale, timeZone, length: 'medium' });
  // A day of a change of summer time has 23 to 25 hours.
  if (length <= DAY_MS + HOUR_MS) return day(from);
  return `${day(from)} – ${day(to - 1)}`;
}
