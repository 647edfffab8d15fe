import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database, SessionTable } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';

/** The rows of `session`. */
export function createSessionRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    insert: (row: Insertable<SessionTable>) => db.insertInto('session').values(row).execute(),
    byTokenHash: (tokenHash: Buffer) =>
      db
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select([
          'session.id', 'session.account_id', 'session.cookie_hash', 'session.last_seen_at', 'session.expires_at', 'account.merchant_code', 'account.account',
          'account.type', 'account.status',
        ])
        .where('session.token_hash', '=', tokenHash)
        .executeTakeFirst(),
    touch: (id: string, seenAt: Date) => db.updateTable('session').set({ last_seen_at: seenAt }).where('id', '=', id).execute(),
    remove: (id: string) => db.deleteFrom('session').where('id', '=', id).execute(),
    removeExpired: (before: number) => db.deleteFrom('session').where('expires_at', '<', atTime(before)).execute(),
  };
}
