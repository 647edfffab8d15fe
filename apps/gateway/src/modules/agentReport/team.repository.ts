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

/** Sums of money without what follows from them. */
export type Sums = Omit<Figures, 'netLoss'>;

export const sumsOf = (alias: string) =>
  sql.raw(
    ['turnover', 'payouts', 'deposits', 'withdrawals', 'promotions', 'rebates', 'fees']
      .map((column) => `coalesce(sum(${alias}.${column}), 0)::bigint as ${column}`)
      .join(', '),
  );

/** All rows of a team in some days: its own and those of everybody below. */
const rowsOf = ({ agentId, currency, from, to }: TeamDays) => sql`(
  select * from agent_team_day where agent_id = ${agentId}::uuid and currency = ${currency} and day between ${from}::date and ${to}::date
  union all
  select * from agent_day where account_id = ${agentId}::uuid and currency = ${currency} and day between ${from}::date and ${to}::date)`;

/** Everybody who was in a team in some days, with the days in which it was: `account_id`, `from_day`, and `end_day` after the last. */
const membersOf = ({ agentId, timeZone, from, to }: TeamDays) => sql`(
  select ${agentId}::uuid as account_id, '-infinity'::date as from_day, 'infinity'::date as end_day
  union all
  select descendant_id, (valid_from at time zone ${timeZone})::date, (valid_to at time zone ${timeZone})::date from account_ancestor
  where ancestor_id = ${agentId}::uuid and valid_from < (${to}::date + 1)::timestamp at time zone ${timeZone}
    and valid_to > ${from}::date::timestamp at time zone ${timeZone})`;

/** What a team did in some days. */
export async function sumDays(db: Kysely<Database>, days: TeamDays): Promise<Sums> {
  const { rows } = await sql<Sums>`select ${sumsOf('d')} from ${rowsOf(days)} d`.execute(db);
  const [sums] = rows;
  if (sums === undefined) throw new Error('An aggregate without a row');
  return sums;
}

/** What a team did on each of some days; days without anything are left out. */
export async function listDays(db: Kysely<Database>, days: TeamDays): Promise<(Sums & { day: string })[]> {
  const { rows } = await sql<Sums & { day: string }>`
    select day, ${sumsOf('d')} from ${rowsOf(days)} d group by day order by day`.execute(db);
  return rows;
}

/** What a team played in each hour of the last day that has begun. */
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

/** What a team played by game type, largest turnover first. */
export async function listGameTypes(db: Kysely<Database>, days: TeamDays): Promise<(Sums & { gameType: string })[]> {
  const { rows } = await sql<Sums & { gameType: string }>`
    select game_type as "gameType", ${sumsOf('d')} from ${rowsOf(days)} d where game_type <> '' group by 1 order by turnover desc, 1`.execute(
    db,
  );
  return rows;
}

/** The members whose own turnover of some days reached an amount. */
export async function countActive(db: Kysely<Database>, days: TeamDays, activeTurnover: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select m.account_id from ${membersOf(days)} m join agent_day d on d.account_id = m.account_id and ${playedIn(days)}
      group by 1 having sum(d.turnover) >= ${activeTurnover} and sum(d.turnover) > 0
    ) active`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Those of each day by itself; days without any are left out. */
export async function countActiveByDay(
  db: Kysely<Database>,
  days: TeamDays,
  activeTurnover: bigint,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; count: number }>`
    select day, count(*)::int as count from (
      select d.day, m.account_id from ${membersOf(days)} m join agent_day d on d.account_id = m.account_id and ${playedIn(days)}
      group by 1, 2 having sum(d.turnover) >= ${activeTurnover} and sum(d.turnover) > 0
    ) active group by 1`.execute(db);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** Days `d` of play of a member `m`, while it was one. */
const playedIn = ({ currency, from, to }: TeamDays) => sql`
  d.currency = ${currency} and d.day between ${from}::date and ${to}::date and d.turnover <> 0 and d.day >= m.from_day and d.day < m.end_day`;

/** The members who registered on each of some days, into the team; days without any are left out. */
export async function countNewByDay(db: Kysely<Database>, days: TeamDays): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; count: number }>`
    select r.day, count(*)::int as count
    from ${membersOf(days)} m join account a on a.id = m.account_id
    cross join lateral (select (a.registered_at at time zone ${days.timeZone})::date as day) r
    where a.registered_at >= ${days.from}::date::timestamp at time zone ${days.timeZone}
      and a.registered_at < (${days.to}::date + 1)::timestamp at time zone ${days.timeZone}
      and r.day >= m.from_day and r.day < m.end_day
    group by 1`.execute(db);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** The members whose first deposit came in some days. */
export async function countFirstDepositors(db: Kysely<Database>, days: TeamDays): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${membersOf(days)} m join agent_first_deposit d on d.account_id = m.account_id
    where d.day between ${days.from}::date and ${days.to}::date and d.day >= m.from_day and d.day < m.end_day`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Heads of a team now, the agent included. Who has a session that was used since is online. */
export async function countHeads(
  db: Kysely<Database>,
  agentId: string,
  seenSince: number,
): Promise<{ members: number; agents: number; online: number }> {
  const { rows } = await sql<{ members: number; agents: number; online: number }>`
    with team as materialized (
      select ${agentId}::uuid as id
      union all
      select descendant_id from account_ancestor where ancestor_id = ${agentId}::uuid and valid_to = 'infinity'
    )
    select count(*)::int as members,
      count(*) filter (where a.type not in (0, 4) and a.type not between 40 and 42)::int as agents,
      (select count(distinct s.account_id)::int from session s join team on team.id = s.account_id
        where s.last_seen_at > ${new Date(seenSince)}) as online
    from team join account a using (id)`.execute(db);
  return rows[0] ?? { members: 0, agents: 0, online: 0 };
}

/** The free cash of a team now, in minor units. */
export async function sumBalance(
  db: Kysely<Database>,
  { agentId, merchantCode, currency }: { agentId: string; merchantCode: string; currency: string },
): Promise<bigint> {
  const { rows } = await sql<{ free: bigint }>`
    select coalesce(sum(a.balance - a.held), 0)::bigint as free
    from (
      select ${agentId}::uuid as id
      union all
      select descendant_id from account_ancestor where ancestor_id = ${agentId}::uuid and valid_to = 'infinity'
    ) team
    join ledger_account a on a.bucket = ledger_bucket(${merchantCode}, team.id::text) and a.owner = team.id::text
      and a.kind = 'cash' and a.currency = ${currency}`.execute(db);
  return rows[0]?.free ?? 0n;
}

/** What an account earned alone, in minor units. */
export interface Earnings {
  rebate: bigint;
  salary: bigint;
  dividend: bigint;
  hourly: bigint;
  received: bigint;
  paid: bigint;
}

/**
 * What an agent earned alone in some days: rebates of these days, bills that were paid on them, and what it got from and
 * gave to others.
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

/** The first day on which an account is below an agent as it is now: '' when it was from the beginning. */
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

/** The nickname of an account. */
export async function findNickname(db: Kysely<Database>, accountId: string): Promise<string> {
  const row = await db.selectFrom('account').select('nickname').where('id', '=', accountId).executeTakeFirst();
  return row?.nickname ?? '';
}
