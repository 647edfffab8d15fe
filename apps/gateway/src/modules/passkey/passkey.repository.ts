import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import type { PasskeyChallengeTable, PasskeyTable } from '../../tables/securityTables.ts';

/** A passkey as its table holds it. */
export type PasskeyRow = Selectable<PasskeyTable>;

/** The rows of `passkey`, `passkey_challenge` and `withdrawal_pause`. */
export function createPasskeyRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** The oldest first. */
    list: (accountId: string): Promise<PasskeyRow[]> =>
      db
        .selectFrom('passkey')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('added_at')
        .orderBy('id')
        .execute(),
    /** Holds an account's passkeys until the transaction ends: changes of them go one by one. */
    async hold(accountId: string): Promise<void> {
      await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    },
    /** Writes a passkey; false when an account has its credential. */
    async insert(row: Insertable<PasskeyTable>): Promise<boolean> {
      const inserted = await db
        .insertInto('passkey')
        .values(row)
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },
    /** Whether there was such a passkey. */
    async rename(accountId: string, id: string, name: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('passkey')
        .set({ name })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async remove(accountId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkey')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    /** How many were removed. */
    async removeAll(accountId: string): Promise<number> {
      const { numDeletedRows } = await db.deleteFrom('passkey').where('account_id', '=', accountId).executeTakeFirst();
      return Number(numDeletedRows);
    },
    /**
     * Notes a use. False when the authenticator counted no further than it had before: somebody copied it, or of two
     * answers at once this one is the older.
     */
    async noteUse(id: string, counter: bigint, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('passkey')
        .set({ counter, used_at: now })
        .where('id', '=', id)
        .where((where) => (counter === 0n ? where('counter', '=', 0n) : where('counter', '<', counter)))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Writes a challenge, and forgets those that nobody answered in time. */
    async insertChallenge(row: Insertable<PasskeyChallengeTable>, now: number): Promise<void> {
      await db.deleteFrom('passkey_challenge').where('expires_at', '<=', atTime(now)).execute();
      await db.insertInto('passkey_challenge').values(row).execute();
    },
    /** Takes a challenge away and answers it; of several at once one has it. */
    takeChallenge: (challengeHash: Buffer): Promise<Selectable<PasskeyChallengeTable> | undefined> =>
      db.deleteFrom('passkey_challenge').where('challenge_hash', '=', challengeHash).returningAll().executeTakeFirst(),

    /** Lets withdrawals rest; a longer pause stays. */
    async pause(accountId: string, until: number): Promise<void> {
      await db
        .insertInto('withdrawal_pause')
        .values({ account_id: accountId, until: new Date(until) })
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .doUpdateSet({ until: new Date(until) })
            .where('withdrawal_pause.until', '<', atTime(until)),
        )
        .execute();
    },
    /** Until when withdrawals rest, in epoch ms; undefined when they do not. */
    async pausedUntil(accountId: string, now: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('withdrawal_pause')
        .select('until')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row !== undefined && row.until > now ? row.until : undefined;
    },
  };
}
