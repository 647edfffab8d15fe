import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../database.ts';
import { createOutboxPages, type OutboxPage, type OutboxPages } from './outboxPages.ts';
import {
  positionAfter,
  positionOfRow,
  positionOfSnapshot,
  rowOfPosition,
  type OutboxPosition,
} from './outboxPosition.rules.ts';

/** A line of the ledger's outbox. */
export interface OutboxLine {
  bucket: number;
  topic: string;
  /** The id of the account that the line is about. */
  owner: string;
  transferId: string | null;
  payload: Record<string, unknown> | null;
  /**
   * For a transfer: the moved amount, in minor units, and the order of its bet; null if nothing moved, or it has no
   * bet.
   */
  moved: bigint | null;
  orderId: string | null;
  /** The unique id of the line; for a transfer, the transfer's id. */
  id: string;
  /** When the line was written, in epoch milliseconds. */
  at: number;
}

/**
 * A reader of the outbox: it sees every line once, and only after all lines that the line's transaction could have
 * seen. Lines of concurrent transactions come in the order in which these began, or later.
 */
export interface OutboxReader {
  /** The name under which its position is stored; several gateways with readers of one name share the work. */
  name: string;
  /** Processes lines. Its writes and the reader's position are one transaction, so each line has one effect. */
  apply?: (lines: readonly OutboxLine[], transaction: Transaction<Database>) => Promise<void>;
  /**
   * Publishes the lines after the position is stored. A line may be published more than once, or not at all if the
   * process ends.
   */
  publish?: (lines: readonly OutboxLine[]) => void;
  /** The topics of the lines that the reader receives; all by default. */
  topics?: readonly string[];
  /** The batch size while many lines are unread. Only for readers that lock no account. */
  catchUpBatch?: number;
  /** The most lines of a batch that other readers have read already; as many as of any batch by default. */
  cachedBatch?: number;
}

/** The batch size; a few more lines are possible, because the lines of one transaction are read together. */
const BATCH = 500;

/** The cached pages of each database, for the readers of this process. */
const pagesOfDatabase = new WeakMap<Kysely<Database>, OutboxPages<OutboxLine>>();

function pagesOf(db: Kysely<Database>): OutboxPages<OutboxLine> {
  const known = pagesOfDatabase.get(db);
  if (known !== undefined) return known;
  const pages = createOutboxPages<OutboxLine>();
  pagesOfDatabase.set(db, pages);
  return pages;
}

/**
 * Reads more lines, and returns whether there may be more. Nothing is read while another process reads under the same
 * name.
 *
 * A transfer is its own line; the outbox holds all other events. Transactions end in another order than they begin. A
 * reader does not wait for running transactions, even those of readers: its position shows which of them it has read.
 */
async function readBatch(db: Kysely<Database>, reader: OutboxReader, batch: number): Promise<Unread> {
  const { name, topics, apply, publish, cachedBatch = batch } = reader;
  const unread = await db.transaction().execute(async (transaction): Promise<Unread> => {
    const {
      rows: [row],
    } = await sql<{ tx: string; beyond: string | null; snapshot: string; server: string }>`
      select tx::text, read_beyond::text as beyond, pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server
      from ledger_outbox_reader where name = ${name} for update skip locked`.execute(transaction);
    if (row === undefined) {
      // The row is missing on the first run, or another process holds it; then this changes nothing.
      await sql`insert into ledger_outbox_reader (name) values (${name}) on conflict (name) do nothing`.execute(
        transaction,
      );
      return NOTHING;
    }
    const position = positionOfRow(row);
    const found = await unreadBeyond(transaction, pagesOf(db), { ...row, position, batch, cachedBatch, topics });
    const { tx, beyond } = rowOfPosition(found.after);
    if (tx === row.tx && beyond === row.beyond) return NOTHING;
    if (found.lines.length > 0) await apply?.(found.lines, transaction);
    await sql`update ledger_outbox_reader set tx = ${tx}::xid8, read_beyond = ${beyond}::pg_snapshot where name = ${name}`.execute(
      transaction,
    );
    return found;
  });
  if (unread.lines.length > 0) publish?.(unread.lines);
  return unread;
}

/** The unread lines of a reader. */
interface Unread {
  /** The lines of the requested topics. */
  lines: readonly OutboxLine[];
  /** Whether there may be more. */
  hasMore: boolean;
  /** Whether no other reader has read them before. */
  isFirst: boolean;
}
const NOTHING: Unread = { lines: [], hasMore: false, isFirst: false };

interface Reading {
  position: OutboxPosition;
  snapshot: string;
  batch: number;
  topics: readonly string[] | undefined;
}

interface ReadingBeyond extends Reading {
  server: string;
  cachedBatch: number;
}

/**
 * Returns the lines beyond a position: the pages that other readers have read from there on, and newer lines. A reader
 * at another position than the others first reads up to theirs.
 */
async function unreadBeyond(
  transaction: Transaction<Database>,
  pages: OutboxPages<OutboxLine>,
  { server, position, snapshot, batch, cachedBatch, topics }: ReadingBeyond,
): Promise<Unread & { after: OutboxPosition }> {
  const limit = Math.max(batch, cachedBatch);
  const cached = pages.from(server, position, limit);
  const lines = cached.flatMap((page) => page.lines.filter(isOf(topics)));
  const end = cached.at(-1)?.after ?? position;
  const count = cached.reduce((sum, page) => sum + page.lines.length, 0);
  if (count >= limit) return { lines, hasMore: true, isFirst: false, after: end };
  const ahead = cached.length === 0 ? pages.ahead(server, position) : undefined;
  const size = count < batch ? batch - count : Math.min(BATCH, limit - count);
  const reading = { position: end, snapshot: ahead?.snapshot ?? snapshot, batch: size, last: ahead?.last };
  // A batch this large is not cached as a page: no other reader is as far behind.
  if (size > BATCH) {
    const { page, hasMore } = await readPage(transaction, { ...reading, topics });
    return { lines: [...lines, ...page.lines], hasMore, isFirst: true, after: page.after };
  }
  const { page, hasMore } = await readPage(transaction, { ...reading, topics: undefined });
  const stored = page.lines.length === 0 ? page : pages.add(server, end, page);
  return {
    lines: [...lines, ...stored.lines.filter(isOf(topics))],
    hasMore: hasMore || stored !== page,
    isFirst: cached.length === 0,
    after: stored.after,
  };
}

const isOf =
  (topics: readonly string[] | undefined) =>
  ({ topic }: OutboxLine): boolean =>
    topics === undefined || topics.includes(topic);

/**
 * Reads the lines beyond a position that a snapshot sees, up to the transaction `last` if given, in the order in which
 * their transactions began. `batch` counts the lines of all topics; lines of other topics are counted but not returned.
 */
async function readPage(
  transaction: Transaction<Database>,
  { position, snapshot, batch, topics, last: bound }: Reading & { last: bigint | undefined },
): Promise<{ page: OutboxPage<OutboxLine>; hasMore: boolean }> {
  const inOrder = sql`order by tx fetch first ${sql.lit(batch)} rows with ties`;
  const isSeen = sql`pg_visible_in_snapshot(tx, ${snapshot}::pg_snapshot)`;
  const isWithin =
    bound === undefined ? sql`tx < pg_snapshot_xmax(${snapshot}::pg_snapshot)` : sql`tx <= ${String(bound)}::xid8`;
  // Each of them is a scan of the index on `tx`.
  const unread = [
    sql`tx >= ${String(position.next)}::xid8 and ${isWithin} and ${isSeen} ${inOrder}`,
    ...(position.open.length === 0
      ? []
      : [sql`tx = any (${position.open.map(String)}::xid8[]) and ${isSeen} ${inOrder}`]),
  ];
  const parts = unread.flatMap((isUnread) => [
    sql`(select bucket, topic, owner, transfer_id as "transferId", payload, null::bigint as moved, null::uuid as "orderId", tx, created_at as at, tx || '-' || id as id from ledger_outbox where ${isUnread})`,
    sql`(select bucket, 'ledger.' || kind, owner, id, null::jsonb, moved, order_id, tx, recorded_at, id::text from ledger_transfer where status = 'OK' and ${isUnread})`,
  ]);
  const isRequested = topics === undefined ? sql`true` : sql`line.topic = any (${topics}::text[])`;
  // A row without a topic has the count if no line has a requested topic.
  const { rows } = await sql<OutboxLine & { topic: string | null; count: number; last: string | null }>`
    with line as materialized (select * from (${sql.join(parts, sql` union all `)}) line ${inOrder})
    select line.bucket, line.topic, line.owner, line."transferId", line.payload, line.moved, line."orderId", line.id, line.at, read.count, read.last
    from (select count(*)::int as count, (select line.tx::text from line order by line.tx desc fetch first row only) as last from line) read left join line on ${isRequested}
    order by line.tx, line.at`.execute(transaction);
  const { count = 0, last: lastRead = null } = rows[0] ?? {};
  const last = BigInt(lastRead ?? '0');
  const hasMore = count >= batch || bound !== undefined;
  return {
    page: {
      lines: rows.filter(({ topic }) => topic !== null),
      snapshot,
      last,
      // If no lines are left, open transactions without lines have ended too.
      after: positionAfter(
        position,
        positionOfSnapshot(snapshot),
        hasMore || last >= position.next ? last : position.next - 1n,
      ),
    },
    hasMore,
  };
}

/**
 * Reads until no line is left. The batches of a reader that is behind grow step by step, so that the lines of a minute
 * do not delay the effects of the lines of a second.
 */
export async function readToEnd(db: Kysely<Database>, reader: OutboxReader): Promise<void> {
  let batch = BATCH;
  for (;;) {
    const { hasMore, isFirst } = await readBatch(db, reader, batch);
    if (!hasMore) return;
    batch = isFirst ? Math.min(batch * 2, reader.catchUpBatch ?? BATCH) : BATCH;
  }
}
