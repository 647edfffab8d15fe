import { z } from 'zod';
import { RECORD_PAGE_SIZE } from '../constants.ts';
import { currency, epochMs, moneyAmount, pageNumber, pageSize, paged } from './primitives.ts';

/** Answer of `getBalance` (WAL-01). */
export const balance = z.object({ sumBalance: moneyAmount, currency });

/** Query of a record list: page and period. */
export const recordsQuery = z.object({
  pageNo: pageNumber,
  pageSize: pageSize(RECORD_PAGE_SIZE, 100),
  /** Inclusive start, epoch milliseconds. */
  from: z.coerce.number<number>().int().nonnegative().optional(),
  /** Exclusive end, epoch milliseconds. */
  to: z.coerce.number<number>().int().nonnegative().optional(),
});
/** Kinds of transaction in the account record. */
export const transactionKinds = [
  'DEPOSIT',
  'WITHDRAWAL',
  'BET',
  'WIN',
  'JACKPOT',
  'BONUS',
  'REWARD',
  'ROLLBACK',
  'TRANSFER',
  'AGENT',
  'ADJUSTMENT',
] as const;
/** A line of the account record: one entry of the player's ledger account (WAL-05). */
export const transaction = z.object({
  id: z.string(),
  kind: z.enum(transactionKinds),
  /** Signed; credits are positive. */
  amount: moneyAmount,
  balanceAfter: moneyAmount,
  currency,
  reference: z.string(),
  at: epochMs,
});
/** Query of `listTransactions`. */
export const transactionsQuery = recordsQuery.extend({ kind: z.enum(transactionKinds).optional() });
/** Answer of `listTransactions`, newest first. For a single kind, `totalCount` counts at most 1,000 beyond the page. */
export const transactions = paged(transaction);

/** States of a bet. `CANCELLED` means that the stake was returned. */
export const orderStates = ['OPEN', 'SETTLED', 'CANCELLED'] as const;
/** A line of the betting record: one round of one game (WAL-05). */
export const order = z.object({
  orderId: z.string(),
  roundId: z.string(),
  gameName: z.string(),
  gameType: z.string(),
  vassalage: z.string(),
  stake: moneyAmount,
  payout: moneyAmount,
  /** `payout` minus `stake`. */
  net: moneyAmount,
  currency,
  state: z.enum(orderStates),
  placedAt: epochMs,
  settledAt: epochMs.nullable(),
  /** Whether it is an open lottery bet, which the player may cancel until the draw closes. */
  isCancellable: z.boolean(),
});
/** Query of `listOrders`. */
export const ordersQuery = recordsQuery.extend({ gameType: z.string().max(10).optional() });
/** Answer of `listOrders`, newest first. */
export const orders = paged(order).extend({
  /** Totals of all matching orders, not of this page. */
  totals: z.object({ stake: moneyAmount, payout: moneyAmount, net: moneyAmount }),
});
/** Query of `getOrder`. */
export const orderQuery = z.object({ orderId: z.string().min(1).max(64) });
/** Body of `cancelSuborder`. */
export const cancelSuborderBody = z.strictObject({ orderId: z.string().min(1).max(64) });
/** Answer of `getOrder`: a bet with its ledger entries. */
export const orderDetail = order.extend({ transactions: z.array(transaction) });
