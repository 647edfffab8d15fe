import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import type { OutboxLine } from '../ledger/watch/outboxReader.ts';

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

/**
 * Lines of wins that gave the whole stake of a bet on sports back because all of it was void (ADR 0122), by their
 * transfers. Such a stake counts for nothing. Each row is looked up by its key.
 */
export async function voidWins(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
): Promise<ReadonlySet<string>> {
  const wins = lines.filter(
    ({ topic, orderId, moved }) => topic === 'ledger.win' && orderId !== null && moved !== null,
  );
  if (wins.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select line.id
    from unnest(${wins.map(({ bucket }) => bucket)}::int[], ${wins.map(({ transferId }) => transferId)}::uuid[], ${wins.map(({ orderId }) => orderId)}::uuid[],
      ${wins.map(({ moved }) => moved)}::bigint[]) line (bucket, id, order_id, moved)
    cross join lateral (select owner, provider, round_id, game_type, stake, refunded from bet_order where bucket = line.bucket and id = line.order_id offset 0) o
    cross join lateral (select odds from bet_odds
      where bucket = line.bucket and owner = o.owner and provider = o.provider and round_id = o.round_id offset 0) told
    where o.game_type = 'SPORTS' and told.odds = 1 and line.moved = o.stake - o.refunded`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}
