/** An index of the address, counted from zero; undefined when there is none that could be one. */
export function readIndex(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
