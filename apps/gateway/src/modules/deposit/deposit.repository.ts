import { sql, type Kysely, type Selectable } from 'kysely';
import { MAX_SLIPS } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { DepositOrderTable } from '../../tables/paymentTables.ts';
import { atTime } from '../../sqlTime.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { timeRange, type RecordPage, type RecordsQuery } from '../wallet/recordPage.ts';

/** A row of the table of deposit orders. */
export type DepositRow = Selectable<DepositOrderTable>;

/** How the settlement of an order ended; only OK moved money, HELD waits for an operator. */
export type SettleOutcome = 'OK' | 'REPLAYED' | 'HELD' | 'CONFLICT' | 'MISMATCH' | 'EXPIRED' | 'NOT_FOUND';
/** How the creation of an order ended; only OK inserted one. */
export type OpenOutcome = 'OK' | 'REPLAYED' | 'KEY_CONFLICT' | 'DAILY_LIMIT' | 'OFFER_UNAVAILABLE';
/** How the upload of a slip ended. */
export type SlipOutcome = 'OK' | 'REPLAYED' | 'CLOSED' | 'LIMIT' | 'NOT_FOUND';

/** The input of an order; its amounts follow from its terms, in SQL. */
export type NewDeposit = Omit<
  Selectable<DepositOrderTable>,
  | 'bucket'
  | 'ordered_amount'
  | 'fee'
  | 'credited'
  | 'bonus'
  | 'state'
  | 'reason'
  | 'review_reason'
  | 'provider_ref'
  | 'pay_url'
  | 'qr_text'
  | 'reported_amount'
  | 'made_by'
  | 'made_amount'
  | 'checked_by'
  | 'created_at'
  | 'settled_at'
  | 'attempts'
  | 'expires_at'
  | 'next_attempt_at'
> & { expires_at: Date; next_attempt_at: Date | null };

/** A payment provider's report about an order. */
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

/** Inserts an order. `dailyMax` is the most that the player may pay by this method in a day, in minor units. */
export async function openDeposit(
  db: Kysely<Database>,
  player: Player,
  row: NewDeposit,
  { dailyMax, now }: { dailyMax: bigint | undefined; now: number },
): Promise<OpenOutcome> {
  const order = JSON.stringify(row, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
  const { rows } = await sql<{ outcome: OpenOutcome }>`
    select deposit_open(${bucketOf(player)}, ${order}::jsonb, ${dailyMax ?? null}, ${new Date(now)}) as outcome
  `.execute(db);
  return only(rows).outcome;
}

/** Stores the answer of a payment provider to the request to collect. */
export async function startDeposit(
  db: Kysely<Database>,
  { bucket, id }: Pick<DepositRow, 'bucket' | 'id'>,
  started: { ref: string; payUrl: string; qrText: string | null },
): Promise<void> {
  await db
    .updateTable('deposit_order')
    .set({ provider_ref: started.ref, pay_url: started.payUrl, qr_text: started.qrText })
    .where('bucket', '=', bucket)
    .where('id', '=', id)
    .where('pay_url', 'is', null)
    .execute();
}

/** Lists the codes of offers that the player can no longer use. */
export async function offersHad(
  db: Kysely<Database>,
  player: Player,
  codes: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${[...codes]}::text[]) code
    where deposit_has_offer(${bucketOf(player)}, ${player.accountId}, code, ${new Date(now)})
  `.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** Stores the slip of a transfer, with its picture encrypted. */
export async function addSlip(
  db: Kysely<Database>,
  player: Player,
  slip: { orderId: string; sealed: string; hash: Buffer; now: number },
): Promise<SlipOutcome> {
  const { orderId, sealed, hash, now } = slip;
  const { rows } = await sql<{ outcome: SlipOutcome }>`
    select deposit_add_slip(${bucketOf(player)}, ${orderId}, ${player.accountId}, ${sealed}, ${hash}, ${MAX_SLIPS}, ${new Date(now)}) as outcome
  `.execute(db);
  return only(rows).outcome;
}

/** Counts the slips of orders, by the id of the order. */
export async function countSlips(
  db: Kysely<Database>,
  rows: readonly Pick<DepositRow, 'bucket' | 'id' | 'kind'>[],
): Promise<ReadonlyMap<string, number>> {
  const transfers = rows.filter(({ kind }) => kind === 'manual');
  if (transfers.length === 0) return new Map();
  const counts = await db
    .selectFrom('deposit_slip')
    .select(['order_id', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('bucket', 'in', [...new Set(transfers.map(({ bucket }) => bucket))])
    .where(
      'order_id',
      'in',
      transfers.map(({ id }) => id),
    )
    .groupBy('order_id')
    .execute();
  return new Map(counts.map(({ order_id, count }) => [order_id, Number(count)]));
}

/**
 * Takes the orders to look up at the payment provider; one process leases each, and it is due again later, at first
 * after 15 s, then up to an hour apart.
 */
export function takeDueDeposits(db: Kysely<Database>, now: number, limit: number): Promise<DepositRow[]> {
  return db
    .updateTable('deposit_order')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`${new Date(now)}::timestamptz + least(15 * power(2, least(attempts, 10)), 3600) * interval '1 second'`,
    })
    .where((is) =>
      is(
        is.refTuple('bucket', 'id'),
        'in',
        is
          .selectFrom('deposit_order')
          .select(['bucket', 'id'])
          .where('state', '=', 'PENDING')
          .where('next_attempt_at', '<=', atTime(now))
          .orderBy('next_attempt_at')
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .$asTuple('bucket', 'id'),
      ),
    )
    .returningAll()
    .execute();
}

/** Passes an order without a known outcome to an operator; does nothing if it is settled by now. */
export async function holdUnknown(
  db: Kysely<Database>,
  { bucket, id }: Pick<DepositRow, 'bucket' | 'id'>,
): Promise<void> {
  await sql`
    select deposit_hold(${bucket}, ${id}, 'no_answer', null) from deposit_order where bucket = ${bucket} and id = ${id} and state = 'PENDING'
  `.execute(db);
}

/** Expires an order that can no longer be paid, according to the payment provider. */
export async function expireDeposit(
  db: Kysely<Database>,
  { bucket, id }: Pick<DepositRow, 'bucket' | 'id'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('deposit_order')
    .set({ state: 'EXPIRED', settled_at: new Date(now), next_attempt_at: null })
    .where('bucket', '=', bucket)
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .execute();
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A command of deposits did not answer');
  return row;
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

/** Finds an order of an account. `orderId` is a UUID. */
export function findDeposit(db: Kysely<Database>, player: Player, orderId: string): Promise<DepositRow | undefined> {
  return db
    .selectFrom('deposit_order')
    .selectAll()
    .where('bucket', '=', bucketOf(player))
    .where('id', '=', orderId)
    .where('account_id', '=', player.accountId)
    .executeTakeFirst();
}

/** Lists orders of an account, newest first. */
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

/** Settles an order by the payment provider's report, at most once, and credits the player in the same transaction. */
export async function settleDeposit(db: Kysely<Database>, report: PaymentReport): Promise<SettleOutcome> {
  const { orderId, provider, ref, outcome, amount, currency, decidedAt } = report;
  const { rows } = await sql<{ outcome: SettleOutcome }>`
    select deposit_settle(bucket, ${orderId}, ${provider}, ${ref}, ${outcome}, ${amount}, ${currency}, ${new Date(decidedAt)}, ${newTransferId()}, ${newTransferId()}) as outcome from deposit_order where id = ${orderId}
  `.execute(db);
  const [row] = rows;
  return row?.outcome ?? 'NOT_FOUND';
}
