import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { createAffiliateRepository } from './affiliate.repository.ts';
import { domainName, mayBring } from './affiliate.rules.ts';

/** What a link brings a player with; either may be empty. */
export interface ReferralLink {
  /** The invitation code of an agent. */
  code: string;
  /** The address under which the agent brings players. */
  domain: string;
}

export interface AffiliateService {
  /** The agent that a code names, or else a domain; undefined when neither names one who may bring players. */
  agentOf(merchantCode: string, link: ReferralLink): Promise<Account | undefined>;
  /** Puts players who come through a domain under an agent of a merchant. A domain that is somebody's stays theirs. */
  addDomain(merchantCode: string, agentId: string, domain: string): Promise<void>;
}

/** Through whom players come. */
export function createAffiliateService({
  db,
  accounts,
}: {
  db: Kysely<Database>;
  accounts: AccountService;
}): AffiliateService {
  const affiliates = createAffiliateRepository(db);

  return {
    async agentOf(merchantCode, { code, domain }) {
      const byCode = code === '' ? undefined : await accounts.byAffiliateCode(merchantCode, code);
      if (mayBring(byCode)) return byCode;
      const agentId = domain === '' ? undefined : await affiliates.agentIdOf(merchantCode, domainName(domain));
      const byDomain = agentId === undefined ? undefined : await accounts.byId(agentId);
      return mayBring(byDomain) ? byDomain : undefined;
    },
    addDomain: (merchantCode, agentId, domain) =>
      affiliates.insert({ merchant_code: merchantCode, domain: domainName(domain), agent_id: agentId }),
  };
}
