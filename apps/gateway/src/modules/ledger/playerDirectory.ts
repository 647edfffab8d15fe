import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database.ts';
import type { Player } from './player.ts';
import { isTransferId } from './transferId.ts';

/** Finds players by account id, because vendors send nothing else. */
export interface PlayerDirectory {
  /** Returns undefined when there is no such account. */
  find(accountId: string): Promise<Player | undefined>;
}

/** The most players in the cache. Entries stay valid, because an account never changes its merchant. */
const MAX_PLAYERS = 50_000;

export function createPlayerDirectory(db: Kysely<Database>): PlayerDirectory {
  // With `max` the cache would allocate the memory for all players at once.
  const players = new LRUCache<string, Player>({ maxSize: MAX_PLAYERS, sizeCalculation: () => 1 });
  return {
    async find(accountId) {
      const cached = players.get(accountId);
      if (cached !== undefined || !isTransferId(accountId)) return cached;
      const row = await db.selectFrom('account').select('merchant_code').where('id', '=', accountId).executeTakeFirst();
      if (row === undefined) return undefined;
      const player = { accountId, merchantCode: row.merchant_code };
      players.set(accountId, player);
      return player;
    },
  };
}
