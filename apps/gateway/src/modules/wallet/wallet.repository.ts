import type { Kysely, Transaction as DatabaseTransaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { LedgerTransferTable } from '../../tables/ledgerTables.ts';
import { timeRange, type RecordPage, type RecordsQuery } from './recordPage.ts';

export type TransferKind = LedgerTransferTable['kind'];

/** One entry of a player's cash account with the transfer it belongs to. */
export interface EntryRow {
  id: string;
  kind: TransferKind;
  /** Signed minor units. */
  amount: bigint;
  balanceAfter: bigint;
  provider: string;
  providerTxId: string;
  orderId: string | null;
  recordedAt: number;
}

export interface EntriesQuery extends RecordsQuery {
  kinds?: readonly TransferKind[];
}

type Connection = Kysely<Database> | DatabaseTransaction<Database>;

/** What the player has free, in minor units; nothing when no account was opened yet. */
export async function findFreeBalance(db: Connection, owner: string, currency: string): Promise<bigint> {
  const row = await db
    .selectFrom('ledger_account')
    .select(['balance', 'held'])
    .where('owner', '=', owner)
    .where('kind', '=', 'cash')
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row === undefined ? 0n : row.balance - row.held;
}

/** Entries of a player's cash account, newest first. */
export async function listEntries(db: Connection, owner: string, currency: string, query: EntriesQuery): Promise<RecordPage<EntryRow>> {
  const range = timeRange(query);
  const matching = entriesOf(db, owner, currency)
    .$if(query.kinds !== undefined, (select) => select.where('transfer.kind', 'in', [...(query.kinds ?? [])]))
    .$if(range.from !== undefined, (select) => select.where('transfer.recorded_at', '>=', range.from!))
    .$if(range.to !== undefined, (select) => select.where('transfer.recorded_at', '<', range.to!));
  const [rows, count] = await Promise.all([
    matching
      .select(entryColumns)
      .orderBy('entry.version', 'desc')
      .limit(query.pageSize)
      .offset((query.pageNo - 1) * query.pageSize)
      .execute(),
    matching.select((select) => select.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(toEntryRow), totalCount: Number(count.count) };
}

/** Entries that a bet order caused on the player's account, oldest first. */
export async function listOrderEntries(db: Connection, owner: string, currency: string, orderId: string): Promise<EntryRow[]> {
  const rows = await entriesOf(db, owner, currency).select(entryColumns).where('transfer.order_id', '=', orderId).orderBy('entry.version').limit(500).execute();
  return rows.map(toEntryRow);
}

const entryColumns = [
  'transfer.id',
  'transfer.kind',
  'entry.amount',
  'entry.balance_after',
  'transfer.provider',
  'transfer.provider_tx_id',
  'transfer.order_id',
  'transfer.recorded_at',
] as const;

function entriesOf(db: Connection, owner: string, currency: string) {
  return db
    .selectFrom('ledger_account as account')
    .innerJoin('ledger_entry as entry', 'entry.account_id', 'account.id')
    .innerJoin('ledger_transfer as transfer', 'transfer.id', 'entry.transfer_id')
    .where('account.owner', '=', owner)
    .where('account.kind', '=', 'cash')
    .where('account.currency', '=', currency);
}

function toEntryRow(row: {
  id: string; kind: TransferKind; amount: bigint; balance_after: bigint | null; provider: string; provider_tx_id: string; order_id: string | null; recorded_at: number;
}): EntryRow {
  if (row.balance_after === null) throw new Error('A cash entry has no balance');
  return {
    id: row.id, kind: row.kind, amount: row.amount, balanceAfter: row.balance_after, provider: row.provider, providerTxId: row.provider_tx_id,
    orderId: row.order_id, recordedAt: row.recorded_at,
  };
}
