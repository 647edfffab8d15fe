import { z } from 'zod';
import { RECORD_PAGE_SIZE } from '../constants.ts';
import { currency, epochMs, moneyAmount, pageNumber, pageSize, paged, positiveAmount } from './primitives.ts';

export const balance = z.object({ sumBalance: moneyAmount, currency });

export const depositMethod = z.object({
  id: z.string(),
  kind: z.enum(['gateway', 'bank', 'manual', 'alipay', 'qq', 'wechat']),
  displayName: z.string(),
  minAmount: moneyAmount,
  maxAmount: moneyAmount,
  /** Amounts offered as one tap. */
  quickAmounts: z.array(moneyAmount),
  currency,
});
export const depositMethods = z.object({ list: z.array(depositMethod) });

export const createDepositBody = z.strictObject({ methodId: z.string().min(1).max(40), amount: positiveAmount });

export const depositStates = ['PENDING', 'PAID', 'FAILED', 'EXPIRED'] as const;
export const deposit = z.object({
  orderId: z.string(),
  methodId: z.string(),
  methodName: z.string(),
  amount: moneyAmount,
  currency,
  state: z.enum(depositStates),
  createdAt: epochMs,
  settledAt: epochMs.nullable(),
  /** Where the player pays, while the order is pending: a path of this site or an allowed address. */
  payUrl: z.string().nullable(),
});
export const recordsQuery = z.object({
  pageNo: pageNumber,
  pageSize: pageSize(RECORD_PAGE_SIZE, 100),
  /** Only records at or after this time. */
  from: z.coerce.number<number>().int().nonnegative().optional(),
  /** Only records before this time. */
  to: z.coerce.number<number>().int().nonnegative().optional(),
});
export const deposits = paged(deposit);
export const depositParams = z.object({ orderId: z.string().min(1).max(64) });

export const transactionKinds = ['DEPOSIT', 'BET', 'WIN', 'ROLLBACK', 'ADJUSTMENT'] as const;
/** A line of the account record: one entry of the player's ledger account. */
export const transaction = z.object({
  id: z.string(),
  kind: z.enum(transactionKinds),
  /** Signed: money in is positive. */
  amount: moneyAmount,
  balanceAfter: moneyAmount,
  currency,
  reference: z.string(),
  at: epochMs,
});
export const transactionsQuery = recordsQuery.extend({ kind: z.enum(transactionKinds).optional() });
export const transactions = paged(transaction);

export const orderStates = ['OPEN', 'SETTLED', 'CANCELLED'] as const;
/** A bet as the player sees it: one round of one game. */
export const order = z.object({
  orderId: z.string(),
  roundId: z.string(),
  gameName: z.string(),
  gameType: z.string(),
  vassalage: z.string(),
  stake: moneyAmount,
  payout: moneyAmount,
  /** Payout less stake. */
  net: moneyAmount,
  currency,
  state: z.enum(orderStates),
  placedAt: epochMs,
  settledAt: epochMs.nullable(),
});
export const ordersQuery = recordsQuery.extend({ gameType: z.string().max(10).optional() });
export const orders = paged(order).extend({
  /** Sums over everything that the query matches, not the page alone. */
  totals: z.object({ stake: moneyAmount, payout: moneyAmount, net: moneyAmount }),
});
export const orderQuery = z.object({ orderId: z.string().min(1).max(64) });
export const orderDetail = order.extend({ transactions: z.array(transaction) });
