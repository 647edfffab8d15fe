import { gamesApi } from '../endpoints/games.ts';

/** Hooks of `gamesApi`. One module per domain, so that a screen loads only its own endpoints. */
export const {
  useListGamesInfiniteQuery,
  useListHotGamesInfiniteQuery,
  useListFavouritesInfiniteQuery,
  useListRecentGamesInfiniteQuery,
  useListVendorsQuery,
  useListLotteriesQuery,
  useListFavouriteIdsQuery,
  useAddFavouriteMutation,
  useRemoveFavouriteMutation,
  useLaunchGameMutation,
  useListWinnersQuery,
} = gamesApi;
