const DAY_MS = 86_400_000;

/** Days of a team: first and last, `YYYY-MM-DD`. */
export interface Span {
  from: string;
  to: string;
}

/** Returns the day `days` later; a negative number gives an earlier day. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Lists every day of a span, the earliest first. */
export function daysOf({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** Returns the span of the same length just before. */
export function spanBefore({ from, to }: Span): Span {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return { from: dayAfter(from, -length), to: dayAfter(from, -1) };
}

/** Returns the part of a span from a day on; undefined when nothing is left. */
export function spanSince({ from, to }: Span, since: string): Span | undefined {
  const first = from < since ? since : from;
  return first > to ? undefined : { from: first, to };
}
