import type { Kysely, Transaction as DatabaseTransaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { LedgerTransferTable } from '../../tables/ledgerTables.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { timeRange, type RecordPage, type RecordsQuery } from './recordPage.ts';

/** The kinds of transfer that move money. */
export type MovingKind = Exclude<LedgerTransferTable['kind'], 'hold' | 'hold_end'>;

/** One entry of a player's cash account with the transfer it belongs to. */
export interface EntryRow {
  id: string;
  kind: MovingKind;
  /** Signed minor units. */
  amount: bigint;
  balanceAfter: bigint;
  provider: string;
  providerTxId: string;
  orderId: string | null;
  recordedAt: number;
}

export interface EntriesQuery extends RecordsQuery {
  kinds?: readonly MovingKind[];
}

type Connection = Kysely<Database> | DatabaseTransaction<Database>;

/** What the player has free, in minor units; nothing when no account was opened yet. */
export async function findFreeBalance(db: Connection, player: Player, currency: string): Promise<bigint> {
  const row = await db
    .selectFrom('ledger_account')
    .select(['balance', 'held'])
    .where('bucket', '=', bucketOf(player))
    .where('owner', '=', player.accountId)
    .where('kind', '=', 'cash')
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row === undefined ? 0n : row.balance - row.held;
}

/** Entries of a player's cash account, newest first. */
export async function listEntries(db: Connection, player: Player, currency: string, query: EntriesQuery): Promise<RecordPage<EntryRow>> {
  const range = timeRange(query);
  const matching = entriesOf(db, player, currency)
    .$if(query.kinds !== undefined, (select) => select.where('transfer.kind', 'in', [...(query.kinds ?? [])]))
    .$if(range.from !== undefined, (select) => select.where('transfer.recorded_at', '>=', range.from!))
    .$if(range.to !== undefined, (select) => select.where('transfer.recorded_at', '<', range.to!));
  const [rows, count] = await Promise.all([
    matching
      .select(entryColumns)
      .orderBy('transfer.version', 'desc')
      .limit(query.pageSize)
      .offset((query.pageNo - 1) * query.pageSize)
      .execute(),
    matching.select((select) => select.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(toEntryRow), totalCount: Number(count.count) };
}

/** Entries that a bet order caused on the player's account, oldest first. */
export async function listOrderEntries(db: Connection, player: Player, currency: string, orderId: string): Promise<EntryRow[]> {
  const rows = await entriesOf(db, player, currency).select(entryColumns).where('transfer.order_id', '=', orderId).orderBy('transfer.version').limit(500).execute();
  return rows.map(toEntryRow);
}

const entryColumns = [
  'transfer.id',
  'transfer.kind',
  'transfer.moved',
  'transfer.balance_after',
  'transfer.provider',
  'transfer.provider_tx_id',
  'transfer.order_id',
  'transfer.recorded_at',
] as const;

function entriesOf(db: Connection, player: Player, currency: string) {
  return db
    .selectFrom('ledger_account as account')
    .innerJoin('ledger_transfer as transfer', (join) => join.onRef('transfer.bucket', '=', 'account.bucket').onRef('transfer.account_id', '=', 'account.id'))
    .where('transfer.version', 'is not', null)
    .where('account.bucket', '=', bucketOf(player))
    .where('account.owner', '=', player.accountId)
    .where('account.kind', '=', 'cash')
    .where('account.currency', '=', currency);
}

function toEntryRow(row: {
  id: string; kind: LedgerTransferTable['kind']; moved: bigint | null; balance_after: bigint | null; provider: string; provider_tx_id: string; order_id: string | null; recorded_at: number;
}): EntryRow {
  if (row.moved === null || row.balance_after === null || row.kind === 'hold' || row.kind === 'hold_end') throw new Error('A transfer without money is no entry');
  return {
    id: row.id, kind: row.kind, amount: row.moved, balanceAfter: row.balance_after, provider: row.provider, providerTxId: row.provider_tx_id,
    orderId: row.order_id, recordedAt: row.recorded_at,
  };
}
