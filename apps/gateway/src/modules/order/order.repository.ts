import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database.ts';
import type { BetOrderTable } from '../../tables/ledgerTables.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { timeRange, type RecordPage, type RecordsQuery } from '../wallet/recordPage.ts';

/** A row of `bet_order`: a round in which a player bet. */
export type OrderRow = Selectable<BetOrderTable>;

export interface OrdersQuery extends RecordsQuery {
  gameType?: string | undefined;
}

/** Sums over orders, in minor units. Payout includes refunded stakes. */
export interface OrderTotals {
  stake: bigint;
  payout: bigint;
}

/** Returns orders of a player, newest first, with the sums over all that match. */
export async function listOrders(
  db: Kysely<Database>,
  player: Player,
  currency: string,
  query: OrdersQuery,
): Promise<RecordPage<OrderRow> & { totals: OrderTotals }> {
  const range = timeRange(query);
  const matching = db
    .selectFrom('bet_order')
    .where('bucket', '=', bucketOf(player))
    .where('owner', '=', player.accountId)
    .where('currency', '=', currency)
    .$if(query.gameType !== undefined, (select) => select.where('game_type', '=', query.gameType!))
    .$if(range.from !== undefined, (select) => select.where('placed_at', '>=', range.from!))
    .$if(range.to !== undefined, (select) => select.where('placed_at', '<', range.to!));
  const [rows, totals] = await Promise.all([
    matching
      .selectAll()
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.pageSize)
      .offset((query.pageNo - 1) * query.pageSize)
      .execute(),
    matching
      .select((select) => [
        select.fn.countAll<bigint>().as('count'),
        sql<bigint>`coalesce(sum(stake), 0)::bigint`.as('stake'),
        sql<bigint>`coalesce(sum(payout + refunded), 0)::bigint`.as('payout'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: Number(totals.count), totals: { stake: totals.stake, payout: totals.payout } };
}

/** Finds one order of a player. `orderId` is a UUID. */
export function findOrder(db: Kysely<Database>, player: Player, orderId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('bet_order')
    .selectAll()
    .where('bucket', '=', bucketOf(player))
    .where('id', '=', orderId)
    .where('owner', '=', player.accountId)
    .executeTakeFirst();
}
