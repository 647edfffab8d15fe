import type {
  LotteryForm,
  LotteryResults,
  LotteryRow,
  LotteryResultsQuery,
  NumeroLottery,
  RecentLottery,
  VnNumero,
} from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

/** Selects draws of a lottery: those of a day, those before one, or all. */
export type LotteryDraws = Pick<LotteryResultsQuery, 'nodeId' | 'day' | 'before'>;

/** Endpoints of lotteries: menus of plays, next draws and results. */
export const lotteriesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listGameMenus: build.query<{ list: LotteryForm[] }, 'trad' | 'ent' | undefined>({
      query: (playType) => ({ route: 'listGameMenus', ...(playType && { query: { playType } }) }),
      providesTags: ['Localized'],
    }),
    listLotteryMenu: build.query<{ list: LotteryRow[] }, LotteryRow['gameType']>({
      query: (gameType) => ({ route: 'listLotteryMenu', query: { gameType } }),
      providesTags: ['Localized'],
    }),
    listNumero: build.query<{ list: NumeroLottery[] }, void>({
      query: () => ({ route: 'listNumero' }),
      providesTags: ['Localized'],
    }),
    listVnNumero: build.query<{ list: VnNumero[] }, void>({
      query: () => ({ route: 'listVnNumero' }),
      providesTags: ['Localized'],
    }),
    listRecentVn: build.query<{ list: RecentLottery[] }, void>({
      query: () => ({ route: 'listRecentVn' }),
      providesTags: ['Localized'],
    }),
    /** Pages go back in time; each begins before the last draw of the previous one. */
    listLotteryResults: build.infiniteQuery<LotteryResults, LotteryDraws, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ hasMore, list }) => (hasMore ? list.at(-1)?.index : undefined),
      },
      query: ({ queryArg, pageParam }) => ({
        route: 'listLotteryResults',
        query: { ...queryArg, ...(pageParam !== null && { before: pageParam }) },
      }),
      providesTags: ['Localized'],
    }),
  }),
});
