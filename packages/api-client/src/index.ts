export { errorMessageKey, isApiError, type ApiError } from './apiError.ts';
export type { FetchedFile } from './fetchedFile.ts';
export type { GatewayConnection } from './gatewayConnection.ts';
export type { GameFilter, HotFilter, PersonalFilter } from './endpoints/games.ts';
export { depositSettled, roundPlayed, withdrawalMoved } from './endpoints/walletActions.ts';
export { useLiveChat } from './live/useLiveChat.ts';
export { loadFollowBalance } from './live/loadFollowBalance.ts';
export {
  retryStartUp,
  createAppStore,
  followOtherTabs,
  groupBanners,
  homeAnnouncements,
  homeHotGames,
  languageChanged,
  refreshSeed,
  seedStore,
  type AppStore,
} from './store.ts';
export { restoreAnswers, restoreMember } from './restoreAnswers.ts';
// One file per domain, so that a screen loads only the endpoints of its own domain.
export {
  useLoginMutation,
  useRegisterMutation,
  useStartTrialMutation,
  useLogoutMutation,
  useGetCaptchaQuery,
  useGetRegistrationSettingsQuery,
  useLazyCheckUsernameQuery,
  useGetMemberInfoQuery,
  useGetAgentSummaryQuery,
  useGetContractRequestsQuery,
  useResetPasswordByPhoneMutation,
  useChangePasswordMutation,
  useRequestPasswordLinkMutation,
  useResetPasswordByLinkMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useLazyGetBotChallengeQuery,
  useListCountriesQuery,
  useSendSmsCodeMutation,
  useLazyCheckAffiliateQuery,
  useVisitAffiliateUrlMutation,
} from './hooks/account.ts';
export { useRedeemViewMutation } from './hooks/accountView.ts';
export {
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
} from './hooks/rewards.ts';
export {
  useGetRankQuery,
  useGetMonthFiguresQuery,
  useGetRebateQuery,
  useListRebateDaysInfiniteQuery,
  useClaimRebateMutation,
  useListRebatesInfiniteQuery,
} from './hooks/loyalty.ts';
export {
  useListContestsQuery,
  useGetContestBoardQuery,
  useListContestStandingsQuery,
  useJoinContestMutation,
  useListRainsQuery,
  useTakePacketMutation,
} from './hooks/contests.ts';
export {
  useListGameMenusQuery,
  useListLotteryMenuQuery,
  useListNumeroQuery,
  useListVnNumeroQuery,
  useListRecentVnQuery,
  useListLotteryResultsInfiniteQuery,
} from './hooks/lotteries.ts';
export { useGetReferralQuery, useListReferralsInfiniteQuery } from './hooks/referral.ts';
export {
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
} from './hooks/agent.ts';
export {
  useGetTeamKpiQuery,
  useGetTeamTrendQuery,
  useGetTeamGameTypesQuery,
  useListTeamResultsInfiniteQuery,
  useExportTeamResultsMutation,
  useListDownlineBetsInfiniteQuery,
  useListAgentRebatesInfiniteQuery,
  useListRebateSourcesInfiniteQuery,
} from './hooks/agentReport.ts';
export {
  useListContractsInfiniteQuery,
  useGetContractQuery,
  useGetContractRangeQuery,
  useProposeContractMutation,
  useSendContractMutation,
  useAnswerContractMutation,
  useAmendContractMutation,
  useRevokeContractMutation,
  useWithdrawContractMutation,
  useSimulateContractMutation,
  useGetAccrualQuery,
  useListBillsInfiniteQuery,
  useExportBillsMutation,
  useGetBillQuery,
  useListBillBetsInfiniteQuery,
  useRecomputeBillMutation,
  useDecideBillMutation,
  useCollectBillMutation,
  useDisputeBillMutation,
} from './hooks/agentContract.ts';
export {
  useGetChatUnreadCountQuery,
  useListChatMessagesQuery,
  useLoadEarlierChatMessagesMutation,
  useSendChatMessageMutation,
  useSendChatPictureMutation,
  useGetChatPictureQuery,
  useRateChatMutation,
  useReadChatMutation,
  useListFeedbackInfiniteQuery,
  useSendFeedbackMutation,
} from './hooks/support.ts';
export { useListAnnouncementsQuery, useListPromotionsQuery, useListHelpQuery } from './hooks/content.ts';
export {
  useListMessagesInfiniteQuery,
  useReadMessagesMutation,
  useDeleteMessageMutation,
  useRestoreMessageMutation,
  useListReadAnnouncementsQuery,
  useReadAnnouncementMutation,
  useUnreadCounts,
} from './hooks/inbox.ts';
export {
  useGetPushSettingsQuery,
  useSavePushSettingsMutation,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} from './hooks/push.ts';
export {
  useListGamesInfiniteQuery,
  useListHotGamesInfiniteQuery,
  useListFavouritesInfiniteQuery,
  useListRecentGamesInfiniteQuery,
  useListVendorsQuery,
  useListLotteriesQuery,
  useListFavouriteIdsQuery,
  useAddFavouriteMutation,
  useRemoveFavouriteMutation,
  useLaunchGameMutation,
  useListWinnersQuery,
} from './hooks/games.ts';
export {
  useFindVendorsQuery,
  useListFixturesQuery,
  useListJackpotsQuery,
  useListAnchorsQuery,
  useListLiveTablesQuery,
  useListFollowedAnchorsQuery,
  useSetAnchorFollowedMutation,
} from './hooks/lobby.ts';
export { useLazyListLiveTablesQuery } from './hooks/liveTables.ts';
export { useListDepositOffersQuery } from './hooks/depositOffers.ts';
export {
  useGetPlayLimitsQuery,
  useSetPlayLimitMutation,
  useSetPlayReminderMutation,
  useGetPlayReminderQuery,
  useAcknowledgePlayReminderMutation,
  useTakeBreakMutation,
  useKnownBalance,
  useKnownReminder,
} from './hooks/playLimits.ts';
export { useGetIdentityQuery, usePutIdentityPictureMutation, useSendIdentityMutation } from './hooks/identity.ts';
export { hasPasskeys, useNewPasskey, usePasskeyStep } from './passkeys/usePasskeys.ts';
export {
  useListPasskeysQuery,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useResetPasskeysMutation,
} from './hooks/passkeys.ts';
export {
  useGetSecurityQuery,
  useSetPaymentPasswordMutation,
  useChangePaymentPasswordMutation,
  useResetPaymentPasswordMutation,
  useSendSecurityCodeMutation,
  useBindMobileMutation,
  useBindEmailMutation,
  useListBankCardsQuery,
  useAddBankCardMutation,
  useRemoveBankCardMutation,
  useSetDefaultBankCardMutation,
  useChangePayeeNameMutation,
  useSetNicknameMutation,
  useSetHeadIconMutation,
} from './hooks/security.ts';
export { useGetSystemStatusQuery, useGetSettingsQuery, useReportDownloadMutation } from './hooks/system.ts';
export {
  useGetBalanceQuery,
  useListTransactionsInfiniteQuery,
  useListDepositMethodsQuery,
  useCreateDepositMutation,
  useListDepositsInfiniteQuery,
  useGetDepositQuery,
  useUploadDepositSlipMutation,
  useGetWithdrawalTermsQuery,
  useCreateWithdrawalMutation,
  useListWithdrawalsInfiniteQuery,
  useGetWithdrawalQuery,
  useCancelWithdrawalMutation,
  useListOrdersInfiniteQuery,
  useCancelSuborderMutation,
  useGetOrderQuery,
  useGetProfitAndLossQuery,
  useGetGameTypeResultsQuery,
  useExportTransactionsMutation,
} from './hooks/wallet.ts';
export { saveFile } from './saveFile.ts';
