/**
 * A failure whose message is one line that names the mend. Print the message alone; the stack says nothing more to the
 * person who has to act.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
