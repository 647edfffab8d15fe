import type { DepositOfferPreview, DepositOffersQuery } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

/** Endpoints of the promotions of a deposit. Separate from `walletApi`, which loads with home. */
export const depositOffersApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listDepositOffers: build.query<{ list: DepositOfferPreview[] }, DepositOffersQuery>({
      query: (query) => ({ route: 'listDepositOffers', query }),
      // Joined offers, claims and deposits change the rewards of the next deposit.
      providesTags: ['Localized', 'Deposits', 'Rewards'],
    }),
  }),
});
