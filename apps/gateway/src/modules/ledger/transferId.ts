import { v7, validate } from 'uuid';

/**
 * A new id for a transfer or an order: a UUID of version 7, whose first 48 bits are the time. Ids made one after the
 * other lie side by side in an index; the other 74 bits are random, so nobody can guess one.
 */
export function newTransferId(now: number = Date.now()): string {
  // Without a time of ours the library counts on within one millisecond, and the next id could be guessed.
  return v7({ msecs: now });
}

/** Whether a text can be the id of a transfer or an order; anything else is not found without asking the database. */
export function isTransferId(text: string): boolean {
  return validate(text);
}
