import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { CHECK_MS, LOCK_MS, MAX_TRIES } from './paymentPassword.rules.ts';

/** Creates the repository of `payment_password_try`. */
export function createPaymentPasswordRepository(db: Kysely<Database>) {
  return {
    /**
     * Counts an attempt before the password is checked, and returns how many are left; undefined while the password is
     * locked. The last attempt locks the password during its check, so that no concurrent attempt gets past it. If it
     * was wrong, `lock` follows. If the gateway dies in between, a member with the right password is not locked out for
     * long.
     */
    async countTry(accountId: string, now: number): Promise<number | undefined> {
      const at = sql`${new Date(now)}::timestamptz`;
      const lockedUntil = sql`${new Date(now + CHECK_MS)}::timestamptz`;
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
    /** Locks the password after the last attempt was wrong. */
    async lock(accountId: string, now: number): Promise<void> {
      await db
        .updateTable('payment_password_try')
        .set({ tries: MAX_TRIES, locked_until: new Date(now + LOCK_MS) })
        .where('account_id', '=', accountId)
        .execute();
    },
    /** Deletes all attempts after the owner was verified. */
    async forgetTries(accountId: string): Promise<void> {
      await db.deleteFrom('payment_password_try').where('account_id', '=', accountId).execute();
    },
    /** Returns the end of the lock in epoch ms; undefined if the password is not locked. */
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
