import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { atTime } from '../sqlTime.ts';

/**
 * Returns the number of undelivered messages and the age of the oldest. Ignores decoys and messages too old to send.
 */
export async function readOutboxLag(db: Kysely<Database>, now: number): Promise<{ waiting: number; oldestMs: number }> {
  const { waiting, oldest } = await db
    .selectFrom('message')
    .select(({ fn }) => [fn.countAll<bigint>().as('waiting'), fn.min('created_at').as('oldest')])
    .where('state', '=', 'waiting')
    .where('is_decoy', '=', false)
    .where('expires_at', '>', atTime(now))
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), oldestMs: oldest === null ? 0 : Math.max(0, now - oldest) };
}
