import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Currency, Order, OrderDetail, Orders } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { Player } from '../ledger/player.ts';
import { isTransferId } from '../ledger/transferId.ts';
import { wirePage } from '../wallet/recordPage.ts';
import { listOrderEntries } from '../wallet/wallet.repository.ts';
import { toTransaction } from '../wallet/wallet.rules.ts';
import { findOrder, listOrders, type OrdersQuery } from './order.repository.ts';
import type { LotteryDesk } from './lotteryDesk.ts';
import { isLotteryOrder, toOrder, toTotals } from './order.rules.ts';

/** The betting record: one order for each round, written with the money, so it always agrees with the ledger. */
export interface OrderService {
  /** Returns a player's orders, newest first, with sums over everything that the query matches. */
  list(player: Player, currency: Currency, query: OrdersQuery): Promise<Orders>;
  /** Returns one order of the player with the entries it caused. */
  find(player: Player, currency: Currency, orderId: string): Promise<OrderDetail | Refusal<'order.not_found'>>;
  /**
   * Cancels a lottery bet of the player while its draw takes bets. The games decide by the time of their database and
   * refund the stake by a rollback. A repeated call returns the cancelled bet.
   */
  cancel(player: Player, currency: Currency, orderId: string): Promise<Order | Refusal<CancelRefusal>>;
}

type CancelRefusal = 'order.not_found' | 'order.not_cancellable' | 'order.draw_closed' | 'order.games_silent';

/** The most attempts to cancel while the games are undecided, and the pause between two in ms. */
const MAX_QUERIES = 5;
const PAUSE_MS = 300;

export function createOrderService({ db, desk }: { db: Kysely<Database>; desk: LotteryDesk }): OrderService {
  const ownOrder = async (player: Player, orderId: string) =>
    isTransferId(orderId) ? await findOrder(db, player, orderId) : undefined;

  return {
    async list(player, currency, query) {
      const { totals, ...page } = await listOrders(db, player, currency, query);
      return { ...wirePage(page, query, (row): Order => toOrder(row, currency)), totals: toTotals(totals, currency) };
    },
    async find(player, currency, orderId) {
      const row = await ownOrder(player, orderId);
      if (row === undefined) return refuse('order.not_found');
      const entries = await listOrderEntries(db, player, currency, row.id);
      return { ...toOrder(row, currency), transactions: entries.map((entry) => toTransaction(entry, currency)) };
    },
    async cancel(player, currency, orderId) {
      for (let queries = 0; ; queries += 1) {
        const row = await ownOrder(player, orderId);
        if (row === undefined) return refuse('order.not_found');
        if (!isLotteryOrder(row)) return refuse('order.not_cancellable');
        if (row.state === 'CANCELLED') return toOrder(row, currency);
        if (row.state === 'SETTLED') return refuse('order.draw_closed');
        if (queries === MAX_QUERIES) return refuse('order.games_silent');
        if (queries > 0) await setTimeout(PAUSE_MS);
        const outcome = await desk.cancel({ playerRef: player.accountId, roundId: row.round_id });
        if (outcome === 'closed') return refuse('order.draw_closed');
        if (outcome === 'unknown') return refuse('order.not_cancellable');
        if (outcome === 'silent') return refuse('order.games_silent');
      }
    },
  };
}
