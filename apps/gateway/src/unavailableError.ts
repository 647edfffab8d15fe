/** A dependency of a call cannot answer now. The caller gets `system.unavailable`. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}
