import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { sumsOf, type Sums, type TeamDays } from './team.repository.ts';

/** The figures of a direct downline and its team, for the time in which it was direct. */
export interface DirectResult extends Sums {
  account: string;
  nickname: string;
  type: number;
  /** Heads of its team now, itself included; zero if it has moved to another agent. */
  members: number;
  active: number;
}

/**
 * Lists the results of all direct downlines of an agent in a span, each for the days in which it was direct. With those
 * of the agent alone they add up to the team's.
 */
export async function listDirectResults(
  db: Kysely<Database>,
  { agentId, currency, timeZone, from, to }: TeamDays,
): Promise<DirectResult[]> {
  // The query looks everything up by key for each downline. The planner overestimates the direct downlines of an agent
  // and would join the figures of all accounts; `offset 0` keeps it from that.
  const days = sql`currency = ${currency} and day between greatest(${from}::date, c.from_day) and least(${to}::date, c.last_day) offset 0`;
  const { rows } = await sql<DirectResult>`
    with direct as materialized (
      select descendant_id as id, (valid_from at time zone ${timeZone})::date as from_day,
        case when valid_to = 'infinity' then ${to}::date else (valid_to at time zone ${timeZone})::date - 1 end as last_day, valid_to = 'infinity' as is_here
      from account_ancestor
      where ancestor_id = ${agentId}::uuid and depth = 1 and valid_from < (${to}::date + 1)::timestamp at time zone ${timeZone}
        and valid_to > ${from}::date::timestamp at time zone ${timeZone}
    ), money as (
      select id, ${sumsOf('m')} from (
        select c.id, d.* from direct c cross join lateral (select * from agent_team_day where agent_id = c.id and ${days}) d
        union all
        select c.id, d.* from direct c cross join lateral (select * from agent_day where account_id = c.id and ${days}) d
      ) m group by 1
    ), active as (
      select id, sum(members)::int as active from (
        select c.id, h.members from direct c cross join lateral (select greatest(${from}::date, c.from_day) as first, least(${to}::date, c.last_day) as last) s
        cross join lateral (select members from agent_team_active_day where agent_id = c.id and day between s.first and s.last and since >= s.first offset 0) h
        union all
        select c.id, 1 from direct c cross join lateral (select greatest(${from}::date, c.from_day) as first, least(${to}::date, c.last_day) as last) s
        where exists (select from agent_active_day h where h.account_id = c.id and h.day between s.first and s.last and h.since >= s.first offset 0)
      ) h group by 1
    )
    select a.account, a.nickname, a.type, case when c.is_here then 1 + coalesce(n.members, 0) else 0 end::int as members,
      coalesce(v.active, 0) as active,
      ${sql.raw(
        ['turnover', 'payouts', 'deposits', 'withdrawals', 'promotions', 'rebates', 'fees']
          .map((column) => `coalesce(m.${column}, 0)::bigint as ${column}`)
          .join(', '),
      )}
    from (select id, bool_or(is_here) as is_here from direct group by 1) c
    cross join lateral (select account, nickname, type from account where id = c.id offset 0) a
    left join lateral (select members from agent_team_now where agent_id = c.id offset 0) n on true
    left join money m on m.id = c.id left join active v on v.id = c.id
    order by a.account`.execute(db);
  return rows;
}

/** Sums the figures of an account alone in a span. */
export async function sumAccount(db: Kysely<Database>, { agentId, currency, from, to }: TeamDays): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select ${sumsOf('d')} from agent_day d
    where d.account_id = ${agentId}::uuid and d.currency = ${currency} and d.day between ${from}::date and ${to}::date`.execute(
    db,
  );
  const [sums] = rows;
  if (sums === undefined) throw new Error('An aggregate without a row');
  return sums;
}
