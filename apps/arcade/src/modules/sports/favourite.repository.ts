import { sql, type Kysely, type Transaction } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import { MAX_FAVOURITES } from '../../games/sportsbook/favourites.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;

/** Lists the leagues and fixtures that a player has starred, without finished fixtures. */
export async function listFavourites(query: Query, playerRef: string): Promise<string[]> {
  const rows = await query
    .selectFrom('sports_favourite')
    .leftJoin('fixture', 'fixture.id', 'sports_favourite.code')
    .select('sports_favourite.code')
    .where('player_ref', '=', playerRef)
    .where('fixture.over_at', 'is', null)
    .orderBy('added_at')
    .orderBy('sports_favourite.code')
    .execute();
  return rows.map(({ code }) => code);
}

/**
 * Stars a league or a fixture; a second time changes nothing. Returns false at the maximum number of favourites.
 * Finished fixtures make room.
 */
export async function addFavourite(db: Kysely<ArcadeSchema>, playerRef: string, code: string): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    // Locks the player, so that the number does not change after it is counted.
    await sql`select pg_advisory_xact_lock(hashtextextended('sports_favourite ' || ${playerRef}, 0))`.execute(
      transaction,
    );
    await sql`
      delete from sports_favourite using fixture
      where player_ref = ${playerRef} and fixture.id = sports_favourite.code and fixture.over_at is not null`.execute(
      transaction,
    );
    const { rows } = await sql`
      insert into sports_favourite (player_ref, code)
      select ${playerRef}, ${code}
      where (select count(*) from sports_favourite where player_ref = ${playerRef} and code <> ${code}) < ${MAX_FAVOURITES}
      on conflict (player_ref, code) do update set code = excluded.code
      returning code`.execute(transaction);
    return rows.length > 0;
  });
}

/** Removes a star. Idempotent. */
export async function removeFavourite(query: Query, playerRef: string, code: string): Promise<void> {
  await query.deleteFrom('sports_favourite').where('player_ref', '=', playerRef).where('code', '=', code).execute();
}
