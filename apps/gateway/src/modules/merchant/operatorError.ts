/** What an operator wants and cannot have; the message says why in one line. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
