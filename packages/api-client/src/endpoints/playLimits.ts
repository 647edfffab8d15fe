import type { BreakBody, PlayLimitBody, PlayLimits } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

/** Endpoints of limits and breaks (MEM-07). */
export const playLimitsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPlayLimits: build.query<PlayLimits, void>({
      query: () => ({ route: 'getPlayLimits' }),
      // What is used changes with every bet and deposit. The tag of the security centre needs no room on home.
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
