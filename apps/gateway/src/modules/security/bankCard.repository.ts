import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { BankCardTable, PayeeTable } from '../../tables/securityTables.ts';

/** A row of `bank_card`. */
export type BankCardRow = Selectable<BankCardTable>;

/** Creates the repository of `payee` and `bank_card`. */
export function createBankCardRepository(db: Kysely<Database> | Transaction<Database>) {
  const activeCards = (accountId: string) =>
    db.selectFrom('bank_card').selectAll().where('account_id', '=', accountId).where('removed_at', 'is', null);

  return {
    /** Returns cards that were not removed: the default one first, then newest first. */
    list: (accountId: string): Promise<BankCardRow[]> =>
      activeCards(accountId).orderBy('is_default', 'desc').orderBy('added_at', 'desc').orderBy('id').execute(),
    find: (accountId: string, cardId: string): Promise<BankCardRow | undefined> =>
      activeCards(accountId).where('id', '=', cardId).executeTakeFirst(),
    /** Finds a card, even if it was removed. */
    findAny: (accountId: string, cardId: string): Promise<BankCardRow | undefined> =>
      db
        .selectFrom('bank_card')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', cardId)
        .executeTakeFirst(),
    payee: (accountId: string): Promise<Selectable<PayeeTable> | undefined> =>
      db.selectFrom('payee').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
    /**
     * Locks an account's payee until the transaction ends, so that changes of its cards are serialized. Inserts the
     * payee with `name` if there is none.
     */
    holdPayee: (accountId: string, name: string): Promise<Selectable<PayeeTable>> =>
      db
        .insertInto('payee')
        .values({ account_id: accountId, name, used_at: null })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet((row) => ({ name: row.ref('payee.name') })))
        .returningAll()
        .executeTakeFirstOrThrow(),
    async renamePayee(accountId: string, name: string): Promise<void> {
      await db.updateTable('payee').set({ name }).where('account_id', '=', accountId).execute();
      await db
        .updateTable('bank_card')
        .set({ payee_name: name })
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .execute();
    },
    /** Deletes a name without cards and payouts. The next first card sets it again. */
    async forgetPayee(accountId: string): Promise<void> {
      await db
        .deleteFrom('payee')
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .where((where) => where.not(where.exists(activeCards(accountId))))
        .execute();
    },
    /** Inserts a card. Returns false if another card of the merchant has the number. */
    async insert(row: Insertable<BankCardTable>): Promise<boolean> {
      const inserted = await db
        .insertInto('bank_card')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['merchant_code', 'number_hash']).where('removed_at', 'is', null).doNothing(),
        )
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },
    /** Makes one card the default, or none. */
    async makeDefault(accountId: string, cardId: string | undefined): Promise<void> {
      await db
        .updateTable('bank_card')
        .set({ is_default: false })
        .where('account_id', '=', accountId)
        .where('is_default', '=', true)
        .execute();
      if (cardId !== undefined)
        await db.updateTable('bank_card').set({ is_default: true }).where('id', '=', cardId).execute();
    },
    async remove(cardId: string, now: Date): Promise<void> {
      await db.updateTable('bank_card').set({ removed_at: now, is_default: false }).where('id', '=', cardId).execute();
    },
    /** Fixes the payee name for good, and inserts it if there is none. Keeps the time of the first call. */
    async lockPayee(accountId: string, name: string, now: Date): Promise<void> {
      await db
        .insertInto('payee')
        .values({ account_id: accountId, name, used_at: now })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({ used_at: sql<Date>`coalesce(payee.used_at, ${now})` }),
        )
        .execute();
    },
    /** Marks a card and its payee name as used. Keeps the time of the first call. */
    async markUsed(cardId: string, now: Date): Promise<void> {
      const card = await db
        .updateTable('bank_card')
        .set({ used_at: sql<Date>`coalesce(used_at, ${now})` })
        .where('id', '=', cardId)
        .returning('account_id')
        .executeTakeFirst();
      if (card === undefined) throw new Error('There is no such bank card');
      await db
        .updateTable('payee')
        .set({ used_at: now })
        .where('account_id', '=', card.account_id)
        .where('used_at', 'is', null)
        .execute();
    },
  };
}
