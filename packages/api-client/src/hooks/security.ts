import { securityApi } from '../endpoints/security.ts';

/** Hooks of `securityApi`. */
export const {
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
} = securityApi;
