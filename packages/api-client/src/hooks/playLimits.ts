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

/** The reminder of play that the page knows of, without asking for it. */
export const useKnownReminder = () => playLimitsApi.endpoints.getPlayReminder.useQueryState();

/** The balance that the page knows of, without asking for it. */
export const useKnownBalance = () => walletApi.endpoints.getBalance.useQueryState();
