import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database.ts';
import type { SandboxPaymentTable } from '../../tables/paymentTables.ts';
import { atTime } from '../../sqlTime.ts';

/** A payment in the sandbox's own book. */
export type SandboxPayment = Selectable<SandboxPaymentTable>;

/** Writes a payment, or gives the one of the same order a new page; returns its name. */
export async function insertPayment(db: Kysely<Database>, row: Insertable<SandboxPaymentTable>): Promise<string> {
  const { id } = await db
    .insertInto('sandbox_payment')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ token_hash: row.token_hash }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The payment of an order. */
export function findPaymentOf(db: Kysely<Database>, orderId: string): Promise<SandboxPayment | undefined> {
  return db.selectFrom('sandbox_payment').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export function findPayment(db: Kysely<Database>, tokenHash: Buffer): Promise<SandboxPayment | undefined> {
  return db.selectFrom('sandbox_payment').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/**
 * Writes the payer's decision once, and that the merchant is to be notified at once; undefined if it was decided or has
 * expired.
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

/** Takes messages that are due for sending; one caller gets each, and it is due again in case the caller fails. */
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

/** Ends the sending of a message with what the merchant answered, or with why it was given up. */
export async function closeDelivery(db: Kysely<Database>, id: string, delivery: string, now: number): Promise<void> {
  await db
    .updateTable('sandbox_payment')
    .set({ delivery, delivered_at: new Date(now), next_attempt_at: null })
    .where('id', '=', id)
    .execute();
}
