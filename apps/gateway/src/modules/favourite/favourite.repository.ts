import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';

/** Lists the node ids of an account's favourites, the latest first. */
export async function listFavouriteNodeIds(db: Kysely<Database>, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite_game')
    .select('node_id')
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('node_id')
    .execute();
  return rows.map((row) => row.node_id);
}

/** Adds a favourite unless the account already has it, or has `limit` favourites. */
export async function insertFavourite(
  db: Kysely<Database>,
  accountId: string,
  nodeId: string,
  limit: number,
): Promise<void> {
  await sql`
    insert into favourite_game (account_id, node_id)
    select ${accountId}::uuid, ${nodeId}
    where (select count(*) from favourite_game where account_id = ${accountId}::uuid) < ${limit}::int
    on conflict do nothing`.execute(db);
}

/** Removes a favourite; does nothing when there is none. */
export async function deleteFavourite(db: Kysely<Database>, accountId: string, nodeId: string): Promise<void> {
  await db.deleteFrom('favourite_game').where('account_id', '=', accountId).where('node_id', '=', nodeId).execute();
}
