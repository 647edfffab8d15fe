import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { SessionTable } from '../../tables/accountTables.ts';
import { atTime } from '../../sqlTime.ts';
import { publishedEvent } from '../member/accountEvents.ts';

/** The stored hashes of a session's secrets. */
type SessionHashes = Pick<Insertable<SessionTable>, 'token_hash' | 'cookie_hash'>;

/** Returns the device of a browser in one line; empty if it sent no user agent. */
function deviceTextOf({ model, browser, system }: Insertable<SessionTable>): string {
  return [model, browser, system]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ')
    .slice(0, 150);
}

/** Creates the repository of `session`. */
export function createSessionRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    insert: (row: Insertable<SessionTable>) => db.insertInto('session').values(row).execute(),
    /** Inserts the session and updates the account in one round trip, because a login waits for it. */
    insertAtLogin: (row: Insertable<SessionTable>, at: Date) =>
      db
        .with('opened', (connection) => connection.insertInto('session').values(row).returning('account_id'))
        .updateTable('account')
        .from('opened')
        .set({ last_login_at: at })
        .whereRef('account.id', '=', 'opened.account_id')
        .returning(publishedEvent('login', { device: deviceTextOf(row) }).as('published'))
        .execute(),
    byTokenHash: (tokenHash: Buffer) =>
      db
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .leftJoin('account_view', 'account_view.id', 'session.view_id')
        .select([
          'session.id',
          'account_view.id as view_id',
          'account_view.operator',
          'account_view.ended_at as view_ended_at',
          'session.account_id',
          'session.cookie_hash',
          'session.last_seen_at',
          'session.expires_at',
          'account.merchant_code',
          'account.account',
          'account.type',
          'account.status',
        ])
        .where('session.token_hash', '=', tokenHash)
        .executeTakeFirst(),
    /** Returns active sessions, most recently used first. */
    listOf: (accountId: string, { now, seenAfter, limit }: { now: number; seenAfter: number; limit: number }) =>
      db
        .selectFrom('session')
        .select(['id', 'browser', 'system', 'model', 'client_address', 'created_at', 'last_seen_at'])
        .where('account_id', '=', accountId)
        .where('view_id', 'is', null)
        .where('expires_at', '>', atTime(now))
        .where('last_seen_at', '>', atTime(seenAfter))
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),
    openAmong: (ids: readonly string[], { now, seenAfter }: { now: number; seenAfter: number }) =>
      db
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select('session.id')
        .where((where) => where('session.id', '=', where.fn.any(where.val([...ids]))))
        .where('session.expires_at', '>', atTime(now))
        .where('session.last_seen_at', '>', atTime(seenAfter))
        .where('account.status', '=', 'active')
        .execute(),
    touch: (id: string, seenAt: Date) =>
      db.updateTable('session').set({ last_seen_at: seenAt }).where('id', '=', id).execute(),
    renew: (id: string, hashes: SessionHashes) => db.updateTable('session').set(hashes).where('id', '=', id).execute(),
    remove: (id: string) => db.deleteFrom('session').where('id', '=', id).execute(),
    /** Deletes a session of this account. Returns whether it existed. */
    async removeOf(accountId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    removeAllOf: (accountId: string, keepId?: string) =>
      db
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .$if(keepId !== undefined, (query) => query.where('id', '!=', keepId ?? ''))
        .execute(),
    removeExpired: (before: number) => db.deleteFrom('session').where('expires_at', '<', atTime(before)).execute(),
  };
}
