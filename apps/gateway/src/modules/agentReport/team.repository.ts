import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { Figures } from './teamFigures.ts';

/** Days of a team: first and last, `YYYY-MM-DD` in the merchant's time zone. */
export interface TeamDays {
  agentId: string;
  currency: string;
  timeZone: string;
  from: string;
  to: string;
}

/** Sums of money without the net loss, which is derived from them. */
export type Sums = Omit<Figures, 'netLoss'>;

export const sumsOf = (alias: string) =>
  sql.raw(
    ['turnover', 'payouts', 'deposits', 'withdrawals', 'promotions', 'rebates', 'fees']
      .map((column) => `coalesce(sum(${alias}.${column}), 0)::bigint as ${column}`)
      .join(', '),
  );

/** Selects all rows of a team in a span: the agent's own and those of everybody below. */
const rowsOf = ({ agentId, currency, from, to }: TeamDays) => sql`(
  select * from agent_team_day where agent_id = ${agentId}::uuid and currency = ${currency} and day between ${from}::date and ${to}::date
  union all
  select * from agent_day where account_id = ${agentId}::uuid and currency = ${currency} and day between ${from}::date and ${to}::date)`;

/** Sums the figures of a team in a span. */
export async function sumDays(db: Kysely<Database>, days: TeamDays): Promise<Sums> {
  const { rows } = await sql<Sums>`select ${sumsOf('d')} from ${rowsOf(days)} d`.execute(db);
  const [sums] = rows;
  if (sums === undefined) throw new Error('An aggregate without a row');
  return sums;
}

/** Lists the figures of a team on each day of a span; empty days are left out. */
export async function listDays(db: Kysely<Database>, days: TeamDays): Promise<(Sums & { day: string })[]> {
  const { rows } = await sql<Sums & { day: string }>`
    select day, ${sumsOf('d')} from ${rowsOf(days)} d group by day order by day`.execute(db);
  return rows;
}

/** Lists the play of a team in each hour of the last day that has begun. */
export async function listHours(
  db: Kysely<Database>,
  { agentId, currency, timeZone, to }: TeamDays,
  now: number,
): Promise<{ hour: number; turnover: bigint; payouts: bigint }[]> {
  const start = sql`${to}::date::timestamp at time zone ${timeZone}`;
  const end = sql`(${to}::date + 1)::timestamp at time zone ${timeZone}`;
  const { rows } = await sql<{ hour: number; turnover: bigint; payouts: bigint }>`
    select g.hour, coalesce(sum(h.turnover), 0)::bigint as turnover, coalesce(sum(h.payouts), 0)::bigint as payouts
    from generate_series(${start}, least(${end} - interval '1 hour', ${new Date(now)}::timestamptz), interval '1 hour') g (hour)
    left join (
      select hour, turnover, payouts from agent_team_hour
      where agent_id = ${agentId}::uuid and currency = ${currency} and hour >= ${start} and hour < ${end}
      union all
      select hour, turnover, payouts from agent_hour
      where account_id = ${agentId}::uuid and currency = ${currency} and hour >= ${start} and hour < ${end}
    ) h using (hour) group by 1 order by 1`.execute(db);
  return rows;
}

/** Lists the play of a team by game type, largest turnover first. */
export async function listGameTypes(db: Kysely<Database>, days: TeamDays): Promise<(Sums & { gameType: string })[]> {
  const { rows } = await sql<Sums & { gameType: string }>`
    select game_type as "gameType", ${sumsOf('d')} from ${rowsOf(days)} d where game_type <> '' group by 1 order by turnover desc, 1`.execute(
    db,
  );
  return rows;
}

/** Heads of a team in a span, the agent included. */
export interface SpanHeads {
  /** Heads whose own turnover reached the merchant's threshold. */
  active: number;
  /** Heads who registered into the team. */
  isNew: number;
  /** Heads who made their first deposit. */
  first: number;
}

/** Whether an account registered in a span. */
const isRegisteredIn = ({ from, to, timeZone }: TeamDays) =>
  sql`registered_at >= ${from}::date::timestamp at time zone ${timeZone} and registered_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`;

/** Counts heads of a team in a span. */
export async function countSpanHeads(db: Kysely<Database>, days: TeamDays): Promise<SpanHeads> {
  const { agentId, from, to } = days;
  const inDays = sql`day between ${from}::date and ${to}::date`;
  const { rows } = await sql<SpanHeads>`
    select (active.team + active.own)::int as active, (heads.new + own.new)::int as "isNew", (heads.first + own.first)::int as first
    from (
      select (select coalesce(sum(members), 0) from agent_team_active_day where agent_id = ${agentId}::uuid and ${inDays} and since >= ${from}::date) as team,
        (select count(*) from (select from agent_active_day where account_id = ${agentId}::uuid and ${inDays} and since >= ${from}::date limit 1) o) as own
    ) active, (
      select coalesce(sum(new_members), 0) as new, coalesce(sum(first_depositors), 0) as first
      from agent_team_heads_day where agent_id = ${agentId}::uuid and ${inDays}
    ) heads, (
      select (select count(*) from account where id = ${agentId}::uuid and ${isRegisteredIn(days)}) as new,
        (select count(*) from agent_first_deposit where account_id = ${agentId}::uuid and ${inDays}) as first
    ) own`.execute(db);
  return rows[0] ?? { active: 0, isNew: 0, first: 0 };
}

/** Counts active and new heads separately for each day of a span; days without any are left out. */
export async function listDayHeads(
  db: Kysely<Database>,
  days: TeamDays,
): Promise<{ day: string; active: number; isNew: number }[]> {
  const { agentId, from, to, timeZone } = days;
  const inDays = sql`day between ${from}::date and ${to}::date`;
  const { rows } = await sql<{ day: string; active: number; isNew: number }>`
    select day, sum(active)::int as active, sum(new)::int as "isNew" from (
      select day, members as active, 0 as new from agent_team_active_day where agent_id = ${agentId}::uuid and ${inDays} and since = day
      union all
      select day, 1, 0 from agent_active_day where account_id = ${agentId}::uuid and ${inDays} and since = day
      union all
      select day, 0, new_members from agent_team_heads_day where agent_id = ${agentId}::uuid and ${inDays}
      union all
      select (registered_at at time zone ${timeZone})::date, 0, 1 from account where id = ${agentId}::uuid and ${isRegisteredIn(days)}
    ) heads group by 1`.execute(db);
  return rows;
}

/** The current state of a team, the agent included. */
export interface TeamNow {
  members: number;
  agents: number;
  /** Heads with a recently used session. */
  online: number;
  /** Free cash in minor units. */
  free: bigint;
}

/** From this team size on, the query starts from the members who are online. */
const LARGE_TEAM = 1_000;

/** Reads the current heads and free cash of a team. An account with a session used since the given time is online. */
export async function findTeamNow(
  db: Kysely<Database>,
  { agentId, merchantCode, currency }: { agentId: string; merchantCode: string; currency: string },
  seenSince: number,
): Promise<TeamNow> {
  const isSeen = sql`view_id is null and last_seen_at > ${new Date(seenSince)}`;
  const { rows } = await sql<TeamNow>`
    select (1 + coalesce(n.members, 0))::int as members,
      (case when a.type not in (0, 4) and a.type not between 40 and 42 then 1 else 0 end + coalesce(n.agents, 0))::int as agents,
      (coalesce(n.free, 0) + coalesce((select balance - held from ledger_account
        where bucket = ledger_bucket(${merchantCode}, a.id::text) and owner = a.id::text and kind = 'cash' and currency = ${currency}), 0))::bigint as free,
      (case when coalesce(n.members, 0) < ${LARGE_TEAM} then (
        select count(*) from (
          select a.id union all select descendant_id from account_ancestor where ancestor_id = a.id and valid_to = 'infinity'
        ) m (id) where exists (select from session where account_id = m.id and ${isSeen})
      ) else (
        select count(*) from (select distinct account_id from session where ${isSeen}) s
        where s.account_id = a.id or exists (
          select from account_ancestor where ancestor_id = a.id and descendant_id = s.account_id and valid_to = 'infinity' offset 0)
      ) end)::int as online
    from account a left join agent_team_now n on n.agent_id = a.id where a.id = ${agentId}::uuid`.execute(db);
  return rows[0] ?? { members: 0, agents: 0, online: 0, free: 0n };
}

/** The earnings of an account alone, in minor units. */
export interface Earnings {
  rebate: bigint;
  salary: bigint;
  dividend: bigint;
  hourly: bigint;
  received: bigint;
  paid: bigint;
}

/**
 * Sums the earnings of an agent alone in a span: rebates of these days, bills paid on them, and transfers from and to
 * other accounts.
 */
export async function sumEarnings(
  db: Kysely<Database>,
  { agentId, currency, from, to, timeZone }: TeamDays,
): Promise<Earnings> {
  const inDays = sql`account_id = ${agentId}::uuid and currency = ${currency} and day between ${from}::date and ${to}::date`;
  const { rows } = await sql<Earnings>`
    select (select coalesce(sum(amount), 0)::bigint from agent_rebate where ${inDays}) as rebate,
      bills.salary, bills.dividend, bills.hourly,
      coalesce(sum(received), 0)::bigint as received, coalesce(sum(paid), 0)::bigint as paid
    from (
      select coalesce(sum(p.amount) filter (where b.kind = 'daily_salary'), 0)::bigint as salary,
        coalesce(sum(p.amount) filter (where b.kind = 'dividend'), 0)::bigint as dividend,
        coalesce(sum(p.amount) filter (where b.kind = 'hourly'), 0)::bigint as hourly
      from agent_bill b join agent_bill_payment p on p.bill_id = b.id
      where b.payee_id = ${agentId}::uuid and b.currency = ${currency}
        and (p.at at time zone ${timeZone})::date between ${from}::date and ${to}::date
    ) bills left join agent_exchange_day on ${inDays}
    group by bills.salary, bills.dividend, bills.hourly`.execute(db);
  const [earnings] = rows;
  if (earnings === undefined) throw new Error('An aggregate without a row');
  return earnings;
}

/**
 * Finds the first day of an account's current membership below an agent: '' if it has been there from the beginning.
 */
export async function findJoined(
  db: Kysely<Database>,
  agentId: string,
  accountId: string,
  timeZone: string,
): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (valid_from at time zone ${timeZone})::date::text as day from account_ancestor
    where ancestor_id = ${agentId}::uuid and descendant_id = ${accountId}::uuid and valid_to = 'infinity' and valid_from > '-infinity'`.execute(
    db,
  );
  return rows[0]?.day ?? '';
}

/** Reads the nickname of an account. */
export async function findNickname(db: Kysely<Database>, accountId: string): Promise<string> {
  const row = await db.selectFrom('account').select('nickname').where('id', '=', accountId).executeTakeFirst();
  return row?.nickname ?? '';
}
