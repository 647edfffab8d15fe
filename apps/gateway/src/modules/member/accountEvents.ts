import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf, type Player } from '../ledger/player.ts';

/** Events of an account without money, for rewards and the inbox. */
export type AccountEvent =
  | 'login'
  | 'registered'
  | 'password_changed'
  | 'payment_password_changed'
  | 'contact_changed'
  | 'bank_card_added'
  | 'bank_card_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'identity_approved'
  | 'identity_refused';

/** An event of an account, as `publishAccountEvent` writes it. */
export interface NewAccountEvent extends Player {
  event: AccountEvent;
  /** Data for readers besides the account; nothing secret. */
  payload?: Record<string, string | number | boolean>;
}

/**
 * Writes an event of an account into the outbox, as a line with the topic `account.<event>`. If it is called with the
 * transaction of the change, the event is published only if that commits.
 */
export async function publishAccountEvent(
  db: Kysely<Database> | Transaction<Database>,
  { event, payload = {}, ...player }: NewAccountEvent,
): Promise<void> {
  const content = JSON.stringify({ ...payload, merchantCode: player.merchantCode });
  await sql`select ledger_tell(${bucketOf(player)}, ${`account.${event}`}, ${player.accountId}, ${content}::jsonb)`.execute(
    db,
  );
}

/** Writes an event of an account, like `publishAccountEvent`, for callers that know only its id. */
export async function publishEventOfAccount(
  db: Kysely<Database> | Transaction<Database>,
  accountId: string,
  event: AccountEvent,
): Promise<void> {
  await db.selectFrom('account').select(publishedEvent(event).as('published')).where('id', '=', accountId).execute();
}

/**
 * Returns a column for a statement on `account`, which writes the event of each returned row without another round
 * trip.
 */
export function publishedEvent(
  event: AccountEvent,
  payload: NonNullable<NewAccountEvent['payload']> = {},
): RawBuilder<null> {
  return sql`ledger_tell(ledger_bucket(account.merchant_code, account.id::text), ${`account.${event}`}::text,
    account.id::text, ${JSON.stringify(payload)}::jsonb || jsonb_build_object('merchantCode', account.merchant_code))`;
}
