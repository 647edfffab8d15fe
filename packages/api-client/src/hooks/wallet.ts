import { walletApi } from '../endpoints/wallet.ts';

export const {
  useGetBalanceQuery, useListTransactionsInfiniteQuery, useListDepositMethodsQuery, useCreateDepositMutation, useListDepositsInfiniteQuery, useGetDepositQuery,
  useListOrdersInfiniteQuery, useGetOrderQuery,
} = walletApi;
