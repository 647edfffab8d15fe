import { rewardApi } from '../endpoints/rewards.ts';

/** Hooks of promotions that are joined, rewards and bonuses. */
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
