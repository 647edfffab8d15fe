import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';

/** Creates the repository of `affiliate_domain`. */
export function createAffiliateRepository(db: Kysely<Database>) {
  return {
    agentIdOf: async (merchantCode: string, domain: string): Promise<string | undefined> => {
      const row = await db
        .selectFrom('affiliate_domain')
        .select('agent_id')
        .where('merchant_code', '=', merchantCode)
        .where('domain', '=', domain)
        .executeTakeFirst();
      return row?.agent_id;
    },
    /** Returns the domains of a merchant in alphabetical order, each with its account. */
    list: (merchantCode: string) =>
      db
        .selectFrom('affiliate_domain')
        .innerJoin('account', 'account.id', 'affiliate_domain.agent_id')
        .select(['domain', 'account.account', 'account.status', 'account.type'])
        .where('affiliate_domain.merchant_code', '=', merchantCode)
        .orderBy('domain')
        .execute(),
    async remove(merchantCode: string, domain: string): Promise<void> {
      await db
        .deleteFrom('affiliate_domain')
        .where('merchant_code', '=', merchantCode)
        .where('domain', '=', domain)
        .execute();
    },
    async insert(row: { merchant_code: string; domain: string; agent_id: string }): Promise<void> {
      await db
        .insertInto('affiliate_domain')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
