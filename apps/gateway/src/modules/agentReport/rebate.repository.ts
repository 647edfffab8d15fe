import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';

type Connection = Kysely<Database> | Transaction<Database>;

/** The inputs of the rates of a merchant's accounts besides their own rows. */
export interface RebatePolicy {
  merchantCode: string;
  timeZone: string;
  /** Rates of agents without an upline and without rates of their own, in parts per million by game type. */
  topRates: Readonly<Record<string, number>>;
}

/** A rebate that is not paid yet. */
export interface DueRebate {
  accountId: string;
  merchantCode: string;
  currency: string;
  day: string;
  gameType: string;
  amount: bigint;
  txId: string;
}

/** Selects the instant at which a day, or the day `days` later, begins. */
const startOf = (day: RawBuilder<unknown>, timeZone: string, days = 0) =>
  sql`(${day} + ${sql.lit(days)})::timestamp at time zone ${timeZone}`;

/**
 * Selects the earnings of each account of a player's line: the difference of its rate to the highest below, in whole
 * minor units of the turnover that `base` has after, less those of before. `base` has account_id, currency, day,
 * game_type, before and after. A line and its rates are those of the day. The parts of a line add up to the whole at
 * its highest rate, because each is rounded down before it is subtracted.
 */
export const linesOf = (base: RawBuilder<unknown>, { timeZone, topRates }: RebatePolicy) => {
  const dayEnd = startOf(sql`b.day`, timeZone, 1);
  return sql`
    with base as materialized (${base}), step as materialized (
      select b.*, b.account_id as earner_id, 0 as depth from base b
      union all
      select b.*, a.ancestor_id, a.depth from base b
      join account_ancestor a on a.descendant_id = b.account_id and a.valid_from < ${dayEnd} and a.valid_to >= ${dayEnd}
    ), rate as materialized (
      select k.earner_id, k.game_type, k.day, coalesce(r.rate_ppm, t.rate_ppm, 0) as ppm
      from (select distinct earner_id, game_type, day from step) k
      -- The rate at the first instant of the day, or the first one of an account that was opened in it.
      left join lateral (
        select rate_ppm from agent_rate
        where account_id = k.earner_id and game_type = k.game_type
          and valid_from < ${startOf(sql`k.day`, timeZone, 1)} and valid_to > ${startOf(sql`k.day`, timeZone)}
        order by valid_from limit 1) r on true
      left join lateral (
        select t.rate_ppm from account a
        join unnest(${Object.keys(topRates)}::text[], ${Object.values(topRates)}::int[]) t (game_type, rate_ppm) on t.game_type = k.game_type
        where r.rate_ppm is null and a.id = k.earner_id and a.type not in (0, 4) and a.type not between 40 and 42
          and not exists (select from agent_rate where account_id = k.earner_id)
          and not exists (select from account_ancestor u where u.descendant_id = k.earner_id
            and u.valid_from < ${startOf(sql`k.day`, timeZone, 1)} and u.valid_to >= ${startOf(sql`k.day`, timeZone, 1)})) t on true
    ), line as (
      select s.*, r.ppm as own_ppm, max(r.ppm) over (
        partition by s.account_id, s.currency, s.day, s.game_type order by s.depth rows between unbounded preceding and 1 preceding) as below_ppm
      from step s join rate r using (earner_id, game_type, day)
    )
    select account_id, earner_id, currency, day, game_type, after - before as turnover, own_ppm, below_ppm,
      agent_part(after, greatest(own_ppm, below_ppm)) - agent_part(after, coalesce(below_ppm, 0))
        - agent_part(before, greatest(own_ppm, below_ppm)) + agent_part(before, coalesce(below_ppm, 0)) as earned
    from line`;
};

/** Whether every transfer before the end of a day was counted, and every move due by then was made. */
export async function isCountedUpTo(
  db: Connection,
  reader: string,
  { day, timeZone }: { day: string; timeZone: string },
): Promise<boolean> {
  const end = startOf(sql`${day}::date`, timeZone, 1);
  const { rows } = await sql`
    select from ledger_transfer
    where tx > coalesce((select tx from ledger_outbox_reader where name = ${reader}), '0'::xid8)
      and not coalesce(pg_visible_in_snapshot(tx, (select read_beyond from ledger_outbox_reader where name = ${reader})), false) and status = 'OK' and recorded_at < ${end}
    union all
    select from agent_move where state = 'WAITING' and at < ${end}
    limit 1`.execute(db);
  return rows.length === 0;
}

/** Returns the last day that was computed for a merchant. */
export async function findLastRun(db: Connection, merchantCode: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) as day from agent_rebate_run where merchant_code = ${merchantCode}`.execute(db);
  return rows[0]?.day ?? undefined;
}

/**
 * Computes the rebates of a day: of its turnover, and of changes to earlier days since the last run. Returns false if
 * it was computed before. Of several concurrent runs one computes; the others wait for it and do nothing.
 */
export async function computeRebates(
  transaction: Transaction<Database>,
  reader: string,
  day: string,
  policy: RebatePolicy,
  now: number,
): Promise<boolean> {
  const { merchantCode } = policy;
  const { rows } = await sql<{ since: string | null; place: string }>`
    insert into agent_rebate_run (merchant_code, day, place, computed_at)
    select ${merchantCode}, ${day}::date, coalesce((select tx from ledger_outbox_reader where name = ${reader}), '0'::xid8), ${new Date(now)}
    on conflict do nothing
    returning place::text, (select place::text from agent_rebate_run
      where merchant_code = ${merchantCode} and day < ${day}::date order by day desc limit 1) as since`.execute(
    transaction,
  );
  const [run] = rows;
  if (run === undefined) return false;
  await sql`
    insert into agent_rebate_base (account_id, currency, day, game_type, run_day, before, after)
    select c.account_id, c.currency, c.day, c.game_type, ${day}::date, c.before, c.after
    from (
      select d.account_id, d.currency, d.day, d.game_type, 0::bigint as before, greatest(d.turnover, 0) as after
      from agent_day d where d.day = ${day}::date and d.turnover <> 0 and not d.is_demo
      union all
      select d.account_id, d.currency, d.day, d.game_type, coalesce(b.after, 0), greatest(d.turnover, 0)
      from (select distinct account_id, currency, day, game_type from agent_late_change
        where tx > ${run.since ?? run.place}::xid8 and day < ${day}::date) l
      join agent_day d using (account_id, currency, day, game_type)
      -- Days before the first run earned nothing.
      join agent_rebate_run r on r.merchant_code = ${merchantCode} and r.day = l.day
      left join lateral (select after from agent_rebate_base
        where account_id = l.account_id and currency = l.currency and day = l.day and game_type = l.game_type
        order by run_day desc limit 1) b on true
    ) c
    join account a on a.id = c.account_id and a.merchant_code = ${merchantCode}
    where c.game_type <> '' and c.before <> c.after
      and (exists (select from account_ancestor where descendant_id = a.id) or exists (select from agent_rate where account_id = a.id)
        or (a.type not in (0, 4) and a.type not between 40 and 42))`.execute(transaction);
  const base = sql`
    select b.* from agent_rebate_base b join account a on a.id = b.account_id
    where b.run_day = ${day}::date and a.merchant_code = ${merchantCode}`;
  await sql`
    insert into agent_rebate (account_id, merchant_code, currency, day, game_type, turnover, earned, carried, state, tx_id)
    select e.earner_id, ${merchantCode}, e.currency, ${day}::date, e.game_type, e.turnover, e.earned, coalesce(c.carried, 0),
      case when e.earned + coalesce(c.carried, 0) > 0 then 'COMPUTED' else 'PAID' end,
      encode(sha256(convert_to(concat_ws('|', e.earner_id, e.currency, ${day}::text, e.game_type), 'UTF8')), 'hex')
    from (
      select earner_id, currency, game_type, sum(turnover)::bigint as turnover, sum(earned)::bigint as earned
      from (${linesOf(base, policy)}) line group by 1, 2, 3 having sum(earned) <> 0
    ) e
    -- What is left to make up for.
    left join lateral (select least(r.earned + r.carried, 0) as carried from agent_rebate r
      where r.account_id = e.earner_id and r.currency = e.currency and r.game_type = e.game_type and r.day < ${day}::date
      order by r.day desc limit 1) c on true
    order by 1, 3, 5`.execute(transaction);
  return true;
}

/** Locks some of the unpaid rebates, ordered by bucket, and skips those that another process has locked. */
export async function lockDue(transaction: Transaction<Database>, limit: number): Promise<DueRebate[]> {
  const { rows } = await sql<DueRebate>`
    select account_id as "accountId", merchant_code as "merchantCode", currency, day, game_type as "gameType", amount, tx_id as "txId"
    from agent_rebate where state = 'COMPUTED' order by ledger_bucket(merchant_code, account_id::text), account_id, day limit ${limit} for update skip locked`.execute(
    transaction,
  );
  return rows;
}

/** Marks rebates as paid. */
export async function markPaid(
  transaction: Transaction<Database>,
  rebates: readonly DueRebate[],
  now: number,
): Promise<void> {
  await sql`update agent_rebate set state = 'PAID', paid_at = ${new Date(now)} where tx_id = any (${rebates.map(({ txId }) => txId)}::text[])`.execute(
    transaction,
  );
}
