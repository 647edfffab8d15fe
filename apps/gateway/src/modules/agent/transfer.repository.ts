import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { LedgerStatus } from '../ledger/ledger.repository.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { newTransferId } from '../ledger/transferId.ts';
import type { Connection } from './team.repository.ts';

/** The provider name of transfers between agents and their teams in the ledger. */
const PROVIDER = 'agent-transfer';

/** A receiver and the amount to send, in minor units. */
export interface Line {
  receiverId: string;
  amount: bigint;
  note: string;
}

/** The sender and the time. */
export interface Sending {
  sender: Player;
  currency: string;
  now: number;
}

/** A transfer as it is read. */
export interface TransferRow {
  id: string;
  sender_id: string;
  receiver_id: string;
  /** The name of the other account. */
  account: string;
  amount: bigint;
  currency: string;
  note: string;
  batch_id: string | null;
  created_at: number;
  is_received: boolean;
}

/** Which transfers are listed. */
export interface TransfersQuery {
  direction?: 'in' | 'out' | undefined;
  account?: string | undefined;
  pageNo: number;
  pageSize: number;
}

/**
 * Adds an amount to the sum sent in a day; false when that would exceed the limit. The row stays locked until the
 * transaction ends, so transfers of one sender come one after the other.
 */
export async function countDay(
  transaction: Transaction<Database>,
  { sender, currency }: Sending,
  { day, amount, limit }: { day: string; amount: bigint; limit: bigint },
): Promise<boolean> {
  const counted = await sql`
    insert into agent_transfer_day as kept (account_id, currency, day, sent)
    select ${sender.accountId}, ${currency}, ${day}::date, ${amount}::bigint where ${amount}::bigint <= ${limit}::bigint
    on conflict (account_id, currency, day) do update set sent = kept.sent + excluded.sent where kept.sent + excluded.sent <= ${limit}::bigint`.execute(
    transaction,
  );
  return counted.numAffectedRows === 1n;
}

/** Reads the sum sent in a day, in minor units. */
export async function readDay(db: Connection, accountId: string, currency: string, day: string): Promise<bigint> {
  const row = await db
    .selectFrom('agent_transfer_day')
    .select('sent')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.sent ?? 0n;
}

/** Opens cash accounts for receivers who have none, so that their days are counted in the merchant's time zone. */
export async function openReceivers(
  db: Connection,
  lines: readonly Line[],
  { merchantCode, currency, timeZone }: { merchantCode: string; currency: string; timeZone: string },
): Promise<void> {
  const receivers = lines.map(({ receiverId }) => receiverId);
  await sql`
    select ledger_open_cash(ledger_bucket(${merchantCode}, r.receiver), r.receiver, ${currency}, ${timeZone}) from unnest(${receivers}::text[]) r (receiver)
    where not exists (
      select from ledger_account l where l.bucket = ledger_bucket(${merchantCode}, r.receiver) and l.owner = r.receiver and l.kind = 'cash' and l.currency = ${currency})`.execute(
    db,
  );
}

/**
 * Sends lines in the given order and records them. Everything happens in the sender's bucket; the outbox reader
 * `transit` delivers the money. Returns the first status that is not OK; the caller must then roll back.
 */
export async function sendLines(
  transaction: Transaction<Database>,
  { sender, currency, now }: Sending,
  lines: readonly Line[],
  named: { batchId: string; key: null } | { batchId: null; key: string },
): Promise<{ status: LedgerStatus; ids: string[] }> {
  const ids = lines.map(() => newTransferId(now));
  const rows = JSON.stringify(
    lines.map(({ receiverId, amount, note }, index) => ({
      id: ids[index],
      sent: newTransferId(now),
      to: receiverId,
      amount: amount.toString(),
      note,
      place: index,
    })),
  );
  const { rows: refused } = await sql<{ status: LedgerStatus }>`
    with line as materialized (
      select * from jsonb_to_recordset(${rows}::jsonb) as l (id uuid, sent uuid, "to" uuid, amount bigint, note text, place int) order by place
    ), sent as materialized (
      select l.*, s.status from line l
      cross join lateral ledger_send(${bucketOf(sender)}, l.sent, ${PROVIDER}, l.id::text, ${sender.accountId}, ${sender.merchantCode}, ${currency}, l.amount,
        l."to"::text, l.note, ${new Date(now)}) s
    ), written as (
      insert into agent_transfer (id, merchant_code, sender_id, receiver_id, amount, currency, note, batch_id, place, idempotency_key, sent_id, created_at)
      select id, ${sender.merchantCode}, ${sender.accountId}, "to", amount, ${currency}, note, ${named.batchId}, place, ${named.key}, sent, ${new Date(now)} from sent
    )
    select status from sent where status <> 'OK' order by place limit 1`.execute(transaction);
  return { status: refused[0]?.status ?? 'OK', ids };
}

/** Lists transfers of an account, newest first. The receiver's ledger shows whether a transfer was received. */
export async function listTransfers(
  db: Connection,
  accountId: string,
  { direction, account, pageNo, pageSize }: TransfersQuery,
): Promise<{ rows: TransferRow[]; totalCount: number }> {
  const side =
    direction === undefined
      ? sql`(t.sender_id = ${accountId} or t.receiver_id = ${accountId})`
      : direction === 'out'
        ? sql`t.sender_id = ${accountId}`
        : sql`t.receiver_id = ${accountId}`;
  const matching = sql`
    from agent_transfer t join account other on other.id = case when t.sender_id = ${accountId} then t.receiver_id else t.sender_id end
    where ${side} ${account === undefined ? sql`` : sql`and other.account = ${account}`}`;
  const [page, count] = await Promise.all([
    sql<TransferRow>`
      select ${transferColumns} ${matching}
      order by t.created_at desc, t.place, t.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count ${matching}`.execute(db),
  ]);
  return { rows: page.rows, totalCount: count.rows[0]?.count ?? 0 };
}

const transferColumns = sql`t.id, t.sender_id, t.receiver_id, other.account, t.amount, t.currency, t.note, t.batch_id, t.created_at,
  exists (select from ledger_transfer r where r.bucket = ledger_bucket(t.merchant_code, t.receiver_id::text) and r.provider = 'transit' and r.kind = 'receive'
    and r.provider_tx_id = t.sent_id::text and r.status = 'OK') as is_received`;

/** Finds the transfer that a sender made with an idempotency key. */
export async function findByKey(db: Connection, senderId: string, key: string): Promise<TransferRow | undefined> {
  const { rows } = await sql<TransferRow>`
    select ${transferColumns} from agent_transfer t join account other on other.id = t.receiver_id
    where t.sender_id = ${senderId} and t.idempotency_key = ${key}`.execute(db);
  return rows[0];
}

/** Returns a digest of a batch: a different batch with the same key is refused. */
export function fingerprintOf(lines: readonly Line[]): string {
  const text = JSON.stringify(lines.map(({ receiverId, amount, note }) => [receiverId, amount.toString(), note]));
  return createHash('sha256').update(text).digest('hex');
}
