import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';

/** The rows of `affiliate_domain`. */
export function createAffiliateRepository(db: Kysely<Database>) {
  return {
    agentIdOf: async (merchantCode: string, domain: string): Promise<string | undefined> => {
      const row = await db.selectFrom('affiliate_domain').select('agent_id').where('merchant_code', '=', merchantCode).where('domain', '=', domain).executeTakeFirst();
      return row?.agent_id;
    },
    async insert(row: { merchant_code: string; domain: string; agent_id: string }): Promise<void> {
      await db.insertInto('affiliate_domain').values(row).onConflict((conflict) => conflict.doNothing()).execute();
    },
  };
}
