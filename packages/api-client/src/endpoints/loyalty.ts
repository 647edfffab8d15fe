import type { ClaimedRebate, MonthFigures, Paged, Rank, Rebate, RebateDays, RebateDaysQuery } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { pages } from '../pages.ts';

/** Endpoints of levels and rebates. Bets and deposits count within seconds; a new level is reported by `Rewards`. */
export const loyaltyApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getRank: build.query<Rank, void>({
      query: () => ({ route: 'getRank' }),
      providesTags: ['Localized', 'Rewards', 'Orders', 'Deposits'],
    }),
    getMonthFigures: build.query<MonthFigures, void>({
      query: () => ({ route: 'getMonthFigures' }),
      providesTags: ['Rewards', 'Orders', 'Deposits'],
    }),
    getRebate: build.query<Rebate, void>({
      query: () => ({ route: 'getRebate' }),
      providesTags: ['Rewards', 'Orders'],
    }),
    listRebateDays: build.infiniteQuery<RebateDays, Omit<RebateDaysQuery, 'pageNo'>, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listRebateDays', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Rewards', 'Orders'],
    }),
    claimRebate: build.mutation<ClaimedRebate, { idempotencyKey: string }>({
      query: ({ idempotencyKey }) => ({ route: 'claimRebate', body: {}, idempotencyKey }),
      // A refusal changes data too: another device was first.
      invalidatesTags: ['Rewards', 'Balance', 'Transactions'],
    }),
    listRebates: build.infiniteQuery<Paged<ClaimedRebate>, void, number>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => ({ route: 'listRebates', query: { pageNo: pageParam } }),
      providesTags: ['Rewards'],
    }),
  }),
});
