import type { BreakBody, PlayLimitBody, PlayLimits } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

/** Endpoints of limits and breaks (MEM-07). */
export const playLimitsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPlayLimits: build.query<PlayLimits, void>({
      query: () => ({ route: 'getPlayLimits' }),
      // Every bet and deposit changes what is used. A tag of its own would add bytes to home.
      providesTags: ['Security', 'Balance'],
    }),
    setPlayLimit: build.mutation<PlayLimits, PlayLimitBody>({
      query: (body) => ({ route: 'setPlayLimit', body }),
      invalidatesTags: ['Security'],
    }),
    takeBreak: build.mutation<PlayLimits, BreakBody>({
      query: (body) => ({ route: 'takeBreak', body }),
      invalidatesTags: ['Security'],
    }),
  }),
});
