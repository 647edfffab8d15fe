/** The gateway cannot start; the message is one sentence that names the mend. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Why something failed, in the words of whoever refused it; what carries no words is named by its code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
