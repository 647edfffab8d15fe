import type { Paged, ReferralOverview, ReferredPlayer } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { pages } from '../pages.ts';

/** Endpoints of invitations. A granted reward is reported by `Rewards`. */
export const referralApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getReferral: build.query<ReferralOverview, void>({
      query: () => ({ route: 'getReferral' }),
      providesTags: ['Rewards'],
    }),
    listReferrals: build.infiniteQuery<Paged<ReferredPlayer>, void, number>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => ({ route: 'listReferrals', query: { pageNo: pageParam } }),
      providesTags: ['Rewards'],
    }),
  }),
});
