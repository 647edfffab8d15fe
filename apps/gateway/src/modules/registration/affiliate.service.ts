import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { AffiliateUrlService, Arrival } from '../agent/affiliateUrl.service.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { createAffiliateRepository } from './affiliate.repository.ts';
import { domainName, mayBring } from './affiliate.rules.ts';

/** The codes of a link; either may be empty. */
export interface ReferralLink {
  /** The invitation code of an agent. */
  code: string;
  /** The address under which the agent brings players. */
  domain: string;
}

export interface AffiliateService {
  /**
   * Finds the agent of a code, or else of a domain; undefined when neither names an agent whom players may come
   * through.
   */
  agentOf(merchantCode: string, link: ReferralLink): Promise<Account | undefined>;
  /** Returns the affiliate URL of a code, even an ended one, if players may come through its agent. */
  arrivalOf(merchantCode: string, code: string): Promise<Arrival | undefined>;
  /** Assigns a domain to an agent of a merchant. A domain of another agent stays with that agent. */
  addDomain(merchantCode: string, agentId: string, domain: string): Promise<void>;
}

/** Looks up who referred a player. */
export function createAffiliateService({
  db,
  accounts,
  affiliateUrls,
}: {
  db: Kysely<Database>;
  accounts: AccountService;
  affiliateUrls: Pick<AffiliateUrlService, 'arrivalOf'>;
}): AffiliateService {
  const affiliates = createAffiliateRepository(db);

  async function arrivalOf(merchantCode: string, code: string): Promise<Arrival | undefined> {
    const arrival = code === '' ? undefined : await affiliateUrls.arrivalOf(merchantCode, code);
    return mayBring(arrival?.agent) ? arrival : undefined;
  }

  return {
    arrivalOf,
    async agentOf(merchantCode, { code, domain }) {
      const byCode = code === '' ? undefined : await accounts.byAffiliateCode(merchantCode, code);
      if (mayBring(byCode)) return byCode;
      const arrival = await arrivalOf(merchantCode, code);
      if (arrival !== undefined) return arrival.agent;
      const agentId = domain === '' ? undefined : await affiliates.agentIdOf(merchantCode, domainName(domain));
      const byDomain = agentId === undefined ? undefined : await accounts.byId(agentId);
      return mayBring(byDomain) ? byDomain : undefined;
    },
    addDomain: (merchantCode, agentId, domain) =>
      affiliates.insert({ merchant_code: merchantCode, domain: domainName(domain), agent_id: agentId }),
  };
}
