import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf, type Player } from '../ledger/player.ts';

/** A round that a player has begun and not ended. */
export interface OpenRound {
  nodeId: string;
  currency: string;
  /** Minor units, without returned stakes. */
  stake: bigint;
}

/** Game types whose bets wait for an event and not for the player: there is nothing to resume. */
const WAITING_TYPES = ['SPORTS', 'LOTT', 'ELOTT'] as const;

/**
 * Lists open rounds of a player, newest first. Searches only the last `window` rounds, because an index of open rounds
 * would be written with every bet.
 */
export async function listOpenRounds(db: Kysely<Database>, player: Player, window = 1_000): Promise<OpenRound[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('bet_order')
        .select(['node_id', 'currency', 'stake', 'refunded', 'state', 'game_type', 'placed_at'])
        .where('bucket', '=', bucketOf(player))
        .where('owner', '=', player.accountId)
        .orderBy('placed_at', 'desc')
        .limit(window)
        .as('latest'),
    )
    .select(['node_id', 'currency', 'stake', 'refunded'])
    .where('state', '=', 'OPEN')
    .where('game_type', 'not in', WAITING_TYPES)
    .orderBy('placed_at', 'desc')
    .execute();
  return rows.map((row) => ({ nodeId: row.node_id, currency: row.currency, stake: row.stake - row.refunded }));
}
