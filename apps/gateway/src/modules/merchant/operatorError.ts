/** A refused request of an operator; the message gives the reason in one line. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
