import { v7, validate } from 'uuid';

/**
 * Creates an id for a transfer or an order: a UUID of version 7, whose first 48 bits are the time. Consecutive ids are
 * adjacent in an index; the other 74 bits are random, so nobody can guess one.
 */
export function newTransferId(now: number = Date.now()): string {
  // Without an explicit time the library increments within one millisecond, and the next id could be guessed.
  return v7({ msecs: now });
}

/** Whether a text can be the id of a transfer or an order; anything else is not found, without a query. */
export function isTransferId(text: string): boolean {
  return validate(text);
}
