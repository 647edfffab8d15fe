import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import { CODE_TRIES, type CodeSubject } from './code.rules.ts';

/**
 * Reads and writes the rows of `verification_code`. The database counts tries, so that concurrent guesses are counted
 * too.
 */
export function createCodeRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** Replaces the last code of its subject. */
    async replace(
      { merchantCode, number, purpose }: CodeSubject,
      code: { holder_hash: Buffer; code_hash: Buffer; expires_at: Date },
    ): Promise<void> {
      await db
        .insertInto('verification_code')
        .values({ merchant_code: merchantCode, number, purpose, ...code })
        .onConflict((conflict) =>
          conflict.columns(['merchant_code', 'number', 'purpose']).doUpdateSet({ ...code, tries: 0 }),
        )
        .execute();
    },
    /** Counts a try before the code is compared; undefined if the code has expired or has no tries left. */
    countTry: ({ merchantCode, number, purpose }: CodeSubject, holder: Buffer, now: number) =>
      db
        .updateTable('verification_code')
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .where('holder_hash', '=', holder)
        .where('merchant_code', '=', merchantCode)
        .where('number', '=', number)
        .where('purpose', '=', purpose)
        .where('tries', '<', CODE_TRIES)
        .where('expires_at', '>', atTime(now))
        .returning('code_hash')
        .executeTakeFirst(),
    /** Uncounts a try that was right. */
    async forgiveTry(holder: Buffer): Promise<void> {
      await db
        .updateTable('verification_code')
        .set((row) => ({ tries: row('tries', '-', 1) }))
        .where('holder_hash', '=', holder)
        .where('tries', '>', 0)
        .execute();
    },
    /** Uses a code up; true for only one of several concurrent callers. */
    async take(holder: Buffer, code: Buffer): Promise<boolean> {
      const deleted = await db
        .deleteFrom('verification_code')
        .where('holder_hash', '=', holder)
        .where('code_hash', '=', code)
        .returning('number')
        .executeTakeFirst();
      return deleted !== undefined;
    },
    async removeExpired(now: number): Promise<void> {
      await db.deleteFrom('verification_code').where('expires_at', '<=', atTime(now)).execute();
    },
  };
}
