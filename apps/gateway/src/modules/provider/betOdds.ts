import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import type { OutboxLine } from '../ledger/watch/outboxReader.ts';

/** The odds of rounds, as a vendor reports them with a bet or a win. */
export interface ReportedOdds {
  player: Player;
  provider: string;
  rounds: readonly {
    roundId: string;
    /** Decimal odds such as "1.85". */
    odds: string;
    /** The transaction of the win with the odds; omitted for odds of a bet. */
    winTxId?: string;
  }[];
}

/**
 * Records the odds of rounds before their bet or win is processed, so that bonuses can use them when the round is
 * counted. The lowest odds of a round count, in any order.
 */
export async function recordOdds(db: Kysely<Database>, { player, provider, rounds }: ReportedOdds): Promise<void> {
  if (rounds.length === 0) return;
  await sql`
    insert into bet_odds (bucket, owner, provider, round_id, odds, void_by)
    select ${bucketOf(player)}, ${player.accountId}, ${provider}, told.round_id, min(told.odds), min(told.win) filter (where told.odds = 1)
    from unnest(${rounds.map(({ roundId }) => roundId)}::text[], ${rounds.map(({ odds }) => odds)}::numeric[], ${rounds.map(({ winTxId }) => winTxId ?? null)}::text[])
      told (round_id, odds, win)
    group by told.round_id
    on conflict (bucket, owner, provider, round_id) do update
    set odds = least(excluded.odds, bet_odds.odds), void_by = coalesce(bet_odds.void_by, excluded.void_by)
    where excluded.odds < bet_odds.odds or (bet_odds.void_by is null and excluded.void_by is not null)`.execute(db);
}

/**
 * Returns the wins that report a sports bet as void (ADR 0127, 0137), by their transfers, each with the whole stake of
 * its round. None of that stake counts, even if a part was cashed out before. If the vendor sent the odds without a
 * win, the win that returned the whole stake is used. Each row is looked up by its key.
 */
export async function voidWins(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
): Promise<ReadonlyMap<string, bigint>> {
  const wins = lines.filter(
    ({ topic, orderId, moved }) => topic === 'ledger.win' && orderId !== null && moved !== null,
  );
  if (wins.length === 0) return new Map();
  const { rows } = await sql<{ id: string; stake: bigint }>`
    select line.id, o.stake - o.refunded as stake
    from unnest(${wins.map(({ bucket }) => bucket)}::int[], ${wins.map(({ transferId }) => transferId)}::uuid[], ${wins.map(({ orderId }) => orderId)}::uuid[],
      ${wins.map(({ moved }) => moved)}::bigint[]) line (bucket, id, order_id, moved)
    cross join lateral (select owner, provider, round_id, game_type, stake, refunded from bet_order where bucket = line.bucket and id = line.order_id offset 0) o
    cross join lateral (select odds, void_by from bet_odds
      where bucket = line.bucket and owner = o.owner and provider = o.provider and round_id = o.round_id offset 0) told
    cross join lateral (select provider_tx_id from ledger_transfer where bucket = line.bucket and id = line.id offset 0) t
    where o.game_type = 'SPORTS' and told.odds = 1
      and case when told.void_by is null then line.moved = o.stake - o.refunded else t.provider_tx_id = told.void_by end`.execute(
    transaction,
  );
  return new Map(rows.map(({ id, stake }) => [id, stake]));
}
