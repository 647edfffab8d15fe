import { accountApi } from '../endpoints/account.ts';

export const {
  useLoginMutation, useRegisterMutation, useStartTrialMutation, useLogoutMutation, useGetCaptchaQuery, useGetRegistrationSettingsQuery, useLazyCheckUsernameQuery, useGetMemberInfoQuery,
  useGetAgentSummaryQuery, useGetContractRequestsQuery, useResetPasswordByPhoneMutation, useChangePasswordMutation, useRequestPasswordLinkMutation, useResetPasswordByLinkMutation,
  useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation, useLazyGetBotChallengeQuery, useListCountriesQuery, useSendSmsCodeMutation, useLazyCheckAffiliateQuery,
} = accountApi;
