/** The sums that a player's own limit counts: money paid in, lost (staked less what came back), or staked. */
export const limitKinds = ['deposit', 'loss', 'wager'] as const;
/** The sum that a player's own limit counts. */
export type LimitKind = (typeof limitKinds)[number];

/** Over which time a limit counts, in the merchant's time zone. Weeks begin on Monday. */
export const limitPeriods = ['day', 'week', 'month'] as const;
/** Over which time a limit counts. */
export type LimitPeriod = (typeof limitPeriods)[number];

/** Intervals of play, in minutes, after which a player can choose to see a summary. */
export const reminderMinutes = [10, 15, 20, 30, 45, 60, 90, 120] as const;

/** How long a player can stay away: breaks first, then exclusions. None ends before its time. */
export const exclusionSpans = ['24h', '7d', '30d', '6m', '1y', '5y', 'permanent'] as const;
/** How long a player can stay away. */
export type ExclusionSpan = (typeof exclusionSpans)[number];

/** Whether a span is a break, and no exclusion. */
export function isBreak(span: ExclusionSpan): boolean {
  return span === '24h' || span === '7d' || span === '30d';
}

const DAY_MS = 86_400_000;
/** Half a year and years have the days of their longest forms, so that none is shorter than promised. */
const spanDays: Record<Exclude<ExclusionSpan, 'permanent'>, number> = {
  '24h': 1,
  '7d': 7,
  '30d': 30,
  '6m': 184,
  '1y': 366,
  '5y': 1_827,
};

/** When a span that begins at a time ends, in epoch milliseconds; null for one without an end. */
export function exclusionEnd(span: ExclusionSpan, begin: number): number | null {
  return span === 'permanent' ? null : begin + spanDays[span] * DAY_MS;
}
