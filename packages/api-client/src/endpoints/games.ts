import {
  RAIL_PAGE_SIZE,
  type GamePage,
  type GamesQuery,
  type HotGamesQuery,
  type Launch,
  type LaunchBody,
  type LotteryHouse,
  type PersonalGamesQuery,
  type Vendor,
  type Winner,
  type WinnersQuery,
} from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { storeAs } from '../storedAnswers.ts';
import { pages } from '../pages.ts';

/** Filter of a game list. Pages of one filter share a cache entry. */
export type GameFilter = Omit<GamesQuery, 'pageNo'>;
/** Filter of the hot games. */
export type HotFilter = Omit<HotGamesQuery, 'pageNo'>;
/** Filter of favourites and recent games. */
export type PersonalFilter = Omit<PersonalGamesQuery, 'pageNo'>;

type PagedGames = { pages: GamePage[] };
const firstPage = ({ pages: [first] }: PagedGames): GamePage | undefined => first;

/** Initial filters of the lottery screens, by storage key (SYS-08). */
export const lotteryLists = {
  lottList: { gameType: 'LOTT', dataType: 'ALL' },
  elottList: { gameType: 'ELOTT', dataType: 'ALL' },
} as const satisfies Record<string, GameFilter>;

/** Returns a predicate for filters equal to `wanted`. */
function isOnly(wanted: GameFilter) {
  return (filter: GameFilter): boolean =>
    Object.entries({ ...filter, ...wanted }).every(
      ([name, value]) =>
        value === undefined || (filter as Record<string, unknown>)[name] === (wanted as Record<string, unknown>)[name],
    );
}

/** Endpoints of games, favourites, vendors and launches. */
export const gamesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listGames: build.infiniteQuery<GamePage, GameFilter, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listGames', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Localized'],
      onQueryStarted: async (filter, lifecycle) => {
        await storeAs<GameFilter, PagedGames>({ lottList: firstPage }, isOnly(lotteryLists.lottList))(
          filter,
          lifecycle,
        );
        await storeAs<GameFilter, PagedGames>({ elottList: firstPage }, isOnly(lotteryLists.elottList))(
          filter,
          lifecycle,
        );
      },
    }),
    listHotGames: build.infiniteQuery<GamePage, HotFilter, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listHotGames', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Localized'],
      onQueryStarted: storeAs<HotFilter, PagedGames>({ HOT_GAMES: firstPage }, isOnly({ pageSize: RAIL_PAGE_SIZE })),
    }),
    listFavourites: build.infiniteQuery<GamePage, PersonalFilter, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listFavourites', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Favourites', 'Localized'],
    }),
    listRecentGames: build.infiniteQuery<GamePage, PersonalFilter, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listRecentGames', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Recents', 'Localized'],
    }),
    listVendors: build.query<{ list: Vendor[] }, void>({
      query: () => ({ route: 'listVendors' }),
      providesTags: ['Localized'],
      onQueryStarted: storeAs({ getVassGameType: (vendors) => vendors }),
    }),
    listLotteries: build.query<{ list: LotteryHouse[] }, void>({
      query: () => ({ route: 'listLotteries' }),
      providesTags: ['Localized'],
      onQueryStarted: storeAs({ getGameLotts: (menu) => menu }),
    }),
    listFavouriteIds: build.query<{ list: string[] }, void>({
      query: () => ({ route: 'listFavouriteIds' }),
      providesTags: ['Favourites'],
    }),
    addFavourite: build.mutation<{ list: string[] }, string>({
      query: (nodeId) => ({ route: 'addFavourite', body: { nodeId } }),
      onQueryStarted: (nodeId, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          gamesApi.util.updateQueryData('listFavouriteIds', undefined, (favourites) => {
            if (!favourites.list.includes(nodeId)) favourites.list.push(nodeId);
          }),
        );
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Favourites'],
    }),
    removeFavourite: build.mutation<{ list: string[] }, string>({
      query: (nodeId) => ({ route: 'removeFavourite', params: { nodeId } }),
      onQueryStarted: (nodeId, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          gamesApi.util.updateQueryData('listFavouriteIds', undefined, (favourites) => {
            favourites.list = favourites.list.filter((id) => id !== nodeId);
          }),
        );
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Favourites'],
    }),
    launchGame: build.mutation<Launch, LaunchBody>({ query: (body) => ({ route: 'launchGame', body }) }),
    listWinners: build.query<{ list: Winner[] }, WinnersQuery>({
      query: (query) => ({ route: 'listWinners', query }),
      providesTags: ['Localized'],
    }),
  }),
});
