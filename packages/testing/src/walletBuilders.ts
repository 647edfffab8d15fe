import type {
  DayResult,
  Deposit,
  DepositMethod,
  GameTypeResults,
  Order,
  OrderDetail,
  Orders,
  ProfitAndLoss,
  Transaction,
  Withdrawal,
  WithdrawalTerms,
} from '@parlor/contract';
import { NOW } from './now.ts';

export const buildDepositMethod = (over: Partial<DepositMethod> = {}): DepositMethod => ({
  id: 'sandbox-qr',
  kind: 'gateway',
  displayName: 'PromptPay',
  minAmount: '20.00',
  maxAmount: '50000.00',
  stepAmount: null,
  dailyMaxAmount: null,
  fee: { ppm: 0, fixed: '0.00', isPaidByPlayer: true },
  banks: [],
  quickAmounts: ['100.00', '500.00', '1000.00'],
  currency: 'THB',
  ...over,
});
export const buildDeposit = (over: Partial<Deposit> = {}): Deposit => ({
  orderId: 'd1',
  methodId: 'sandbox-qr',
  kind: 'gateway',
  methodName: 'PromptPay',
  amount: '500.00',
  fee: '0.00',
  credited: '500.00',
  bonus: '0.00',
  currency: 'THB',
  state: 'PENDING',
  reason: null,
  createdAt: NOW,
  expiresAt: NOW + 30 * 60_000,
  settledAt: null,
  qrText: null,
  transfer: null,
  payUrl: '/sandbox/pay/d1',
  ...over,
});
export const buildWithdrawalTerms = (over: Partial<WithdrawalTerms> = {}): WithdrawalTerms => ({
  isAvailable: true,
  currency: 'THB',
  minAmount: '100.00',
  maxAmount: '150000.00',
  dailyMaxAmount: '450000.00',
  dailyLeft: '450000.00',
  fee: '0.00',
  available: '10000.00',
  wagering: { required: '0.00', done: '0.00', left: '0.00', since: null },
  isCancellable: true,
  heldUntil: null,
  processingHours: 24,
  bonuses: [],
  ...over,
});
/** Builds a withdrawal that awaits an operator. */
export const buildWithdrawal = (over: Partial<Withdrawal> = {}): Withdrawal => ({
  withdrawalId: 'w1',
  amount: '1500.00',
  fee: '0.00',
  currency: 'THB',
  bankCode: 'KBANK',
  bankName: 'Kasikornbank',
  lastFour: '0815',
  state: 'REVIEW',
  reason: null,
  createdAt: NOW,
  steps: [
    { state: 'REQUESTED', at: NOW },
    { state: 'REVIEW', at: NOW + 1_000 },
  ],
  isCancellable: true,
  ...over,
});
export const buildTransaction = (over: Partial<Transaction> = {}): Transaction => ({
  id: 't1',
  kind: 'DEPOSIT',
  amount: '500.00',
  balanceAfter: '10500.00',
  currency: 'THB',
  reference: 'd1',
  at: NOW,
  ...over,
});
export const buildOrder = (over: Partial<Order> = {}): Order => ({
  orderId: 'o1',
  roundId: 'r1',
  gameName: 'Lotus Lanterns',
  gameType: 'RNG',
  vassalage: 'PARLOR',
  stake: '20.00',
  payout: '35.00',
  net: '15.00',
  currency: 'THB',
  state: 'SETTLED',
  placedAt: NOW,
  settledAt: NOW,
  isCancellable: false,
  ...over,
});
export const buildOrderDetail = (over: Partial<OrderDetail> = {}): OrderDetail => ({
  ...buildOrder(),
  transactions: [buildTransaction({ kind: 'BET', amount: '-20.00' })],
  ...over,
});
export const buildOrders = (list: Order[] = [buildOrder()], over: Partial<Orders> = {}): Orders => ({
  list,
  pageNum: 1,
  totalPages: 1,
  totalCount: list.length,
  totals: { stake: '20.00', payout: '35.00', net: '15.00' },
  ...over,
});
export const buildDayResult = (over: Partial<DayResult> = {}): DayResult => ({
  day: '2026-11-21',
  deposited: '500.00',
  withdrawn: '0.00',
  staked: '40.00',
  won: '55.00',
  refunded: '0.00',
  other: '0.00',
  net: '15.00',
  ...over,
});
export const buildProfitAndLoss = (
  days: DayResult[] = [buildDayResult()],
  over: Partial<ProfitAndLoss> = {},
): ProfitAndLoss => ({
  currency: 'THB',
  days,
  totals: {
    deposited: '500.00',
    withdrawn: '0.00',
    staked: '40.00',
    won: '55.00',
    refunded: '0.00',
    other: '0.00',
    net: '15.00',
  },
  ...over,
});
export const buildGameTypeResults = (over: Partial<GameTypeResults> = {}): GameTypeResults => ({
  currency: 'THB',
  list: [
    { gameType: 'RNG', rounds: 12, stake: '30.00', payout: '55.00', net: '25.00' },
    { gameType: 'FISH', rounds: 4, stake: '10.00', payout: '0.00', net: '-10.00' },
  ],
  ...over,
});
