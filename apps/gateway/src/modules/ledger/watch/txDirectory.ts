import { sql } from 'kysely';
import type { OutboxReader } from './outboxReader.ts';

const entered = new Set(['ledger.bet', 'ledger.win', 'ledger.rollback', 'ledger.adjustment']);
/** Ids that are forgotten at once; more go with the next lines. */
const FORGOTTEN_AT_ONCE = 500;

/**
 * Keeps the directory of vendors' transaction ids over all buckets, raises an alarm when two players have one id, and
 * forgets ids that their vendor has forgotten.
 */
export const txDirectory: OutboxReader = {
  name: 'tx_directory',
  async apply(lines, transaction) {
    const told = lines.filter(({ topic, transferId }) => entered.has(topic) && transferId !== null);
    if (told.length === 0) return;
    const buckets = told.map(({ bucket }) => bucket);
    const transfers = told.map(({ transferId }) => transferId);
    await sql`select provider_directory_enter(${buckets}::int[], ${transfers}::uuid[])`.execute(transaction);
    await sql`select provider_directory_forget(${FORGOTTEN_AT_ONCE})`.execute(transaction);
  },
};
