import type { SessionInfo, ViewBody } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { startsSession } from './account.ts';

/** Endpoints of operators who view an account. */
export const accountViewApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Starts the session in which an operator views an account (AGT-09). */
    redeemView: build.mutation<SessionInfo, ViewBody>({
      query: (body) => ({ route: 'redeemView', body }),
      ...startsSession,
    }),
  }),
});
