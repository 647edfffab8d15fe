import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { returnToBudget } from './rewardGrant.ts';
import { publishRewardEvent } from './rewardPayment.ts';

/** How many rewards one transaction expires. */
const BATCH = 200;

/** Expires unclaimed rewards and returns their amounts to the budgets. Several gateways share the work. */
export async function expireRewards(db: Kysely<Database>, now: number): Promise<void> {
  for (;;) {
    const ended = await db.transaction().execute(async (transaction) => {
      const due = await transaction
        .selectFrom('reward_grant')
        .select(['bucket', 'id'])
        .where('state', '=', 'CLAIMABLE')
        .where('expires_at', '<=', sql<number>`${new Date(now)}`)
        .orderBy('expires_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { bucket, id } of due) {
        const row = await transaction
          .updateTable('reward_grant')
          .set({ state: 'EXPIRED' })
          .where('bucket', '=', bucket)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await returnToBudget(transaction, row);
        await publishRewardEvent(transaction, 'expired', row);
      }
      return due.length;
    });
    if (ended < BATCH) return;
  }
}
