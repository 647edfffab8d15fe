/** Parses a zero-based index of the address; undefined if it is missing or invalid. */
export function readIndex(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
