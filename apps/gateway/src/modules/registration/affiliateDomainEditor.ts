import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { AccountService } from '../member/account.service.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { findSettings, insertSettingChange } from '../merchant/settings.repository.ts';
import { createAffiliateRepository } from './affiliate.repository.ts';
import { domainName, isDomainName, mayBring } from './affiliate.rules.ts';

/** A domain through which players come. */
export interface AffiliateDomain {
  domain: string;
  /** The name of the agent below whom newcomers are placed. */
  agent: string;
  /** Whether players may currently come through the agent. */
  acceptsPlayers: boolean;
}

/** The merchant to change, and the operator who changes it. */
interface Target {
  code: string;
  operator: string;
}

const placeOf = (domain: string): string => `affiliates ${domain}`;

function checked(typed: string): string {
  const domain = domainName(typed);
  if (!isDomainName(domain)) throw new OperatorError(`"${typed}" is not a domain, such as friends.example.com`);
  return domain;
}

/**
 * Creates the operators' editor of agents' domains. It records each change beside those of the settings. All functions
 * throw OperatorError for invalid input.
 */
export function createAffiliateDomainEditor({
  db,
  accounts,
}: {
  db: Kysely<Database>;
  accounts: Pick<AccountService, 'byName'>;
}) {
  return {
    async list(code: string): Promise<AffiliateDomain[]> {
      await findSettings(db, code);
      const rows = await createAffiliateRepository(db).list(code);
      return rows.map((row) => ({ domain: row.domain, agent: row.account, acceptsPlayers: mayBring(row) }));
    },

    /** Assigns a domain to an agent and returns its stored form. A domain of another agent stays with that agent. */
    async add({
      code,
      agent,
      domain: typed,
      operator,
    }: Target & { agent: string; domain: string }): Promise<{ domain: string; isNew: boolean }> {
      const domain = checked(typed);
      await findSettings(db, code);
      const account = await accounts.byName(code, agent);
      if (account === undefined) throw new OperatorError(`${code} has no account ${agent}`);
      if (!mayBring(account)) throw new OperatorError(`${agent} is not an agent, or is disabled`);
      return db.transaction().execute(async (transaction) => {
        // Serializes changes of the merchant's domains.
        await findSettings(transaction, code);
        const affiliates = createAffiliateRepository(transaction);
        const owner = (await affiliates.list(code)).find((row) => row.domain === domain)?.account;
        if (owner === account.account) return { domain, isNew: false };
        if (owner !== undefined) throw new OperatorError(`${domain} brings players to ${owner}; remove it first`);
        await affiliates.insert({ merchant_code: code, domain, agent_id: account.id });
        await insertSettingChange(transaction, {
          code,
          path: placeOf(domain),
          before: undefined,
          after: account.account,
          operator,
        });
        return { domain, isNew: true };
      });
    },

    /** Removes a domain from its agent. Returns its stored form. */
    async remove({ code, domain: typed, operator }: Target & { domain: string }): Promise<string> {
      const domain = checked(typed);
      return db.transaction().execute(async (transaction) => {
        await findSettings(transaction, code);
        const affiliates = createAffiliateRepository(transaction);
        const owner = (await affiliates.list(code)).find((row) => row.domain === domain)?.account;
        if (owner === undefined) throw new OperatorError(`${domain} brings players to nobody`);
        await affiliates.remove(code, domain);
        await insertSettingChange(transaction, {
          code,
          path: placeOf(domain),
          before: owner,
          after: undefined,
          operator,
        });
        return domain;
      });
    },
  };
}

export type AffiliateDomainEditor = ReturnType<typeof createAffiliateDomainEditor>;
