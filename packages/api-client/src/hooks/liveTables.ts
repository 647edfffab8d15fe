import { lobbyApi } from '../endpoints/lobby.ts';

/** The part of `lobbyApi` for a framed table. The lobby, which home loads, does not need it. */
export const { useLazyListLiveTablesQuery } = lobbyApi;
