import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../database.ts';

/** Something in the books that cannot be: which check found it, whose account it is about, and what is wrong. */
export interface LedgerBreak {
  check: LedgerCheckName;
  /** `<owner> <kind> <currency> (#<id>)`, or the owner of a transfer or order. */
  account: string;
  detail: string;
}

export const ledgerChecks = ['transfers', 'amounts', 'versions', 'chains', 'balances', 'cover', 'orders', 'deposits'] as const;
export type LedgerCheckName = (typeof ledgerChecks)[number];

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

const accountName = sql`a.owner || ' ' || a.kind || ' ' || a.currency || ' (#' || a.id || ')'`;

/** Each check answers rows of account and detail for what is broken, and nothing when all is well. */
const checks: Record<LedgerCheckName, RawBuilder<{ account: string; detail: string }>> = {
  transfers: sql`
    select t.owner as account, 'the entries of transfer ' || t.id || ' add up to ' || sum(e.amount) || ' ' || e.currency as detail
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id group by t.id, e.currency having sum(e.amount) <> 0`,
  amounts: sql`
    select t.owner as account, 'transfer ' || t.id || ' says ' || t.status || ' ' || t.amount || ' and moved ' || coalesce(m.amount, 0) as detail
    from ledger_transfer t
    left join lateral (
      select sum(e.amount) as amount from ledger_entry e join ledger_account a on a.id = e.account_id
      where e.transfer_id = t.id and a.owner = t.owner and a.kind = 'cash') m on true
    where abs(coalesce(m.amount, 0)) <> case when t.status = 'OK' then t.amount else 0 end`,
  versions: sql`
    select ${accountName} as account, 'entry ' || n.version || ' stands where entry ' || n.place || ' should' as detail
    from (select account_id, version, row_number() over (partition by account_id order by version) as place from ledger_entry) n
    join ledger_account a on a.id = n.account_id
    where case when a.kind = 'cash' then n.version is distinct from n.place else n.version is not null end`,
  chains: sql`
    select ${accountName} as account, 'the chain is broken at entry ' || l.version as detail
    from (
      select e.account_id, e.version, e.hash,
        ledger_chain_hash(coalesce(lag(e.hash) over chain, sha256('')), e.account_id, e.version, e.amount, e.balance_after, ledger_transfer_text(t, legs.text)) as expected
      from ledger_entry e
      join ledger_transfer t on t.id = e.transfer_id
      join (
        select transfer_id, string_agg(account_id::text, ',' order by leg) || '/' || string_agg(amount::text, ',' order by leg) as text
        from ledger_entry group by transfer_id) legs on legs.transfer_id = e.transfer_id
      where e.version is not null
      window chain as (partition by e.account_id order by e.version)) l
    join ledger_account a on a.id = l.account_id
    where l.hash is distinct from l.expected
    union all
    select ${accountName}, 'the head of the chain is not its last entry'
    from ledger_account a
    left join lateral (select hash from ledger_entry e where e.account_id = a.id and e.version is not null order by e.version desc limit 1) l on true
    where a.head_hash is distinct from coalesce(l.hash, sha256(''))`,
  balances: sql`
    select ${accountName} as account, 'the balance is ' || a.balance || ' and the entries add up to ' || coalesce(s.amount, 0) as detail
    from ledger_account a
    left join (select account_id, sum(amount) as amount, max(version) as version from ledger_entry group by account_id) s on s.account_id = a.id
    where a.kind = 'cash' and (a.balance <> coalesce(s.amount, 0) or a.version <> coalesce(s.version, 0))
    union all
    select ${accountName}, 'entry ' || r.version || ' says ' || r.balance_after || ' where the entries so far add up to ' || r.running
    from (select *, sum(amount) over (partition by account_id order by version) as running from ledger_entry where version is not null) r
    join ledger_account a on a.id = r.account_id
    where r.balance_after <> r.running`,
  cover: sql`
    select ${accountName} as account, 'the balance is ' || a.balance || ', of which ' || a.held || ' is held' as detail
    from ledger_account a where a.kind = 'cash' and (a.balance < a.held or a.held < 0)`,
  orders: sql`
    select o.owner as account, 'order ' || o.id || ' says stake ' || o.stake || ', payout ' || o.payout || ', refunded ' || o.refunded || ' and the ledger says '
      || coalesce(m.stake, 0) || ', ' || coalesce(m.payout, 0) || ', ' || coalesce(m.refunded, 0) as detail
    from bet_order o
    left join (
      select order_id, sum(amount) filter (where kind = 'bet') as stake, sum(amount) filter (where kind = 'win') as payout,
        sum(amount) filter (where kind = 'rollback') as refunded
      from ledger_transfer where status = 'OK' and order_id is not null group by order_id) m on m.order_id = o.id
    where o.stake <> coalesce(m.stake, 0) or o.payout <> coalesce(m.payout, 0) or o.refunded <> coalesce(m.refunded, 0)
    union all
    select t.owner, 'transfer ' || t.id || ' belongs to an order that is not there'
    from ledger_transfer t where t.order_id is not null and not exists (select from bet_order o where o.id = t.order_id)`,
  deposits: sql`
    select coalesce(d.account_id::text, t.owner) as account,
      'deposit ' || coalesce(d.id::text, t.provider_tx_id) || ' is ' || coalesce(d.state, 'not there') || ' and was credited with ' || coalesce(t.amount, 0) as detail
    from (select * from deposit_order where state = 'PAID') d
    full join (select * from ledger_transfer where kind = 'deposit' and status = 'OK' and provider like 'psp:%') t
      on t.provider = 'psp:' || d.provider and t.provider_tx_id = d.id::text and t.owner = d.account_id::text
    where d.amount is distinct from t.amount`,
};

/** Re-adds the whole ledger from its entries, on one view of the database, and names everything that does not agree. */
export async function checkLedger(db: Kysely<Database>): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const figures = await sql<{ accounts: bigint; transfers: bigint; entries: bigint }>`
        select (select count(*) from ledger_account) as accounts, (select count(*) from ledger_transfer) as transfers, (select count(*) from ledger_entry) as entries
      `.execute(transaction);
      const totals = await sql<{ kind: string; currency: string; balance: string }>`
        select a.kind, a.currency, coalesce(sum(e.amount), 0)::text as balance
        from ledger_account a left join ledger_entry e on e.account_id = a.id group by a.kind, a.currency order by a.currency, a.kind
      `.execute(transaction);
      const breaks: LedgerBreak[] = [];
      for (const check of ledgerChecks) {
        const { rows } = await sql<{ account: string; detail: string }>`${checks[check]} limit ${sql.lit(BREAKS_NAMED)}`.execute(transaction);
        breaks.push(...rows.map((row) => ({ check, ...row })));
      }
      const [counts] = figures.rows;
      return {
        accounts: Number(counts?.accounts ?? 0), transfers: Number(counts?.transfers ?? 0), entries: Number(counts?.entries ?? 0), totals: totals.rows, breaks,
      };
    });
}
