import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { OutboxLine } from '../ledger/watch/outboxReader.ts';

/** The time zone in which a merchant counts days and hours. */
export interface Clock {
  merchantCode: string;
  timeZone: string;
}

/** The effects of a batch of transfers on the head counts. */
export interface CountedMoves {
  /** Accounts whose turnover changed, and the earliest changed day. */
  played: { accountId: string; day: string }[];
  /** Accounts whose first deposit changed, with its earlier time. */
  deposited: { accountId: string; before: Date | null }[];
}

const sums = [
  'turnover',
  'payouts',
  'bets',
  'deposits',
  'deposit_count',
  'withdrawals',
  'promotions',
  'rebates',
  'fees',
] as const;
/** The columns of sums, in a fixed order. */
const sumColumns = sql.raw(sums.join(', '));
const summed = sql.raw(sums.map((column) => `sum(${column}) as ${column}`).join(', '));
const summedOfOwn = sql.raw(sums.map((column) => `sum(o.${column}) as ${column}`).join(', '));
const added = (table: string) =>
  sql.raw(sums.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', '));

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/**
 * Adds the transfers behind lines of the outbox to the roll-ups of their accounts and of everybody above them. The
 * caller makes sure that no line is added twice.
 *
 * Each row is looked up by its key: `offset 0` keeps the planner from a join that reads the whole tables. A change of a
 * bet counts in the hour of the bet, for the accounts that were above then. The opening balance of the demo is no
 * promotion. Where stakes are not turnover, payouts are winnings less stakes, so that net loss is right.
 */
export async function addMoves(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
  clocks: readonly Clock[],
): Promise<CountedMoves> {
  const { rows } = await sql<{ accountId: string; day: string | null; before: number | null }>`
    with clock as materialized (
      select * from unnest(${clocks.map(({ merchantCode }) => merchantCode)}::text[], ${clocks.map(({ timeZone }) => timeZone)}::text[])
        as clock (merchant_code, time_zone)
    ), found as materialized (
      select t.bucket, t.id, a.id as account_id, t.currency, t.kind, t.category, t.order_id, t.provider, t.moved, t.recorded_at, t.tx, c.time_zone,
        coalesce(b.recorded_at, t.recorded_at) as at, coalesce(o.game_type, r.game_type, '') as game_type,
        coalesce(f.fee, 0) as fee
      from unnest(${lines.map(({ bucket }) => bucket)}::int[], ${lines.map(({ transferId }) => transferId)}::uuid[]) line (bucket, id)
      cross join lateral (select * from ledger_transfer where bucket = line.bucket and id = line.id offset 0) t
      cross join lateral (select id, merchant_code from account
        where id = case when t.owner ~ ${sql.lit(UUID)} then t.owner::uuid end offset 0) a
      join clock c on c.merchant_code = a.merchant_code
      left join lateral (select game_type from bet_order where bucket = t.bucket and id = t.order_id offset 0) o on true
      left join lateral (select game_type from agent_rebate where t.kind = 'agent_pay' and tx_id = t.provider_tx_id offset 0) r on true
      -- What the payment provider keeps of a deposit where the player does not pay it.
      left join lateral (select fee from deposit_order
        where t.kind = 'deposit' and bucket = t.bucket and id = case when t.provider_tx_id ~ ${sql.lit(UUID)} then t.provider_tx_id::uuid end
          and not is_fee_paid_by_player offset 0) f on true
      -- The bet that comes back, or is corrected.
      left join lateral (select recorded_at from ledger_transfer
        where bucket = t.bucket and id = t.ref and kind = 'bet' and t.kind in ('rollback', 'adjustment')
          and t.category is distinct from 'payout' offset 0) b on true
      where t.moved is not null
        -- Those of operators belong to no round and are no play.
        and (t.kind <> 'adjustment' or t.order_id is not null)
        and (t.kind <> 'promo' or t.provider <> 'demo')
        and (t.kind <> 'agent_pay' or t.provider = 'agent-rebate')
    ), clocked as materialized (
      select f.*, f.kind in ('rollback', 'adjustment') and f.category is distinct from 'payout' as is_void,
        -- Not date_trunc: where the clock is set back, two hours have one name.
        f.at - (local - date_trunc('hour', local)) as hour, local::date as day
      from found f cross join lateral (select f.at at time zone f.time_zone as local) l
    ), move as materialized (
      select account_id, currency, hour, day, game_type, at,
        case when (kind = 'bet' or is_void) and is_turnover(game_type) then -moved else 0 end as turnover,
        case when kind in ('win', 'jackpot_win') or (kind = 'adjustment' and not is_void)
          or ((kind = 'bet' or is_void) and not is_turnover(game_type)) then moved else 0 end as payouts,
        case kind when 'bet' then 1 when 'rollback' then -1 else 0 end as bets,
        case when kind = 'deposit' then moved else 0 end as deposits,
        case when kind = 'deposit' then 1 else 0 end as deposit_count,
        case when kind = 'withdrawal' then -moved else 0 end as withdrawals,
        case when kind in ('promo', 'bonus_in', 'bonus_out') then moved else 0 end as promotions,
        case when kind = 'agent_pay' then moved else 0 end as rebates,
        fee as fees
      from clocked
    ), own as materialized (
      select account_id, currency, hour, day, game_type, min(at) as at, ${summed} from move group by 1, 2, 3, 4, 5
    ), team as materialized (
      select a.ancestor_id as agent_id, o.currency, o.hour, o.day, o.game_type, ${summedOfOwn}
      from own o join account_ancestor a on a.descendant_id = o.account_id and a.valid_from <= o.at and o.at < a.valid_to
      group by 1, 2, 3, 4, 5
    ), own_hour as (
      insert into agent_hour (account_id, currency, hour, day, game_type, ${sumColumns})
      select account_id, currency, hour, day, game_type, ${sumColumns} from own order by 1, 2, 3, 5
      on conflict (account_id, currency, hour, game_type) do update set ${added('agent_hour')}
    ), own_day as (
      insert into agent_day (account_id, currency, day, game_type, ${sumColumns})
      select o.account_id, o.currency, o.day, o.game_type, ${summedOfOwn} from own o group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (account_id, currency, day, game_type) do update set ${added('agent_day')}
    ), team_hour as (
      insert into agent_team_hour (agent_id, currency, hour, day, game_type, ${sumColumns})
      select agent_id, currency, hour, day, game_type, ${sumColumns} from team order by 1, 2, 3, 5
      on conflict (agent_id, currency, hour, game_type) do update set ${added('agent_team_hour')}
    ), team_day as (
      insert into agent_team_day (agent_id, currency, day, game_type, ${sumColumns})
      select o.agent_id, o.currency, o.day, o.game_type, ${summedOfOwn} from team o group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (agent_id, currency, day, game_type) do update set ${added('agent_team_day')}
    ), first_deposit as (
      insert into agent_first_deposit (account_id, at, day)
      select distinct on (account_id) account_id, at, day from move where deposit_count > 0 order by account_id, at
      on conflict (account_id) do update set at = excluded.at, day = excluded.day where excluded.at < agent_first_deposit.at
      -- The row as it was before this statement.
      returning account_id, (select b.at from agent_first_deposit b where b.account_id = agent_first_deposit.account_id) as before
    ), late as (
      insert into agent_late_change (bucket, transfer_id, account_id, currency, hour, day, game_type, turnover, recorded_at, tx)
      select bucket, id, account_id, currency, hour, day, game_type, case when is_turnover(game_type) then -moved else 0 end, recorded_at, tx
      from clocked where is_void and recorded_at >= hour + interval '1 hour'
    )
    select account_id as "accountId", min(day) as day, null::timestamptz as before from own where turnover <> 0 group by 1
    union all
    select account_id, null, before from first_deposit`.execute(transaction);
  return {
    played: rows.flatMap(({ accountId, day }) => (day === null ? [] : [{ accountId, day }])),
    deposited: rows.flatMap(({ accountId, day, before }) =>
      day === null ? [{ accountId, before: before === null ? null : new Date(before) }] : [],
    ),
  };
}

/** Adds transfers between accounts to the days of both. */
export async function addExchanges(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
  clocks: readonly Clock[],
): Promise<void> {
  await sql`
    with clock as materialized (
      select * from unnest(${clocks.map(({ merchantCode }) => merchantCode)}::text[], ${clocks.map(({ timeZone }) => timeZone)}::text[])
        as clock (merchant_code, time_zone)
    ), sent as materialized (
      select t.owner, line.receiver, t.currency, -t.moved as amount, (t.recorded_at at time zone c.time_zone)::date as day
      from unnest(${lines.map(({ bucket }) => bucket)}::int[], ${lines.map(({ transferId }) => transferId)}::uuid[],
        ${lines.map(({ payload }) => payload?.['to'] ?? '')}::text[], ${lines.map(({ payload }) => payload?.['merchant'] ?? '')}::text[])
        as line (bucket, id, receiver, merchant_code)
      join clock c using (merchant_code)
      cross join lateral (select * from ledger_transfer where bucket = line.bucket and id = line.id offset 0) t
      where t.kind = 'send' and t.moved is not null
    ), moved as (
      select owner, currency, day, 0 as received, amount as paid from sent where owner ~ ${sql.lit(UUID)}
      union all
      select receiver, currency, day, amount, 0 from sent where receiver ~ ${sql.lit(UUID)}
    )
    insert into agent_exchange_day (account_id, currency, day, received, paid)
    select owner::uuid, currency, day, sum(received), sum(paid) from moved group by 1, 2, 3 order by 1, 2, 3
    on conflict (account_id, currency, day) do update set
      received = agent_exchange_day.received + excluded.received, paid = agent_exchange_day.paid + excluded.paid`.execute(
    transaction,
  );
}

/** Deletes the rows of the reader; the past of the demo stays. */
export async function emptyRollups(transaction: Transaction<Database>): Promise<void> {
  for (const table of ['agent_hour', 'agent_day', 'agent_team_hour', 'agent_team_day', 'agent_first_deposit'])
    await sql`delete from ${sql.table(table)} where not is_demo`.execute(transaction);
  for (const table of ['agent_late_change', 'agent_exchange_day'])
    await sql`delete from ${sql.table(table)}`.execute(transaction);
}

/** Returns the time up to which every transfer was counted, in epoch milliseconds: `now` if none is left. */
export async function countedUntil(db: Kysely<Database>, reader: string, now: number): Promise<number> {
  const { rows } = await sql<{ at: number | null }>`
    select min(recorded_at) as at from ledger_transfer
    where tx > coalesce((select tx from ledger_outbox_reader where name = ${reader}), '0'::xid8)
      and not coalesce(pg_visible_in_snapshot(tx, (select read_beyond from ledger_outbox_reader where name = ${reader})), false) and status = 'OK'`.execute(
    db,
  );
  return Math.min(now, rows[0]?.at ?? now);
}
