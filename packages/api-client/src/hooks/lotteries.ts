import { lotteriesApi } from '../endpoints/lotteries.ts';

/** Hooks of `lotteriesApi`. */
export const {
  useListGameMenusQuery,
  useListLotteryMenuQuery,
  useListNumeroQuery,
  useListVnNumeroQuery,
  useListRecentVnQuery,
  useListLotteryResultsInfiniteQuery,
} = lotteriesApi;
