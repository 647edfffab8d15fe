import { sql, type RawBuilder } from 'kysely';

/** A contiguous part of the books: the buckets from the first to the last, both included. */
export interface BucketRange {
  first: number;
  last: number;
}

export const ledgerChecks = [
  'sides',
  'amounts',
  'versions',
  'chains',
  'balances',
  'holds',
  'days',
  'orders',
  'deposits',
  'withdrawals',
  'transit',
  'jackpots',
  'bonuses',
] as const;
export type LedgerCheckName = (typeof ledgerChecks)[number];

const within = ({ first, last }: BucketRange, column: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} between ${sql.lit(first)} and ${sql.lit(last)}`;

const accountName = sql`a.owner || ' ' || a.kind || ' ' || a.currency || ' (#' || a.id || ')'`;
const accountOf = (columns: string): RawBuilder<unknown> =>
  sql`join ledger_account a on a.bucket = ${sql.ref(`${columns}.bucket`)} and a.id = ${sql.ref(`${columns}.account_id`)}`;

/** An inconsistency in one row. */
export interface BrokenRow {
  check: LedgerCheckName;
  account: string;
  detail: string;
}

type Reading = (range: BucketRange) => RawBuilder<BrokenRow>;

function named(check: LedgerCheckName, broken: RawBuilder<unknown>): RawBuilder<BrokenRow> {
  return sql`select ${sql.lit(check)} as "check", broken.account, broken.detail from (${broken}) broken`;
}

// Compares every entry with the previous one, in one pass, because sorting the entries is most of the work.
const entries: Reading = (range) => sql`
  select broken.name as "check", broken.account, broken.detail
  from (
    select t, t.bucket, t.account_id, t.counter_id, lag(t.version, 1, 0::bigint) over before as last_version,
      lag(t.balance_after, 1, 0::bigint) over before as last_balance, lag(t.hash, 1, sha256('')) over before as last_hash
    from ledger_transfer t where ${within(range, 't.bucket')} and t.version is not null
    window before as (partition by t.bucket, t.account_id order by t.version)) e
  left join ledger_account a on a.bucket = e.bucket and a.id = e.account_id
  left join ledger_account c on c.bucket = e.bucket and c.id = e.counter_id
  cross join lateral (select
    (a.kind::text = case (e.t).kind when 'jackpot' then 'jackpot' when 'bonus' then 'bonus' else 'cash' end and a.owner = (e.t).owner and a.currency = (e.t).currency
      and c.kind not in ('cash', 'jackpot', 'bonus') and c.currency = (e.t).currency) is true as has_sides,
    (e.t).version = e.last_version + 1 as has_place,
    (e.t).balance_after = e.last_balance + (e.t).moved as has_balance,
    (e.t).hash = ledger_link(e.last_hash, e.t) as has_link) is_well
  cross join lateral (values
    ('sides', has_sides, (e.t).owner,
      'transfer ' || (e.t).id || ' moves money between accounts ' || e.account_id || ' and ' || e.counter_id || ', which cannot be its two sides'),
    ('versions', has_place, coalesce(${accountName}, (e.t).owner), 'entry ' || (e.t).version || ' stands where entry ' || e.last_version + 1 || ' should'),
    ('chains', has_link, coalesce(${accountName}, (e.t).owner), 'the chain is broken at entry ' || (e.t).version),
    ('balances', has_balance, coalesce(${accountName}, (e.t).owner),
      'entry ' || (e.t).version || ' says ' || (e.t).balance_after || ' where the entries so far add up to ' || e.last_balance + (e.t).moved)
  ) broken (name, is_well, account, detail)
  where not (has_sides and has_place and has_balance and has_link) and not broken.is_well`;

// Compares every account with its last entry and its open holds.
const accounts: Reading = (range) => sql`
  select broken.name as "check", ${accountName} as account, broken.detail
  from ledger_account a
  left join lateral (
    select version, balance_after, hash from ledger_transfer t
    where t.bucket = a.bucket and t.account_id = a.id and t.version is not null order by t.version desc limit 1) l on true
  left join (select bucket, account_id, sum(amount) as amount from ledger_hold where ${within(range, 'bucket')} and state = 'OPEN' group by bucket, account_id) h
    on h.bucket = a.bucket and h.account_id = a.id
  cross join lateral (values
    ('chains', a.head_hash = coalesce(l.hash, sha256('')), 'the head of the chain is not its last entry'),
    ('balances', a.kind not in ('cash', 'jackpot', 'bonus') or (a.balance = coalesce(l.balance_after, 0) and a.version = coalesce(l.version, 0)),
      'the balance is ' || a.balance || ' and the entries add up to ' || coalesce(l.balance_after, 0)),
    ('holds', a.kind <> 'cash' or (a.held = coalesce(h.amount, 0) and a.balance >= a.held),
      a.held || ' of ' || a.balance || ' is held and the open holds add up to ' || coalesce(h.amount, 0))
  ) broken (name, is_well, detail)
  where ${within(range, 'a.bucket')} and not broken.is_well`;

// Compares purses with their account, their transfers, the flags of the cash account, and their counted rounds.
const bonusReading: Reading = (range) =>
  named(
    'bonuses',
    sql`
  select coalesce(a.owner, p.owner) || ' bonus ' || coalesce(a.currency, p.currency) as account,
    'the purses add up to ' || coalesce(p.amount, 0) || ' and their account has ' || coalesce(a.balance, 0) as detail
  from (select bucket, account_id, min(owner) as owner, min(currency) as currency, sum(balance) as amount
    from bonus_purse where ${within(range, 'bucket')} group by bucket, account_id) p
  full join (select * from ledger_account where ${within(range, 'bucket')} and kind = 'bonus') a on a.bucket = p.bucket and a.id = p.account_id
  where coalesce(p.amount, 0) <> coalesce(a.balance, 0)
  union all
  select p.owner, 'the purse ' || p.id || ' has ' || p.balance || ' and its transfers add up to ' || coalesce(t.moved, 0)
  from bonus_purse p
  left join (select bucket, ref, sum(moved) as moved from ledger_transfer where ${within(range, 'bucket')} and kind = 'bonus' group by bucket, ref) t
    on t.bucket = p.bucket and t.ref = p.id
  where ${within(range, 'p.bucket')} and p.balance <> coalesce(t.moved, 0)
  union all
  select a.owner, 'the cash account says ' || a.bonus || ' in ' || a.active_purses || ' purses and they have ' || coalesce(p.amount, 0) || ' in ' || coalesce(p.purses, 0)
  from ledger_account a
  left join (select bucket, owner, currency, sum(balance) as amount, count(*) as purses
    from bonus_purse where ${within(range, 'bucket')} and state = 'ACTIVE' group by bucket, owner, currency) p
    on p.bucket = a.bucket and p.owner = a.owner and p.currency = a.currency
  where ${within(range, 'a.bucket')} and a.kind = 'cash' and (a.bonus <> coalesce(p.amount, 0) or a.active_purses <> coalesce(p.purses, 0))
  union all
  select p.owner, 'the purse ' || p.id || ' says that ' || p.wagered || ' was wagered and its rounds add up to ' || coalesce(r.counted, 0)
  from bonus_purse p
  left join (select bucket, purse_id, sum(counted) as counted from bonus_round where ${within(range, 'bucket')} group by bucket, purse_id) r
    on r.bucket = p.bucket and r.purse_id = p.id
  where ${within(range, 'p.bucket')} and p.wagered <> coalesce(r.counted, 0)`,
  );

/** The checks of a part of the books, one after another. Each returns the violations, or nothing. */
export const ledgerReadings: readonly Reading[] = [
  entries,
  accounts,
  (range) =>
    named(
      'amounts',
      sql`
    select t.owner as account, 'transfer ' || t.id || ' says ' || t.kind || ' ' || t.status || ' ' || t.amount || ' and moved ' || coalesce(t.moved, 0) as detail
    from ledger_transfer t
    where ${within(range, 't.bucket')} and coalesce(t.moved, 0) <> all (case
      when t.status <> 'OK' or t.kind in ('hold', 'hold_end') then array[0]
      when t.kind in ('bet', 'withdrawal', 'send', 'bonus_out') then array[-t.amount]
      when t.kind in ('adjustment', 'jackpot', 'bonus') then array[t.amount, -t.amount]
      else array[t.amount] end)`,
    ),
  (range) =>
    named(
      'holds',
      sql`
    select ${accountName} as account, 'hold ' || h.id || ' is ' || h.state || ' with ' || h.posted || ' paid and the ledger says ' || coalesce(t.amount, 0) as detail
    from ledger_hold h
    ${accountOf('h')}
    left join (select bucket, ref, sum(amount) as amount from ledger_transfer where ${within(range, 'bucket')} and kind = 'withdrawal' and status = 'OK' group by bucket, ref) t
      on t.bucket = h.bucket and t.ref = h.id
    where ${within(range, 'h.bucket')} and h.posted <> coalesce(t.amount, 0)`,
    ),
  (range) =>
    named(
      'days',
      sql`
    select ${accountName} as account, 'day ' || n.day || ' is written down as something else than its entries add up to' as detail
    from (
      select coalesce(d.bucket, t.bucket) as bucket, coalesce(d.account_id, t.account_id) as account_id, coalesce(d.day, t.day) as day
      from (select * from ledger_daily where ${within(range, 'bucket')}) d
      full join (
        select bucket, account_id, day,
          coalesce(sum(moved) filter (where kind = 'deposit'), 0) as deposited, coalesce(-sum(moved) filter (where kind = 'withdrawal'), 0) as withdrawn,
          coalesce(-sum(moved) filter (where kind = 'bet'), 0) as staked, coalesce(sum(moved) filter (where kind in ('win', 'jackpot_win')), 0) as won,
          coalesce(sum(moved) filter (where kind = 'rollback'), 0) as refunded,
          coalesce(sum(moved) filter (where kind in ('promo', 'adjustment', 'send', 'receive', 'jackpot', 'bonus', 'bonus_in', 'bonus_out', 'agent_pay')), 0) as other
        from ledger_transfer where ${within(range, 'bucket')} and version is not null group by bucket, account_id, day) t
        on t.bucket = d.bucket and t.account_id = d.account_id and t.day = d.day
      where (d.deposited, d.withdrawn, d.staked, d.won, d.refunded, d.other) is distinct from (t.deposited, t.withdrawn, t.staked, t.won, t.refunded, t.other)) n
    ${accountOf('n')}`,
    ),
  (range) =>
    named(
      'orders',
      sql`
    select coalesce(o.owner, t.owner) as account, case when o.id is null then 'transfer ' || t.id || ' belongs to an order that is not there'
      else 'order ' || o.id || ' says stake ' || o.stake || ', payout ' || o.payout || ', refunded ' || o.refunded || ' and the ledger says '
        || coalesce(m.stake, 0) || ', ' || coalesce(m.payout, 0) || ', ' || coalesce(m.refunded, 0) end as detail
    from (select * from bet_order where ${within(range, 'bucket')}) o
    full join (
      select bucket, order_id,
        coalesce(-sum(moved) filter (where kind = 'bet' or (kind = 'adjustment' and category = 'stake' and moved < 0)), 0) as stake,
        coalesce(sum(moved) filter (where kind in ('win', 'jackpot_win') or (kind = 'adjustment' and category = 'payout')), 0) as payout,
        coalesce(sum(moved) filter (where kind = 'rollback' or (kind = 'adjustment' and category = 'stake' and moved > 0)), 0) as refunded
      from ledger_transfer where ${within(range, 'bucket')} and order_id is not null group by bucket, order_id) m
      on m.bucket = o.bucket and m.order_id = o.id
    left join lateral (select id, owner from ledger_transfer t where o.id is null and t.bucket = m.bucket and t.order_id = m.order_id limit 1) t on true
    where o.id is null or (o.stake, o.payout, o.refunded) <> (coalesce(m.stake, 0), coalesce(m.payout, 0), coalesce(m.refunded, 0))`,
    ),
  (range) =>
    named(
      'deposits',
      sql`
    select coalesce(d.account_id::text, t.owner) as account,
      'deposit ' || coalesce(d.id::text, t.provider_tx_id) || ' is ' || coalesce(d.state, 'not there') || ' and was credited with ' || coalesce(t.amount, 0) as detail
    from (select * from deposit_order where ${within(range, 'bucket')} and state = 'PAID') d
    full join (select * from ledger_transfer where ${within(range, 'bucket')} and kind = 'deposit' and status = 'OK' and provider like 'psp:%') t
      on t.provider = 'psp:' || d.provider and t.provider_tx_id = d.id::text and t.owner = d.account_id::text
    where d.credited is distinct from t.amount
    union all
    select coalesce(d.account_id::text, t.owner), 'the bonus of deposit ' || coalesce(d.id::text, t.provider_tx_id) || ' is ' || coalesce(t.amount, 0)
    from (select * from deposit_order where ${within(range, 'bucket')} and state = 'PAID' and bonus > 0) d
    full join (select * from ledger_transfer where ${within(range, 'bucket')} and kind = 'promo' and status = 'OK' and provider = 'deposit-offer') t
      on t.provider_tx_id = d.id::text and t.owner = d.account_id::text
    where d.bonus is distinct from t.amount`,
    ),
  // Compares where the money is with the state of its hold: reserved, paid or released.
  (range) =>
    named(
      'withdrawals',
      sql`
    select w.account_id::text as account, 'withdrawal ' || w.id || ' of ' || w.amount || ' is ' || w.state || ', its last step says ' || coalesce(s.state, 'nothing') || ', its hold is '
      || coalesce(h.state::text, 'not there') || ' with ' || coalesce(h.amount, 0) || ', and ' || coalesce(t.amount, 0) || ' was paid' as detail
    from withdrawal w
    left join ledger_account a on a.bucket = w.bucket and a.owner = w.account_id::text and a.kind = 'cash' and a.currency = w.currency
    left join ledger_hold h on h.bucket = w.bucket and h.id = w.hold_id and h.account_id = a.id
    left join (select * from ledger_transfer where ${within(range, 'bucket')} and kind = 'withdrawal' and status = 'OK') t on t.bucket = w.bucket and t.ref = w.hold_id
    left join lateral (select state from withdrawal_step s where s.bucket = w.bucket and s.withdrawal_id = w.id order by place desc limit 1) s on true
    where ${within(range, 'w.bucket')} and (
      s.state is distinct from w.state or h.amount is distinct from w.amount or coalesce(t.amount, 0) <> case when w.state = 'PAID' then w.amount else 0 end
      or h.state::text is distinct from case when w.state = 'PAID' then 'POSTED' when w.state in ('REFUSED', 'FAILED', 'CANCELLED') then 'VOIDED' else 'OPEN' end)
    union all
    select t.owner, 'transfer ' || t.id || ' reserved ' || t.amount || ' for a withdrawal that is not there'
    from ledger_transfer t
    where ${within(range, 't.bucket')} and t.kind = 'hold' and t.status = 'OK' and t.provider = 'withdrawal'
      and not exists (select from withdrawal w where w.bucket = t.bucket and w.hold_id = t.id)`,
    ),
  // Compares both halves of money in transit. They may be in different parts, so the receiving part searches all parts.
  (range) =>
    named(
      'transit',
      sql`
    select r.owner as account, 'transfer ' || r.id || ' received ' || r.amount || ' that ' || case when s.id is null then 'nobody sent' else 'was sent as ' || s.amount end as detail
    from ledger_transfer r left join ledger_transfer s on s.id = r.ref and s.kind = 'send' and s.status = 'OK'
    where ${within(range, 'r.bucket')} and r.kind = 'receive' and r.status = 'OK' and (s.id is null or s.amount <> r.amount or s.currency <> r.currency)`,
    ),
  // Compares pools with their account, and both halves of a won jackpot.
  (range) =>
    named(
      'jackpots',
      sql`
    select coalesce(a.owner || ' jackpot ' || a.currency, 'merchant:' || p.merchant_code || ' jackpot ' || p.currency) as account,
      'the pools (' || coalesce(p.codes, 'none') || ') add up to ' || coalesce(p.amount, 0) || ' and their account has ' || coalesce(a.balance, 0) as detail
    from (select bucket, merchant_code, currency, sum(amount) as amount, string_agg(code || ' ' || amount, ', ' order by code) as codes
      from jackpot_pool where ${within(range, 'bucket')} group by bucket, merchant_code, currency) p
    full join (select * from ledger_account where ${within(range, 'bucket')} and kind = 'jackpot') a
      on a.bucket = p.bucket and a.owner = 'merchant:' || p.merchant_code and a.currency = p.currency
    where coalesce(p.amount, 0) <> coalesce(a.balance, 0)
    union all
    select 'merchant:' || p.merchant_code || ' jackpot ' || p.currency, 'the pool ' || p.code || ' has ' || p.amount || ' and its transfers add up to ' || coalesce(t.moved, 0)
    from jackpot_pool p
    left join (select bucket, owner, currency, note, sum(moved) as moved from ledger_transfer where ${within(range, 'bucket')} and kind = 'jackpot'
      group by bucket, owner, currency, note) t
      on t.bucket = p.bucket and t.owner = 'merchant:' || p.merchant_code and t.currency = p.currency and t.note = p.code
    where ${within(range, 'p.bucket')} and p.amount <> coalesce(t.moved, 0)
    union all
    select f.owner, 'the jackpot ' || f.code || ' of ' || f.amount || ' fell as ' || f.id || ' and ' || coalesce(-t.moved, 0) || ' left its account'
    from jackpot_fall f left join ledger_transfer t on t.bucket = f.bucket and t.id = f.id and t.kind = 'jackpot'
    where ${within(range, 'f.bucket')} and f.amount <> coalesce(-t.moved, 0)
    union all
    select w.owner, 'transfer ' || w.id || ' paid a jackpot of ' || w.amount || ' that ' || case when f.id is null then 'did not fall' else 'fell as ' || f.amount end
    from ledger_transfer w left join jackpot_fall f on f.id = w.ref and f.owner = w.owner
    where ${within(range, 'w.bucket')} and w.kind = 'jackpot_win' and w.status = 'OK' and (f.id is null or f.amount <> w.amount or f.currency <> w.currency)`,
    ),
  bonusReading,
];
