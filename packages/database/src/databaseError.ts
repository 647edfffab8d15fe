/**
 * A failure whose message is one line that names the fix. Print only the message; the stack does not help the person
 * who has to act.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
