import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { ResetLinkTable } from '../../tables/messageTables.ts';
import { atTime } from '../../sqlTime.ts';

/** The rows of `reset_link`. */
export function createResetLinkRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** Puts a link in the place of the last one of its asker. */
    async replace({ asker_hash, ...link }: Insertable<ResetLinkTable>): Promise<void> {
      await db
        .insertInto('reset_link')
        .values({ asker_hash, ...link })
        .onConflict((conflict) => conflict.column('asker_hash').doUpdateSet(link))
        .execute();
    },
    /** The account that a link leads to. */
    accountIdOf: async (tokenHash: Buffer, now: number): Promise<string | undefined> => {
      const row = await db
        .selectFrom('reset_link')
        .select('account_id')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', atTime(now))
        .executeTakeFirst();
      return row?.account_id ?? undefined;
    },
    /** Uses a link up; true for one of several takers at once. */
    async take(tokenHash: Buffer): Promise<boolean> {
      return (
        (await db
          .deleteFrom('reset_link')
          .where('token_hash', '=', tokenHash)
          .returning('asker_hash')
          .executeTakeFirst()) !== undefined
      );
    },
    async removeExpired(now: number): Promise<void> {
      await db.deleteFrom('reset_link').where('expires_at', '<=', atTime(now)).execute();
    },
  };
}
