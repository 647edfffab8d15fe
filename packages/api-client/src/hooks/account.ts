import { accountApi } from '../endpoints/account.ts';

/** Hooks of `accountApi`. One module per domain, so that a screen loads only its own endpoints. */
export const {
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
} = accountApi;
