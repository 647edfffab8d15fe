/** A JSON escape that PostgreSQL reads differently: it knows only `\"` and `\\`. */
const OTHER_ESCAPE = /\\[^"\\]/;

/**
 * Formats a list as a PostgreSQL array, `{"a","b"}`. Returns undefined for a list that the driver must format: one with
 * anything but strings, finite numbers, booleans and null, or with control characters.
 * The driver escapes each element separately, which takes most of the time of a statement with thousands of them.
 */
export function arrayLiteral(list: readonly unknown[]): string | undefined {
  if (!list.every(isPlain)) return undefined;
  const text = JSON.stringify(list);
  return OTHER_ESCAPE.test(text) ? undefined : `{${text.slice(1, -1)}}`;
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  return typeof value === 'number' && Number.isFinite(value);
}
