import { lobbyApi } from '../endpoints/lobby.ts';

/** What a framed table needs of `lobbyApi`. The lobby, which home loads, does without it. */
export const { useLazyListLiveTablesQuery } = lobbyApi;
