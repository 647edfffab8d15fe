import type { PushSettings, SavePushSettingsBody, SubscribePushBody } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

/** Endpoints of browser notifications. */
export const pushApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPushSettings: build.query<PushSettings, void>({
      query: () => ({ route: 'getPushSettings' }),
      providesTags: ['Pushes'],
    }),
    savePushSettings: build.mutation<PushSettings, SavePushSettingsBody>({
      query: (body) => ({ route: 'savePushSettings', body }),
      invalidatesTags: ['Pushes'],
    }),
    subscribePush: build.mutation<PushSettings, SubscribePushBody>({
      query: (body) => ({ route: 'subscribePush', body }),
      invalidatesTags: ['Pushes'],
    }),
    unsubscribePush: build.mutation<null, string>({
      query: (endpoint) => ({ route: 'unsubscribePush', body: { endpoint } }),
    }),
  }),
});
