/** Something that a call leans on cannot answer now; whoever throws it has the caller told `system.unavailable`. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}
