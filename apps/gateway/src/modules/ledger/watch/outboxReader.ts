import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../database.ts';

/** A line of the ledger's outbox. */
export interface OutboxLine {
  bucket: number;
  topic: string;
  /** The id of the account that it is about. */
  owner: string;
  transferId: string | null;
  payload: Record<string, unknown> | null;
  /** What no other line has; a transfer has its own id. */
  id: string;
  /** When it was written, in epoch milliseconds. */
  at: number;
}

/** A reader of the outbox: it sees every line once, in the order in which their transactions began. */
export interface OutboxReader {
  /** Under which its place is kept; several gateways with readers of one name share the work. */
  name: string;
  /** Does what the lines ask for. Its writes and the reader's place are one transaction, so they happen once. */
  apply?: (lines: readonly OutboxLine[], transaction: Transaction<Database>) => Promise<void>;
  /**
   * Tells others of the lines, after the place is kept. A line may be told of more than once, or not at all when the
   * process ends.
   */
  tell?: (lines: readonly OutboxLine[]) => void;
  /** Lines that are read at once while there are many. Only of readers that lock no account. */
  catchUpBatch?: number;
}

/** Lines that are read at once, or a few more: the lines of one transaction are read together. */
const BATCH = 500;

/**
 * Reads on, and answers how many lines there were. Nothing is read while another process reads under the same name.
 *
 * A transfer is its own line; the outbox holds what is told besides.
 */
async function readOn(db: Kysely<Database>, { name, apply, tell }: OutboxReader, batch: number): Promise<number> {
  const lines = await db.transaction().execute(async (transaction) => {
    const {
      rows: [place],
    } = await sql<{ tx: string }>`
      select tx::text from ledger_outbox_reader where name = ${name} for update skip locked`.execute(transaction);
    if (place === undefined) {
      // The first time, or somebody else is at it; then this changes nothing.
      await sql`insert into ledger_outbox_reader (name) values (${name}) on conflict (name) do nothing`.execute(
        transaction,
      );
      return [];
    }
    const unread = sql`tx > ${place.tx}::xid8 and tx < pg_snapshot_xmin(pg_current_snapshot()) order by tx fetch first ${sql.lit(batch)} rows with ties`;
    const told = sql`select bucket, topic, owner, transfer_id as "transferId", payload, tx, created_at as at, tx || '-' || id as id from ledger_outbox where ${unread}`;
    const transfers = sql`select bucket, 'ledger.' || kind, owner, id, null::jsonb, tx, recorded_at, id::text from ledger_transfer where status = 'OK' and ${unread}`;
    const unreadLines = sql`select * from ((${told}) union all (${transfers})) line order by tx fetch first ${sql.lit(batch)} rows with ties`;
    const { rows } = await sql<OutboxLine & { tx: string }>`
      select bucket, topic, owner, "transferId", payload, id, at, tx::text from (${unreadLines}) line order by line.tx, line.at`.execute(
      transaction,
    );
    const last = rows.at(-1);
    if (last === undefined) return [];
    await apply?.(rows, transaction);
    await sql`update ledger_outbox_reader set tx = ${last.tx}::xid8 where name = ${name}`.execute(transaction);
    return rows;
  });
  if (lines.length > 0) tell?.(lines);
  return lines.length;
}

/** Reads on until nothing is left. */
export async function readToEnd(db: Kysely<Database>, reader: OutboxReader): Promise<void> {
  let batch = BATCH;
  while ((await readOn(db, reader, batch)) >= batch) batch = reader.catchUpBatch ?? BATCH;
}
