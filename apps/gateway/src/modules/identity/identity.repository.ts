import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { IdentityTable } from '../../tables/accountTables.ts';

/** Reads and writes the rows of `identity`. */
export function createIdentityRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    accountIdOf: async (
      merchantCode: string,
      provider: IdentityTable['provider'],
      subject: string,
    ): Promise<string | undefined> => {
      const row = await db
        .selectFrom('identity')
        .select('account_id')
        .where('merchant_code', '=', merchantCode)
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row?.account_id;
    },
    /** Links an account to an identity; false when the identity is already linked. */
    async insert(row: Insertable<IdentityTable>): Promise<boolean> {
      const inserted = await db
        .insertInto('identity')
        .values(row)
        .onConflict((conflict) => conflict.columns(['merchant_code', 'provider', 'subject']).doNothing())
        .returning('account_id')
        .executeTakeFirst();
      return inserted !== undefined;
    },
  };
}
