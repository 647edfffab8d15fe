import { agentApi } from '../endpoints/agent.ts';

/** Hooks of `agentApi`. */
export const {
  useListDownlinesInfiniteQuery,
  useGetDownlineQuery,
  useOpenDownlineMutation,
  useSetDownlineRatesMutation,
  useMoveDownlineMutation,
  useCancelDownlineMoveMutation,
  useGetRateRangeQuery,
  useGetQuotasQuery,
  useGiveQuotasMutation,
  useListAffiliateUrlsInfiniteQuery,
  useCreateAffiliateUrlMutation,
  useDeleteAffiliateUrlMutation,
  useGetTransferTermsQuery,
  useTransferToDownlineMutation,
  usePreviewBatchTransferMutation,
  useCreateBatchTransferMutation,
  useListAgentTransfersInfiniteQuery,
  useGetAgentSettingsQuery,
  useSetAgentSettingsMutation,
} = agentApi;
