import { formatDay } from '@parlor/core';
import { addDays, dayStart, type DayRange } from './days.ts';

/** Periods by which records can be filtered, with their length in days. */
export const periods = { today: 1, week: 7, month: 30, all: undefined } as const;
export type Period = keyof typeof periods;

/** The start of a period, in epoch ms: midnight by the merchant's clock, so that the query stays the same all day. */
export function periodStart(period: Period, now: number, timeZone: string): number | undefined {
  const days = periods[period];
  return days === undefined ? undefined : dayStart(addDays(formatDay(now, timeZone), 1 - days), timeZone);
}

/** Periods of profit and loss. The longest is the gateway's maximum per request. */
export const reportPeriods = ['week', 'month', 'thisMonth', 'year'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** The days of a period up to today, by the merchant's clock. */
export function reportDays(period: ReportPeriod, now: number, timeZone: string): DayRange {
  const to = formatDay(now, timeZone);
  if (period === 'thisMonth') return { from: `${to.slice(0, 8)}01`, to };
  if (period === 'year') return { from: dayAfterSameDate(to), to };
  return { from: addDays(to, 1 - periods[period]), to };
}

/** Returns the first day of the year that ends on `day`. */
function dayAfterSameDate(day: string): string {
  const at = new Date(Date.parse(day));
  return formatDay(Date.UTC(at.getUTCFullYear() - 1, at.getUTCMonth(), at.getUTCDate() + 1), 'UTC');
}
