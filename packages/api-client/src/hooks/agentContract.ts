import { agentContractApi } from '../endpoints/agentContract.ts';

/** Hooks of `agentContractApi`. */
export const {
  useListContractsInfiniteQuery,
  useGetContractQuery,
  useGetContractRangeQuery,
  useProposeContractMutation,
  useSendContractMutation,
  useAnswerContractMutation,
  useAmendContractMutation,
  useRevokeContractMutation,
  useWithdrawContractMutation,
  useSimulateContractMutation,
  useGetAccrualQuery,
  useListBillsInfiniteQuery,
  useExportBillsMutation,
  useGetBillQuery,
  useListBillBetsInfiniteQuery,
  useRecomputeBillMutation,
  useDecideBillMutation,
  useCollectBillMutation,
  useDisputeBillMutation,
} = agentContractApi;
