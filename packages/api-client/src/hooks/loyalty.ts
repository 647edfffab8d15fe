import { loyaltyApi } from '../endpoints/loyalty.ts';

/** Hooks of `loyaltyApi`. */
export const {
  useGetRankQuery,
  useGetMonthFiguresQuery,
  useGetRebateQuery,
  useListRebateDaysInfiniteQuery,
  useClaimRebateMutation,
  useListRebatesInfiniteQuery,
} = loyaltyApi;
