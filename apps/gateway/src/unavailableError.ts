/** A dependency of a call is unavailable. The caller gets `system.unavailable`. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}
