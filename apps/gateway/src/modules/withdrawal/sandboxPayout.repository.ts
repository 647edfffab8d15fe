import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import type { SandboxPayoutTable } from '../../tables/paymentTables.ts';

/** A payout in the sandbox's own table. */
export type SandboxPayout = Selectable<SandboxPayoutTable>;

/** Inserts a payout, unless the withdrawal has one. */
export async function insertPayout(db: Kysely<Database>, row: Insertable<SandboxPayoutTable>): Promise<void> {
  await db
    .insertInto('sandbox_payout')
    .values(row)
    .onConflict((conflict) => conflict.column('withdrawal_id').doNothing())
    .execute();
}

export function findPayout(db: Kysely<Database>, withdrawalId: string): Promise<SandboxPayout | undefined> {
  return db.selectFrom('sandbox_payout').selectAll().where('withdrawal_id', '=', withdrawalId).executeTakeFirst();
}

/**
 * Claims due payouts: decides pending ones, and returns all for a report. A claimed payout is leased by one process and
 * becomes due again later in case that process fails. The sandbox's bank refuses cards whose number ends in
 * `refusedEnding`.
 */
export function takeDuePayouts(
  db: Kysely<Database>,
  now: number,
  limit: number,
  refusedEnding: string,
): Promise<SandboxPayout[]> {
  const isRefused = sql<boolean>`state = 'WAITING' and last_four = ${refusedEnding}`;
  return db
    .updateTable('sandbox_payout')
    .set({
      state: sql<
        SandboxPayout['state']
      >`case when ${isRefused} then 'FAILED' when state = 'WAITING' then 'PAID' else state end`,
      reason: sql<string | null>`case when ${isRefused} then 'card_refused' else reason end`,
      decided_at: sql<Date>`coalesce(decided_at, ${new Date(now)})`,
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`${new Date(now)}::timestamptz + least(power(2, attempts), 300) * interval '1 second'`,
    })
    .where('id', 'in', (select) =>
      select
        .selectFrom('sandbox_payout')
        .select('id')
        .where('next_attempt_at', '<=', atTime(now))
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Ends the delivery of a report with the merchant's answer, or the reason why it was dropped. */
export async function closeDelivery(db: Kysely<Database>, id: string, delivery: string, now: number): Promise<void> {
  await db
    .updateTable('sandbox_payout')
    .set({ delivery, delivered_at: new Date(now), next_attempt_at: null })
    .where('id', '=', id)
    .execute();
}
