import { accountApi } from './endpoints/account.ts';
import { contentApi } from './endpoints/content.ts';
import { gamesApi } from './endpoints/games.ts';
import { systemApi } from './endpoints/system.ts';
import { walletApi } from './endpoints/wallet.ts';

export const { useGetSystemStatusQuery, useGetSettingsQuery, useReportDownloadMutation } = systemApi;
export const {
  useLoginMutation, useRegisterMutation, useStartTrialMutation, useLogoutMutation, useGetCaptchaQuery, useGetRegistrationSettingsQuery, useLazyCheckUsernameQuery, useGetMemberInfoQuery,
  useGetAgentSummaryQuery, useGetContractRequestsQuery, useResetPasswordByPhoneMutation, useChangePasswordMutation, useRequestPasswordLinkMutation, useResetPasswordByLinkMutation,
  useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation, useLazyGetBotChallengeQuery, useListCountriesQuery, useSendSmsCodeMutation, useLazyCheckAffiliateQuery,
} = accountApi;
export const {
  useGetBalanceQuery, useListTransactionsInfiniteQuery, useListDepositMethodsQuery, useCreateDepositMutation, useListDepositsInfiniteQuery, useGetDepositQuery,
  useListOrdersInfiniteQuery, useGetOrderQuery,
} = walletApi;
export const {
  useListGamesInfiniteQuery, useListHotGamesInfiniteQuery, useListFavouritesInfiniteQuery, useListRecentGamesInfiniteQuery, useListVendorsQuery, useListLotteriesQuery,
  useListFavouriteIdsQuery, useAddFavouriteMutation, useRemoveFavouriteMutation, useLaunchGameMutation, useListWinnersQuery,
} = gamesApi;
export const { useListAnnouncementsQuery, useListPromotionsQuery, useListHelpQuery } = contentApi;
