import { fromMinor, type DownlineDetail, type Downlines } from '@parlor/contract';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { agent as schemas } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { isAgentType } from '../member/accountTypes.ts';
import { percentOf } from './agentSettings.ts';
import { findDownline, listDownlines, pathTo, type DownlineRow, type DownlinesQuery } from './downline.repository.ts';
import { findWaitingMove } from './move.repository.ts';
import { listQuotas } from './quota.repository.ts';
import { isLimited, wireRates } from './rate.rules.ts';
import { readRates } from './rate.repository.ts';
import { isInTeam } from './team.repository.ts';

/** The calling agent's session and its merchant. */
export interface AgentScope {
  session: CallSession;
  merchant: Merchant;
}

/** The same answer for an unknown name and for a name outside of the team. */
export type NotInTeam = Refusal<'agent.not_in_team'>;
type Downline = z.input<typeof schemas.downline>;

/** The accounts below an agent (AGT-03). */
export interface DownlineService {
  list(scope: AgentScope, query: DownlinesQuery): Promise<Downlines | NotInTeam>;
  find(scope: AgentScope, account: string): Promise<DownlineDetail | NotInTeam>;
}

export function createDownlineService({ db, clock }: { db: Kysely<Database>; clock: () => number }): DownlineService {
  const scopeOf = ({ merchant }: AgentScope) => ({
    merchantCode: merchant.code,
    currency: merchant.currency,
    now: clock(),
  });

  async function onWire(rows: readonly DownlineRow[], { merchant }: AgentScope): Promise<Downline[]> {
    const rates = await readRates(db, rows, merchant.settings.agents);
    return rows.map((row) => ({
      account: row.account,
      nickname: row.nickname,
      type: isAgentType(row.type) ? 'agent' : 'member',
      level: row.depth,
      isActive: row.status === 'active',
      isOnline: row.is_online,
      balance: fromMinor(row.balance, merchant.currency),
      rates: wireRates(rates.get(row.id) ?? {}),
      directCount: row.direct_count,
      teamCount: row.team_count,
      registeredAt: row.registered_at,
      lastLoginAt: row.last_login_at,
    }));
  }

  /** Reads the quotas that an account has left at limited levels. */
  async function quotasOf(id: string, { merchant }: AgentScope) {
    const quotas = await listQuotas(db, id);
    return quotas
      .filter(({ level }) => isLimited(level, merchant.settings.agents))
      .map(({ level, granted, used, given }) => ({ percent: percentOf(level), left: granted - used - given }));
  }

  /** Returns the pending move, or null if it leads outside the agent's team. */
  async function moveOf(id: string, agentId: string) {
    const move = await findWaitingMove(db, id);
    if (move === undefined) return null;
    const isSeen = move.to_id === agentId || (await isInTeam(db, agentId, move.to)) !== undefined;
    return isSeen ? { to: move.to, from: move.from_day } : null;
  }

  return {
    async list(scope, query) {
      const { session, merchant } = scope;
      const isOwn = query.under === undefined || query.under.trim().toLowerCase() === session.account;
      const under = isOwn ? undefined : await isInTeam(db, session.accountId, query.under ?? '');
      if (!isOwn && under === undefined) return refuse('agent.not_in_team');
      const underId = under?.id ?? session.accountId;
      const path = await pathTo(db, session.accountId, underId);
      const { rows, totalCount } = await listDownlines(db, scopeOf(scope), { underId, level: path.length - 1 }, query);
      return {
        list: await onWire(rows, scope),
        pageNum: query.pageNo,
        totalPages: Math.ceil(totalCount / query.pageSize),
        totalCount,
        currency: merchant.currency,
        path,
      };
    },
    async find(scope, account) {
      const { session, merchant } = scope;
      const known = await isInTeam(db, session.accountId, account);
      const row = known && (await findDownline(db, scopeOf(scope), session.accountId, known.id));
      if (row === undefined) return refuse('agent.not_in_team');
      const [[downline], path, move, quotas] = await Promise.all([
        onWire([row], scope),
        pathTo(db, session.accountId, row.id),
        moveOf(row.id, session.accountId),
        quotasOf(row.id, scope),
      ]);
      if (downline === undefined) throw new Error('A downline that was read is gone');
      return { ...downline, currency: merchant.currency, path, isDirect: row.depth === 1, move, quotas };
    },
  };
}
