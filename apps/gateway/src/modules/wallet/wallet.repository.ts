import { sql } from 'kysely';
import type { LedgerTransferTable } from '../../tables/ledgerTables.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { entriesOfTime, findCashAccount, type CashAccount, type Connection, type EntryRange } from './cashAccount.ts';
import { timeRange, type RecordPage, type RecordsQuery } from './recordPage.ts';

/** The kinds of transfer that move a player's money. */
export type MovingKind = Exclude<LedgerTransferTable['kind'], 'hold' | 'hold_end' | 'jackpot' | 'bonus'>;

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

/** How many entries of a kind are counted beyond a page: enough to show that there are more. */
const MAX_COUNTED = 1_000;

/** Returns the player's available balance in minor units; zero without an account. */
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

/**
 * Returns the playable balance in minor units: free cash and the money of active bonuses. Vendors get it as the
 * balance.
 */
export async function findPlayableBalance(db: Connection, player: Player, currency: string): Promise<bigint> {
  const row = await db
    .selectFrom('ledger_account')
    .select(['balance', 'held', 'bonus'])
    .where('bucket', '=', bucketOf(player))
    .where('owner', '=', player.accountId)
    .where('kind', '=', 'cash')
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row === undefined ? 0n : row.balance - row.held + row.bonus;
}

/**
 * Lists entries of a player's cash account, newest first. Without kinds, the page and the count are computed from the
 * versions, so that every page is equally fast. With kinds, entries are counted up to `MAX_COUNTED` beyond the page.
 */
export async function listEntries(
  db: Connection,
  player: Player,
  currency: string,
  query: EntriesQuery,
): Promise<RecordPage<EntryRow>> {
  const account = await findCashAccount(db, player, currency);
  if (account === undefined) return { rows: [], totalCount: 0 };
  const range = await entriesOfTime(db, account, timeRange(query));
  const passed = (query.pageNo - 1) * query.pageSize;
  return query.kinds === undefined
    ? listAll(db, account, range, query.pageSize, passed)
    : listKinds(db, account, range, query.kinds, query.pageSize, passed);
}

async function listAll(
  db: Connection,
  account: CashAccount,
  { first, end }: EntryRange,
  pageSize: number,
  passed: number,
): Promise<RecordPage<EntryRow>> {
  const pageEnd = end - BigInt(passed);
  const from = pageEnd - BigInt(pageSize);
  const rows =
    pageEnd <= first
      ? []
      : await entriesIn(db, account, { first: from > first ? from : first, end: pageEnd })
          .select(entryColumns)
          .orderBy('transfer.version', 'desc')
          .execute();
  return { rows: rows.map(toEntryRow), totalCount: Number(end - first) };
}

async function listKinds(
  db: Connection,
  account: CashAccount,
  range: EntryRange,
  kinds: readonly MovingKind[],
  pageSize: number,
  passed: number,
): Promise<RecordPage<EntryRow>> {
  const isRare = !kinds.some((kind) => kind === 'bet' || kind === 'win');
  const matching = entriesIn(db, account, range)
    .where('transfer.kind', 'in', [...kinds])
    // The predicate must match that of the partial index.
    .$if(isRare, (select) => select.where(sql<boolean>`transfer.kind not in ('bet', 'win')`));
  const counted = matching
    .select('transfer.version')
    .limit(passed + pageSize + MAX_COUNTED)
    .as('counted');
  const [rows, { count }] = await Promise.all([
    matching.select(entryColumns).orderBy('transfer.version', 'desc').limit(pageSize).offset(passed).execute(),
    db
      .selectFrom(counted)
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(toEntryRow), totalCount: Number(count) };
}

/** Returns the entries of a bet order on the player's account, oldest first. */
export async function listOrderEntries(
  db: Connection,
  player: Player,
  currency: string,
  orderId: string,
): Promise<EntryRow[]> {
  const account = await findCashAccount(db, player, currency);
  if (account === undefined) return [];
  const rows = await entriesIn(db, account, { first: 1n, end: account.version + 1n })
    .select(entryColumns)
    .where('transfer.order_id', '=', orderId)
    .orderBy('transfer.version')
    .limit(500)
    .execute();
  return rows.map(toEntryRow);
}

/** The columns that `toEntryRow` reads. */
export const entryColumns = [
  'transfer.id',
  'transfer.kind',
  'transfer.moved',
  'transfer.balance_after',
  'transfer.provider',
  'transfer.provider_tx_id',
  'transfer.order_id',
  'transfer.recorded_at',
] as const;

function entriesIn(db: Connection, { bucket, id }: CashAccount, { first, end }: EntryRange) {
  return db
    .selectFrom('ledger_transfer as transfer')
    .where('transfer.bucket', '=', bucket)
    .where('transfer.account_id', '=', id)
    .where('transfer.version', '>=', first)
    .where('transfer.version', '<', end);
}

/** Converts a money-moving transfer to an entry. Throws for any other. */
export function toEntryRow(row: {
  id: string;
  kind: LedgerTransferTable['kind'];
  moved: bigint | null;
  balance_after: bigint | null;
  provider: string;
  provider_tx_id: string;
  order_id: string | null;
  recorded_at: number;
}): EntryRow {
  const { kind } = row;
  const isPlayers = kind !== 'hold' && kind !== 'hold_end' && kind !== 'jackpot' && kind !== 'bonus';
  if (row.moved === null || row.balance_after === null || !isPlayers)
    throw new Error("A transfer that moved nothing of a player's is not an entry");
  return {
    id: row.id,
    kind,
    amount: row.moved,
    balanceAfter: row.balance_after,
    provider: row.provider,
    providerTxId: row.provider_tx_id,
    orderId: row.order_id,
    recordedAt: row.recorded_at,
  };
}
