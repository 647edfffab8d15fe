import { walletApi } from '../endpoints/wallet.ts';

/** Hooks of `walletApi`. One module per domain, so that a screen loads only its own endpoints. */
export const {
  useGetBalanceQuery,
  useListTransactionsInfiniteQuery,
  useListDepositMethodsQuery,
  useCreateDepositMutation,
  useListDepositsInfiniteQuery,
  useGetDepositQuery,
  useUploadDepositSlipMutation,
  useGetWithdrawalTermsQuery,
  useCreateWithdrawalMutation,
  useListWithdrawalsInfiniteQuery,
  useGetWithdrawalQuery,
  useCancelWithdrawalMutation,
  useListOrdersInfiniteQuery,
  useCancelSuborderMutation,
  useGetOrderQuery,
  useGetProfitAndLossQuery,
  useGetGameTypeResultsQuery,
  useExportTransactionsMutation,
} = walletApi;
