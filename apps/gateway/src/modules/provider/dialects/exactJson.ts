// JSON whose integers are bigints: a double would round an amount beyond 2^53 without a word.

/** JavaScript's own way to the digits of a number; TypeScript does not know it yet. */
interface SourceText {
  source?: string;
}
const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => unknown };

/** Reads JSON; undefined when it is none. Numbers written without point and exponent are bigints. */
export function parseExact(text: string): unknown {
  const revive = (_name: string, value: unknown, { source }: SourceText = {}): unknown =>
    typeof value === 'number' && source !== undefined && /^-?\d+$/.test(source) ? BigInt(source) : value;
  try {
    return JSON.parse(text, revive as Parameters<typeof JSON.parse>[1]) as unknown;
  } catch {
    return undefined;
  }
}

/** Writes JSON, bigints as integers. */
export function stringifyExact(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? rawJSON(String(part)) : part));
}
