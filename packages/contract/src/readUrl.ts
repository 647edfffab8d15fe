/**
 * Parses a URL. Returns undefined if it is invalid. Exists because older phones lack `URL.parse` and `URL.canParse`.
 */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
