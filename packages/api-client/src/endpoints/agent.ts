import type {
  AffiliateUrl,
  AgentSettings,
  AgentTransfer,
  AgentTransfersQuery,
  BatchPreview,
  BatchTransfer,
  BatchTransferBody,
  CreateAffiliateUrlBody,
  DownlineDetail,
  DownlineMove,
  Downlines,
  DownlinesQuery,
  GiveQuotasBody,
  MoveDownlineBody,
  OpenDownlineBody,
  Paged,
  Quotas,
  Rate,
  RateRange,
  TransferBody,
  TransferTerms,
} from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { pages } from '../pages.ts';

/** Endpoints of the tree of an agent: downlines, rates, quotas, affiliate URLs, transfers and settings. */
export const agentApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listDownlines: build.infiniteQuery<Downlines, Omit<DownlinesQuery, 'pageNo'>, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listDownlines', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Agent'],
    }),
    getDownline: build.query<DownlineDetail, string>({
      query: (account) => ({ route: 'getDownline', params: { account } }),
      providesTags: ['Agent'],
    }),
    openDownline: build.mutation<DownlineDetail, OpenDownlineBody>({
      query: (body) => ({ route: 'openDownline', body }),
      // A refusal changes data too: the quota is used up.
      invalidatesTags: ['Agent'],
    }),
    setDownlineRates: build.mutation<DownlineDetail, { account: string; rates: Rate[] }>({
      query: ({ account, rates }) => ({ route: 'setDownlineRates', params: { account }, body: { rates } }),
      invalidatesTags: ['Agent'],
    }),
    moveDownline: build.mutation<DownlineMove, { account: string; body: MoveDownlineBody }>({
      query: ({ account, body }) => ({ route: 'moveDownline', params: { account }, body }),
      invalidatesTags: ['Agent'],
    }),
    cancelDownlineMove: build.mutation<DownlineDetail, string>({
      query: (account) => ({ route: 'cancelDownlineMove', params: { account } }),
      invalidatesTags: ['Agent'],
    }),
    /** The range for an existing account, or for a new one. */
    getRateRange: build.query<RateRange, string | void>({
      query: (account) => ({ route: 'getRateRange', query: { account: account ?? undefined } }),
      providesTags: ['Agent'],
    }),
    getQuotas: build.query<Quotas, void>({ query: () => ({ route: 'getQuotas' }), providesTags: ['Agent'] }),
    giveQuotas: build.mutation<Quotas, { account: string; body: GiveQuotasBody }>({
      query: ({ account, body }) => ({ route: 'giveQuotas', params: { account }, body }),
      invalidatesTags: ['Agent'],
    }),
    listAffiliateUrls: build.infiniteQuery<Paged<AffiliateUrl>, void, number>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => ({ route: 'listAffiliateUrls', query: { pageNo: pageParam } }),
      providesTags: ['Agent'],
    }),
    createAffiliateUrl: build.mutation<AffiliateUrl, CreateAffiliateUrlBody>({
      query: (body) => ({ route: 'createAffiliateUrl', body }),
      invalidatesTags: ['Agent'],
    }),
    deleteAffiliateUrl: build.mutation<AffiliateUrl, string>({
      query: (code) => ({ route: 'deleteAffiliateUrl', params: { code } }),
      invalidatesTags: ['Agent'],
    }),
    getTransferTerms: build.query<TransferTerms, void>({
      query: () => ({ route: 'getTransferTerms' }),
      providesTags: ['Agent', 'Balance', 'Security'],
    }),
    transferToDownline: build.mutation<AgentTransfer, { body: TransferBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({ route: 'transferToDownline', body, idempotencyKey }),
      // A refusal changes data too: the payment password is locked, or the day's limit is used up.
      invalidatesTags: ['Agent', 'Balance', 'Transactions', 'Security'],
    }),
    previewBatchTransfer: build.mutation<BatchPreview, string>({
      query: (text) => ({ route: 'previewBatchTransfer', body: { text } }),
    }),
    createBatchTransfer: build.mutation<BatchTransfer, { body: BatchTransferBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({ route: 'createBatchTransfer', body, idempotencyKey }),
      invalidatesTags: ['Agent', 'Balance', 'Transactions', 'Security'],
    }),
    listAgentTransfers: build.infiniteQuery<Paged<AgentTransfer>, Omit<AgentTransfersQuery, 'pageNo'>, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listAgentTransfers', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Agent', 'Transactions'],
    }),
    getAgentSettings: build.query<AgentSettings, void>({
      query: () => ({ route: 'getAgentSettings' }),
      providesTags: ['Agent'],
    }),
    setAgentSettings: build.mutation<AgentSettings, AgentSettings>({
      query: (body) => ({ route: 'setAgentSettings', body }),
      invalidatesTags: ['Agent'],
    }),
  }),
});
