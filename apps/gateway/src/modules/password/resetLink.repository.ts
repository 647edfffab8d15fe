import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { ResetLinkTable } from '../../tables/messageTables.ts';
import { atTime } from '../../sqlTime.ts';

/** Creates the repository of `reset_link`. */
export function createResetLinkRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** Replaces the last link of a requester. */
    async replace({ asker_hash, ...link }: Insertable<ResetLinkTable>): Promise<void> {
      await db
        .insertInto('reset_link')
        .values({ asker_hash, ...link })
        .onConflict((conflict) => conflict.column('asker_hash').doUpdateSet(link))
        .execute();
    },
    /** Returns the account of a link; undefined if the link is expired, unknown, or without an account. */
    accountIdOf: async (tokenHash: Buffer, now: number): Promise<string | undefined> => {
      const row = await db
        .selectFrom('reset_link')
        .select('account_id')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', atTime(now))
        .executeTakeFirst();
      return row?.account_id ?? undefined;
    },
    /** Consumes a link. Returns true for only one of several concurrent callers. */
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
