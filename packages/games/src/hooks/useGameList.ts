import { useMemo } from 'react';
import {
  useListFavouritesInfiniteQuery,
  useListGamesInfiniteQuery,
  useListHotGamesInfiniteQuery,
  useListRecentGamesInfiniteQuery,
} from '@parlor/api-client';
import type { Game, GamePage } from '@parlor/contract';
import type { ListRequest } from '../model/gameFilter.ts';
import type { RailRequest } from '../model/railRequest.ts';

/** A list of games, from any call. */
export interface GameList {
  games: Game[];
  /** Undefined until the first page is loaded. */
  totalCount: number | undefined;
  hasMore: boolean;
  /** Whether the first page or another one is loading. */
  isLoading: boolean;
  error: unknown;
  loadMore: () => void;
  /** Retries the request that failed: the list or its next page. */
  retry: () => void;
}

interface PagedResult {
  currentData?: { pages: GamePage[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  error?: unknown;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

const noPages: GamePage[] = [];

/** Concatenates the pages without duplicates: a game may move to the next page between two fetches. */
function gamesOf(pages: GamePage[]): Game[] {
  return [...new Map(pages.flatMap((page) => page.games).map((game) => [game.nodeId, game])).values()];
}

function useAsList({
  currentData,
  hasNextPage,
  isFetching,
  isFetchingNextPage,
  isError,
  error,
  fetchNextPage,
  refetch,
}: PagedResult): GameList {
  const pages = currentData?.pages ?? noPages;
  const games = useMemo(() => gamesOf(pages), [pages]);
  return {
    games,
    totalCount: pages.at(-1)?.totalCount,
    hasMore: currentData !== undefined && hasNextPage,
    isLoading: (isFetching && currentData === undefined) || isFetchingNextPage,
    error: isError && !isFetching ? error : undefined,
    loadMore: () => void fetchNextPage(),
    retry: () => void (currentData === undefined ? refetch() : fetchNextPage()),
  };
}

const nothing = {};

/**
 * Returns the first games of a rail. Home has about twelve rails, so each subscribes only to the two calls that may
 * answer it. Undefined fetches nothing.
 */
export function useRailGames(request: RailRequest | undefined): GameList {
  const query = request?.query ?? nothing;
  const games = useListGamesInfiniteQuery(query, { skip: request?.list !== 'games' });
  const hot = useListHotGamesInfiniteQuery(query, { skip: request?.list !== 'hot' });
  return useAsList(request?.list === 'hot' ? hot : games);
}

/** Returns the pages of a list and loads more on demand. Undefined fetches nothing. */
export function useGameList(request: ListRequest | undefined): GameList {
  const query = request?.query ?? nothing;
  const games = useListGamesInfiniteQuery(query, { skip: request?.list !== 'games' });
  const hot = useListHotGamesInfiniteQuery(query, { skip: request?.list !== 'hot' });
  const favourites = useListFavouritesInfiniteQuery(query, { skip: request?.list !== 'favourites' });
  // Refetched, because the game that was played last comes first.
  const recent = useListRecentGamesInfiniteQuery(query, {
    skip: request?.list !== 'recent',
    refetchOnMountOrArgChange: true,
  });
  const lists = { games, hot, favourites, recent };
  return useAsList(lists[request?.list ?? 'games']);
}
