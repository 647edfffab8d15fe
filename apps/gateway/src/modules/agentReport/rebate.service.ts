import type { Kysely } from 'kysely';
import { fromMinor, type AgentRebates, type RebateSources } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { percentOf, ppmOf } from '../agent/agentSettings.ts';
import { applyDueMoves } from '../agent/move.repository.ts';
import { dayAt } from '../loyalty/standing.rules.ts';
import { wirePage } from '../wallet/recordPage.ts';
import type { AgentCaller } from './agentReport.service.ts';
import { listRebates, listRunning, listSources } from './rebateList.repository.ts';
import type { RebatePolicy } from './rebate.repository.ts';
import type { Span } from './span.rules.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

/** The rebates that an account earns by its team's turnover (AGT-08). */
export interface AgentRebateService {
  /** Lists rebates by day and game type, newest first. Days that are not computed yet have preliminary figures. */
  list(caller: AgentCaller, query: Span & Page): Promise<AgentRebates>;
  /** Lists the players by whose turnover a rebate was earned, largest first. */
  sources(caller: AgentCaller, query: { day: string; gameType: string } & Page): Promise<RebateSources>;
}

/** Returns the inputs of the rates of a merchant's accounts. */
export function rebatePolicyOf({ code, settings }: Merchant): RebatePolicy {
  return {
    merchantCode: code,
    timeZone: settings.timeZone,
    topRates: Object.fromEntries(
      Object.entries(settings.agents.topRates).map(([gameType, percent]) => [gameType, ppmOf(percent)]),
    ),
  };
}

export function createAgentRebateService({
  db,
  clock,
}: {
  db: Kysely<Database>;
  clock: () => number;
}): AgentRebateService {
  return {
    async list({ session, merchant }, query) {
      await applyDueMoves(db, clock());
      const { currency, settings } = merchant;
      const { pageNo, pageSize } = query;
      const earner = { accountId: session.accountId, currency };
      const today = dayAt(clock(), settings.timeZone);
      const running = await listRunning(db, earner, rebatePolicyOf(merchant), { ...query, today });
      const { rows, totalCount, total } = await listRebates(db, earner, query, running);
      return {
        ...wirePage({ rows, totalCount }, { pageNo, pageSize }, ({ day, gameType, turnover, amount, state }) => ({
          day,
          gameType,
          turnover: fromMinor(turnover, currency),
          amount: fromMinor(amount, currency),
          state,
        })),
        currency,
        total: fromMinor(total, currency),
      };
    },

    async sources({ session, merchant }, query) {
      await applyDueMoves(db, clock());
      const { currency } = merchant;
      const earner = { accountId: session.accountId, currency };
      const page = await listSources(db, earner, rebatePolicyOf(merchant), query);
      return {
        ...wirePage(page, query, ({ account, turnover, ownPpm, belowPpm, amount }) => ({
          account,
          turnover: fromMinor(turnover, currency),
          own: percentOf(ownPpm),
          below: belowPpm === null ? null : percentOf(belowPpm),
          amount: fromMinor(amount, currency),
        })),
        currency,
      };
    },
  };
}
