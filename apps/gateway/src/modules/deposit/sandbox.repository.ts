import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database.ts';
import type { SandboxPaymentTable } from '../../tables/paymentTables.ts';
import { atTime } from '../../sqlTime.ts';

/** A payment in the sandbox's own records. */
export type SandboxPayment = Selectable<SandboxPaymentTable>;

/** Inserts a payment, or gives the payment of the same order a new page; returns its name. */
export async function insertPayment(db: Kysely<Database>, row: Insertable<SandboxPaymentTable>): Promise<string> {
  const { id } = await db
    .insertInto('sandbox_payment')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ token_hash: row.token_hash }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds the payment of an order. */
export function findPaymentOf(db: Kysely<Database>, orderId: string): Promise<SandboxPayment | undefined> {
  return db.selectFrom('sandbox_payment').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export function findPayment(db: Kysely<Database>, tokenHash: Buffer): Promise<SandboxPayment | undefined> {
  return db.selectFrom('sandbox_payment').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/**
 * Stores the payer's decision once, and makes its report due now; undefined if the payment was decided or has expired.
 */
export function decidePayment(
  db: Kysely<Database>,
  tokenHash: Buffer,
  state: 'PAID' | 'FAILED',
  now: number,
): Promise<SandboxPayment | undefined> {
  return db
    .updateTable('sandbox_payment')
    .set({ state, decided_at: new Date(now), next_attempt_at: new Date(now) })
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'WAITING')
    .where('expires_at', '>', atTime(now))
    .returningAll()
    .executeTakeFirst();
}

/** Takes reports that are due; one caller gets each, and it becomes due again in case the caller fails. */
export async function takeDuePayments(db: Kysely<Database>, now: number, limit: number): Promise<SandboxPayment[]> {
  return db
    .updateTable('sandbox_payment')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`${new Date(now)}::timestamptz + least(power(2, attempts), 300) * interval '1 second'`,
    })
    .where('id', 'in', (select) =>
      select
        .selectFrom('sandbox_payment')
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

/** Ends the delivery of a report with the merchant's answer, or with the reason for giving up. */
export async function closeDelivery(db: Kysely<Database>, id: string, delivery: string, now: number): Promise<void> {
  await db
    .updateTable('sandbox_payment')
    .set({ delivery, delivered_at: new Date(now), next_attempt_at: null })
    .where('id', '=', id)
    .execute();
}
