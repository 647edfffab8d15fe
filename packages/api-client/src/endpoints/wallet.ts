import type {
  Balance,
  CreateDepositBody,
  CreateWithdrawalBody,
  Deposit,
  DepositMethods,
  Order,
  OrderDetail,
  Orders,
  OrdersQuery,
  Paged,
  RecordsQuery,
  Transaction,
  TransactionsQuery,
  Withdrawal,
  WithdrawalTerms,
  DaysQuery,
  GameTypeResults,
  ProfitAndLoss,
} from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { readFile, type FetchedFile } from '../fetchedFile.ts';
import { pages } from '../pages.ts';

/** Filter of a record list. Pages of one filter share a cache entry. */
export type RecordFilter<Query extends { pageNo?: number | undefined }> = Omit<Query, 'pageNo'>;

/** Endpoints of balance, deposits, withdrawals, transactions and bets. */
export const walletApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getBalance: build.query<Balance, void>({ query: () => ({ route: 'getBalance' }), providesTags: ['Balance'] }),
    listTransactions: build.infiniteQuery<Paged<Transaction>, RecordFilter<TransactionsQuery>, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listTransactions', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Transactions'],
    }),
    listDepositMethods: build.query<DepositMethods, void>({
      query: () => ({ route: 'listDepositMethods' }),
      // A deposit uses up the offer that it requested.
      providesTags: ['Localized', 'Deposits'],
    }),
    createDeposit: build.mutation<Deposit, { body: CreateDepositBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({ route: 'createDeposit', body, idempotencyKey }),
      invalidatesTags: ['Deposits'],
    }),
    listDeposits: build.infiniteQuery<Paged<Deposit>, RecordFilter<RecordsQuery>, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listDeposits', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Deposits'],
    }),
    getDeposit: build.query<Deposit, string>({
      query: (orderId) => ({ route: 'getDeposit', params: { orderId } }),
      providesTags: ['Deposits'],
    }),
    uploadDepositSlip: build.mutation<
      Deposit,
      { orderId: string; picture: Blob; onProgress?: (share: number) => void }
    >({
      query: ({ orderId, picture, onProgress }) => ({
        route: 'uploadDepositSlip',
        params: { orderId },
        body: picture,
        onProgress,
      }),
      invalidatesTags: ['Deposits'],
    }),
    // The available amount, the rest of today's limit and the remaining turnover change with every round and every
    // withdrawal.
    getWithdrawalTerms: build.query<WithdrawalTerms, void>({
      query: () => ({ route: 'getWithdrawalTerms' }),
      providesTags: ['Localized', 'Withdrawals', 'Balance', 'Orders', 'Deposits', 'Rewards'],
    }),
    createWithdrawal: build.mutation<Withdrawal, { body: CreateWithdrawalBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({ route: 'createWithdrawal', body, idempotencyKey }),
      // A refusal changes data too: a card is deleted, the payment password is locked, or a bonus was granted.
      invalidatesTags: ['Withdrawals', 'Balance', 'BankCards', 'Security', 'Rewards'],
    }),
    listWithdrawals: build.infiniteQuery<Paged<Withdrawal>, RecordFilter<RecordsQuery>, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listWithdrawals', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Withdrawals'],
    }),
    getWithdrawal: build.query<Withdrawal, string>({
      query: (withdrawalId) => ({ route: 'getWithdrawal', params: { withdrawalId } }),
      providesTags: ['Withdrawals'],
    }),
    cancelWithdrawal: build.mutation<Withdrawal, string>({
      query: (withdrawalId) => ({ route: 'cancelWithdrawal', params: { withdrawalId }, body: {} }),
      invalidatesTags: ['Withdrawals', 'Balance'],
    }),
    listOrders: build.infiniteQuery<Orders, RecordFilter<OrdersQuery>, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listOrders', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Orders'],
    }),
    getOrder: build.query<OrderDetail, string>({
      query: (orderId) => ({ route: 'getOrder', query: { orderId } }),
      providesTags: ['Orders'],
    }),
    cancelSuborder: build.mutation<Order, string>({
      query: (orderId) => ({ route: 'cancelSuborder', body: { orderId } }),
      // Refetches after a refusal too: the draw may have closed.
      invalidatesTags: ['Orders', 'Balance', 'Transactions'],
    }),
    getProfitAndLoss: build.query<ProfitAndLoss, DaysQuery>({
      query: (days) => ({ route: 'getProfitAndLoss', query: days }),
      providesTags: ['Transactions'],
    }),
    getGameTypeResults: build.query<GameTypeResults, DaysQuery>({
      query: (days) => ({ route: 'getGameTypeResults', query: days }),
      providesTags: ['Orders'],
    }),
    exportTransactions: build.mutation<FetchedFile, DaysQuery>({
      query: (days) => ({ route: 'exportTransactions', query: days, read: readFile }),
    }),
  }),
});
