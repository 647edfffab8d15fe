import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import type { OrderRow } from '../order/order.repository.ts';
import type { RecordPage } from '../wallet/recordPage.ts';
import type { Span } from './span.rules.ts';

/** The account and the days whose rounds are requested. */
export interface RoundsQuery extends Span {
  currency: string;
  timeZone: string;
  gameType?: string | undefined;
  pageNo: number;
  pageSize: number;
}

/** Lists rounds that an account began in a span, newest first, with the sums over all of them. */
export async function listRounds(
  db: Kysely<Database>,
  player: Player,
  { currency, timeZone, from, to, gameType, pageNo, pageSize }: RoundsQuery,
): Promise<RecordPage<OrderRow> & { turnover: bigint; payouts: bigint }> {
  const matching = db
    .selectFrom('bet_order')
    .where('bucket', '=', bucketOf(player))
    .where('owner', '=', player.accountId)
    .where('currency', '=', currency)
    .where('placed_at', '>=', sql<number>`${from}::date::timestamp at time zone ${timeZone}`)
    .where('placed_at', '<', sql<number>`(${to}::date + 1)::timestamp at time zone ${timeZone}`)
    .$if(gameType !== undefined, (select) => select.where('game_type', '=', gameType!));
  const [rows, sums] = await Promise.all([
    matching
      .selectAll()
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    matching
      .select((select) => [
        select.fn.countAll<bigint>().as('count'),
        sql<bigint>`coalesce(sum(stake - refunded) filter (where is_turnover(game_type)), 0)::bigint`.as('turnover'),
        sql<bigint>`coalesce(sum(payout - case when is_turnover(game_type) then 0 else stake - refunded end), 0)::bigint`.as(
          'payouts',
        ),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: Number(sums.count), turnover: sums.turnover, payouts: sums.payouts };
}
