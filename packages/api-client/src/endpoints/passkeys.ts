import type {
  AddPasskeyBody,
  PasskeyChallengeBody,
  PasskeyCreation,
  PasskeyRequest,
  Passkeys,
  RemovePasskeyBody,
  RenamePasskeyBody,
  ResetPasskeysBody,
} from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

/**
 * A change returns the new list, and the overview counts it. After a reset, withdrawals may be suspended for a while.
 */
const changesPasskeys = {
  invalidatesTags: (passkeys: Passkeys | undefined) =>
    passkeys ? (['Passkeys', 'Security', 'Withdrawals'] as const) : [],
};

/** Endpoints of passkeys. */
export const passkeysApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listPasskeys: build.query<Passkeys, void>({
      query: () => ({ route: 'listPasskeys' }),
      providesTags: ['Passkeys'],
    }),
    startPasskey: build.mutation<PasskeyCreation, void>({ query: () => ({ route: 'startPasskey' }) }),
    addPasskey: build.mutation<Passkeys, AddPasskeyBody>({
      query: (body) => ({ route: 'addPasskey', body }),
      ...changesPasskeys,
    }),
    renamePasskey: build.mutation<Passkeys, RenamePasskeyBody>({
      query: (body) => ({ route: 'renamePasskey', body }),
      ...changesPasskeys,
    }),
    removePasskey: build.mutation<Passkeys, RemovePasskeyBody>({
      query: (body) => ({ route: 'removePasskey', body }),
      ...changesPasskeys,
    }),
    challengePasskey: build.mutation<PasskeyRequest, PasskeyChallengeBody>({
      query: (body) => ({ route: 'challengePasskey', body }),
    }),
    resetPasskeys: build.mutation<Passkeys, ResetPasskeysBody>({
      query: (body) => ({ route: 'resetPasskeys', body }),
      ...changesPasskeys,
    }),
  }),
});
