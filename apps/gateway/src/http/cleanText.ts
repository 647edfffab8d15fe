/**
 * Whether every text in a parsed value can be stored. PostgreSQL accepts neither U+0000 nor lone surrogates, and no
 * person types them.
 */
export function isCleanText(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isCleanText);
}
