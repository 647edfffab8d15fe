import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { PictureKind } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { IdentityCheckTable } from '../../tables/securityTables.ts';

/** A row of the table of identity checks. */
export type IdentityCheckRow = Selectable<IdentityCheckTable>;

/** Reads and writes the rows of `identity_check` and `identity_picture`. */
export function createIdentityCheckRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** Finds the last check of an account. */
    last: (accountId: string): Promise<IdentityCheckRow | undefined> =>
      db
        .selectFrom('identity_check')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('sent_at', 'desc')
        .orderBy('id')
        .executeTakeFirst(),
    /** Locks an account's check until the transaction ends. */
    async hold(accountId: string): Promise<void> {
      await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    },
    /** Lists the kinds of pictures that wait for the next check. */
    async drafts(accountId: string): Promise<PictureKind[]> {
      const rows = await db
        .selectFrom('identity_picture')
        .select('kind')
        .where('account_id', '=', accountId)
        .where('check_id', 'is', null)
        .execute();
      return rows.map(({ kind }) => kind);
    },
    /** Replaces the waiting picture of the same kind. */
    async replaceDraft(row: { id: string; account_id: string; kind: PictureKind; sealed: string; added_at: Date }) {
      await db
        .deleteFrom('identity_picture')
        .where('account_id', '=', row.account_id)
        .where('kind', '=', row.kind)
        .where('check_id', 'is', null)
        .execute();
      await db
        .insertInto('identity_picture')
        .values({ ...row, check_id: null })
        .execute();
    },
    /** Inserts a check with waiting pictures of these kinds, and deletes the others. */
    async insert(row: Insertable<IdentityCheckTable> & { id: string }, kinds: readonly PictureKind[]): Promise<void> {
      await db.insertInto('identity_check').values(row).execute();
      await db
        .updateTable('identity_picture')
        .set({ check_id: row.id })
        .where('account_id', '=', row.account_id)
        .where('check_id', 'is', null)
        .where('kind', 'in', kinds)
        .execute();
      await db
        .deleteFrom('identity_picture')
        .where('account_id', '=', row.account_id)
        .where('check_id', 'is', null)
        .execute();
    },
  };
}
