import { formatDay } from '@parlor/core';

const DAY_MS = 86_400_000;
/** The maximum number of days in a request about a team. */
const MAX_DAYS = 92;

/** The periods of figures. */
export const periods = ['today', 'week', 'month', 'custom'] as const;
/** A period of figures. */
export type Period = (typeof periods)[number];

/** First and last day by the merchant's clock, inclusive. */
export interface Span {
  from: string;
  to: string;
}

const lengths = { today: 1, week: 7, month: 30 } as const;

/** Returns the day `count` days after a day, or before it if negative. */
export function addDays(day: string, count: number): string {
  return formatDay(Date.parse(day) + count * DAY_MS, 'UTC');
}

/** Returns the period of 1, 7 or 30 days that ends today. */
export const periodOf = (days: number): Exclude<Period, 'custom'> =>
  days === 1 ? 'today' : days === 30 ? 'month' : 'week';

/** Returns the days of a period that ends today. */
export function spanOf(period: Exclude<Period, 'custom'>, today: string): Span {
  return { from: addDays(today, 1 - lengths[period]), to: today };
}

/** Returns the preceding span of the same length. */
export function spanBefore({ from, to }: Span): Span {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** Whether the gateway accepts these days. */
export function isSpan({ from, to }: Span): boolean {
  const length = Date.parse(to) - Date.parse(from);
  return length >= 0 && length < MAX_DAYS * DAY_MS;
}
