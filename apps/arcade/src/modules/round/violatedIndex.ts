const UNIQUE_VIOLATION = '23505';

/** Returns the unique index that a statement violated; undefined for any other error. */
export function violatedIndex(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && typeof constraint === 'string' ? constraint : undefined;
}
