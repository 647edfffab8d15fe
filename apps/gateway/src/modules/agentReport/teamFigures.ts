import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';

type Connection = Kysely<Database> | Transaction<Database>;

/** A span of whole hours, and the filters of its figures. Moves in the tree take effect between hours. */
export interface FigureSpan {
  currency: string;
  /** The first moment, and the first moment after the end. */
  from: Date;
  to: Date;
  /** If not empty, counts only money of these game types; money that belongs to no game is then left out. */
  gameTypes?: readonly string[];
  /** The least own turnover of an active member in the span, in minor units. */
  activeTurnover: bigint;
}

/** The figures of one account or a team in a span, in minor units. */
export interface Figures {
  turnover: bigint;
  payouts: bigint;
  deposits: bigint;
  withdrawals: bigint;
  promotions: bigint;
  rebates: bigint;
  fees: bigint;
  /** Turnover less payouts, rebates, promotions and fees. */
  netLoss: bigint;
}

/** The figures of a team, and how many members reached the turnover that counts as active. */
export interface TeamFigures extends Figures {
  active: number;
}

/** The figures of a member while it was in the team. */
export interface MemberFigures extends Figures {
  accountId: string;
}

/** Returns the net loss: turnover less payouts, rebates, promotions and fees. */
export const netLossOf = ({
  turnover,
  payouts,
  rebates,
  promotions,
  fees,
}: Omit<Figures, 'netLoss' | 'deposits' | 'withdrawals'>): bigint => turnover - payouts - rebates - promotions - fees;

const nothing: Figures = {
  turnover: 0n,
  payouts: 0n,
  deposits: 0n,
  withdrawals: 0n,
  promotions: 0n,
  rebates: 0n,
  fees: 0n,
  netLoss: 0n,
};

const summed = sql.raw(
  ['turnover', 'payouts', 'deposits', 'withdrawals', 'promotions', 'rebates', 'fees']
    .map((column) => `coalesce(sum(${column}), 0)::bigint as ${column}`)
    .join(', '),
);

const ofGameTypes = (gameTypes: readonly string[] = []) =>
  gameTypes.length === 0 ? sql`true` : sql`h.game_type = any (${[...gameTypes]}::text[])`;

/**
 * Reads the figures of an agent's team in a span, the agent included. A member counts for the hours of its membership.
 */
export async function teamFigures(
  db: Connection,
  { agentId, ...span }: FigureSpan & { agentId: string },
): Promise<TeamFigures> {
  const all = await teamFiguresOf(db, { agentIds: [agentId], ...span });
  return all.get(agentId) ?? { ...nothing, active: 0 };
}

/** Reads the figures of many agents' teams at once; teams without activity are left out. */
export async function teamFiguresOf(
  db: Connection,
  { agentIds, ...span }: FigureSpan & { agentIds: readonly string[] },
): Promise<Map<string, TeamFigures>> {
  const counted = sql`h.currency = ${span.currency} and h.hour >= ${span.from} and h.hour < ${span.to} and ${ofGameTypes(span.gameTypes)}`;
  const { rows } = await sql<Omit<Figures, 'netLoss'> & { agentId: string }>`
    select agent_id as "agentId", ${summed} from (
      select h.* from agent_team_hour h where h.agent_id = any (${agentIds}::uuid[]) and ${counted}
      union all
      select h.* from agent_hour h where h.account_id = any (${agentIds}::uuid[]) and ${counted}
    ) h group by agent_id`.execute(db);
  const active = await countActive(db, { agentIds, ...span });
  return new Map(
    rows.map(({ agentId, ...row }) => [agentId, { ...row, netLoss: netLossOf(row), active: active.get(agentId) ?? 0 }]),
  );
}

/** Reads the figures of an agent's team in each hour of a span, by the hour's start in ms; empty hours are left out. */
export async function teamFiguresByHour(
  db: Connection,
  { agentId, ...span }: FigureSpan & { agentId: string },
): Promise<Map<number, TeamFigures>> {
  const counted = sql`h.currency = ${span.currency} and h.hour >= ${span.from} and h.hour < ${span.to} and ${ofGameTypes(span.gameTypes)}`;
  const { rows } = await sql<Omit<Figures, 'netLoss'> & { hour: number }>`
    select hour, ${summed} from (
      select h.* from agent_team_hour h where h.agent_id = ${agentId} and ${counted}
      union all
      select h.* from agent_hour h where h.account_id = ${agentId} and ${counted}
    ) h group by hour`.execute(db);
  const { rows: heads } = await sql<{ hour: number; active: number }>`
    select hour, count(*)::int as active from (
      select m.account_id, h.hour
      from (${membersOf([agentId], span)}) m join agent_hour h on ${isMembersHour(span)}
      group by 1, 2 having sum(h.turnover) >= ${span.activeTurnover} and sum(h.turnover) > 0
    ) active group by 1`.execute(db);
  const active = new Map(heads.map((row) => [row.hour, row.active]));
  return new Map(
    rows.map(({ hour, ...row }) => [hour, { ...row, netLoss: netLossOf(row), active: active.get(hour) ?? 0 }]),
  );
}

/**
 * Reads the figures of each member of a team, the agent included, for its membership in a span; largest turnover first.
 */
export async function memberFigures(
  db: Connection,
  { agentId, ...span }: FigureSpan & { agentId: string },
): Promise<MemberFigures[]> {
  const { rows } = await sql<Omit<MemberFigures, 'netLoss'>>`
    select h.account_id as "accountId", ${summed}
    from (${membersOf([agentId], span)}) m join agent_hour h on ${isMembersHour(span)}
    group by 1 order by turnover desc, 1`.execute(db);
  return rows.map((row) => ({ ...row, netLoss: netLossOf(row) }));
}

/** Counts active members of agents' teams, the agents included; agents without any are left out. */
async function countActive(
  db: Connection,
  { agentIds, ...span }: FigureSpan & { agentIds: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ agentId: string; active: number }>`
    select agent_id as "agentId", count(*)::int as active from (
      select m.agent_id, m.account_id
      from (${membersOf(agentIds, span)}) m join agent_hour h on ${isMembersHour(span)}
      group by 1, 2 having sum(h.turnover) >= ${span.activeTurnover} and sum(h.turnover) > 0
    ) active group by 1`.execute(db);
  return new Map(rows.map(({ agentId, active }) => [agentId, active]));
}

/** Selects memberships in teams that overlap a span. An agent is always a member of its own team. */
const membersOf = (agentIds: readonly string[], { from, to }: Pick<FigureSpan, 'from' | 'to'>) => sql`
  select id as agent_id, id as account_id, '-infinity'::timestamptz as valid_from, 'infinity'::timestamptz as valid_to
  from unnest(${agentIds}::uuid[]) id
  union all
  select ancestor_id, descendant_id, valid_from, valid_to from account_ancestor
  where ancestor_id = any (${agentIds}::uuid[]) and valid_from < ${to} and valid_to > ${from}`;

/** Joins the hours `h` of an account within its membership `m`. The hour in which an account was opened counts too. */
const isMembersHour = ({ currency, from, to, gameTypes }: Omit<FigureSpan, 'activeTurnover'>) => sql`
  h.account_id = m.account_id and h.currency = ${currency} and h.hour >= ${from} and h.hour < ${to} and ${ofGameTypes(gameTypes)}
  and h.hour > m.valid_from - interval '1 hour' and h.hour < m.valid_to`;
