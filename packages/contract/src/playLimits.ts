/** The sums that a player's own limit counts: deposits, losses (stakes less payouts), or stakes. */
export const limitKinds = ['deposit', 'loss', 'wager'] as const;
/** The sum that a player's own limit counts. */
export type LimitKind = (typeof limitKinds)[number];

/** The period of a limit, in the merchant's time zone. Weeks begin on Monday. */
export const limitPeriods = ['day', 'week', 'month'] as const;
/** The period of a limit. */
export type LimitPeriod = (typeof limitPeriods)[number];

/** Intervals of the reminder of play, in minutes. */
export const reminderMinutes = [10, 15, 20, 30, 45, 60, 90, 120] as const;

/** Durations of breaks and exclusions, breaks first. None can end early. */
export const exclusionSpans = ['24h', '7d', '30d', '6m', '1y', '5y', 'permanent'] as const;
/** The duration of a break or exclusion. */
export type ExclusionSpan = (typeof exclusionSpans)[number];

/** Whether a span is a break, not an exclusion. */
export function isBreak(span: ExclusionSpan): boolean {
  return span === '24h' || span === '7d' || span === '30d';
}

const DAY_MS = 86_400_000;
/** Days of a span. Half a year and years have the maximum number of days, so that none is shorter than promised. */
const spanDays: Record<Exclude<ExclusionSpan, 'permanent'>, number> = {
  '24h': 1,
  '7d': 7,
  '30d': 30,
  '6m': 184,
  '1y': 366,
  '5y': 1_827,
};

/** Returns when a span that begins at a time ends, in epoch milliseconds; null if it has no end. */
export function exclusionEnd(span: ExclusionSpan, begin: number): number | null {
  return span === 'permanent' ? null : begin + spanDays[span] * DAY_MS;
}
