import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { LOCK_MS, MAX_TRIES } from './paymentPassword.rules.ts';

/** The rows of `payment_password_try`. */
export function createPaymentPasswordRepository(db: Kysely<Database>) {
  return {
    /**
     * Counts a try before anybody looks whether it is right, and tells how many are left; undefined while the password
     * is locked.
     * The last try locks at once, so that of many at the same moment none slips through, and a gateway that dies in
     * between leaves no way around.
     */
    async countTry(accountId: string, now: number): Promise<number | undefined> {
      const at = sql`${new Date(now)}::timestamptz`;
      const lockedUntil = sql`${new Date(now + LOCK_MS)}::timestamptz`;
      const { rows } = await sql<{ tries: number }>`
        insert into payment_password_try as kept (account_id, tries) values (${accountId}, 1)
        on conflict (account_id) do update set
          tries = case when kept.locked_until is null then kept.tries + 1 else 1 end,
          locked_until = case when kept.locked_until is null and kept.tries + 1 >= ${MAX_TRIES} then ${lockedUntil} end
        where kept.locked_until is null or kept.locked_until <= ${at}
        returning tries
      `.execute(db);
      const counted = rows[0];
      return counted && MAX_TRIES - counted.tries;
    },
    /** Forgets every try: the owner proved who they are. */
    async forgetTries(accountId: string): Promise<void> {
      await db.deleteFrom('payment_password_try').where('account_id', '=', accountId).execute();
    },
    /** Until when the password is locked, in epoch ms; undefined when it is not. */
    async lockedUntil(accountId: string, now: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('payment_password_try')
        .select('locked_until')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      const until = row?.locked_until ?? undefined;
      return until !== undefined && until > now ? until : undefined;
    },
  };
}
