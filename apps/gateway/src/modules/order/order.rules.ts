import { fromMinor, type Currency, type Order } from '@parlor/contract';
import { IN_HOUSE_PROVIDER } from '../provider/provider.rules.ts';
import type { OrderRow, OrderTotals } from './order.repository.ts';

/** Types of games whose bets their players may take back. */
const LOTTERIES: readonly string[] = ['LOTT', 'ELOTT'];

/** Whether a bet is of a lottery of our own games, the only ones that take bets back. */
export function isLotteryOrder({ game_type, provider }: Pick<OrderRow, 'game_type' | 'provider'>): boolean {
  return provider === IN_HOUSE_PROVIDER && LOTTERIES.includes(game_type);
}

/** An order as it travels. A stake that came back counts as payout, so that net is what the ledger moved. */
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

/** Sums as they travel. */
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
