import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf, type Player } from '../ledger/player.ts';

/** The odds of rounds, as a vendor tells them with a bet or a win. */
export interface ToldOdds {
  player: Player;
  provider: string;
  rounds: readonly {
    roundId: string;
    /** Decimal odds such as "1.85". */
    odds: string;
  }[];
}

/**
 * Writes down the odds of rounds before their bet or win is done, so that they are there when the round is counted for
 * a bonus. Of several of a round the lowest stands, in whatever order they come.
 */
export async function noteOdds(db: Kysely<Database>, { player, provider, rounds }: ToldOdds): Promise<void> {
  if (rounds.length === 0) return;
  await sql`
    insert into bet_odds (bucket, owner, provider, round_id, odds)
    select ${bucketOf(player)}, ${player.accountId}, ${provider}, told.round_id, min(told.odds)
    from unnest(${rounds.map(({ roundId }) => roundId)}::text[], ${rounds.map(({ odds }) => odds)}::numeric[]) told (round_id, odds)
    group by told.round_id
    on conflict (bucket, owner, provider, round_id) do update set odds = excluded.odds where excluded.odds < bet_odds.odds`.execute(
    db,
  );
}
