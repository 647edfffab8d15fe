import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { GameEntry } from './gameEntry.ts';

/** How many games one statement reads and memory holds. */
const READ_AT_ONCE = 1_000;

/**
 * Reads the whole catalogue, including withdrawn games, as lines for an import. Reads in batches from one snapshot, in
 * the order of node ids.
 */
export async function* exportGames(db: Kysely<Database>): AsyncGenerator<string> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    for (let after = ''; ;) {
      const games = await readGames(transaction, after);
      const last = games.at(-1);
      if (last === undefined) return;
      yield games.map((game) => JSON.stringify(game)).join('\n');
      after = last.nodeId;
    }
  } finally {
    await transaction.rollback().execute();
  }
}

function readGames(db: Kysely<Database>, after: string): Promise<GameEntry[]> {
  return db
    .selectFrom('game')
    .select((select) => [
      'node_id as nodeId',
      'id',
      'vassalage as vendor',
      'game_code as gameCode',
      'game_id as gameId',
      'game_type as gameType',
      'game_classify as classes',
      'names',
      'provider',
      'min_bets as minBet',
      'min_line as minLine',
      'support_play as supportPlay',
      'freeplay',
      'has_jackpot as hasJackpot',
      'is_new as isNew',
      'hot_order as hotOrder',
      'is_enabled as isEnabled',
      // With all digits of the database: milliseconds would change the time.
      sql<string>`to_char(${select.ref('released_at')}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('releasedAt'),
      'dominant_colour as dominantColour',
    ])
    .where('node_id', '>', after)
    .orderBy('node_id')
    .limit(READ_AT_ONCE)
    .execute();
}
