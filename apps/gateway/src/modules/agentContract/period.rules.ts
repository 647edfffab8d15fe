import { dayIn } from '@parlor/contract';
import type { ContractKind } from '../../tables/agentContractTables.ts';
import { addDays, startOfDay } from '../reward/offerSpan.rules.ts';

/** A half-open span of time in epoch milliseconds: `from` is included, `to` is not. */
export interface Period {
  from: number;
  to: number;
}

/** The settings that define a merchant's periods. */
export interface Calendar {
  timeZone: string;
  /** How many dividend periods a month has. */
  dividendPeriods: 1 | 2 | 3;
}

const HOUR_MS = 3_600_000;

/** Days of the month on which dividend periods begin. */
const FIRST_DAYS = { 1: [1], 2: [1, 16], 3: [1, 11, 21] } as const;

/**
 * Returns the period of a kind of contract that contains a moment, in the merchant's time zone. A day has 23 or 25
 * hours when the clocks change.
 */
export function periodAt(kind: ContractKind, { timeZone, dividendPeriods }: Calendar, at: number): Period {
  if (kind === 'hourly') return hourAt(timeZone, at);
  const day = dayIn(timeZone, at);
  if (kind === 'daily_salary') return { from: startOfDay(timeZone, day), to: startOfDay(timeZone, addDays(day, 1)) };
  const month = day.slice(0, 8);
  const begins = FIRST_DAYS[dividendPeriods].map((first) => `${month}${String(first).padStart(2, '0')}`);
  const index = begins.findLastIndex((begin) => begin <= day);
  const next = begins[index + 1] ?? nextMonth(month);
  return { from: startOfDay(timeZone, begins[index] ?? `${month}01`), to: startOfDay(timeZone, next) };
}

const nextMonth = (month: string): string => `${addDays(`${month}28`, 4).slice(0, 8)}01`;

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the wall-clock hour that contains a moment. When the clocks are put back, the repeated hour is two periods.
 */
function hourAt(timeZone: string, at: number): Period {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, minute: 'numeric' });
  clocks.set(timeZone, clock);
  const minute = Math.floor(at / 60_000);
  const from = (minute - Number(clock.format(at))) * 60_000;
  return { from, to: from + HOUR_MS };
}

/** Lists the periods that overlap a span, the earliest first. */
export function periodsIn(kind: ContractKind, calendar: Calendar, span: Period, limit: number): Period[] {
  const periods: Period[] = [];
  for (let at = span.from; at < span.to && periods.length < limit;) {
    const period = periodAt(kind, calendar, at);
    periods.push(period);
    at = period.to;
  }
  return periods;
}
