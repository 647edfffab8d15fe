import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { RecordPage } from '../wallet/recordPage.ts';
import { linesOf, type RebatePolicy } from './rebate.repository.ts';
import type { Span } from './span.rules.ts';

/** The account of the rebates. */
interface Earner {
  accountId: string;
  currency: string;
}

interface Page {
  pageNo: number;
  pageSize: number;
}

/** A rebate of an account, of one day and game type. */
export interface RebateRow {
  day: string;
  gameType: string;
  turnover: bigint;
  amount: bigint;
  state: 'RUNNING' | 'COMPUTED' | 'PAID';
}

/** The earnings of an account by one player's turnover of a day and game type. */
interface RebateSource {
  account: string;
  turnover: bigint;
  ownPpm: number;
  /** The highest rate on the way down to the player; null on own bets. */
  belowPpm: number | null;
  amount: bigint;
}

/** The turnover of an account and its team in a span, by player, as if none of it was computed yet. */
const turnoverOf = (
  { accountId, currency }: Earner,
  timeZone: string,
  { days, isDemo }: { days: ReturnType<typeof sql>; isDemo: boolean },
) => sql`
  select d.account_id, d.currency, d.day, d.game_type, 0::bigint as before, greatest(d.turnover, 0) as after
  from agent_day d
  where d.currency = ${currency} and ${days} and d.turnover <> 0 and d.game_type <> '' and d.is_demo = ${isDemo}
    and (d.account_id = ${accountId}::uuid or exists (select from account_ancestor a
      where a.ancestor_id = ${accountId}::uuid and a.descendant_id = d.account_id
        and a.valid_from < (d.day + 1)::timestamp at time zone ${timeZone} and a.valid_to >= (d.day + 1)::timestamp at time zone ${timeZone}))`;

/**
 * Lists the preliminary earnings of an account on the days of a span that are not computed yet: today, and for a short
 * time yesterday.
 */
export async function listRunning(
  db: Kysely<Database>,
  earner: Earner,
  policy: RebatePolicy,
  { from, to, today }: Span & { today: string },
): Promise<RebateRow[]> {
  const days = sql`d.day between greatest(${from}::date, ${today}::date - 1) and least(${to}::date, ${today}::date)
    and not exists (select from agent_rebate_run r where r.merchant_code = ${policy.merchantCode} and r.day = d.day)`;
  const { rows } = await sql<RebateRow>`
    select day, game_type as "gameType", sum(turnover)::bigint as turnover, sum(earned)::bigint as amount, 'RUNNING' as state
    from (${linesOf(turnoverOf(earner, policy.timeZone, { days, isDemo: false }), policy)}) line
    where earner_id = ${earner.accountId}::uuid and own_ppm > 0 group by 1, 2`.execute(db);
  return rows;
}

/** Lists the rebates of an account in a span, newest first, with their sum; `running` are the preliminary ones. */
export async function listRebates(
  db: Kysely<Database>,
  { accountId, currency }: Earner,
  { from, to, pageNo, pageSize }: Span & Page,
  running: readonly RebateRow[],
): Promise<RecordPage<RebateRow> & { total: bigint }> {
  const all = sql`
    select day, game_type, turnover, amount, state from agent_rebate
    where account_id = ${accountId}::uuid and currency = ${currency} and day between ${from}::date and ${to}::date
    union all
    select * from unnest(${running.map(({ day }) => day)}::date[], ${running.map(({ gameType }) => gameType)}::text[],
      ${running.map(({ turnover }) => turnover)}::bigint[], ${running.map(({ amount }) => amount)}::bigint[],
      ${running.map(({ state }) => state)}::text[])`;
  const [page, sums] = await Promise.all([
    sql<RebateRow>`
      select day, game_type as "gameType", turnover, amount, state from (${all}) r (day, game_type, turnover, amount, state)
      order by day desc, amount desc, game_type limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db),
    sql<{ count: number; total: bigint }>`
      select count(*)::int as count, coalesce(sum(amount), 0)::bigint as total
      from (${all}) r (day, game_type, turnover, amount, state)`.execute(db),
  ]);
  const { count = 0, total = 0n } = sums.rows[0] ?? {};
  return { rows: page.rows, totalCount: count, total };
}

/**
 * Lists the players by whose turnover a rebate of a day was earned, largest first, with the corrections of earlier days
 * in it.
 */
export async function listSources(
  db: Kysely<Database>,
  earner: Earner,
  policy: RebatePolicy,
  { day, gameType, pageNo, pageSize }: { day: string; gameType: string } & Page,
): Promise<RecordPage<RebateSource>> {
  const { accountId, currency } = earner;
  const { rows: runs } = await sql`
    select from agent_rebate_run where merchant_code = ${policy.merchantCode} and day = ${day}::date`.execute(db);
  // Demo rebates have no run, because they were inserted with their days.
  const { rows: demo } = await sql`
    select from agent_rebate where account_id = ${accountId}::uuid and currency = ${currency} and day = ${day}::date
      and game_type = ${gameType} and is_demo`.execute(db);
  const isDemo = demo.length > 0;
  const computed = sql`
    select b.account_id, b.currency, b.day, b.game_type, b.before, b.after from agent_rebate_base b
    where b.run_day = ${day}::date and b.currency = ${currency} and b.game_type = ${gameType}
      and (b.account_id = ${accountId}::uuid
        or exists (select from account_ancestor a where a.ancestor_id = ${accountId}::uuid and a.descendant_id = b.account_id))`;
  const days = sql`d.day = ${day}::date and d.game_type = ${gameType}`;
  const uncomputed = turnoverOf(earner, policy.timeZone, { days, isDemo });
  const lines = linesOf(runs.length === 0 || isDemo ? uncomputed : computed, policy);
  const own = sql`from (${lines}) line where earner_id = ${accountId}::uuid and own_ppm > 0`;
  const [page, sums] = await Promise.all([
    sql<RebateSource>`
      select a.account, line.turnover, line.own_ppm as "ownPpm", line.below_ppm as "belowPpm", line.earned as amount
      from (select * ${own}) line join account a on a.id = line.account_id
      order by amount desc, line.turnover desc, a.account limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
      db,
    ),
    sql<{ count: number }>`select count(*)::int as count ${own}`.execute(db),
  ]);
  return { rows: page.rows, totalCount: sums.rows[0]?.count ?? 0 };
}
