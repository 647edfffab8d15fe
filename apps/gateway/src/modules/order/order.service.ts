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
import { toOrder, toTotals } from './order.rules.ts';

/** The betting record: one order for each round, written with the money, so it always agrees with the ledger. */
export interface OrderService {
  /** A player's orders, newest first, with sums over everything that the query matches. */
  list(player: Player, currency: Currency, query: OrdersQuery): Promise<Orders>;
  /** One own order with the entries it caused. */
  find(player: Player, currency: Currency, orderId: string): Promise<OrderDetail | Refusal<'order.not_found'>>;
}

export function createOrderService({ db }: { db: Kysely<Database> }): OrderService {
  return {
    async list(player, currency, query) {
      const { totals, ...page } = await listOrders(db, player, currency, query);
      return { ...wirePage(page, query, (row): Order => toOrder(row, currency)), totals: toTotals(totals, currency) };
    },
    async find(player, currency, orderId) {
      const row = isTransferId(orderId) ? await findOrder(db, player, orderId) : undefined;
      if (row === undefined) return refuse('order.not_found');
      const entries = await listOrderEntries(db, player, currency, row.id);
      return { ...toOrder(row, currency), transactions: entries.map((entry) => toTransaction(entry, currency)) };
    },
  };
}
