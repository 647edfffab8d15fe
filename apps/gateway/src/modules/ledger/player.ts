import { hash } from 'node:crypto';

/** The player whose money a command moves. A session of the site has these fields. */
export interface Player {
  /** The id of the account. */
  accountId: string;
  merchantCode: string;
}

/** The number of buckets of players; fixed, because the bucket is part of every key of the ledger. */
export const BUCKETS = 1_024;

/**
 * Returns the bucket of a player, as the SQL function `ledger_bucket` does. Everything a money command touches lives in
 * that bucket.
 */
export function bucketOf({ merchantCode, accountId }: Player): number {
  return Number.parseInt(hash('sha256', `${merchantCode}\u001f${accountId}`).slice(0, 4), 16) % BUCKETS;
}
