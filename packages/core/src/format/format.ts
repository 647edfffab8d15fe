const MAX_SHOWN = 99;

/** Returns a count as a badge shows it: above 99 it is "99+" (NOTE-05). */
export function cappedCount(count: number): string {
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
}

/**
 * Formats a timestamp (epoch ms) as 2026-11-21 in an IANA time zone, where the specification fixes this format
 * (NOTE-01).
 */
export function formatDay(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
