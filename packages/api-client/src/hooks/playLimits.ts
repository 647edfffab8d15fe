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

/** The cached reminder of play, without a request. */
export const useKnownReminder = () => playLimitsApi.endpoints.getPlayReminder.useQueryState();

/** The cached balance, without a request. */
export const useKnownBalance = () => walletApi.endpoints.getBalance.useQueryState();
