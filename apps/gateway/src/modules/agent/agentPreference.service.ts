import type { Kysely } from 'kysely';
import type { AgentSettings } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { AccountService } from '../member/account.service.ts';
import { createAffiliateUrlRepository } from './affiliateUrl.repository.ts';
import type { AgentScope } from './downline.service.ts';
import { rangesOf, rateProblem, ratesOfWire, wireRates } from './rate.rules.ts';
import { readRates } from './rate.repository.ts';

const preset = {
  defaultUrl: null,
  presetRates: [],
  notices: { newDownline: true, contract: true, bill: true, transfer: true },
  overviewDays: 7,
} as const satisfies AgentSettings;

/** An agent's own preferences (AGT-09). */
export interface AgentPreferenceService {
  find(scope: AgentScope): Promise<AgentSettings>;
  save(
    scope: AgentScope,
    settings: AgentSettings,
  ): Promise<AgentSettings | Refusal<'agent.rate_too_high' | 'agent.url_not_found'>>;
}

export function createAgentPreferenceService({
  db,
  accounts,
}: {
  db: Kysely<Database>;
  accounts: AccountService;
}): AgentPreferenceService {
  async function find({ session }: AgentScope): Promise<AgentSettings> {
    const row = await db
      .selectFrom('agent_preference')
      .selectAll()
      .where('account_id', '=', session.accountId)
      .executeTakeFirst();
    if (row === undefined) return { ...preset, presetRates: [] };
    return {
      defaultUrl: row.default_url,
      presetRates: wireRates(row.preset_rates),
      notices: row.notices,
      overviewDays: row.overview_days as AgentSettings['overviewDays'],
    };
  }

  return {
    find,
    async save(scope, { defaultUrl, presetRates, notices, overviewDays }) {
      const { session, merchant } = scope;
      const account = await accounts.byId(session.accountId);
      if (account === undefined) throw new Error('The account of a session is gone');
      const ownRates = await readRates(db, [account], merchant.settings.agents);
      const rates = ratesOfWire(presetRates);
      if (rateProblem(rates, rangesOf([ownRates.get(account.id) ?? {}], {}, merchant.settings.agents)) !== undefined)
        return refuse('agent.rate_too_high');
      const url =
        defaultUrl === null
          ? undefined
          : await createAffiliateUrlRepository(db).find(session.accountId, defaultUrl.toUpperCase());
      if (defaultUrl !== null && (url === undefined || url.deleted_at !== null)) return refuse('agent.url_not_found');
      const chosen = {
        default_url: url?.code ?? null,
        preset_rates: JSON.stringify(rates),
        notices: JSON.stringify(notices),
        overview_days: overviewDays,
      };
      await db
        .insertInto('agent_preference')
        .values({ account_id: session.accountId, ...chosen })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(chosen))
        .execute();
      return find(scope);
    },
  };
}
