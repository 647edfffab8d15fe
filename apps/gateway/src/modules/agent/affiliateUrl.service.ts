import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AffiliateUrl, Paged } from '@parlor/contract';
import type { agent as schemas } from '@parlor/contract/schemas';
import type { z } from 'zod';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { RatesPpm } from '../../tables/agentTables.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { wirePage } from '../wallet/recordPage.ts';
import { createAffiliateUrlRepository, type AffiliateUrlRow } from './affiliateUrl.repository.ts';
import type { AgentScope } from './downline.service.ts';
import { listQuotas, lockAccounts, takeQuota, type Quota } from './quota.repository.ts';
import { isLimited, levelOf, rangesOf, rateProblem, ratesOfWire, wireRates } from './rate.rules.ts';
import { insertRates, readRates } from './rate.repository.ts';
import { undo, undoable } from './undo.ts';

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Two characters more than an account's code, so that no link has the code of an agent. */
const CODE_LENGTH = 10;
const DAY_MS = 86_400_000;

/** The agent whose link a newcomer used, and the type and rebates that the link gives. */
export interface Arrival {
  agent: Account;
  code: string;
  type: 'member' | 'agent';
}

/** Links by which agents bring players and agents (AGT-05). */
export interface AffiliateUrlService {
  list(scope: AgentScope, query: { pageNo: number; pageSize: number }, origin: string): Promise<Paged<AffiliateUrl>>;
  create(
    scope: AgentScope,
    body: z.output<typeof schemas.createAffiliateUrlBody>,
    origin: string,
  ): Promise<AffiliateUrl | Refusal<'agent.rate_too_high' | 'agent.url_limit'>>;
  remove(scope: AgentScope, code: string, origin: string): Promise<AffiliateUrl | Refusal<'agent.url_not_found'>>;
  countVisit(merchantCode: string, code: string): Promise<void>;
  /** Finds the owner of a link, even if the link is deleted or has expired. */
  arrivalOf(merchantCode: string, code: string): Promise<Arrival | undefined>;
  /**
   * Gives a newcomer the rebates of the link that it used, in the transaction that opens its account. It gets none when
   * the link has ended, when the agent may no longer give them, or when the agent's quota is used up.
   */
  place(transaction: Transaction<Database>, merchant: Merchant, arrival: Arrival, account: Account): Promise<void>;
}

interface AffiliateUrlDeps {
  db: Kysely<Database>;
  clock: () => number;
  accounts: AccountService;
}

export function createAffiliateUrlService({ db, clock, accounts }: AffiliateUrlDeps): AffiliateUrlService {
  const urls = createAffiliateUrlRepository(db);

  const stateOf = ({ deleted_at: deletedAt, expires_at: expiresAt }: AffiliateUrlRow): AffiliateUrl['state'] => {
    if (deletedAt !== null) return 'DELETED';
    return expiresAt !== null && expiresAt <= clock() ? 'EXPIRED' : 'ACTIVE';
  };

  /** Reads the rebates that an agent may give, and its remaining quotas. */
  async function allowanceOf({ session, merchant }: AgentScope): Promise<{ rates: RatesPpm; quotas: Quota[] }> {
    const account = await accounts.byId(session.accountId);
    if (account === undefined) throw new Error('The account of a session is gone');
    const [rates, quotas] = await Promise.all([
      readRates(db, [account], merchant.settings.agents),
      listQuotas(db, account.id),
    ]);
    return { rates: rates.get(account.id) ?? {}, quotas };
  }

  function onWire(
    row: AffiliateUrlRow,
    { rates, quotas }: { rates: RatesPpm; quotas: readonly Quota[] },
    { settings }: Merchant,
    origin: string,
  ): AffiliateUrl {
    const state = stateOf(row);
    const level = levelOf(row.rates);
    const quota = quotas.find((each) => each.level === level);
    const isCovered =
      !isLimited(level, settings.agents) || (quota !== undefined && quota.used + quota.given < quota.granted);
    return {
      code: row.code,
      url: `${origin}/m/register?affiliateCode=${row.code}`,
      label: row.label,
      type: row.type,
      rates: wireRates(row.rates),
      state,
      hasQuota:
        state === 'ACTIVE' && isCovered && rateProblem(row.rates, rangesOf([rates], {}, settings.agents)) === undefined,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      visits: row.visits,
      registrations: row.registrations,
    };
  }

  return {
    async list(scope, query, origin) {
      const [page, allowance] = await Promise.all([urls.list(scope.session.accountId, query), allowanceOf(scope)]);
      return wirePage(page, query, (row) => onWire(row, allowance, scope.merchant, origin));
    },

    async create(scope, { label, type, rates: typed, days }, origin) {
      const { session, merchant } = scope;
      const rates = ratesOfWire(typed);
      const allowance = await allowanceOf(scope);
      if (rateProblem(rates, rangesOf([allowance.rates], {}, merchant.settings.agents)) !== undefined)
        return refuse('agent.rate_too_high');
      const now = clock();
      const created = await undoable<AffiliateUrlRow, Refusal<'agent.url_limit'>>(() =>
        db.transaction().execute(async (transaction) => {
          // Links of an agent are created one at a time, so that two at once do not exceed the limit.
          await lockAccounts(transaction, [session.accountId]);
          const repository = createAffiliateUrlRepository(transaction);
          if ((await repository.countActive(session.accountId, now)) >= merchant.settings.agents.urlLimit)
            undo(refuse('agent.url_limit'));
          return repository.insert({
            merchant_code: merchant.code,
            code: newCode(),
            agent_id: session.accountId,
            label,
            type,
            rates: JSON.stringify(rates),
            created_at: new Date(now),
            expires_at: days === null ? null : new Date(now + days * DAY_MS),
            deleted_at: null,
          });
        }),
      );
      return 'agent_id' in created ? onWire(created, allowance, merchant, origin) : created;
    },

    async remove(scope, code, origin) {
      const removed = await urls.remove(scope.session.accountId, code.toUpperCase(), clock());
      if (removed === undefined) return refuse('agent.url_not_found');
      return onWire(removed, await allowanceOf(scope), scope.merchant, origin);
    },

    countVisit: (merchantCode, code) => urls.countVisit(merchantCode, code.toUpperCase()),

    async arrivalOf(merchantCode, typed) {
      const row = await urls.byCode(merchantCode, typed.trim().toUpperCase());
      const agent = row && (await accounts.byId(row.agent_id));
      return row && agent && { agent, code: row.code, type: row.type };
    },

    async place(transaction, { code: merchantCode, settings: { agents } }, { agent, code }, account) {
      const repository = createAffiliateUrlRepository(transaction);
      await repository.countRegistration(merchantCode, code);
      const row = await repository.byCode(merchantCode, code);
      if (row === undefined || stateOf(row) !== 'ACTIVE') return;
      await lockAccounts(transaction, [agent.id]);
      const agentRates = await readRates(transaction, [agent], agents);
      if (rateProblem(row.rates, rangesOf([agentRates.get(agent.id) ?? {}], {}, agents)) !== undefined) return;
      const level = levelOf(row.rates);
      const use = { holderId: agent.id, accountId: account.id, level, kind: 'level' } as const;
      if (isLimited(level, agents) && !(await takeQuota(transaction, use))) return;
      await insertRates(transaction, account.id, row.rates, new Date(account.registered_at));
    },
  };
}

/** Returns a random code that cannot be guessed. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
