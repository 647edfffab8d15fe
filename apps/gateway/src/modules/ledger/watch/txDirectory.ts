import { sql } from 'kysely';
import type { OutboxReader } from './outboxReader.ts';

const recordedTopics = new Set(['ledger.bet', 'ledger.win', 'ledger.rollback', 'ledger.adjustment']);
/** The most ids that one batch of lines deletes; the next lines delete more. */
const MAX_DELETED = 500;

/**
 * Maintains the directory of vendors' transaction ids over all buckets, raises an alarm when two players share an id,
 * and deletes ids past their vendor's retention.
 */
export const txDirectory: OutboxReader = {
  name: 'tx_directory',
  async apply(lines, transaction) {
    const relevant = lines.filter(({ topic, transferId }) => recordedTopics.has(topic) && transferId !== null);
    if (relevant.length === 0) return;
    const buckets = relevant.map(({ bucket }) => bucket);
    const transfers = relevant.map(({ transferId }) => transferId);
    await sql`select provider_directory_enter(${buckets}::int[], ${transfers}::uuid[])`.execute(transaction);
    await sql`select provider_directory_forget(${MAX_DELETED})`.execute(transaction);
  },
};
