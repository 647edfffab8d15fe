import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database.ts';

/** A cash account, and the entries in a statement: from version `first` up to, but not including, `end`. */
export interface StatementRange {
  bucket: number;
  accountId: bigint;
  first: bigint;
  end: bigint;
}

/** An entry in a statement. Amounts are minor units. */
export interface StatementLine {
  version: bigint;
  /** In the account's time zone, `YYYY-MM-DD`. */
  day: string;
  /** Epoch milliseconds. */
  recordedAt: number;
  kind: string;
  /** The sender of the command, and the sender's id for it. */
  provider: string;
  reference: string;
  transferId: string;
  amount: bigint;
  balanceAfter: bigint;
  note: string;
  /** The inconsistency between this entry and the previous one; undefined if there is none. */
  problem: string | undefined;
}

type Row = Omit<StatementLine, 'problem'> & { hash: Buffer; isLinked: boolean };

/** The starting point of a statement: the entry before its first one. */
interface Mark {
  version: bigint;
  balance: bigint;
  hash: Buffer;
}

const LINE_BATCH = 1_000;

/** Reads the balance before the first entry of a range, in minor units, and the hash that the chain continues from. */
export async function openingOf(
  transaction: Transaction<Database>,
  { bucket, accountId, first }: StatementRange,
): Promise<Mark> {
  const { rows } = await sql<Mark>`
    select version, balance_after as balance, hash from ledger_transfer
    where bucket = ${bucket} and account_id = ${accountId} and version = ${first - 1n}
    union all select 0, 0, sha256('') where ${first - 1n} = 0`.execute(transaction);
  const [mark] = rows;
  if (mark === undefined) throw new Error(`Entry ${first - 1n} of the account is gone: pnpm ledger:verify says more.`);
  return mark;
}

/** Yields the entries of a range in order, each checked against the previous one, with a thousand in memory. */
export async function* statementLines(
  transaction: Transaction<Database>,
  { bucket, accountId, end }: StatementRange,
  opening: Mark,
): AsyncGenerator<StatementLine> {
  let last = opening;
  for (;;) {
    const { rows } = await sql<Row>`
      select t.version, t.day::text as day, t.recorded_at as "recordedAt", t.kind, t.provider, t.provider_tx_id as reference, t.id as "transferId",
        t.moved as amount, t.balance_after as "balanceAfter", coalesce(t.note, '') as note, t.hash,
        t.hash = ledger_link(coalesce(lag(t.hash) over (order by t.version), ${last.hash}), t) as "isLinked"
      from ledger_transfer t
      where t.bucket = ${bucket} and t.account_id = ${accountId} and t.version > ${last.version} and t.version < ${end}
      order by t.version limit ${sql.lit(LINE_BATCH)}`.execute(transaction);
    for (const { hash, isLinked, ...line } of rows) {
      yield { ...line, problem: problemOf(line, last, isLinked) };
      last = { version: line.version, balance: line.balanceAfter, hash };
    }
    if (rows.length < LINE_BATCH) return;
  }
}

function problemOf(line: Omit<StatementLine, 'problem'>, last: Mark, isLinked: boolean): string | undefined {
  if (line.version !== last.version + 1n) return `entry ${last.version + 1n} is missing`;
  if (line.balanceAfter !== last.balance + line.amount) return 'the balance does not follow from the entry before';
  return isLinked ? undefined : 'the chain is broken here';
}
