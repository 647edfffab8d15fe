import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';

/** Lists node ids of the games that an account played, the latest first. */
export async function listRecentNodeIds(db: Kysely<Database>, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recent_game')
    .select('node_id')
    .where('account_id', '=', accountId)
    .orderBy('played_at', 'desc')
    .execute();
  return rows.map((row) => row.node_id);
}

/** Moves a game to the top of an account's list. */
export async function upsertRecent(db: Kysely<Database>, accountId: string, nodeId: string): Promise<void> {
  await db
    .insertInto('recent_game')
    .values({ account_id: accountId, node_id: nodeId })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'node_id']).doUpdateSet({ played_at: sql<Date>`excluded.played_at` }),
    )
    .execute();
}

/** Deletes all but the latest `keepCount` games of an account. */
export async function deleteOldRecents(db: Kysely<Database>, accountId: string, keepCount: number): Promise<void> {
  await db
    .deleteFrom('recent_game')
    .where('account_id', '=', accountId)
    .where('node_id', 'in', (older) =>
      older
        .selectFrom('recent_game')
        .select('node_id')
        .where('account_id', '=', accountId)
        .orderBy('played_at', 'desc')
        .offset(keepCount),
    )
    .execute();
}
