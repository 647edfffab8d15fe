import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { provider as schemas } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import { bucketOf } from '../ledger/player.ts';
import type { PlayerDirectory } from '../ledger/playerDirectory.ts';
import type { ProviderRow } from './provider.repository.ts';
import type { ProviderAnswer } from './providerAnswer.ts';

/** Results of draws from vendors. */
export interface DrawResults {
  /**
   * Emits a player's result in a lottery draw as the event `draw.settled` in the outbox. The round must be a bet of
   * this player that was not rolled back; otherwise the answer is `TX_NOT_FOUND`. A repeated call emits the event
   * again: readers deduplicate by game and draw.
   */
  drawResult(provider: ProviderRow, body: z.output<typeof schemas.providerBodies.draw_result>): Promise<ProviderAnswer>;
}

/** Creates the call for draw results. */
export function createDrawResults({ db, players }: { db: Kysely<Database>; players: PlayerDirectory }): DrawResults {
  return {
    async drawResult(provider, body) {
      const player = await players.find(body.player_ref);
      if (player === undefined) return { status: 'TX_NOT_FOUND' };
      const payload = JSON.stringify({ game: body.game_code, draw: body.draw, win: body.win_amount });
      const { rows } = await sql`
        select ledger_tell(o.bucket, 'draw.settled', o.owner, ${payload}::jsonb || jsonb_build_object(
          'merchantCode', o.merchant_code, 'nodeId', o.node_id, 'currency', o.currency,
          'title', coalesce(g.names, jsonb_build_object('EN', o.game_name))))
        from bet_order o left join game g on g.node_id = o.node_id
        where o.bucket = ${bucketOf(player)} and o.owner = ${player.accountId} and o.provider = ${provider.code}
          and o.round_id = ${body.round_id} and o.game_code = ${body.game_code} and o.currency = ${body.currency}
          and o.game_type in ('LOTT', 'ELOTT') and o.refunded < o.stake`.execute(db);
      return { status: rows.length > 0 ? 'OK' : 'TX_NOT_FOUND' };
    },
  };
}
