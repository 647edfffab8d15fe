import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { HeadIconId } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { AccountTable } from '../../tables/accountTables.ts';
import { publishedEvent } from './accountEvents.ts';

/** The end of current rows of `account_ancestor`. */
const present = sql<number>`'infinity'::timestamptz`;

/** Reads and writes the rows of `account` and `account_ancestor`. */
export function createAccountRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    insert: (row: Insertable<AccountTable>) =>
      db
        .insertInto('account')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),
    async insertAncestors(id: string, parentId: string): Promise<void> {
      // The upline does not move while its own uplines are copied: agent_tree_move takes the same lock in exclusive
      // mode.
      await sql`select pg_advisory_xact_lock_shared(hashtext('agent_tree'), hashtext(merchant_code)) from account where id = ${parentId}`.execute(
        db,
      );
      await db
        .insertInto('account_ancestor')
        .columns(['ancestor_id', 'descendant_id', 'depth'])
        .expression(
          db
            .selectFrom('account_ancestor')
            .select((select) => [
              'ancestor_id',
              select.val(id).$castTo<string>().as('descendant_id'),
              sql<number>`depth + 1`.as('depth'),
            ])
            .where('descendant_id', '=', parentId)
            .where('valid_to', '=', present),
        )
        .execute();
      await db.insertInto('account_ancestor').values({ ancestor_id: parentId, descendant_id: id, depth: 1 }).execute();
    },
    byId: (id: string) => db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst(),
    byName: (merchantCode: string, account: string) =>
      db
        .selectFrom('account')
        .selectAll()
        .where('merchant_code', '=', merchantCode)
        .where('account', '=', account)
        .executeTakeFirst(),
    byAffiliateCode: (merchantCode: string, code: string) =>
      db
        .selectFrom('account')
        .selectAll()
        .where('merchant_code', '=', merchantCode)
        .where('affiliate_code', '=', code)
        .executeTakeFirst(),
    byMobile: (merchantCode: string, mobile: string) =>
      db
        .selectFrom('account')
        .selectAll()
        .where('merchant_code', '=', merchantCode)
        .where('mobile', '=', mobile)
        .executeTakeFirst(),
    byEmail: (merchantCode: string, email: string) =>
      db
        .selectFrom('account')
        .selectAll()
        .where('merchant_code', '=', merchantCode)
        .where('email', '=', email)
        .executeTakeFirst(),
    async setPassword(id: string, passwordHash: string): Promise<void> {
      await db
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .returning(publishedEvent('password_changed').as('published'))
        .execute();
    },
    async setPaymentPassword(id: string, passwordHash: string): Promise<void> {
      await db
        .updateTable('account')
        .set({ payment_password_hash: passwordHash })
        .where('id', '=', id)
        .returning(publishedEvent('payment_password_changed').as('published'))
        .execute();
    },
    async setFirstPaymentPassword(id: string, passwordHash: string): Promise<boolean> {
      const changed = await db
        .updateTable('account')
        .set({ payment_password_hash: passwordHash })
        .where('id', '=', id)
        .where('payment_password_hash', 'is', null)
        .returning(['id', publishedEvent('payment_password_changed').as('published')])
        .executeTakeFirst();
      return changed !== undefined;
    },
    async setMobile(id: string, mobile: string): Promise<void> {
      await db
        .updateTable('account')
        .set({ mobile })
        .where('id', '=', id)
        .returning(publishedEvent('contact_changed').as('published'))
        .execute();
    },
    async setEmail(id: string, email: string): Promise<void> {
      const profile = sql<string>`profile || jsonb_build_object('email', ${email}::text)`;
      await db
        .updateTable('account')
        .set({ email, profile })
        .where('id', '=', id)
        .returning(publishedEvent('contact_changed').as('published'))
        .execute();
    },
    async setNickname(id: string, nickname: string): Promise<void> {
      await db.updateTable('account').set({ nickname }).where('id', '=', id).execute();
    },
    async setHeadIcon(id: string, headIcon: HeadIconId | ''): Promise<void> {
      await db.updateTable('account').set({ head_icon: headIcon }).where('id', '=', id).execute();
    },
    async removeResetLinks(id: string): Promise<void> {
      await db.deleteFrom('reset_link').where('account_id', '=', id).execute();
    },
    /** Whether the account of an affiliate code is this one or one above it. */
    async isInLineOf(id: string, merchantCode: string, affiliateCode: string): Promise<boolean> {
      const found = await db
        .selectFrom('account')
        .select('id')
        .where('merchant_code', '=', merchantCode)
        .where('affiliate_code', '=', affiliateCode)
        .where((where) =>
          where.or([
            where('id', '=', id),
            where(
              'id',
              'in',
              db
                .selectFrom('account_ancestor')
                .select('ancestor_id')
                .where('descendant_id', '=', id)
                .where('valid_to', '=', present),
            ),
          ]),
        )
        .executeTakeFirst();
      return found !== undefined;
    },
    async countTeam(id: string): Promise<{ direct: number; team: number }> {
      const counts = await db
        .selectFrom('account_ancestor')
        .select((select) => [
          select.fn.countAll<bigint>().as('team'),
          select.fn.countAll<bigint>().filterWhere('depth', '=', 1).as('direct'),
        ])
        .where('ancestor_id', '=', id)
        .where('valid_to', '=', present)
        .executeTakeFirstOrThrow();
      return { direct: Number(counts.direct), team: Number(counts.team) };
    },
  };
}
