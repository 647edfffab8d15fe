import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { sumsOf, type Sums, type TeamDays } from './team.repository.ts';

/** What a direct downline and its team did while it was a direct downline. */
export interface DirectResult extends Sums {
  account: string;
  nickname: string;
  type: number;
  /** Heads of its team now, itself included; none when it has gone to another agent. */
  members: number;
  active: number;
}

/**
 * Results of all direct downlines of an agent in some days, each for the days in which it was one. With those of the
 * agent alone they add up to the team's.
 */
export async function listDirectResults(
  db: Kysely<Database>,
  { agentId, currency, timeZone, from, to }: TeamDays,
  activeTurnover: bigint,
): Promise<DirectResult[]> {
  const days = sql`d.currency = ${currency} and d.day between greatest(${from}::date, c.from_day) and least(${to}::date, c.last_day)`;
  const { rows } = await sql<DirectResult>`
    with direct as materialized (
      select descendant_id as id, (valid_from at time zone ${timeZone})::date as from_day,
        case when valid_to = 'infinity' then ${to}::date else (valid_to at time zone ${timeZone})::date - 1 end as last_day, valid_to = 'infinity' as is_here
      from account_ancestor
      where ancestor_id = ${agentId}::uuid and depth = 1 and valid_from < (${to}::date + 1)::timestamp at time zone ${timeZone}
        and valid_to > ${from}::date::timestamp at time zone ${timeZone}
    ), money as (
      select id, ${sumsOf('m')} from (
        select c.id, d.* from direct c join agent_team_day d on d.agent_id = c.id and ${days}
        union all
        select c.id, d.* from direct c join agent_day d on d.account_id = c.id and ${days}
      ) m group by 1
    ), member as (
      select c.id, c.id as account_id, c.from_day, c.last_day from direct c
      union all
      select c.id, a.descendant_id, greatest(c.from_day, (a.valid_from at time zone ${timeZone})::date),
        case when a.valid_to = 'infinity' then c.last_day else least(c.last_day, (a.valid_to at time zone ${timeZone})::date - 1) end
      from direct c join account_ancestor a on a.ancestor_id = c.id
    ), played as (
      select id, account_id from member c join agent_day d using (account_id)
      where ${days} and d.turnover <> 0
      group by 1, 2 having sum(d.turnover) >= ${activeTurnover} and sum(d.turnover) > 0
    ), active as (
      select id, count(*)::int as active from played group by 1
    ), head as (
      select c.id, count(a.descendant_id)::int + 1 as members
      from (select distinct id from direct where is_here) c
      left join account_ancestor a on a.ancestor_id = c.id and a.valid_to = 'infinity' group by 1
    )
    select a.account, a.nickname, a.type, coalesce(h.members, 0) as members, coalesce(v.active, 0) as active,
      ${sql.raw(
        ['turnover', 'payouts', 'deposits', 'withdrawals', 'promotions', 'rebates', 'fees']
          .map((column) => `coalesce(m.${column}, 0)::bigint as ${column}`)
          .join(', '),
      )}
    from (select distinct id from direct) c join account a using (id)
    left join money m using (id) left join active v using (id) left join head h using (id)
    order by a.account`.execute(db);
  return rows;
}

/** What an account did alone in some days. */
export async function sumOwn(db: Kysely<Database>, { agentId, currency, from, to }: TeamDays): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select ${sumsOf('d')} from agent_day d
    where d.account_id = ${agentId}::uuid and d.currency = ${currency} and d.day between ${from}::date and ${to}::date`.execute(
    db,
  );
  const [sums] = rows;
  if (sums === undefined) throw new Error('An aggregate without a row');
  return sums;
}
