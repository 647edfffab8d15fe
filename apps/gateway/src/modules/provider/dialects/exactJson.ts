// JSON whose integers are bigints: a double would silently round an amount beyond 2^53.

/** The context argument of a JSON reviver with the source text of a number; TypeScript lacks its type. */
interface SourceText {
  source?: string;
}
const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => unknown };

/** Parses JSON; undefined if it is invalid. Numbers without point and exponent become bigints. */
export function parseExact(text: string): unknown {
  const revive = (_name: string, value: unknown, { source }: SourceText = {}): unknown =>
    typeof value === 'number' && source !== undefined && /^-?\d+$/.test(source) ? BigInt(source) : value;
  try {
    return JSON.parse(text, revive as Parameters<typeof JSON.parse>[1]) as unknown;
  } catch {
    return undefined;
  }
}

/** Serializes JSON, with bigints as integers. */
export function stringifyExact(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? rawJSON(String(part)) : part));
}
