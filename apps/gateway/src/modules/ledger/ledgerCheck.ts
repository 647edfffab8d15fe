import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { ledgerReadings, type BrokenRow, type BucketRange, type LedgerCheckName } from './ledgerChecks.ts';
import { BUCKETS } from './player.ts';

/** An inconsistency of the books: the check that found it, the account, and what is wrong. */
export interface LedgerBreak {
  check: LedgerCheckName;
  /** `<owner> <kind> <currency> (#<id>)`, or the owner of a transfer or order. */
  account: string;
  detail: string;
}

/** The findings of a run over all books. */
export interface LedgerReport {
  accounts: number;
  transfers: number;
  entries: number;
  /** Sums over all accounts by kind and currency, in minor units; they add up to zero per currency. */
  totals: { kind: string; currency: string; balance: string }[];
  breaks: LedgerBreak[];
}

/** The most breaks that one check lists; the first ones are enough. */
const BREAKS_NAMED = 20;
/** Bytes of transfers that are read together: a worker's memory grows with them. */
const PART_BYTES = 32 * 1024 * 1024;
const WORK_MEMORY = '96MB';

/** The options of a check. */
interface CheckOptions {
  /** The number of connections that read parts of the books at once; one by default. The pool must have as many. */
  workers?: number;
}

/**
 * Recomputes the whole ledger from its transfers, in one snapshot of the database, and lists every inconsistency in the
 * order of the books. It reads them in parts, so that memory does not grow with their size.
 */
export async function checkLedger(db: Kysely<Database>, { workers = 1 }: CheckOptions = {}): Promise<LedgerReport> {
  return inReadOnly(db, undefined, async (transaction) => {
    const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(transaction);
    const waiting = (await partsOf(transaction)).map((range, at) => ({ range, at }));
    const parts: PartReport[] = [];
    async function readParts(worker: Transaction<Database>): Promise<void> {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        parts[next.at] = await readPart(worker, next.range);
    }
    await Promise.all([
      readParts(transaction),
      ...Array.from({ length: workers - 1 }, () => inReadOnly(db, rows[0]?.snapshot, readParts)),
    ]);
    return joined(parts);
  });
}

/** Runs a function in a fixed snapshot of the database: a new one, or the one of another connection. */
function inReadOnly<Result>(
  db: Kysely<Database>,
  snapshot: string | undefined,
  run: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      if (snapshot !== undefined) await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(transaction);
      await sql`select set_config('work_mem', ${WORK_MEMORY}, true), set_config('jit', 'off', true)`.execute(
        transaction,
      );
      return run(transaction);
    });
}

/** Splits the books into contiguous parts of similar size. */
async function partsOf(transaction: Transaction<Database>): Promise<BucketRange[]> {
  const { rows } = await sql<{ bytes: bigint }>`select pg_relation_size('ledger_transfer') as bytes`.execute(
    transaction,
  );
  const count = Math.min(Math.ceil(Number(rows[0]?.bytes ?? 0) / PART_BYTES) || 1, BUCKETS);
  const edge = (part: number): number => Math.floor((part * BUCKETS) / count);
  return Array.from({ length: count }, (_, part) => ({ first: edge(part), last: edge(part + 1) - 1 }));
}

interface PartReport {
  accounts: number;
  transfers: number;
  entries: number;
  /** By currency and kind. */
  totals: Map<string, bigint>;
  breaks: BrokenRow[];
}

async function readPart(transaction: Transaction<Database>, range: BucketRange): Promise<PartReport> {
  const part = await addFigures(transaction, range);
  for (const reading of ledgerReadings) {
    const { rows } = await sql<BrokenRow>`${reading(range)} limit ${sql.lit(BREAKS_NAMED)}`.execute(transaction);
    part.breaks.push(...rows);
  }
  return part;
}

async function addFigures(transaction: Transaction<Database>, { first, last }: BucketRange): Promise<PartReport> {
  const range = sql`bucket between ${sql.lit(first)} and ${sql.lit(last)}`;
  const { rows: kinds } = await sql<{ key: string; accounts: bigint }>`
    select currency || ' ' || kind as key, count(*) as accounts from ledger_account where ${range} group by currency, kind`.execute(
    transaction,
  );
  const part: PartReport = {
    accounts: kinds.reduce((sum, { accounts }) => sum + Number(accounts), 0),
    transfers: 0,
    entries: 0,
    totals: new Map(kinds.map(({ key }) => [key, 0n])),
    breaks: [],
  };
  const { rows } = await sql<{
    currency: string | null;
    kind: string | null;
    own_kind: string;
    transfers: bigint;
    moves: bigint;
    moved: string;
  }>`
    select t.currency, c.kind, t.own_kind, sum(t.transfers)::bigint as transfers, sum(t.moves)::bigint as moves, coalesce(sum(t.moved), 0)::text as moved
    from (
      select bucket, counter_id, currency, case when kind in ('jackpot', 'bonus') then kind::text else 'cash' end as own_kind, count(*) as transfers, count(version) as moves, sum(moved) as moved
      from ledger_transfer where ${range} group by bucket, counter_id, currency, own_kind) t
    left join ledger_account c on c.bucket = t.bucket and c.id = t.counter_id
    group by t.currency, c.kind, t.own_kind`.execute(transaction);
  for (const { currency, kind, own_kind, transfers, moves, moved } of rows) {
    part.transfers += Number(transfers);
    part.entries += 2 * Number(moves);
    if (moves === 0n) continue;
    for (const [side, amount] of [
      [own_kind, BigInt(moved)],
      [kind ?? 'unknown', -BigInt(moved)],
    ] as const) {
      const key = `${currency} ${side}`;
      part.totals.set(key, (part.totals.get(key) ?? 0n) + amount);
    }
  }
  return part;
}

function joined(parts: readonly PartReport[]): LedgerReport {
  const totals = new Map<string, bigint>();
  const found = new Map<LedgerCheckName, number>();
  const report: LedgerReport = { accounts: 0, transfers: 0, entries: 0, totals: [], breaks: [] };
  for (const part of parts) {
    report.accounts += part.accounts;
    report.transfers += part.transfers;
    report.entries += part.entries;
    for (const [key, amount] of part.totals) totals.set(key, (totals.get(key) ?? 0n) + amount);
    for (const broken of part.breaks) {
      const count = (found.get(broken.check) ?? 0) + 1;
      found.set(broken.check, count);
      if (count <= BREAKS_NAMED) report.breaks.push(broken);
    }
  }
  report.totals = [...totals]
    .map(([key, balance]) => {
      const [currency = '', kind = ''] = key.split(' ');
      return { kind, currency, balance: balance.toString() };
    })
    .toSorted((a, b) => a.currency.localeCompare(b.currency) || a.kind.localeCompare(b.kind));
  return report;
}
