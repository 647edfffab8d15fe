/** Periods that records can be narrowed to, with their length in days. */
export const periods = { today: 1, week: 7, month: 30, all: undefined } as const;
export type Period = keyof typeof periods;

/** The start of a period, in epoch ms: midnight where the player is by the gateway's clock, so that the same query is asked all day. */
export function periodStart(period: Period, now: Date): number | undefined {
  const days = periods[period];
  if (days === undefined) return undefined;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - (days - 1)).getTime();
}
