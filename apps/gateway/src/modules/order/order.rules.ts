import { fromMinor, type Currency, type Order } from '@parlor/contract';
import { IN_HOUSE_PROVIDER } from '../provider/provider.rules.ts';
import type { OrderRow, OrderTotals } from './order.repository.ts';

/** Game types whose bets players may cancel. */
const LOTTERIES: readonly string[] = ['LOTT', 'ELOTT'];

/** Whether an order is a bet in an in-house lottery. Only these can be cancelled. */
export function isLotteryOrder({ game_type, provider }: Pick<OrderRow, 'game_type' | 'provider'>): boolean {
  return provider === IN_HOUSE_PROVIDER && LOTTERIES.includes(game_type);
}

/** Converts an order to its wire form. A refunded stake counts as payout, so the net equals what the ledger moved. */
export function toOrder(row: OrderRow, currency: Currency): Order {
  const payout = row.payout + row.refunded;
  return {
    orderId: row.id,
    roundId: row.round_id,
    gameName: row.game_name,
    gameType: row.game_type,
    vassalage: row.vassalage,
    stake: fromMinor(row.stake, currency),
    payout: fromMinor(payout, currency),
    net: fromMinor(payout - row.stake, currency),
    currency,
    state: row.state,
    placedAt: row.placed_at,
    settledAt: row.settled_at,
    isCancellable: row.state === 'OPEN' && isLotteryOrder(row),
  };
}

/** Converts sums to their wire form. */
export function toTotals(
  { stake, payout }: OrderTotals,
  currency: Currency,
): { stake: string; payout: string; net: string } {
  return {
    stake: fromMinor(stake, currency),
    payout: fromMinor(payout, currency),
    net: fromMinor(payout - stake, currency),
  };
}
