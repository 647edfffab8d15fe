import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database.ts';
import type { DepositOrderTable } from '../../tables/paymentTables.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { timeRange, type RecordPage, type RecordsQuery } from '../wallet/recordPage.ts';

/** A deposit order as its table holds it. */
export type DepositRow = Selectable<DepositOrderTable>;

/** How the settlement of an order ended; only OK moved money. */
export type SettleOutcome = 'OK' | 'REPLAYED' | 'CONFLICT' | 'MISMATCH' | 'EXPIRED' | 'NOT_FOUND';

/** What a payment provider reports about an order. */
export interface PaymentReport {
  orderId: string;
  provider: string;
  ref: string;
  outcome: 'PAID' | 'FAILED';
  /** Minor units. */
  amount: bigint;
  currency: string;
  /** When the payer decided, in epoch milliseconds. */
  decidedAt: number;
}

/** Writes an order, unless the account made one with this key before; undefined then. */
export function insertDeposit(
  db: Kysely<Database>,
  row: Insertable<DepositOrderTable>,
): Promise<DepositRow | undefined> {
  return db
    .insertInto('deposit_order')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bucket', 'account_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findDepositByKey(
  db: Kysely<Database>,
  player: Player,
  idempotencyKey: string,
): Promise<DepositRow | undefined> {
  return db
    .selectFrom('deposit_order')
    .selectAll()
    .where('bucket', '=', bucketOf(player))
    .where('account_id', '=', player.accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** One order of an account. `orderId` is a UUID. */
export function findDeposit(db: Kysely<Database>, player: Player, orderId: string): Promise<DepositRow | undefined> {
  return db
    .selectFrom('deposit_order')
    .selectAll()
    .where('bucket', '=', bucketOf(player))
    .where('id', '=', orderId)
    .where('account_id', '=', player.accountId)
    .executeTakeFirst();
}

/** Orders of an account, newest first. */
export async function listDeposits(
  db: Kysely<Database>,
  player: Player,
  query: RecordsQuery,
): Promise<RecordPage<DepositRow>> {
  const range = timeRange(query);
  const matching = db
    .selectFrom('deposit_order')
    .where('bucket', '=', bucketOf(player))
    .where('account_id', '=', player.accountId)
    .$if(range.from !== undefined, (select) => select.where('created_at', '>=', range.from!))
    .$if(range.to !== undefined, (select) => select.where('created_at', '<', range.to!));
  const [rows, count] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.pageSize)
      .offset((query.pageNo - 1) * query.pageSize)
      .execute(),
    matching.select((select) => select.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: Number(count.count) };
}

/**
 * Settles an order with what the payment provider reports, at most once, and credits the player in the same
 * transaction.
 */
export async function settleDeposit(db: Kysely<Database>, report: PaymentReport): Promise<SettleOutcome> {
  const { orderId, provider, ref, outcome, amount, currency, decidedAt } = report;
  const { rows } = await sql<{ outcome: SettleOutcome }>`
    select deposit_settle(bucket, ${orderId}, ${provider}, ${ref}, ${outcome}, ${amount}, ${currency}, ${new Date(decidedAt)}, ${newTransferId()}) as outcome from deposit_order where id = ${orderId}
  `.execute(db);
  const [row] = rows;
  return row?.outcome ?? 'NOT_FOUND';
}
