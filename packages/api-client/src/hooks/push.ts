import { pushApi } from '../endpoints/push.ts';

/** Hooks of `pushApi`. */
export const {
  useGetPushSettingsQuery,
  useSavePushSettingsMutation,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} = pushApi;
