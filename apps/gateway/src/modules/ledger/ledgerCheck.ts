import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { checkStatements, ledgerChecks, type BucketRange, type LedgerCheckName } from './ledgerChecks.ts';
import { BUCKETS } from './player.ts';

/** Something in the books that cannot be: which check found it, whose account it is about, and what is wrong. */
export interface LedgerBreak {
  check: LedgerCheckName;
  /** `<owner> <kind> <currency> (#<id>)`, or the owner of a transfer or order. */
  account: string;
  detail: string;
}

/** What a run over all books found. */
export interface LedgerReport {
  accounts: number;
  transfers: number;
  entries: number;
  /** Sums over all accounts by kind and currency, in minor units; they add up to zero per currency. */
  totals: { kind: string; currency: string; balance: string }[];
  breaks: LedgerBreak[];
}

/** Breaks that one check names at most; the first ones say enough. */
const BREAKS_NAMED = 20;
/** Buckets that are read together. What a check holds in memory grows with them; what a small ledger takes shrinks. */
const BUCKETS_AT_ONCE = 32;

/**
 * Re-adds the whole ledger from its transfers, on one view of the database, and names everything that does not agree.
 * It reads the books in parts, so that their size does not matter.
 */
export async function checkLedger(db: Kysely<Database>): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const report: LedgerReport = { accounts: 0, transfers: 0, entries: 0, totals: [], breaks: [] };
      const totals = new Map<string, bigint>();
      const found = new Map<LedgerCheckName, number>();
      for (const range of await usedRanges(transaction)) {
        await addFigures(transaction, range, report, totals);
        for (const check of ledgerChecks) {
          const room = BREAKS_NAMED - (found.get(check) ?? 0);
          if (room === 0) continue;
          const { rows } = await sql<{
            account: string;
            detail: string;
          }>`${checkStatements[check](range)} limit ${sql.lit(room)}`.execute(transaction);
          found.set(check, (found.get(check) ?? 0) + rows.length);
          report.breaks.push(...rows.map((row) => ({ check, ...row })));
        }
      }
      report.totals = [...totals]
        .map(([key, balance]) => {
          const [currency = '', kind = ''] = key.split(' ');
          return { kind, currency, balance: balance.toString() };
        })
        .toSorted((one, other) => one.currency.localeCompare(other.currency) || one.kind.localeCompare(other.kind));
      return report;
    });
}

/** The parts of the books that hold anything. */
async function usedRanges(transaction: Transaction<Database>): Promise<BucketRange[]> {
  const { rows } = await sql<{ part: number }>`
    select distinct bucket / ${sql.lit(BUCKETS_AT_ONCE)} as part
    from (select bucket from ledger_account union all select bucket from ledger_transfer union all select bucket from deposit_order union all select bucket from withdrawal) used order by part
  `.execute(transaction);
  return rows.map(({ part }) => ({
    first: part * BUCKETS_AT_ONCE,
    last: Math.min((part + 1) * BUCKETS_AT_ONCE, BUCKETS) - 1,
  }));
}

async function addFigures(
  transaction: Transaction<Database>,
  { first, last }: BucketRange,
  report: LedgerReport,
  totals: Map<string, bigint>,
): Promise<void> {
  const range = sql`bucket between ${sql.lit(first)} and ${sql.lit(last)}`;
  const {
    rows: [counts],
  } = await sql<{ accounts: bigint; transfers: bigint; entries: bigint }>`
    select (select count(*) from ledger_account where ${range}) as accounts, count(*) as transfers, 2 * count(version) as entries from ledger_transfer where ${range}
  `.execute(transaction);
  report.accounts += Number(counts?.accounts ?? 0);
  report.transfers += Number(counts?.transfers ?? 0);
  report.entries += Number(counts?.entries ?? 0);
  const { rows } = await sql<{ kind: string; currency: string; balance: string }>`
    select a.kind, a.currency, coalesce(sum(e.amount), 0)::text as balance
    from ledger_account a
    left join (select bucket, account_id, sum(amount) as amount from ledger_entry where ${range} group by bucket, account_id) e
      on e.bucket = a.bucket and e.account_id = a.id
    where a.bucket between ${sql.lit(first)} and ${sql.lit(last)} group by a.kind, a.currency
  `.execute(transaction);
  for (const { kind, currency, balance } of rows) {
    const key = `${currency} ${kind}`;
    totals.set(key, (totals.get(key) ?? 0n) + BigInt(balance));
  }
}
