/**
 * Whether every text in a parsed value can be stored: PostgreSQL takes neither the character U+0000 nor half of a
 * surrogate pair, and no person types them.
 */
export function isCleanText(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isCleanText);
}
