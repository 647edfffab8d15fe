import type {
  Balance, CreateDepositBody, Deposit, DepositMethod, OrderDetail, Orders, OrdersQuery, Paged, RecordsQuery, Transaction, TransactionsQuery,
} from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { playedTags } from '../tags.ts';

export const walletApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getBalance: build.query<Balance, void>({ query: () => ({ route: 'getBalance' }), providesTags: ['Balance'] }),
    listTransactions: build.query<Paged<Transaction>, TransactionsQuery>({ query: (query) => ({ route: 'listTransactions', query }), providesTags: ['Transactions'] }),
    listDepositMethods: build.query<{ list: DepositMethod[] }, void>({ query: () => ({ route: 'listDepositMethods' }), providesTags: ['Localized'] }),
    createDeposit: build.mutation<Deposit, { body: CreateDepositBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({ route: 'createDeposit', body, idempotencyKey }),
      invalidatesTags: ['Deposits'],
    }),
    listDeposits: build.query<Paged<Deposit>, RecordsQuery>({ query: (query) => ({ route: 'listDeposits', query }), providesTags: ['Deposits'] }),
    getDeposit: build.query<Deposit, string>({ query: (orderId) => ({ route: 'getDeposit', params: { orderId } }), providesTags: ['Deposits'] }),
    listOrders: build.query<Orders, OrdersQuery>({ query: (query) => ({ route: 'listOrders', query }), providesTags: ['Orders'] }),
    getOrder: build.query<OrderDetail, string>({ query: (orderId) => ({ route: 'getOrder', query: { orderId } }), providesTags: ['Orders'] }),
  }),
});

/** Makes everything that a played round changes fresh again: balance, records, recent games. */
export const roundPlayed = () => baseApi.util.invalidateTags([...playedTags]);
/** Makes the balance and the records of money fresh again after a deposit. */
export const depositSettled = () => baseApi.util.invalidateTags(['Balance', 'Deposits', 'Transactions']);
