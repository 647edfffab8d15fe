import { sql } from 'kysely';
import type { agent } from '@parlor/contract/schemas';
import type { z } from 'zod';
import type { Connection } from './team.repository.ts';

/** An account counts as online this long after its page was last open, in ms. */
const ONLINE_MS = 300_000;

/** The query of a list of downlines. */
export type DownlinesQuery = z.output<typeof agent.downlinesQuery>;

/** The head of the team, and the currency of its balances. */
export interface TeamScope {
  merchantCode: string;
  currency: string;
  now: number;
}

/** An account below an agent as it is read. */
export interface DownlineRow {
  id: string;
  account: string;
  nickname: string;
  type: number;
  status: 'active' | 'disabled';
  parent_id: string | null;
  depth: number;
  registered_at: number;
  last_login_at: number | null;
  is_online: boolean;
  /** Free cash in minor units. */
  balance: bigint;
  direct_count: number;
  team_count: number;
}

/** A step of the way from an agent down to an account. */
export interface PathStep {
  account: string;
  nickname: string;
}

const balanceOf = (scope: TeamScope) => sql`
  select l.balance - l.held as free from ledger_account l
  where l.bucket = ledger_bucket(${scope.merchantCode}, a.id::text) and l.owner = a.id::text and l.kind = 'cash' and l.currency = ${scope.currency}`;

/** Everybody below `a`, as counted by the roll-ups: the cost of reading the pairs would grow with the team. */
const teamCount = sql`coalesce((select members from agent_team_now where agent_id = a.id), 0)`;

/** Columns of a row, where `a` is the account and `depth` the steps below the agent. */
const columns = (scope: TeamScope) => sql`
  a.id, a.account, a.nickname, a.type, a.status, a.parent_id, a.registered_at, a.last_login_at, p.depth,
  exists (select from session s where s.account_id = a.id and s.view_id is null and s.last_seen_at > ${new Date(scope.now - ONLINE_MS)} and s.expires_at > ${new Date(scope.now)} offset 0) as is_online,
  coalesce((${balanceOf(scope)}), 0) as balance,
  (select count(*)::int from account c where c.parent_id = a.id) as direct_count,
  (${teamCount})::int as team_count`;

/** How each order sorts, the largest or latest first. */
const orders = {
  registered: () => sql`a.registered_at`,
  lastLogin: () => sql`coalesce(a.last_login_at, '-infinity')`,
  balance: (scope: TeamScope) => sql`coalesce((${balanceOf(scope)}), 0)`,
  team: () => teamCount,
} as const;

/** Escapes the characters that have a meaning in a LIKE pattern. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Lists accounts below `underId`, which is `level` steps below the calling agent. */
export async function listDownlines(
  db: Connection,
  scope: TeamScope,
  { underId, level }: { underId: string; level: number },
  { search, searched, depth, type, order, pageNo, pageSize }: DownlinesQuery,
): Promise<{ rows: DownlineRow[]; totalCount: number }> {
  const isSearch = search !== undefined && search !== '';
  const pattern = `%${escaped((search ?? '').toLowerCase())}%`;
  const isDirect = (isSearch ? searched : depth) === 'direct';
  // Direct downlines are found by their upline, because the planner overestimates the pairs of an agent at the top.
  const matching = sql`
    ${isDirect ? sql`from account a where a.parent_id = ${underId}` : sql`from account_ancestor r join account a on a.id = r.descendant_id where r.ancestor_id = ${underId} and r.valid_to = 'infinity'`}
      ${type === undefined ? sql`` : type === 'member' ? sql`and a.type = 0` : sql`and a.type <> 0`}
      ${isSearch ? sql`and (a.account like ${pattern} or lower(a.nickname) like ${pattern})` : sql``}`;
  const [page, count] = await Promise.all([
    sql<DownlineRow>`
      with p as materialized (
        select a.id, ${isDirect ? sql`1` : sql`r.depth`} + ${level}::int as depth, ${orders[order](scope)} as sort_key ${matching}
        order by sort_key desc, a.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}
      )
      select ${columns(scope)} from p join account a on a.id = p.id order by p.sort_key desc, a.id desc`.execute(db),
    sql<{ count: number }>`select count(*)::int as count ${matching}`.execute(db),
  ]);
  return { rows: page.rows, totalCount: count.rows[0]?.count ?? 0 };
}

/** Finds an account below an agent. */
export async function findDownline(
  db: Connection,
  scope: TeamScope,
  agentId: string,
  id: string,
): Promise<DownlineRow | undefined> {
  const { rows } = await sql<DownlineRow>`
    select ${columns(scope)} from account_ancestor p join account a on a.id = p.descendant_id
    where p.ancestor_id = ${agentId} and p.descendant_id = ${id} and p.valid_to = 'infinity'`.execute(db);
  return rows[0];
}

/**
 * Returns the path from an agent down to an account of its team, both included; only the agent when it is the account.
 */
export async function pathTo(db: Connection, agentId: string, id: string): Promise<PathStep[]> {
  const { rows } = await sql<PathStep>`
    select a.account, a.nickname
    from (
      select ${id}::uuid as id, 0 as depth
      union all
      select up.ancestor_id, up.depth from account_ancestor up
      where up.descendant_id = ${id} and up.valid_to = 'infinity'
        and up.depth <= (select depth from account_ancestor where ancestor_id = ${agentId} and descendant_id = ${id} and valid_to = 'infinity')
    ) step join account a on a.id = step.id
    order by step.depth desc`.execute(db);
  return rows;
}
