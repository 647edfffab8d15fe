import type { Identity, IdentityBody, PictureKind } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

/** Endpoints of identity verification (MEM-06). */
export const identityApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getIdentity: build.query<Identity, void>({ query: () => ({ route: 'getIdentity' }), providesTags: ['Identity'] }),
    putIdentityPicture: build.mutation<Identity, { kind: PictureKind; file: File }>({
      query: ({ kind, file }) => ({ route: 'putIdentityPicture', params: { kind }, body: file }),
      invalidatesTags: ['Identity'],
    }),
    sendIdentity: build.mutation<Identity, IdentityBody>({
      query: (body) => ({ route: 'sendIdentity', body }),
      invalidatesTags: ['Identity'],
    }),
  }),
});
