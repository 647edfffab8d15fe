import { rewardApi } from '../endpoints/rewards.ts';

/** Hooks of joinable promotions, rewards and bonuses. */
export const {
  useListPromotionStatusesQuery,
  useJoinPromotionMutation,
  usePutRewardPictureMutation,
  useRequestRewardMutation,
  useRedeemCodeMutation,
  useListRewardsInfiniteQuery,
  useClaimRewardMutation,
  useListBonusesQuery,
  useListBonusRoundsInfiniteQuery,
  useEndBonusMutation,
} = rewardApi;
