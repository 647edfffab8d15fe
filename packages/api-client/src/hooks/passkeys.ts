import { passkeysApi } from '../endpoints/passkeys.ts';

/** Hooks of `passkeysApi`. */
export const {
  useListPasskeysQuery,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useChallengePasskeyMutation,
  useResetPasskeysMutation,
} = passkeysApi;
