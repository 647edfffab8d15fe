/** Reads an address; undefined when it is none. `URL.parse` and `URL.canParse` do the same, on phones that are younger than many in use. */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
