import { lobbyApi } from '../endpoints/lobby.ts';

/** Hooks of `lobbyApi`. One module per domain, so that a screen loads only its own endpoints. */
export const {
  useFindVendorsQuery,
  useListFixturesQuery,
  useListJackpotsQuery,
  useListAnchorsQuery,
  useListLiveTablesQuery,
  useListFollowedAnchorsQuery,
  useSetAnchorFollowedMutation,
} = lobbyApi;
