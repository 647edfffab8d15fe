import { playLimitsApi } from '../endpoints/playLimits.ts';
import { walletApi } from '../endpoints/wallet.ts';

/** Hooks of `playLimitsApi`. */
export const {
  useGetPlayLimitsQuery,
  useSetPlayLimitMutation,
  useSetPlayReminderMutation,
  useGetPlayReminderQuery,
  useAcknowledgePlayReminderMutation,
  useTakeBreakMutation,
} = playLimitsApi;

/** Returns the cached reminder of play, without a request. */
export const useKnownReminder = () => playLimitsApi.endpoints.getPlayReminder.useQueryState();

/** Returns the cached balance, without a request. */
export const useKnownBalance = () => walletApi.endpoints.getBalance.useQueryState();
