import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { MessageTable } from '../../tables/messageTables.ts';
import { atTime } from '../../sqlTime.ts';
import { BATCH } from './message.rules.ts';

/** The fields that are cleared when a message is finished. */
const wiped = { body: null, html: null, next_attempt_at: null } as const;

/** Reads and writes the rows of `message`. */
export function createMessageRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    async insert(row: Insertable<MessageTable>): Promise<void> {
      await db.insertInto('message').values(row).execute();
    },
    /**
     * Takes due messages of a channel; one process leases each, and it is due again at `again` in case that process
     * crashes.
     */
    takeDue: (channel: MessageTable['channel'], now: number, again: number) =>
      db
        .updateTable('message')
        .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: new Date(again) })
        .where('id', 'in', (select) =>
          select
            .selectFrom('message')
            .select('id')
            .where('next_attempt_at', '<=', atTime(now))
            .where('expires_at', '>', atTime(now))
            .where('is_decoy', '=', false)
            .where('channel', '=', channel)
            .orderBy('next_attempt_at')
            .limit(BATCH[channel])
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),
    async close(id: string, state: 'delivered' | 'refused'): Promise<void> {
      await db
        .updateTable('message')
        .set({ state, ...wiped })
        .where('id', '=', id)
        .execute();
    },
    async postpone(id: string, until: Date): Promise<void> {
      await db
        .updateTable('message')
        .set({ next_attempt_at: until })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute();
    },
    /** Ends decoys and expired messages. */
    async wipe(now: number): Promise<void> {
      await db
        .updateTable('message')
        .set((row) => ({
          state: row
            .case()
            .when('is_decoy', '=', true)
            .then('dropped' as const)
            .else('expired' as const)
            .end(),
          ...wiped,
        }))
        .where('state', '=', 'waiting')
        .where((row) => row.or([row('is_decoy', '=', true), row('expires_at', '<=', atTime(now))]))
        .execute();
    },
    async removeOlderThan(moment: number): Promise<void> {
      await db.deleteFrom('message').where('created_at', '<', atTime(moment)).execute();
    },
    listNewest: (limit: number) =>
      db
        .selectFrom('message')
        .innerJoin('merchant', 'merchant.code', 'message.merchant_code')
        .selectAll('message')
        .select('merchant.name as merchant_name')
        .where('is_decoy', '=', false)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute(),
  };
}
