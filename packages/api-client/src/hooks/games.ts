import { gamesApi } from '../endpoints/games.ts';

export const {
  useListGamesInfiniteQuery, useListHotGamesInfiniteQuery, useListFavouritesInfiniteQuery, useListRecentGamesInfiniteQuery, useListVendorsQuery, useListLotteriesQuery,
  useListFavouriteIdsQuery, useAddFavouriteMutation, useRemoveFavouriteMutation, useLaunchGameMutation, useListWinnersQuery,
} = gamesApi;
