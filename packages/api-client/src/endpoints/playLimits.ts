import type {
  AcknowledgeReminderBody,
  BreakBody,
  PlayLimitBody,
  PlayLimits,
  PlayReminder,
  PlayReminderBody,
} from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

/** Endpoints of limits and breaks (MEM-07), and of the reminder of play (MEM-08). */
export const playLimitsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPlayLimits: build.query<PlayLimits, void>({
      query: () => ({ route: 'getPlayLimits' }),
      // Every bet and deposit changes the used amounts. A separate tag would add bytes to home.
      providesTags: ['Security', 'Balance'],
    }),
    setPlayLimit: build.mutation<PlayLimits, PlayLimitBody>({
      query: (body) => ({ route: 'setPlayLimit', body }),
      invalidatesTags: ['Security'],
    }),
    setPlayReminder: build.mutation<PlayLimits, PlayReminderBody>({
      query: (body) => ({ route: 'setPlayReminder', body }),
      invalidatesTags: ['Security'],
    }),
    getPlayReminder: build.query<PlayReminder, void>({
      query: () => ({ route: 'getPlayReminder' }),
      providesTags: ['Security'],
    }),
    acknowledgePlayReminder: build.mutation<PlayReminder, AcknowledgeReminderBody>({
      query: (body) => ({ route: 'acknowledgePlayReminder', body }),
      // The answer equals that of the query. A refetch could fail, and the reminder would stay.
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data)
          dispatch(
            playLimitsApi.util.upsertQueryEntries([{ endpointName: 'getPlayReminder', arg: undefined, value: data }]),
          );
      },
    }),
    takeBreak: build.mutation<PlayLimits, BreakBody>({
      query: (body) => ({ route: 'takeBreak', body }),
      invalidatesTags: ['Security'],
    }),
  }),
});
