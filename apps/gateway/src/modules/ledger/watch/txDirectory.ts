import { sql } from 'kysely';
import type { OutboxReader } from './outboxReader.ts';

const entered = new Set(['ledger.bet', 'ledger.win', 'ledger.rollback', 'ledger.adjustment']);
/** The most ids that one batch of lines deletes; the next lines delete more. */
const FORGOTTEN_AT_ONCE = 500;

/**
 * Maintains the directory of vendors' transaction ids over all buckets, raises an alarm when two players share an id,
 * and deletes ids past their vendor's retention.
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
