/** The gateway cannot start; the message is one sentence that names the fix. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Why something failed: the message of the error, or its code if it has no message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
