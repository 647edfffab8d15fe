import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ChatTicket } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { SupportTicketTable } from '../../tables/supportTables.ts';

/** How long after its end the next message reopens a ticket, in ms. Later messages open another. */
const REOPENED_MS = 3 * 86_400_000;

/** A row of `support_ticket`. */
export type TicketRow = Selectable<SupportTicketTable>;

/** Finds the last ticket of an account. */
export function findTicket(db: Kysely<Database>, accountId: string): Promise<TicketRow | undefined> {
  return db
    .selectFrom('support_ticket')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Records a message on the ticket of an account; opens one if there is none to continue. */
export async function recordOnTicket(
  transaction: Transaction<Database>,
  note: {
    accountId: string;
    merchantCode: string;
    state: 'waiting' | 'answered';
    isStaffed: boolean;
    /** Epoch milliseconds. */
    now: number;
  },
): Promise<{ ticket: TicketRow; isOpened: boolean }> {
  const { accountId, merchantCode, state, isStaffed, now } = note;
  const last = await findTicket(transaction, accountId);
  const isContinued = last !== undefined && (last.closed_at === null || now - last.closed_at < REOPENED_MS);
  if (!isContinued) {
    const ticket = await transaction
      .insertInto('support_ticket')
      .values({
        account_id: accountId,
        merchant_code: merchantCode,
        state,
        opened_at: new Date(now),
        is_after_hours: !isStaffed,
        closed_at: null,
        closed_by: null,
        rating: null,
        rated_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ticket, isOpened: true };
  }
  const isOpened = last.state === 'closed';
  const ticket = await transaction
    .updateTable('support_ticket')
    .set({
      state,
      ...(isOpened && { closed_at: null, closed_by: null, rating: null, rated_at: null, is_after_hours: !isStaffed }),
    })
    .where('number', '=', last.number)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ticket, isOpened };
}

/** Closes the open ticket of an account; undefined if there is none. */
export function closeTicket(
  transaction: Transaction<Database>,
  { accountId, operator, now }: { accountId: string; operator: string; now: number },
): Promise<TicketRow | undefined> {
  return transaction
    .updateTable('support_ticket')
    .set({ state: 'closed', closed_at: new Date(now), closed_by: operator })
    .where('account_id', '=', accountId)
    .where('state', '<>', 'closed')
    .returningAll()
    .executeTakeFirst();
}

/** Rates a closed ticket of an account; undefined if there is none. */
export function rateTicket(
  db: Kysely<Database>,
  { accountId, number, rating, now }: { accountId: string; number: number; rating: number; now: number },
): Promise<TicketRow | undefined> {
  return db
    .updateTable('support_ticket')
    .set({ rating, rated_at: new Date(now) })
    .where('number', '=', number)
    .where('account_id', '=', accountId)
    .where('state', '=', 'closed')
    .returningAll()
    .executeTakeFirst();
}

/** Converts a ticket to its wire form. */
export function wireTicket({ number, state, opened_at, is_after_hours, rating }: TicketRow): ChatTicket {
  return { number, state, openedAt: opened_at, isAfterHours: is_after_hours, rating };
}
