import type {
  Bonus,
  BonusRounds,
  Bonuses,
  PromotionStanding,
  Reward,
  RewardRequestBody,
  Rewards,
  RewardsQuery,
} from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { pages } from '../pages.ts';

/** A picture of a promotion's form, with its index from 0. */
export interface PlacedPicture {
  promotionId: string;
  place: number;
  file: File;
  /** Called with the progress of the picture, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Endpoints of joinable promotions, rewards and bonuses. */
export const rewardApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listPromotionStatuses: build.query<{ list: PromotionStanding[] }, void>({
      query: () => ({ route: 'listPromotionStatuses' }),
      // A deposit or a round advances a promotion.
      providesTags: ['Rewards', 'Deposits', 'Orders', 'Content'],
    }),
    joinPromotion: build.mutation<PromotionStanding, string>({
      query: (promotionId) => ({ route: 'joinPromotion', params: { promotionId }, body: {} }),
      // A refusal changes data too: the budget is spent, or the promotion is over.
      invalidatesTags: ['Rewards'],
    }),
    putRewardPicture: build.mutation<{ places: number[] }, PlacedPicture>({
      query: ({ promotionId, place, file, onProgress }) => ({
        route: 'putRewardPicture',
        params: { promotionId, place: String(place) },
        body: file,
        onProgress,
      }),
    }),
    requestReward: build.mutation<PromotionStanding, RewardRequestBody>({
      query: (body) => ({ route: 'requestReward', body }),
      invalidatesTags: ['Rewards'],
    }),
    redeemCode: build.mutation<Reward, string>({
      query: (code) => ({ route: 'redeemCode', body: { code } }),
      invalidatesTags: ['Rewards', 'Balance', 'Transactions'],
    }),
    listRewards: build.infiniteQuery<Rewards, Omit<RewardsQuery, 'pageNo'>, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listRewards', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Localized', 'Rewards'],
    }),
    claimReward: build.mutation<Reward, string>({
      query: (rewardId) => ({ route: 'claimReward', params: { rewardId }, body: {} }),
      invalidatesTags: ['Rewards', 'Balance', 'Transactions'],
    }),
    listBonuses: build.query<Bonuses, void>({
      query: () => ({ route: 'listBonuses' }),
      providesTags: ['Localized', 'Rewards', 'Orders'],
    }),
    listBonusRounds: build.infiniteQuery<BonusRounds, string, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg: bonusId, pageParam }) => ({
        route: 'listBonusRounds',
        params: { bonusId },
        query: { pageNo: pageParam },
      }),
      providesTags: ['Localized', 'Rewards', 'Orders'],
    }),
    endBonus: build.mutation<Bonus, string>({
      query: (bonusId) => ({ route: 'endBonus', params: { bonusId }, body: {} }),
      invalidatesTags: ['Rewards', 'Balance', 'Transactions'],
    }),
  }),
});
