import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import type { PasskeyChallengeTable, PasskeyTable } from '../../tables/securityTables.ts';

/** A row of `passkey`. */
export type PasskeyRow = Selectable<PasskeyTable>;

/** Creates the repository of `passkey`, `passkey_challenge` and `withdrawal_pause`. */
export function createPasskeyRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** Returns the passkeys of an account, oldest first. */
    list: (accountId: string): Promise<PasskeyRow[]> =>
      db
        .selectFrom('passkey')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('added_at')
        .orderBy('id')
        .execute(),
    /** Locks an account's passkeys until the transaction ends, so that changes are serialized. */
    async hold(accountId: string): Promise<void> {
      await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    },
    /** Inserts a passkey. Returns false if the credential is already registered to an account. */
    async insert(row: Insertable<PasskeyTable>): Promise<boolean> {
      const inserted = await db
        .insertInto('passkey')
        .values(row)
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },
    /** Renames a passkey. Returns whether it exists. */
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
    /** Removes all passkeys of an account and returns their number. */
    async removeAll(accountId: string): Promise<number> {
      const { numDeletedRows } = await db.deleteFrom('passkey').where('account_id', '=', accountId).executeTakeFirst();
      return Number(numDeletedRows);
    },
    /**
     * Records a use. Returns false if the counter did not increase: the authenticator was copied, or a newer response
     * was recorded first.
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

    /** Inserts a challenge and deletes expired ones. */
    async insertChallenge(row: Insertable<PasskeyChallengeTable>, now: number): Promise<void> {
      await db.deleteFrom('passkey_challenge').where('expires_at', '<=', atTime(now)).execute();
      await db.insertInto('passkey_challenge').values(row).execute();
    },
    /** Deletes a challenge and returns it. Only one of several concurrent callers gets it. */
    takeChallenge: (challengeHash: Buffer): Promise<Selectable<PasskeyChallengeTable> | undefined> =>
      db.deleteFrom('passkey_challenge').where('challenge_hash', '=', challengeHash).returningAll().executeTakeFirst(),

    /** Pauses withdrawals; never shortens a longer pause. */
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
    /** Returns the end of the pause of withdrawals in epoch ms; undefined without a pause. */
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
