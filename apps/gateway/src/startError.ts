/** The gateway cannot start; the message is one sentence that names the fix. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Returns the reason of a failure: the error's message, or its code without one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
