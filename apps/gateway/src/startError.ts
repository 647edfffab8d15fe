/** The gateway cannot start; the message is one sentence that names the mend. */
export class StartError extends Error {
  override name = 'StartError';
}
