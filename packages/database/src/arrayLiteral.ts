/** An escape of JSON that PostgreSQL reads otherwise: it knows `\"` and `\\` alone. */
const OTHER_ESCAPE = /\\[^"\\]/;

/**
 * A list as PostgreSQL writes arrays, `{"a","b"}`; undefined for a list that the driver has to write itself: one with
 * anything but strings, whole and other finite numbers, booleans and null, or with control characters in it.
 *
 * The driver escapes each element by itself, which takes most of the time of a statement with thousands of them.
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
